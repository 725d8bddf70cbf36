import HearthAPI
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

/// A request whose answer got lost is sent again, and nobody knows whether the first arrived.
@Suite("What is sent twice")
struct SentTwiceTests {
    /// What no household carries out: the server looks up a shop, which changes nothing, takes a wish
    /// with photos apart into `SaveWishWithPhotos`, and lets devices in (`DeviceTests`).
    private static let ofTheServer: Set<String> = [
        "FetchFromShop", "SaveWish", "SwitchDevices", "SetDevicesAddress", "AddDevice",
        "AnswerDevice", "RemoveDevice", "RenewAuthority", "InviteGuest", "EndGuestLink",
    ]

    @Test("Every operation that changes something does once what it is asked for twice")
    func everything() throws {
        let twice = try Twice()
        try home(twice)
        try lists(twice)
        try items(twice)
        for kind in Twice.kinds { try kind(twice)() }
        try photos(twice)
        try giving(twice)
        try talk(twice)
        try thanks(twice)
        try news(twice)
        try people(twice)
        try sharing(twice)
        try members(twice)
        let missing = try Twice.declared().subtracting(twice.sent).subtracting(Self.ofTheServer)
        #expect(missing.isEmpty, "Each needs a line in this table: \(missing.sorted())")
        #expect(twice.sent.count > 60)
    }

    private func home(_ twice: Twice) throws {
        try twice.send(RenameHousehold(name: "House by the sea"))
        try twice.send(
            EditProfile(
                birthday: "1990-05-01", sizes: [SizeInfo(label: "Shoes", value: "38")],
                addresses: ["Harbour 1"], note: "No sweets"))
        try twice.send(SetStrangers(areRefused: true))
        try twice.send(SetShops(areAllowed: true))
        try twice.send(SetZone(zone: "+05:30"))
        try twice.send(SetCurrency(currency: "SEK"))
        try twice.send(SetHouseholdCurrency(currency: "EUR"))
        try twice.send(SetReach(asksRouter: true))
        try twice.send(CheckReach())
        try twice.send(SetAddressSharing(isShown: true))
        try twice.send(ClearAlarms())
        let code = try twice.send(ShowRecoveryCode()).code
        try twice.send(ConfirmRecoveryCode(code: code))
        try twice.send(SetBackups(folder: "/backups", keep: 3))
        // The node makes it after this.
        try twice.send(MakeBackup(file: "/backups/first"))
        // Somebody lives there, the first time too.
        let again = SetUpHousehold(household: "Another", member: "Nobody")
        expectRefusal(.homeExists) { try twice.world.perform(again, on: twice.home) }
        expectRefusal(.homeExists) { try twice.send(again, refused: .homeExists) }
        // They were recovered here already, or live here anyway.
        try twice.send(TakeOver())
        try twice.send(StayHere())
        try twice.send(AskFoundFriends())
    }

    private func lists(_ twice: Twice) throws {
        let made = try twice.send(NewList(title: "Christmas", occasion: "christmas", notes: "Us"))
        try twice.send(
            EditList(list: made.id, title: "Winter", archived: true, ifMatch: made.etag))
        try twice.send(OrderList(list: made.id, placement: .last))
        try twice.send(SetKind(kind: "wishes", isOn: true))
        try twice.send(DeleteList(list: made.id))
        try twice.send(UndoDeleteList(list: made.id))
        try twice.send(DeleteList(list: made.id, atOnce: true))
        try twice.send(
            ImportWishes(
                lists: [
                    ImportedList(
                        title: "Books",
                        wishes: ["Atlas", "Atlas", "Novel"].enumerated().map { line, name in
                            ImportedWish(
                                line: line, name: name, fields: WishFields(notes: "\(line)"))
                        })
                ], target: .new))
    }

    private func items(_ twice: Twice) throws {
        let list = try twice.world.list("Birthday", of: twice.home, as: twice.owner).id
        let added = try twice.world.perform(
            AddWish(list: "Birthday", name: "Lamp"), on: twice.home, as: twice.owner)
        let path = "\(list)/\(added.id)"
        try twice.send(EditItem(item: path, notes: "Very warm", tags: ["light"]))
        try twice.send(SettleKeptNotes(item: path, putsBack: false))
        try twice.send(OrderItems(items: [path], placement: .last))
        try twice.send(MoveItems(item: path, to: "Books"))
        let books = try twice.world.list("Books", of: twice.home, as: twice.owner).id
        try twice.send(MoveItems(item: "\(books)/\(added.id)", to: "Birthday"))
        try twice.send(DeleteItem(item: path))
        try twice.send(UndoDelete(item: path))
        let emptied = try twice.send(EmptyList(list: books))
        try twice.send(UndoMany(list: books, at: emptied.at))
    }

    private func photos(_ twice: Twice) throws {
        func photo(_ number: UInt8) -> AttachPhoto {
            AttachPhoto(
                item: "Birthday/Kettle", octets: [0xFF, 0xD8, 0xFF, number],
                mediaType: "image/jpeg", width: 4, height: 3, thumbnail: [0xFF, 0xD8, 0xFF])
        }
        try twice.send(photo(1))
        let two = try twice.send(photo(2)).photos
        #expect(two.count == 2)
        let last = two[1].hash
        try twice.send(CaptionPhoto(item: "Birthday/Kettle", hash: last, caption: "Red"))
        try twice.send(MovePhoto(item: "Birthday/Kettle", hash: last, to: 1))
        try twice.send(RemovePhoto(item: "Birthday/Kettle", hash: last))
        let left = try twice.world.perform(
            ShowItem(item: "Birthday/Kettle"), on: twice.home, as: twice.owner)
        #expect(left.photos.map(\.hash) == [two[0].hash])
    }

    private func giving(_ twice: Twice) throws {
        let (kettle, marbles) = (twice.mates.story.kettle, twice.mates.story.marbles)
        twice.settle()
        try twice.send(HoldWish(wish: marbles, minutes: 30, quantity: 2), as: twice.mate)
        try twice.send(ReserveWish(wish: marbles, quantity: 2), as: twice.mate)
        try twice.send(ReserveWish(wish: kettle), on: twice.friend)
        try twice.send(MarkBought(wish: kettle), on: twice.friend)
        try twice.send(MarkBought(wish: kettle, bought: false), on: twice.friend)
        try twice.send(MarkBought(wish: kettle), on: twice.friend)
        try twice.send(MarkGiven(wish: kettle), on: twice.friend)
        try twice.send(MarkGiven(wish: kettle, given: false), on: twice.friend)
        try twice.send(AcknowledgeChanges(), on: twice.friend)
        try twice.send(OrderCart(wish: kettle, placement: .first), on: twice.friend)
        try twice.send(FreeWish(wish: marbles), as: twice.mate)
        let lamp = "\(twice.mates.story.list)/Silk shade"
        try twice.send(ChipIn(wish: lamp, amount: "5"), on: twice.friend)
        try twice.send(TakeRoles(wish: lamp, roles: ["wraps"]), on: twice.friend)
    }

    private func talk(_ twice: Twice) throws {
        let list = twice.mates.story.list
        let whisper = try twice.send(AddWhisper(about: list, text: "Which?"), on: twice.friend)
        try twice.send(AddWhisper(about: list, text: "Which?"), on: twice.friend)
        let talk = try twice.world.perform(ShowWhispers(about: list), on: twice.friend)
        #expect(talk.whispers.count == 2)
        try twice.send(DeleteWhisper(list: list, whisper: whisper.id), on: twice.friend)
        let idea = try twice.send(
            AddIdea(list: list, name: "Balloon ride", price: "90 EUR"), on: twice.friend)
        try twice.send(DeleteIdea(idea: "\(list)/\(idea.id)"), on: twice.friend)
        let said = try twice.send(AddComment(on: list, text: "How nice"), on: twice.friend)
        twice.settle()
        try twice.send(HideComment(comment: said.id, hidden: true))
        try twice.send(DeleteComment(comment: said.id), on: twice.friend)
        try twice.send(AskForWishes(of: list, text: "More?"), on: twice.friend)
        try twice.send(WithdrawAsk(of: list), on: twice.friend)
    }

    private func thanks(_ twice: Twice) throws {
        let list = twice.mates.story.list
        try twice.send(
            TellOwner(list: list, gifts: [GiftRequest(wish: "Kettle")], isSure: true),
            on: twice.friend)
        twice.settle()
        try twice.send(MarkThanked(list: "Birthday", from: "First", thanked: true))
        try twice.send(WithdrawThanks(list: list), on: twice.friend)
    }

    private func news(_ twice: Twice) throws {
        twice.settle()
        try twice.send(ReadNews())
        try twice.send(SetReminderDays(days: [7, 1]))
        try twice.send(SetHook(program: "/usr/bin/true"))
        // The program runs twice, which no household can help.
        try twice.send(TestHook())
        try twice.send(RemoveHook())
    }

    private func people(_ twice: Twice) throws {
        let second = twice.mates.story.second
        let made = try twice.send(NewInvitation(list: "Birthday", days: 3))
        try twice.send(RevokeInvitation(invitation: made.id))
        let link = try twice.world.link(of: second)
        try twice.send(AddFriend(link: link), on: twice.friend)
        try twice.world.run(until: "the second is asked") {
            try !twice.world.inbox(of: second).isEmpty
        }
        let knock = try #require(try twice.world.inbox(of: second).first)
        try twice.send(AnswerInbox(entry: knock.id, answer: .accept), on: second)
        try twice.world.run(until: "they are friends") {
            try twice.world.friends(of: twice.friend).contains {
                $0.name == "Second" && $0.state == .friends
            }
        }
        try twice.send(VerifyFriend(friend: "Second", verified: true), on: twice.friend)
        try twice.send(AnswerHousemate(friend: "Second", answer: .yes), on: twice.friend)
        // By their key, which stays when they are called something else.
        try twice.send(NameFriend(friend: link, nickname: "Two"), on: twice.friend)
        try twice.send(RemoveFriend(friend: "Two"), on: twice.friend)
        for friend in ["First", "Second"] {
            try twice.send(IntroduceFriend(friend: friend, to: ["Mate"]))
        }
        let told = try twice.world.perform(
            ListIntroductions(), on: twice.home, as: twice.mates.mate)
        try twice.send(PutAwayIntroduction(person: told[0].key), as: twice.mates.mate)
        try twice.send(AskIntroduced(person: told[1].key), as: twice.mates.mate)
    }

    private func sharing(_ twice: Twice) throws {
        try twice.send(ShareList(list: "Books", with: ["First"]))
        try twice.world.run(until: "the friend is asked") {
            try twice.world.inbox(of: twice.friend).contains { $0.title == "Books" }
        }
        let offer = try #require(
            try twice.world.inbox(of: twice.friend).first { $0.title == "Books" })
        try twice.send(AnswerInbox(entry: offer.id, answer: .accept), on: twice.friend)
        try twice.world.run(until: "the friend reads it") {
            try twice.world.lists(of: twice.friend).contains {
                $0.title == "Books" && $0.state == .open
            }
        }
        try twice.send(ShareList(list: "Books", with: ["First"]))
        let id = try twice.world.list("Books", of: twice.home, as: twice.owner).id
        try twice.send(LeaveList(list: id), on: twice.friend)
        try twice.send(ConfirmReaders(list: "Birthday"))
        try twice.send(UnshareList(list: "Birthday", with: ["Second"]))
        twice.settle()
    }

    private func members(_ twice: Twice) throws {
        // Its name is taken by then, which says that it was done.
        try twice.send(AddMember(name: "Child"), refused: .memberNameTaken)
        try twice.send(SetHouseholder(member: "Child", isHouseholder: false))
        var keeper = twice.mate
        keeper.place = .home
        let kept = try twice.send(
            AddChild(name: "Kid", title: "Wishes of the kid", keepers: ["Owner"]), as: keeper
        ).list
        try twice.send(InviteForChild(list: kept, friends: ["Child"]), as: keeper)
        let seed = try #require(Seed(octets: [UInt8](repeating: 7, count: Seed.byteCount)))
        try twice.send(
            RecoverMember(
                name: "Aunt", code: RecoveryCode(seed: seed).text,
                friend: twice.world.link(of: twice.friend)), as: Caller(at: .home))
        // The node packs them up after this.
        try twice.send(
            PackMember(member: "Child", file: "/backups/child"), as: Caller(at: .home))
        try twice.send(BindSignIn(device: "0123abcd"), as: twice.mate)
        try twice.send(EndDeviceSignIns(devices: ["0123abcd"]))
        let guest = try twice.send(ListMembers()).first { $0.name == "Child" }
        try twice.send(
            TellOfGuest(
                guest: guest?.key ?? "", inviter: nil, device: "0123abcd", name: "iPhone"))
        let secret = Mates.passphrase
        // One more session, which ends by itself.
        try twice.send(Unlock(passphrase: secret), as: Caller(member: "Mate"))
        try twice.send(SignIn(member: "Mate", passphrase: secret))
        try twice.send(SignOutElsewhere(), as: twice.mate)
        try twice.send(AcknowledgeReplacements(), as: twice.mate)
        let code = try twice.world.perform(
            ShowRecoveryCode(passphrase: secret), on: twice.home, as: twice.mate
        ).code
        try twice.send(Lock(), as: twice.mate)
        try twice.send(
            ReplacePassphrase(code: code, new: secret, signsIn: true),
            as: Caller(member: "Mate"))
        let session = try twice.world.perform(
            Unlock(passphrase: secret), on: twice.home, as: Caller(member: "Mate"))
        let mate = Caller(member: "Mate", session: session.token)
        // Whoever asked is signed out with the old passphrase.
        try twice.send(
            SetPassphrase(new: "another long one", current: secret), as: mate, refused: .locked)
        // They are gone.
        try twice.send(
            DeleteMember(), as: Caller(member: "Child"), refused: .unknownMember)
    }

    @Test("An id that stands for something else is refused, with nothing changed")
    func otherContent() throws {
        let twice = try Twice()
        let (world, id) = (twice.world, NewID.random())
        func refused(_ operation: some Operation, on node: SimulatedNode? = nil) {
            expectRefusal(.idUsed) {
                try world.perform(
                    operation, on: node ?? twice.home, as: node == nil ? twice.owner : Caller(),
                    keepingID: true)
            }
        }
        let list = twice.mates.story.list
        try twice.send(AddWish(list: "Birthday", name: "Lamp", id: id))
        refused(AddWish(list: "Birthday", name: "Hat", id: id))
        refused(AddWish(list: "Birthday", name: "Lamp", fields: WishFields(notes: "Red"), id: id))
        try twice.send(NewList(title: "House", id: id))
        refused(NewList(title: "Garden", id: id))
        try twice.send(NewInvitation(list: "House", id: id))
        refused(NewInvitation(id: id))
        refused(NewInvitation(list: "House", days: 1, id: id))
        try twice.send(AddComment(on: list, text: "One", id: id), on: twice.friend)
        refused(AddComment(on: list, text: "Two", id: id), on: twice.friend)
        try twice.send(AddWhisper(about: list, text: "One", id: id), on: twice.friend)
        refused(AddWhisper(about: list, text: "Two", id: id), on: twice.friend)
        let other = NewID.random()
        try twice.send(AddIdea(list: list, name: "One", id: other), on: twice.friend)
        refused(AddIdea(list: list, name: "Two", id: other), on: twice.friend)
        try twice.send(CopyWish(wish: twice.mates.story.kettle, id: id), on: twice.friend)
        refused(CopyWish(wish: twice.mates.story.marbles, id: id), on: twice.friend)
        func wishes(_ names: String...) -> ImportWishes {
            ImportWishes(
                lists: [
                    ImportedList(
                        title: "House",
                        wishes: names.enumerated().map { ImportedWish(line: $0, name: $1) })
                ], id: id)
        }
        try twice.send(wishes("Door", "Roof"))
        refused(wishes("Door", "Wall"))
        refused(AddWish(name: "Zeros", id: NewID(0)))
    }

    @Test("What was deleted, moved or revoked does not come back with a late request")
    func gone() throws {
        let twice = try Twice()
        let (world, owner, list) = (twice.world, twice.owner, twice.mates.story.list)
        func late<Request: Operation>(
            _ operation: Request, on node: SimulatedNode? = nil,
            after act: (Request.Answer) throws -> Void
        ) throws {
            let (node, caller) = (node ?? twice.home, node == nil ? owner : Caller())
            try act(try world.perform(operation, on: node, as: caller, keepingID: true))
            expectRefusal(.idUsed) {
                try world.perform(operation, on: node, as: caller, keepingID: true)
            }
        }
        func does(_ operation: some Operation) throws {
            try world.perform(operation, on: twice.home, as: owner)
        }
        try late(AddWish(list: "Birthday", name: "Lamp")) {
            try does(DeleteItem(item: "Birthday/\($0.id)"))
        }
        try late(AddWish(name: "Hat")) { try does(MoveItems(item: $0.id, to: "Birthday")) }
        try late(NewList(title: "House")) { try does(DeleteList(list: $0.id)) }
        try late(NewList(title: "Shed")) { try does(DeleteList(list: $0.id, atOnce: true)) }
        try late(NewInvitation()) { try does(RevokeInvitation(invitation: $0.id)) }
        try late(AddComment(on: list, text: "Hello"), on: twice.friend) {
            try world.perform(DeleteComment(comment: $0.id), on: twice.friend)
        }
        try late(AddWhisper(about: list, text: "Hello"), on: twice.friend) {
            try world.perform(DeleteWhisper(list: list, whisper: $0.id), on: twice.friend)
        }
        try late(AddIdea(list: list, name: "Ride"), on: twice.friend) {
            try world.perform(DeleteIdea(idea: "\(list)/\($0.id)"), on: twice.friend)
        }
        #expect(
            world.wishes(on: "Birthday", of: twice.home, as: owner)
                == ["Kettle", "Marbles", "Hat"])
    }
}
