import HearthAPI
import HearthSimulation
import HearthTestHomes
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Names of what is changed")
struct WholeNameTests {
    @Test("A deletion that is repeated does not go on to what is called alike")
    func repeated() throws {
        let story = try Birthday()
        let (world, owner) = (story.world, story.owner)
        for name in ["Lamp", "Lamp shade"] {
            try world.perform(AddWish(list: "Birthday", name: name), on: owner)
        }
        try world.perform(NewList(title: "Birthday next year"), on: owner)
        try world.perform(DeleteItem(item: "Birthday/Lamp"), on: owner)
        try world.perform(DeleteItem(item: "Birthday/Lamp"), on: owner)
        expectRefusal(.unknownWish) {
            try world.perform(
                EditWish(wish: "Birthday/Lamp", fields: WishFields(notes: "x")), on: owner)
        }
        #expect(world.wishes(on: "Birthday", of: owner) == ["Kettle", "Marbles", "Lamp shade"])
        try world.perform(DeleteList(list: "Birthday", atOnce: true), on: owner)
        expectRefusal(.unknownList) {
            try world.perform(DeleteList(list: "Birthday", atOnce: true), on: owner)
        }
        expectRefusal(.unknownList) {
            try world.perform(EditList(list: "Birthday", title: "Other"), on: owner)
        }
        #expect(try world.lists(of: owner).contains { $0.title == "Birthday next year" })
    }

    @Test(
        "Whatever changes something takes whole names, whatever it names; looking takes beginnings")
    func everywhere() throws {
        let story = try Birthday()
        let (world, owner, first) = (story.world, story.owner, story.first)
        // Looking.
        #expect(try world.perform(ShowList(list: "Birth"), on: owner).items.count == 2)
        #expect(try world.perform(ShowItem(item: "Own/Birth/Ket"), on: first).name == "Kettle")
        #expect(
            try world.perform(ShowList(list: "Birth"), on: owner, as: Caller(member: "Own"))
                .items.count == 2)
        // Changing.
        expectRefusal(.unknownWish) {
            try world.perform(ReserveWish(wish: "Owner/Birthday/Ket"), on: first)
        }
        expectRefusal(.unknownList) {
            try world.perform(ReserveWish(wish: "Owner/Birth/Kettle"), on: first)
        }
        expectRefusal(.unknownFriend) {
            try world.perform(ReserveWish(wish: "Own/Birthday/Kettle"), on: first)
        }
        expectRefusal(.unknownFriend) {
            try world.perform(ShareList(list: "Birthday", with: ["Fir"]), on: owner)
        }
        expectRefusal(.notAReader) {
            try world.perform(UnshareList(list: "Birthday", with: ["Fir"]), on: owner)
        }
        expectRefusal(.unknownFriend) {
            try world.perform(RemoveFriend(friend: "Fir"), on: owner)
        }
        expectRefusal(.unknownMember) {
            try world.perform(NewList(title: "New"), on: owner, as: Caller(member: "Own"))
        }
        expectRefusal(.unknownInvitation) {
            let made = try world.perform(NewInvitation(list: nil, days: nil), on: owner)
            try world.perform(
                RevokeInvitation(invitation: String(made.id.dropLast())), on: owner)
        }
        // Capitals do not matter, and ids say enough.
        try world.perform(ReserveWish(wish: "owner/birthday/KETTLE"), on: first)
        let id = try world.perform(ShowItem(item: story.kettle), on: first).id
        try world.perform(FreeWish(wish: "Owner/Birthday/\(id)"), on: first)
    }

    @Test("Who is named by their public key is asked, and taken off")
    func publicKey() throws {
        let story = try Birthday()
        let (world, owner) = (story.world, story.owner)
        let key = try world.perform(ShowKey(), on: story.second).key
        func reads() throws -> Bool {
            try world.perform(WhoCanSee(list: "Birthday"), on: owner).contains {
                $0.key == key && $0.state == .reading
            }
        }
        #expect(try reads())
        try world.perform(UnshareList(list: "Birthday", with: [key]), on: owner)
        #expect(try !reads())
        try world.perform(ShareList(list: "Birthday", with: [key]), on: owner)
        world.settle()
        #expect(try world.inbox(of: story.second).contains { $0.kind == .list })
    }
}
