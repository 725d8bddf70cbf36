import HearthAPI
import HearthSimulation
import HearthTestHomes
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Who decides for a child")
struct ChildRightsTests {
    /// What can be done for a child, from what any keeper does to what shuts others out for good.
    enum Deed: CaseIterable {
        case befriend, invite, takeOff, nameKeeper, removeKeeper, recoveryCode, deleteList
        case setPassphrase, deleteChild

        /// Whether it takes a keeper who is a householder.
        var isForHouseholders: Bool {
            switch self {
            case .befriend, .invite, .takeOff: false
            default: true
            }
        }

        func run(_ family: Family, as caller: Caller) throws {
            let (world, home) = (family.world, family.home)
            switch self {
            case .befriend:
                try world.perform(
                    AddFriend(link: world.link(of: family.friends[1])), on: home, as: caller)
            case .invite:
                try world.perform(
                    ShareList(list: family.list, with: ["First"]), on: home, as: caller)
            case .takeOff:
                try world.perform(
                    UnshareList(list: family.list, with: ["First"]), on: home, as: caller)
            case .nameKeeper:
                try world.perform(
                    ShareList(list: family.list, with: ["Aunt"], keeper: true), on: home, as: caller
                )
            case .removeKeeper:
                try world.perform(
                    UnshareList(list: family.list, with: ["Father"]), on: home, as: caller)
            case .recoveryCode: try world.perform(ShowRecoveryCode(), on: home, as: caller)
            case .deleteList:
                try world.perform(DeleteList(list: family.list), on: home, as: caller)
                try world.perform(UndoDeleteList(list: family.list), on: home, as: caller)
            case .setPassphrase:
                try world.perform(SetPassphrase(new: "battery staple"), on: home, as: caller)
            case .deleteChild: try world.perform(DeleteMember(), on: home, as: caller)
            }
        }
    }

    /// The family, where the first friend is the child's too.
    private static func family() throws -> Family {
        let family = try Family()
        try family.world.perform(
            InviteForChild(list: family.list, friends: ["First"]), on: family.home,
            as: family.signIn("Mother"))
        try family.accept(family.friends[0])
        return family
    }

    /// Expects that this does nothing to the child, and is refused with one of these.
    private func expectNothing(
        of deed: Deed, _ family: Family, as caller: Caller, _ codes: Set<ErrorCode>,
        _ comment: String
    ) throws {
        do {
            try deed.run(family, as: caller)
            Issue.record("\(deed) was done by \(comment)")
        } catch let error as HearthError {
            #expect(codes.contains(error.code), "\(deed) by \(comment): \(error.code)")
        }
    }

    @Test("Whoever sits down in the child's name does none of it, on any screen")
    func byName() throws {
        let family = try Self.family()
        let signedIn = try family.world.perform(
            SignIn(member: "Child"), on: family.home, as: Caller())
        for place in AskingPlace.allCases where place != .home {
            for session in [nil, signedIn.token] {
                let caller = Caller(member: "Child", session: session, at: place)
                for deed in Deed.allCases {
                    try expectNothing(
                        of: deed, family, as: caller, [.keepersOnly], "the name on \(place)")
                }
                // A friend, too, could come to own a list, and invite to it.
                expectRefusal(.keepersOnly) {
                    try family.world.perform(
                        NewList(title: "Ours", owners: ["Brother"]), on: family.home, as: caller)
                }
                expectRefusal(.keepersOnly) {
                    try family.world.perform(
                        RemoveFriend(friend: "First"), on: family.home, as: caller)
                }
                expectRefusal(.keepersOnly) {
                    try family.world.perform(
                        NewInvitation(list: family.list), on: family.home, as: caller)
                }
                try family.world.perform(
                    AddWish(list: family.list, name: "Kite \(place) \(session ?? "")"),
                    on: family.home, as: caller)
            }
        }
        let error = expectRefusal(.keepersOnly) {
            try family.world.perform(
                SetPassphrase(new: "battery staple"), on: family.home, as: Caller(member: "Child"))
        }
        #expect(error?.arguments["candidates"] == "Father, Mother")
    }

    @Test("The child's name answers no knock, and a keeper does")
    func knocks() throws {
        let family = try Self.family()
        let world = family.world
        let link = try world.link(of: family.home, as: family.atHome)
        try world.perform(AddFriend(link: link), on: family.friends[1])
        try world.run(until: "the child is asked") {
            try world.inbox(of: family.home, as: family.atHome).contains { $0.kind == .knock }
        }
        let answer = AnswerInbox(entry: "Second", answer: .accept)
        expectRefusal(.keepersOnly) {
            try world.perform(answer, on: family.home, as: Caller(member: "Child"))
        }
        try world.perform(answer, on: family.home, as: family.acting("Uncle"))
        try world.run(until: "they are friends") {
            try world.friends(of: family.friends[1]).contains {
                $0.name == "Child" && $0.state == .friends
            }
        }
    }

    @Test(
        "Who is no keeper, lives elsewhere, or was taken off does nothing for the child",
        arguments: ["Brother", "Aunt", "Guest", "Stepfather"])
    func others(name: String) throws {
        let family = try Self.family()
        for deed in Deed.allCases {
            try expectNothing(
                of: deed, family, as: family.acting(name), [.keepersOnly], name)
        }
        for friends in [["First"], ["Second"]] {
            expectRefusal(.keepersOnly) {
                try family.world.perform(
                    InviteForChild(list: family.list, friends: friends), on: family.home,
                    as: family.signIn(name))
            }
        }
        expectRefusal(.keepersOnly) {
            try family.world.perform(
                ListForChild(list: family.list), on: family.home, as: family.signIn(name))
        }
    }

    @Test("A keeper elsewhere edits the list and invites nobody to it")
    func elsewhere() throws {
        let family = try Self.family()
        let (world, granny) = (family.world, family.friends[0])
        try world.perform(
            ShareList(list: family.list, with: ["First"], keeper: true), on: family.home,
            as: family.acting("Mother"))
        try world.run(until: "she is asked") {
            try world.inbox(of: granny).contains { $0.role == .keeper }
        }
        try world.perform(
            AnswerInbox(entry: "Wishes of the child", answer: .accept), on: granny)
        try world.run(until: "she is a keeper") {
            try world.lists(of: granny).contains { $0.role == .keeper }
        }
        let acting = Caller(at: .home, acting: ActingFor(child: "Child"))
        for deed in Deed.allCases {
            do {
                if deed == .befriend {
                    try world.perform(
                        AddFriend(link: world.link(of: family.friends[1])), on: granny, as: acting)
                } else {
                    try deed.run(Family(family, actingOn: granny), as: acting)
                }
                Issue.record("\(deed) was done")
            } catch let error as HearthError {
                #expect(error.code == .unknownMember, "\(deed)")
            }
        }
        expectRefusal(.notOwner) {
            try world.perform(
                ShareList(list: family.list, with: ["Mother"]), on: granny)
        }
        expectRefusal(.unknownList) {
            try world.perform(
                InviteForChild(list: family.list, friends: ["Mother"]), on: granny)
        }
        // Nor does a keeper here who decides nothing make others of them keepers, or friends.
        for keeper in [true, false] {
            expectRefusal(.keepersOnly) {
                try world.perform(
                    ShareList(list: family.list, with: ["First"], keeper: keeper), on: family.home,
                    as: family.acting("Uncle"))
            }
        }
        expectRefusal(.keepersOnly) {
            try world.perform(
                RemoveFriend(friend: "First"), on: family.home, as: family.acting("Uncle"))
        }
    }

    @Test("A keeper who lives here befriends, invites and takes off, and decides nothing else")
    func keeper() throws {
        let family = try Self.family()
        for deed in Deed.allCases {
            if deed.isForHouseholders {
                try expectNothing(
                    of: deed, family, as: family.acting("Uncle"), [.keepersOnly], "the uncle")
            } else {
                try deed.run(family, as: family.acting("Uncle", passphrase: nil))
            }
        }
        try expectNothing(
            of: .invite, family,
            as: Caller(member: "Uncle", acting: ActingFor(child: "Child")), [.locked, .signedOut],
            "a name without a sign-in")
    }

    @Test(
        "A keeper who is a householder does all of it, with their passphrase",
        arguments: [Deed.setPassphrase, .deleteChild])
    func keepingHouseholder(last: Deed) throws {
        let family = try Self.family()
        let deeds = Deed.allCases.filter { $0 != .setPassphrase && $0 != .deleteChild } + [last]
        for deed in deeds {
            if deed.isForHouseholders {
                try expectNothing(
                    of: deed, family, as: family.acting("Mother", passphrase: nil),
                    [.passphraseAgain], "the mother without her passphrase")
                try expectNothing(
                    of: deed, family, as: family.acting("Mother", passphrase: "battery staple"),
                    [.wrongPassphrase], "the mother with another one")
            }
            try deed.run(family, as: family.acting("Mother"))
        }
    }

    @Test("At home everybody does all of it", arguments: [Deed.setPassphrase, .deleteChild])
    func atHome(last: Deed) throws {
        let family = try Self.family()
        for deed in Deed.allCases where deed != .setPassphrase && deed != .deleteChild {
            try deed.run(family, as: family.atHome)
        }
        try last.run(family, as: family.atHome)
    }

    @Test("Nobody acts for somebody who is no child, and no keeper does what is the child's")
    func notForOthers() throws {
        let family = try Self.family()
        for name in ["Brother", "Father"] {
            var caller = try family.signIn("Mother")
            caller.acting = ActingFor(child: name, passphrase: Family.passphrase)
            expectRefusal(.notForAnother) {
                try family.world.perform(ListFriends(), on: family.home, as: caller)
            }
        }
        let acting = try family.acting("Mother")
        expectRefusal(.notForAnother) {
            try family.world.perform(ShowList(list: family.list), on: family.home, as: acting)
        }
        expectRefusal(.notForAnother) {
            try family.world.perform(
                AddWish(list: family.list, name: "Kite"), on: family.home, as: acting)
        }
        expectRefusal(.childDecidesNothing) {
            try family.world.perform(
                SetHouseholder(member: "Child", isHouseholder: true), on: family.home,
                as: Caller(at: .home))
        }
    }

    @Test("Every operation is the child's own unless this table says something else")
    func table() throws {
        let expected: [ChildsAskers: Set<String>] = [
            .childAndKeepers: [
                "friends", "friends/show", "inbox", "invitations", "lists/who", "key", "profile",
                "profile/picture", "profile/edit", "addresses", "addresses/set",
            ],
            .keepers: [
                "friends/add", "friends/remove", "inbox/answer", "introductions/ask",
                "invitations/new",
                "invitations/revoke", "focus/diaries/show", "focus/diaries/hide", "words/share",
                "words/unshare", "lists/share",
                "lists/unshare", "lists/confirm-readers",
                "lists/undelete", "strangers",
                "strangers/set",
            ],
            .keepingHouseholders: [
                "members/passphrase", "members/recovery-code", "members/delete", "lists/delete",
            ],
        ]
        for operation in HouseholdOperations.all {
            let path = operation.path
            let said = expected.first { $0.value.contains(path) }?.key ?? .child
            #expect(operation.forChildren == said, "\(path)")
            // What householders decide is nobody's to do for a child, who is none.
            #expect(operation.forChildren == .child || operation.askers == .everybody, "\(path)")
        }
        let known = Set(HouseholdOperations.all.map { $0.path })
        #expect(Set(expected.values.flatMap { $0 }).subtracting(known).isEmpty)
    }
}
