import HearthAPI
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

/// What signs in a member who gives to the owner on her node.
@Suite("Short sign-ins")
struct ShortSignInTests {
    private func signIn(
        _ mates: Mates, _ member: String = "Mate", passphrase: String? = Mates.passphrase,
        forCalendars: Bool? = nil
    ) throws -> SignInInfo {
        try mates.world.perform(
            SignIn(member: member, passphrase: passphrase, forCalendars: forCalendars),
            on: mates.node)
    }

    private func shown(_ caller: Caller, _ mates: Mates) throws -> SignInInfo {
        try mates.world.perform(ShowSignIn(), on: mates.node, as: caller)
    }

    private func mate(of mates: Mates) throws -> IdentityKey {
        try #require(
            mates.node.store.rows(MemberRow.self).first { !$0.protection.isEmpty }?.identity)
    }

    @Test("They are those of who gives to an owner at home and has a passphrase, and nobody else's")
    func whose() throws {
        let mates = try Mates()
        #expect(try signIn(mates).isShort)
        #expect(try !signIn(mates, "Owner", passphrase: nil).isShort)
        // Nor those of the owner, once she has a passphrase too.
        try mates.world.perform(
            SetPassphrase(new: "battery staple"), on: mates.node, as: mates.owner)
        let owner = try signIn(mates, "Owner", passphrase: "battery staple")
        #expect(!owner.isShort)
        // And of somebody who gives to owners elsewhere alone.
        let first = mates.story.first
        try mates.world.perform(SetPassphrase(new: "third horse"), on: first)
        let friend = try mates.world.perform(
            SignIn(member: "First", passphrase: "third horse"), on: first)
        #expect(!friend.isShort)
        // They end with nothing but a word of theirs.
        mates.world.run(for: .seconds(40 * 60))
        _ = try shown(Caller(session: owner.token), mates)
        _ = try mates.world.perform(
            ShowCart(), on: first, as: Caller(session: friend.token))
    }

    @Test("Nothing of one lies on the disk, and none outlives the node's run")
    func restart() throws {
        let mates = try Mates()
        let (world, node) = (mates.world, mates.node)
        let member = try mate(of: mates)
        let info = try signIn(mates)
        let calendar = try signIn(mates, forCalendars: true)
        #expect(!node.store.rows(SignInRow.self).contains { $0.member == member })
        _ = try shown(Caller(session: info.token), mates)
        // Another passphrase keeps the one in which it was set.
        try world.perform(
            SetPassphrase(new: "battery staple", current: Mates.passphrase), on: node,
            as: Caller(session: info.token))
        _ = try shown(Caller(session: info.token), mates)
        #expect(!node.store.rows(SignInRow.self).contains { $0.member == member })
        world.stop(node)
        try world.start(node)
        for token in [info.token, calendar.token] {
            expectRefusal(.signedOut) { _ = try shown(Caller(session: token), mates) }
        }
    }

    @Test("A lasting one from before becomes short, and its row goes with the next start")
    func becomes() throws {
        let story = try Birthday()
        let (world, node) = (story.world, story.owner)
        try world.perform(AddMember(name: "Mate", passphrase: Mates.passphrase), on: node)
        let info = try world.perform(
            SignIn(member: "Mate", passphrase: Mates.passphrase), on: node)
        #expect(!info.isShort)
        #expect(node.store.rows(SignInRow.self).count == 1)
        let caller = Caller(session: info.token)
        try world.perform(
            ShareList(list: "Birthday", with: ["Mate"]), on: node, as: Caller(member: "Owner"))
        try world.perform(AnswerInbox(entry: "Birthday", answer: .accept), on: node, as: caller)
        #expect(try world.perform(ShowSignIn(), on: node, as: caller).isShort)
        world.stop(node)
        try world.start(node)
        expectRefusal(.signedOut) { try world.perform(ShowSignIn(), on: node, as: caller) }
        #expect(node.store.rows(SignInRow.self).isEmpty)
    }

    @Test("It ends after half an hour without a request, and what pages do by themselves is none")
    func idle() throws {
        let mates = try Mates()
        let (world, node) = (mates.world, mates.node)
        let caller = Caller(session: try signIn(mates).token)
        for _ in 0..<3 {
            world.run(for: .seconds(29 * 60))
            _ = try world.perform(ShowCart(), on: node, as: caller)
        }
        world.run(for: .seconds(29 * 60))
        let byItself = Caller(session: caller.session, isByItself: true)
        _ = try world.perform(ShowCart(), on: node, as: byItself)
        world.run(for: .seconds(61))
        expectRefusal(.signedOut) { _ = try shown(caller, mates) }
        expectRefusal(.signedOut) { _ = try shown(byItself, mates) }
        // With a passphrase it goes on, in a sign-in of its own.
        let again = Caller(session: try signIn(mates).token)
        _ = try world.perform(ShowCart(), on: node, as: again)
    }

    @Test("Who follows is told that it has ended, and the keys leave memory")
    func ends() throws {
        let mates = try Mates()
        let (world, node) = (mates.world, mates.node)
        let member = try mate(of: mates)
        try world.perform(Lock(), on: node, as: mates.mate)
        let caller = Caller(session: try signIn(mates).token)
        let work = Work(store: node.store, now: world.now)
        let followed = try node.household?.follow(as: caller, since: nil, work)
        let ticket = try #require(followed?.ticket)
        world.run(for: .seconds(29 * 60))
        #expect(node.household?.isValid(ticket, at: world.now) == true)
        world.run(for: .seconds(2 * 60))
        #expect(node.household?.isValid(ticket, at: world.now) == false)
        // The next beat still carries out what was done.
        world.run(for: .seconds(3600))
        #expect(node.household?.keyring.keys(of: member) == nil)
        expectRefusal(.signedOut) { _ = try shown(caller, mates) }
    }

    @Test("The thirty-third ends the one that was used the longest time ago")
    func limit() throws {
        let mates = try Mates()
        var tokens: [String] = []
        for _ in 0..<33 {
            tokens.append(try signIn(mates).token)
            mates.world.run(for: .milliseconds(10))
        }
        expectRefusal(.signedOut) { _ = try shown(Caller(session: tokens[0]), mates) }
        _ = try shown(Caller(session: tokens[1]), mates)
    }
}

/// What asks for the passphrase although the keys are open.
@Suite("The passphrase once more")
struct ConfirmingTests {
    private let world = World.quick()
    private let passphrase = "correct horse"

    @Test("Another passphrase, none, and the recovery code take the one that there is")
    func confirmed() throws {
        let node = try world.add(
            household: "House of the owner", member: "Owner", passphrase: passphrase)
        let signedIn = try world.perform(
            SignIn(member: "Owner", passphrase: passphrase), on: node)
        let session = try world.perform(Unlock(passphrase: passphrase), on: node)
        for token in [signedIn.token, session.token] {
            let caller = Caller(session: token)
            for nothing in [nil, ""] {
                expectRefusal(.passphraseAgain) {
                    try world.perform(
                        ShowRecoveryCode(passphrase: nothing), on: node, as: caller)
                }
                expectRefusal(.passphraseAgain) {
                    try world.perform(
                        SetPassphrase(new: "battery staple", current: nothing), on: node,
                        as: caller)
                }
                expectRefusal(.passphraseAgain) {
                    try world.perform(
                        SetPassphrase(new: nil, current: nothing), on: node, as: caller)
                }
            }
            expectRefusal(.wrongPassphrase) {
                try world.perform(
                    ShowRecoveryCode(passphrase: "wrong guess"), on: node, as: caller)
            }
            expectRefusal(.wrongPassphrase) {
                try world.perform(
                    SetPassphrase(new: nil, current: "wrong guess"), on: node, as: caller)
            }
            let code = try world.perform(
                ShowRecoveryCode(passphrase: passphrase), on: node, as: caller
            ).code
            #expect(code.hasPrefix("hearthcode1"))
        }
        let caller = Caller(session: signedIn.token)
        try world.perform(
            SetPassphrase(new: "battery staple", current: passphrase), on: node, as: caller)
        expectRefusal(.wrongPassphrase) {
            try world.perform(ShowRecoveryCode(passphrase: passphrase), on: node, as: caller)
        }
        try world.perform(
            SetPassphrase(new: nil, current: "battery staple"), on: node, as: caller)
        // Who has none is asked for none, and is not let believe that there was one.
        _ = try world.perform(ShowRecoveryCode(), on: node, as: caller)
        expectRefusal(.noPassphraseSet) {
            try world.perform(ShowRecoveryCode(passphrase: passphrase), on: node, as: caller)
        }
    }

    @Test("Guesses there count with all others")
    func guesses() throws {
        let node = try world.add(
            household: "House of the owner", member: "Owner", passphrase: passphrase)
        let session = try world.perform(Unlock(passphrase: passphrase), on: node)
        let caller = Caller(session: session.token)
        for _ in 0..<5 {
            expectRefusal(.wrongPassphrase) {
                try world.perform(
                    ShowRecoveryCode(passphrase: "wrong guess"), on: node, as: caller)
            }
        }
        expectRefusal(.tooManyAttempts) {
            try world.perform(ShowRecoveryCode(passphrase: passphrase), on: node, as: caller)
        }
        expectRefusal(.tooManyAttempts) {
            try world.perform(SignIn(member: "Owner", passphrase: passphrase), on: node)
        }
    }
}
