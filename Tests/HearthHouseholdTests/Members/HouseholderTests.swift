import HearthAPI
import HearthReplication
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Householders, members and guests")
struct HouseholderTests {
    private let passphrase = "correct horse"
    private let world = World.quick()
    private let node: SimulatedNode

    /// A householder with a passphrase, one without, a member who decides nothing, and a guest.
    init() throws {
        node = try world.add(
            household: "House of the owner", member: "Owner", passphrase: "correct horse")
        world.run(for: .seconds(60))
        try world.perform(AddMember(name: "Partner"), on: node)
        try world.perform(AddMember(name: "Lodger"), on: node)
        try world.perform(AddMember(name: "Guest", isGuest: true), on: node)
        try world.perform(SetHouseholder(member: "Lodger", isHouseholder: false), on: node)
    }

    private func signIn(
        _ member: String, _ passphrase: String? = nil, at place: AskingPlace = .machine
    ) throws -> Caller {
        let info = try world.perform(
            SignIn(member: member, passphrase: passphrase), on: node, as: Caller())
        return Caller(member: member, session: info.token, at: place)
    }

    /// Writes something that only a home of before has.
    private func write<Result>(_ body: (inout Household, Work) throws -> Result) throws -> Result {
        var household = try #require(node.household)
        let result = try node.store.transaction(.full) { tables in
            try body(&household, Work(store: tables, now: world.now))
        }
        node.household = household
        return result
    }

    private func householders() throws -> [String] {
        try world.perform(ListMembers(), on: node).filter(\.isHouseholder).map(\.name).sorted()
    }

    @Test("Every member who is no guest is a householder, unless it was said of them")
    func byDefault() throws {
        #expect(try householders() == ["Owner", "Partner"])
        try world.perform(SetHouseholder(member: "Lodger", isHouseholder: true), on: node)
        #expect(try householders() == ["Lodger", "Owner", "Partner"])
    }

    @Test("On a page only householders may ask what is theirs, by a sign-in and not by a name")
    func onPages() throws {
        for name in ["Lodger", "Guest"] {
            let caller = try signIn(name)
            let error = expectRefusal(.householdersOnly) {
                try world.perform(RenameHousehold(name: "Mine"), on: node, as: caller)
            }
            #expect(error?.arguments["candidates"] == "Owner, Partner")
            expectRefusal(.householdersOnly) {
                try world.perform(SetHouseholdCurrency(currency: "EUR"), on: node, as: caller)
            }
            // Under another's name, with the own sign-in or none.
            for session in [caller.session, nil, "of another day"] {
                expectRefusal(.signedOut) {
                    try world.perform(
                        RenameHousehold(name: "Mine"), on: node,
                        as: Caller(member: "Partner", session: session))
                }
            }
        }
        try world.perform(RenameHousehold(name: "Ours"), on: node, as: signIn("Partner"))
        #expect(try world.perform(ShowStatus(), on: node).household == "Ours")
    }

    @Test("A program is chosen at home alone, whoever asks for it on a page")
    func hooks() throws {
        for (name, secret) in [("Owner", passphrase), ("Partner", nil), ("Guest", nil)] {
            for place in AskingPlace.allCases where place != .home {
                let caller = try signIn(name, secret, at: place)
                expectRefusal(.atHomeOnly) {
                    try world.perform(SetHook(program: "/bin/true"), on: node, as: caller)
                }
            }
        }
        var home = try signIn("Guest")
        home.place = .home
        let hook = try world.perform(SetHook(program: "/bin/true"), on: node, as: home)
        #expect(hook.program == "/bin/true" && !hook.isOff)
    }

    @Test("A guest's program of before is not run until it is set at home, also when they stay")
    func earlierHooks() throws {
        let guest = try signIn("Guest")
        let member = try write { household, work in
            let asker = try household.asker(guest, needsMember: true, work)
            let keys = try #require(asker.keys)
            var book = try household.newestBook(of: asker, work)
            book.settings.hook = HookSetting(program: "/bin/true", arguments: [])
            try household.save(book, of: asker.identity, keys: keys, work)
            household.news.books[asker.identity] = book
            return asker.identity
        }
        func isRun() -> Bool { node.household?.hook(of: member, at: world.now) != nil }
        #expect(try world.perform(ShowHook(), on: node, as: guest).isOff)
        #expect(!isRun())
        try world.perform(SetHouseholder(member: "Guest", isHouseholder: true), on: node)
        #expect(!isRun())
        var home = guest
        home.place = .home
        try world.perform(SetHook(program: "/bin/true"), on: node, as: home)
        #expect(isRun())
    }

    @Test("What would outlast a sign-in takes the passphrase again on a page, and at home not")
    func confirmed() throws {
        let owner = try signIn("Owner", passphrase)
        expectRefusal(.passphraseAgain) {
            try world.perform(AddMember(name: "New"), on: node, as: owner)
        }
        expectRefusal(.wrongPassphrase) {
            try world.perform(
                AddMember(name: "New", current: "battery staple"), on: node, as: owner)
        }
        expectRefusal(.passphraseAgain) {
            try world.perform(
                SetHouseholder(member: "Guest", isHouseholder: true), on: node, as: owner)
        }
        for isOn in [true, false] {
            expectRefusal(.passphraseAgain) {
                try world.perform(SetReach(asksRouter: isOn), on: node, as: owner)
            }
            try world.perform(SetReach(asksRouter: isOn, current: passphrase), on: node, as: owner)
        }
        try world.perform(AddMember(name: "New", current: passphrase), on: node, as: owner)
        // Without a passphrase there is none to give, and on the family's devices everybody sits.
        expectRefusal(.ownPassphraseFirst) {
            try world.perform(
                AddMember(name: "Newer"), on: node, as: signIn("Partner", at: .familyDevice))
        }
        try world.perform(AddMember(name: "Newer"), on: node, as: signIn("Partner", at: .ownDevice))
        try world.perform(AddMember(name: "Newest"), on: node)
    }

    @Test("The last householder stays one, and is not deleted")
    func last() throws {
        try world.perform(SetHouseholder(member: "Owner", isHouseholder: false), on: node)
        for isAtHome in [true, false] {
            var caller = try signIn("Partner")
            if isAtHome { caller.place = .home }
            expectRefusal(.lastHouseholder) {
                try world.perform(
                    SetHouseholder(member: "Partner", isHouseholder: false), on: node, as: caller)
            }
            expectRefusal(.lastHouseholder) {
                try world.perform(DeleteMember(), on: node, as: caller)
            }
        }
        #expect(try householders() == ["Partner"])
        try world.perform(SetHouseholder(member: "Guest", isHouseholder: true), on: node)
        #expect(
            try world.perform(ListMembers(), on: node).first { $0.name == "Guest" }?.isGuest
                == false)
        try world.perform(DeleteMember(), on: node, as: signIn("Partner"))
        #expect(try householders() == ["Guest"])
    }

    @Test(
        "In a home of guests alone, whoever has lived there longest decides, also when others come")
    func guestsAlone() throws {
        // As homes of before have it: nothing is written down of householders.
        try write { _, work in
            for member in try work.store.rows(MemberRow.self) {
                try work.store.remove(SettingRow.self, "is-householder \(member.identity.hex)")
                try Settings.set(.isGuest, of: member.identity, true, work)
            }
        }
        #expect(try householders() == ["Owner"])
        try world.perform(AddMember(name: "New"), on: node)
        #expect(try householders() == ["New", "Owner"])
    }

    @Test("All sign-ins of a device end with it, also after a restart, and no others")
    func devices() throws {
        func at(_ device: String?, _ name: String, _ secret: String? = nil) throws -> Caller {
            let info = try world.perform(
                SignIn(member: name, passphrase: secret, device: device), on: node, as: Caller())
            #expect(info.device == device)
            return Caller(session: info.token)
        }
        let gone = try [
            at("aaaaaaaa", "Owner", passphrase), at("aaaaaaaa", "Guest"),
            at("bbbbbbbb", "Owner", passphrase),
        ]
        let stay = try [at("cccccccc", "Owner", passphrase), at(nil, "Owner", passphrase)]
        // One of before, which says at which device it is only now.
        let earlier = try at(nil, "Partner")
        try world.perform(BindSignIn(device: "bbbbbbbb"), on: node, as: earlier)
        world.stop(node)
        try world.start(node)
        try world.perform(EndDeviceSignIns(devices: ["aaaaaaaa", "bbbbbbbb"]), on: node)
        for caller in gone + [earlier] {
            expectRefusal(.signedOut) { try world.perform(ShowSignIn(), on: node, as: caller) }
        }
        for caller in stay { try world.perform(ShowSignIn(), on: node, as: caller) }
        expectRefusal(.atHomeOnly) {
            try world.perform(EndDeviceSignIns(devices: ["cccccccc"]), on: node, as: stay[0])
        }
    }
}
