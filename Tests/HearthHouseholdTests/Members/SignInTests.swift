import HearthAPI
import HearthReplication
import HearthRows
import HearthSimulation
@_spi(Seed) import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Sign-ins")
struct SignInTests {
    private let passphrase = "correct horse"
    private let world = World.quick()

    /// A home of one member with a passphrase and one without.
    private func home() throws -> SimulatedNode {
        let node = try world.add(
            household: "House of the owner", member: "Owner", passphrase: passphrase)
        try world.perform(AddMember(name: "Partner"), on: node)
        return node
    }

    private func signIn(
        _ member: String, _ passphrase: String? = nil, on node: SimulatedNode
    ) throws -> Caller {
        let info = try world.perform(
            SignIn(member: member, passphrase: passphrase), on: node,
            as: Caller(session: "of another day"))
        #expect(info.member == member)
        #expect(Hex.decode(info.token)?.count == 32)
        return Caller(session: info.token)
    }

    private func expectSignedOut(
        _ caller: Caller, on node: SimulatedNode, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectRefusal(.signedOut, sourceLocation: sourceLocation) {
            try world.perform(ShowSignIn(), on: node, as: caller)
        }
    }

    @Test("Whoever shows the token speaks for the member, also after days and a restart")
    func lasts() throws {
        let node = try home()
        let owner = try signIn("Owner", passphrase, on: node)
        let partner = try signIn("Partner", on: node)
        try world.perform(NewList(title: "Birthday"), on: node, as: owner)
        try world.perform(NewList(title: "Garden"), on: node, as: partner)
        for _ in 0..<2 {
            for (caller, name, list) in [
                (owner, "Owner", "Birthday"), (partner, "Partner", "Garden"),
            ] {
                #expect(
                    try world.perform(ShowSignIn(), on: node, as: caller)
                        == SignInInfo(
                            token: caller.session ?? "", member: name, isHouseholder: true,
                            zone: world.perform(ShowZone(), on: node, as: caller).zone))
                #expect(try world.lists(of: node, as: caller).map(\.title).contains(list))
                #expect(try world.lists(of: node, as: caller).count == 2)
                // And with the name said as well.
                let named = Caller(member: name, session: caller.session)
                #expect(try world.lists(of: node, as: named).count == 2)
            }
            world.run(for: .seconds(3 * 86_400))
            world.stop(node)
            try world.start(node)
        }
    }

    @Test("Signing out elsewhere ends all but the sign-in that was shown, and nobody else's")
    func elsewhere() throws {
        let node = try home()
        let here = try signIn("Owner", passphrase, on: node)
        let forgotten = try signIn("Owner", passphrase, on: node)
        world.stop(node)
        try world.start(node)
        let other = try signIn("Owner", passphrase, on: node)
        let partner = try signIn("Partner", on: node)
        let shell = try world.perform(
            Unlock(passphrase: passphrase), on: node, as: Caller(member: "Owner"))
        let calendar = try world.perform(
            SignIn(member: "Owner", passphrase: passphrase, forCalendars: true), on: node,
            as: Caller())
        try world.perform(NewList(title: "Birthday"), on: node, as: here)
        try world.perform(SignOutElsewhere(), on: node, as: here)
        for ended in [forgotten, other, Caller(session: calendar.token)] {
            expectSignedOut(ended, on: node)
        }
        expectRefusal(.locked) {
            try world.perform(
                ListLists(), on: node, as: Caller(member: "Owner", session: shell.token))
        }
        #expect(try world.lists(of: node, as: here).map(\.title).contains("Birthday"))
        #expect(try world.perform(ShowSignIn(), on: node, as: partner).member == "Partner")
    }

    @Test(
        "A calendar program's token opens dates alone, with its mark and without, until it is ended"
    )
    func calendars() throws {
        let node = try home()
        let owner = try signIn("Owner", passphrase, on: node)
        try world.perform(NewList(title: "Birthday", date: "2099-12-12"), on: node, as: owner)
        let info = try world.perform(
            SignIn(member: "Owner", passphrase: passphrase, forCalendars: true), on: node)
        #expect(info.isForCalendars)
        let calendar = Caller(session: info.token)
        // After a restart it is she who opens the keys.
        world.stop(node)
        try world.start(node)
        #expect(try world.perform(ShowSignIn(), on: node, as: calendar) == info)
        #expect(try world.lists(of: node, as: calendar).map(\.title).contains("Birthday"))
        _ = try world.perform(ListBirthdays(), on: node, as: calendar)
        expectRefusal(.signedOut) {
            try world.perform(ShowList(list: "Birthday"), on: node, as: calendar)
        }
        expectRefusal(.signedOut) { try world.perform(ShowCart(), on: node, as: calendar) }
        expectRefusal(.signedOut) {
            try world.perform(NewList(title: "Mine"), on: node, as: calendar)
        }
        // Its octets are no token of any other kind.
        let secret = info.token.dropFirst(SignInInfo.calendarMark.count)
        let mark = Hex.encode(Array(SignInInfo.calendarMark.utf8))
        for forged in [String(secret), mark + secret] {
            let caller = Caller(member: "Owner", session: forged)
            expectSignedOut(caller, on: node)
            expectRefusal(.locked) { _ = try world.lists(of: node, as: caller) }
        }
        try world.perform(Lock(), on: node, as: calendar)
        expectSignedOut(calendar, on: node)
    }

    @Test("The first to look after a restart gets what waited, and her hooks and news go on")
    func present() throws {
        let story = try Birthday()
        let (world, node) = (story.world, story.owner)
        try world.perform(SetPassphrase(new: passphrase), on: node)
        let info = try world.perform(SignIn(member: "Owner", passphrase: passphrase), on: node)
        let caller = Caller(session: info.token)
        let member = try #require(node.member)
        world.stop(node)
        try world.start(node)
        world.settle()
        #expect(node.household?.isPresent(member, at: world.now) == false)
        try world.perform(
            AddComment(on: story.list, text: "How large is it?"), on: story.first)
        world.settle()
        // Only looking is enough.
        #expect(try world.perform(ShowSignIn(), on: node, as: caller).member == "Owner")
        #expect(node.household?.isPresent(member, at: world.now) == true)
        let news = try world.unread(of: node, as: caller)
        #expect(news.first?.kind == .comment)
        world.run(for: .seconds(13 * 3600))
        #expect(node.household?.isPresent(member, at: world.now) == true)
        try world.perform(
            AddComment(on: story.list, text: "And how heavy?"), on: story.first)
        world.settle()
        #expect(node.household?.news.books[member]?.items.last?.kind == .comment)
    }

    @Test("Whoever follows with a sign-in is told until that sign-in ends, and no other's end")
    func following() throws {
        let node = try home()
        let now = world.now
        for (name, passphrase) in [("Owner", passphrase), ("Partner", nil)] {
            let caller = try signIn(name, passphrase, on: node)
            let other = try signIn(name, passphrase, on: node)
            world.stop(node)
            try world.start(node)
            let work = Work(store: node.store, now: now)
            let followed = try node.household?.follow(as: caller, since: nil, work)
            let ticket = try #require(followed?.ticket)
            #expect(node.household?.isValid(ticket, at: now) == true)
            try world.perform(Lock(), on: node, as: other)
            #expect(node.household?.isValid(ticket, at: now) == true)
            try world.perform(Lock(), on: node, as: caller)
            #expect(node.household?.isValid(ticket, at: now) == false)
        }
    }

    @Test("A passphrase is asked of whoever has one, and of nobody else")
    func passphrases() throws {
        let node = try home()
        for nothing in [nil, ""] {
            expectRefusal(.textEmpty) {
                try world.perform(SignIn(member: "Owner", passphrase: nothing), on: node)
            }
        }
        expectRefusal(.noPassphraseSet) {
            try world.perform(SignIn(member: "Partner", passphrase: passphrase), on: node)
        }
        expectRefusal(.unknownMember) { try world.perform(SignIn(member: "Nobody"), on: node) }
        #expect(node.store.rows(SignInRow.self).isEmpty)
        // A form without a field for one may send an empty one.
        _ = try signIn("Partner", "", on: node)
    }

    @Test("Guessing is slowed down, together with guesses at unlocking")
    func guessing() throws {
        let node = try home()
        let owner = Caller(member: "Owner")
        for _ in 0..<3 {
            expectRefusal(.wrongPassphrase) {
                try world.perform(SignIn(member: "Owner", passphrase: "wrong guess"), on: node)
            }
        }
        for _ in 0..<2 {
            expectRefusal(.wrongPassphrase) {
                try world.perform(Unlock(passphrase: "wrong guess"), on: node, as: owner)
            }
        }
        for guess in [passphrase, "wrong guess"] {
            expectRefusal(.tooManyAttempts) {
                try world.perform(SignIn(member: "Owner", passphrase: guess), on: node)
            }
        }
        expectRefusal(.tooManyAttempts) {
            try world.perform(Unlock(passphrase: passphrase), on: node, as: owner)
        }
        #expect(node.store.rows(SignInRow.self).isEmpty)
        world.run(for: .seconds(60))
        _ = try signIn("Owner", passphrase, on: node)
    }

    @Test("Without a token, or with one that is none, nobody is signed in, not even when alone")
    func none() throws {
        let node = try world.add(household: "House of the owner", member: "Owner")
        #expect(try world.lists(of: node).count == 1)
        let made = String(repeating: "ab", count: 32)
        for token in [nil, "", "zz", "ab", made] {
            expectSignedOut(Caller(session: token), on: node)
            expectSignedOut(Caller(member: "Owner", session: token), on: node)
        }
        // Nor with a token of a session that ends by itself.
        try world.perform(SetPassphrase(new: passphrase), on: node)
        let session = try world.perform(Unlock(passphrase: passphrase), on: node)
        expectSignedOut(Caller(session: session.token), on: node)
    }

    @Test("Under another's name a token opens nothing, and ends nothing")
    func anothersToken() throws {
        let node = try home()
        let owner = try signIn("Owner", passphrase, on: node)
        let partner = try signIn("Partner", on: node)
        for isAfterRestart in [false, true] {
            if isAfterRestart {
                world.stop(node)
                try world.start(node)
            }
            let wrong = Caller(member: "Owner", session: partner.session)
            expectRefusal(.locked) { _ = try world.lists(of: node, as: wrong) }
            expectSignedOut(wrong, on: node)
            let other = Caller(member: "Partner", session: owner.session)
            expectSignedOut(other, on: node)
            let member = try #require(
                node.store.rows(MemberRow.self).first { !$0.protection.isEmpty }?.identity)
            // What was shown under a wrong name has brought nothing into memory.
            #expect((node.household?.keyring.keys(of: member) == nil) == isAfterRestart)
            try world.perform(Lock(), on: node, as: wrong)
            try world.perform(Lock(), on: node, as: other)
            #expect(try world.perform(ShowSignIn(), on: node, as: owner).member == "Owner")
            #expect(try world.perform(ShowSignIn(), on: node, as: partner).member == "Partner")
        }
    }

    @Test("Signing out ends that one, at once and for good")
    func lock() throws {
        let node = try home()
        let first = try signIn("Owner", passphrase, on: node)
        let second = try signIn("Owner", passphrase, on: node)
        try world.perform(Lock(), on: node, as: first)
        expectSignedOut(first, on: node)
        expectSignedOut(Caller(member: "Owner", session: first.session), on: node)
        #expect(try world.lists(of: node, as: second).count == 1)
        try world.perform(Lock(), on: node, as: second)
        let member = try #require(
            node.store.rows(MemberRow.self).first { !$0.protection.isEmpty }?.identity)
        #expect(node.household?.keyring.keys(of: member) == nil)
        #expect(node.store.rows(SignInRow.self).isEmpty)
        world.stop(node)
        try world.start(node)
        for caller in [first, second] {
            expectSignedOut(caller, on: node)
            expectRefusal(.memberNotNamed) { _ = try world.lists(of: node, as: caller) }
        }
        // The same for one whose keys were not opened since the start.
        let third = try signIn("Owner", passphrase, on: node)
        world.stop(node)
        try world.start(node)
        try world.perform(Lock(), on: node, as: third)
        expectSignedOut(third, on: node)
    }

    @Test("The thirty-third sign-in of a member ends her oldest, and nobody else's")
    func limit() throws {
        let node = try home()
        let partner = try signIn("Partner", on: node)
        var callers: [Caller] = []
        for _ in 0..<32 {
            world.run(for: .milliseconds(10))
            callers.append(try signIn("Owner", passphrase, on: node))
        }
        #expect(try world.perform(ShowSignIn(), on: node, as: callers[0]).member == "Owner")
        world.run(for: .milliseconds(10))
        callers.append(try signIn("Owner", passphrase, on: node))
        expectSignedOut(callers[0], on: node)
        expectRefusal(.locked) {
            _ = try world.lists(
                of: node, as: Caller(member: "Owner", session: callers[0].session))
        }
        for caller in callers[1...] {
            #expect(try world.perform(ShowSignIn(), on: node, as: caller).member == "Owner")
        }
        #expect(try world.perform(ShowSignIn(), on: node, as: partner).member == "Partner")
        #expect(node.store.rows(SignInRow.self).count == 33)
    }

    @Test("A passphrase that comes, changes or goes ends every sign-in but the one it was set in")
    func passphraseChange() throws {
        let node = try home()
        let elsewhere = try signIn("Owner", passphrase, on: node)
        let own = try signIn("Partner", on: node)
        let changes: [(String?, String?)] = [
            (nil, "battery staple"), ("battery staple", "another horse"), ("another horse", nil),
        ]
        for (old, new) in changes {
            let other = try signIn("Partner", old, on: node)
            try world.perform(SetPassphrase(new: new, current: old), on: node, as: own)
            expectSignedOut(other, on: node)
            for isAfterRestart in [false, true] {
                if isAfterRestart {
                    world.stop(node)
                    try world.start(node)
                }
                #expect(try world.perform(ShowSignIn(), on: node, as: own).member == "Partner")
                #expect(try world.lists(of: node, as: own).count == 1)
                expectSignedOut(other, on: node)
                #expect(
                    try world.perform(ShowSignIn(), on: node, as: elsewhere).member == "Owner")
            }
            let row = node.store.rows(SignInRow.self).first { $0.member == partner(of: node) }
            #expect(row?.seed.isEmpty == (new == nil))
        }
        // A session that ends by itself may change it too, and keeps none.
        let session = try world.perform(
            Unlock(passphrase: passphrase), on: node, as: Caller(member: "Owner"))
        try world.perform(
            SetPassphrase(new: "last of all", current: passphrase), on: node,
            as: Caller(member: "Owner", session: session.token))
        expectSignedOut(elsewhere, on: node)
    }

    private func partner(of node: SimulatedNode) -> IdentityKey? {
        node.store.rows(MemberRow.self).map(\.identity).first { identity in
            node.store.records(.card, in: .card(of: identity)).first
                .flatMap { try? CardBody(record: $0) }?.name == "Partner"
        }
    }

    @Test("What the node keeps of a sign-in opens nothing without the token")
    func storedRow() throws {
        let node = try home()
        let caller = try signIn("Owner", passphrase, on: node)
        let token = try #require(SignInToken(caller.session))
        let row = try #require(node.store.rows(SignInRow.self).first)
        let seed = try #require(token.open(row.seed, of: row.member))
        #expect(MemberKeys(seed: seed).identity.publicKey == row.member)
        // Neither the token nor the seed lies there, nor does the hash serve for the token.
        let secret = seed.secret.copy()
        let stored =
            node.store.rows(MemberRow.self).filter { $0.identity == row.member }
            .map(\.seed) + [row.seed, row.token.octets]
        for octets in stored {
            #expect(!octets.contains(secret) && !octets.contains(Hex.decode(token.text) ?? []))
        }
        let hash = try #require(SignInToken(row.token.hex))
        #expect(hash.open(row.seed, of: row.member) == nil)
        expectSignedOut(Caller(session: row.token.hex), on: node)
        // Nor does it open under another member, or when it was tampered with.
        let other = try #require(partner(of: node))
        #expect(token.open(row.seed, of: other) == nil)
        var damaged = row
        damaged.seed[40] ^= 1
        node.store.put(damaged)
        world.stop(node)
        try world.start(node)
        expectSignedOut(caller, on: node)
        expectRefusal(.locked) { _ = try world.lists(of: node, as: caller) }
    }
}
