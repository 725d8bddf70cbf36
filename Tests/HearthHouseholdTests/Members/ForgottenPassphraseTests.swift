import HearthAPI
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("A forgotten passphrase")
struct ForgottenPassphraseTests {
    private let old = "correct horse"
    private let new = "battery staple"
    private let world = World.quick()

    /// A home of a member and a guest, both with a passphrase, and a member without one.
    private func home() throws -> SimulatedNode {
        let node = try world.add(household: "House", member: "Owner", passphrase: old)
        try world.perform(AddMember(name: "Guest", passphrase: old, isGuest: true), on: node)
        try world.perform(AddMember(name: "Partner"), on: node)
        return node
    }

    private func signIn(
        _ member: String, _ passphrase: String, on node: SimulatedNode
    ) throws -> Caller {
        let signedIn = try world.perform(
            SignIn(member: member, passphrase: passphrase), on: node, as: Caller())
        return Caller(session: signedIn.token)
    }

    private func code(of member: String, on node: SimulatedNode) throws -> String {
        let caller = try signIn(member, old, on: node)
        let code = try world.perform(ShowRecoveryCode(passphrase: old), on: node, as: caller).code
        try world.perform(Lock(), on: node, as: caller)
        return code
    }

    @discardableResult
    private func replace(
        _ member: String, _ code: String, signsIn: Bool? = true, on node: SimulatedNode
    ) throws -> Caller {
        let answer = try world.perform(
            ReplacePassphrase(code: code, new: new, signsIn: signsIn), on: node,
            as: Caller(member: member))
        #expect(answer.member == member && (answer.signIn != nil) == (signsIn == true))
        return Caller(session: answer.signIn?.token)
    }

    private func told(_ caller: Caller, on node: SimulatedNode) throws -> [Bool] {
        try world.perform(ShowReplacements(), on: node, as: caller).map(\.isNew)
    }

    @Test(
        "Their code sets a new one while they are locked, and everything of before has ended",
        arguments: ["Owner", "Guest"])
    func replaces(member: String) throws {
        let node = try home()
        let code = try code(of: member, on: node)
        let other = member == "Owner" ? "Guest" : "Owner"
        let others = try signIn(other, old, on: node)
        let here = try signIn(member, old, on: node)
        let keys = try world.perform(ListMembers(), on: node).map(\.key)
        try world.perform(NewList(title: "Birthday"), on: node, as: here)
        let notShown = try signIn(member, old, on: node)
        world.stop(node)
        try world.start(node)
        let shell = try world.perform(
            Unlock(passphrase: old), on: node, as: Caller(member: member))
        let calendar = try world.perform(
            SignIn(member: member, passphrase: old, forCalendars: true), on: node)
        let signedIn = try replace(member, code, on: node)
        for ended in [here, notShown, Caller(session: calendar.token)] {
            expectRefusal(.signedOut) { try world.perform(ShowSignIn(), on: node, as: ended) }
        }
        expectRefusal(.locked) {
            try world.perform(
                ListLists(), on: node, as: Caller(member: member, session: shell.token))
        }
        expectRefusal(.wrongPassphrase) { _ = try signIn(member, old, on: node) }
        let later = try signIn(member, new, on: node)
        for isAfterRestart in [false, true] {
            if isAfterRestart {
                world.stop(node)
                try world.start(node)
            }
            for caller in [signedIn, later] {
                #expect(try world.lists(of: node, as: caller).map(\.title).contains("Birthday"))
            }
            #expect(try world.perform(ShowSignIn(), on: node, as: others).member == other)
        }
        #expect(try world.perform(ListMembers(), on: node).map(\.key) == keys)
        // The code stays what it is.
        #expect(
            try world.perform(ShowRecoveryCode(passphrase: new), on: node, as: later).code == code)
        let kept = try world.perform(ListMembers(), on: node).first { $0.name == member }?.key
        #expect(try world.perform(ShowKeeping(member: kept ?? ""), on: node).endings == 1)
    }

    @Test("Without signing in it leaves nobody signed in")
    func command() throws {
        let node = try home()
        let code = try code(of: "Owner", on: node)
        let here = try signIn("Owner", old, on: node)
        try replace("Owner", code, signsIn: nil, on: node)
        expectRefusal(.signedOut) { try world.perform(ShowSignIn(), on: node, as: here) }
        #expect(node.store.rows(SignInRow.self).isEmpty)
        let member = try #require(
            node.store.rows(MemberRow.self).first { !$0.protection.isEmpty }?.identity)
        #expect(node.household?.keyring.keys(of: member) == nil)
        // Not even in the session that asked for it.
        let again = try signIn("Owner", new, on: node)
        try world.perform(
            ReplacePassphrase(code: code, new: old), on: node,
            as: Caller(member: "Owner", session: again.session))
        expectRefusal(.signedOut) { try world.perform(ShowSignIn(), on: node, as: again) }
    }

    @Test("What they reserved and whom they know opens as before")
    func keepsKeys() throws {
        let mates = try Mates()
        let (world, node) = (mates.world, mates.node)
        try world.perform(ReserveWish(wish: mates.story.kettle), on: node, as: mates.mate)
        let code = try world.perform(
            ShowRecoveryCode(passphrase: Mates.passphrase), on: node, as: mates.mate
        ).code
        world.beat()
        let answer = try world.perform(
            ReplacePassphrase(code: code, new: new, signsIn: true), on: node,
            as: Caller(member: "Mate"))
        #expect(answer.signIn?.isShort == true)
        let signedIn = Caller(session: answer.signIn?.token)
        for _ in 0..<2 {
            let cart = try world.perform(ShowCart(), on: node, as: signedIn)
            #expect(cart.entries.map(\.wish) == ["Kettle"])
            let seen = try world.queue(for: mates.story.kettle, seenBy: node, as: signedIn)
            #expect(seen == ["Mate"])
            world.beat()
        }
        #expect(try world.queue(for: mates.story.kettle, seenBy: mates.story.first) == ["Mate"])
        #expect(world.nodes.allSatisfy { $0.failures.isEmpty })
    }

    @Test("The code of another member is refused with the same words as that of nobody")
    func ofAnother() throws {
        let node = try home()
        let seed = try #require(Seed(octets: [UInt8](repeating: 7, count: 32)))
        let rows = node.store.rows(MemberRow.self)
        for other in [try code(of: "Guest", on: node), RecoveryCode(seed: seed).text] {
            let error = expectRefusal(.recoveryCodeOfAnother) {
                try replace("Owner", other, on: node)
            }
            #expect(error?.arguments == ["member": "Owner"])
        }
        #expect(node.store.rows(MemberRow.self).map(\.seed) == rows.map(\.seed))
        #expect(try told(signIn("Owner", old, on: node), on: node).isEmpty)
        _ = try signIn("Guest", old, on: node)
    }

    @Test("A damaged code is told as such, and a code as it is printed is right")
    func damaged() throws {
        let node = try home()
        let code = try code(of: "Owner", on: node)
        let last = code.last == "q" ? "p" : "q"
        expectRefusal(.recoveryCodeMistyped) {
            try replace("Owner", code.dropLast() + last, on: node)
        }
        let error = expectRefusal(.recoveryCodeLength) {
            try replace("Owner", String(code.dropLast(3)), on: node)
        }
        #expect(error?.arguments == ["count": "55", "limit": "58"])
        for nothing in ["", "correct horse", String(repeating: "hearthcode1", count: 500)] {
            expectRefusal(.recoveryCodeMissing) { try replace("Owner", nothing, on: node) }
            world.run(for: .seconds(61))
        }
        try replace("Owner", "Hearthcode1 " + code.dropFirst(11).uppercased(), on: node)
    }

    @Test("Wrong codes are counted together with wrong passphrases; a slip of the new one is not")
    func tries() throws {
        let node = try home()
        let (own, other) = (try code(of: "Owner", on: node), try code(of: "Guest", on: node))
        for _ in 0..<6 {
            expectRefusal(.passphraseTooShort) {
                try world.perform(
                    ReplacePassphrase(code: own, new: "short"), on: node,
                    as: Caller(member: "Owner"))
            }
        }
        expectRefusal(.wrongPassphrase) { _ = try signIn("Owner", new, on: node) }
        expectRefusal(.recoveryCodeMistyped) {
            try replace("Owner", own.dropLast() + "b", on: node)
        }
        for _ in 0..<3 {
            expectRefusal(.recoveryCodeOfAnother) { try replace("Owner", other, on: node) }
        }
        for guess in [own, other] {
            expectRefusal(.tooManyAttempts) { try replace("Owner", guess, on: node) }
        }
        expectRefusal(.tooManyAttempts) { _ = try signIn("Owner", old, on: node) }
        // Nobody else waits for it.
        _ = try signIn("Guest", old, on: node)
        world.run(for: .seconds(60))
        try replace("Owner", own, on: node)
        // The right one ends the counting.
        for _ in 0..<4 {
            expectRefusal(.recoveryCodeOfAnother) { try replace("Owner", other, on: node) }
        }
        _ = try signIn("Owner", new, on: node)
    }

    @Test(
        "The next sign-in tells of it until they say that they know, and that of the code does not")
    func tells() throws {
        let node = try home()
        let code = try code(of: "Owner", on: node)
        let first = try replace("Owner", code, on: node)
        let at = world.now
        #expect(try told(first, on: node) == [false])
        world.stop(node)
        try world.start(node)
        #expect(try told(first, on: node) == [false])
        // Whoever had the code takes nothing away.
        try world.perform(AcknowledgeReplacements(), on: node, as: first)
        let next = try signIn("Owner", new, on: node)
        let shown = try world.perform(ShowReplacements(), on: node, as: next)
        #expect(shown.map(\.isNew) == [true] && shown[0].at == WallTime(seconds: at.seconds).text)
        let shell = try world.perform(
            Unlock(passphrase: new), on: node, as: Caller(member: "Owner"))
        #expect(shell.replacedAt == shown.map(\.at))
        // It was somebody else: the second does not hide the first.
        world.run(for: .seconds(3600))
        let own = try replace("Owner", code, on: node)
        #expect(try told(own, on: node) == [false, true])
        let last = try signIn("Owner", new, on: node)
        #expect(try told(last, on: node) == [true, true])
        // Another passphrase hides nothing either.
        try world.perform(SetPassphrase(new: old, current: new), on: node, as: last)
        #expect(try told(last, on: node) == [true, true])
        try world.perform(AcknowledgeReplacements(), on: node, as: last)
        #expect(try told(last, on: node) == [false, false])
        #expect(
            try world.perform(
                Unlock(passphrase: old), on: node, as: Caller(member: "Owner")
            ).replacedAt == nil)
        // In the settings it stands for a year.
        let household = try #require(node.household)
        let work = Work(store: node.store, now: world.now.adding(Replacements.length))
        let asker = try household.asker(last, needsMember: true, work)
        #expect(try household.replacements(of: asker, work).isEmpty)
        #expect(try told(signIn("Guest", old, on: node), on: node).isEmpty)
    }

    @Test("A form that is sent again is told once, and many times are not too many to keep")
    func many() throws {
        let node = try home()
        let code = try code(of: "Owner", on: node)
        try replace("Owner", code, on: node)
        let again = try replace("Owner", code, on: node)
        #expect(try told(again, on: node) == [false])
        for _ in 0..<(Replacements.limit + 2) {
            world.run(for: .seconds(120))
            try replace("Owner", code, signsIn: nil, on: node)
        }
        let next = try signIn("Owner", new, on: node)
        #expect(try told(next, on: node).count == Replacements.limit)
    }

    @Test("Who has no passphrase has forgotten none, a child neither")
    func without() throws {
        let node = try home()
        let code = try world.perform(
            ShowRecoveryCode(), on: node, as: Caller(member: "Partner", at: .home)
        ).code
        expectRefusal(.noPassphraseSet) { try replace("Partner", code, on: node) }
        let family = try Family()
        let childs = try family.world.perform(
            ShowRecoveryCode(), on: family.home, as: family.atHome
        ).code
        func replaceChilds() throws {
            try family.world.perform(
                ReplacePassphrase(code: childs, new: new), on: family.home,
                as: Caller(member: "Child"))
        }
        expectRefusal(.noPassphraseSet) { try replaceChilds() }
        // Once they are grown, the code of before is theirs.
        try family.world.perform(
            SetPassphrase(new: "paper boats"), on: family.home, as: family.acting("Mother"))
        try replaceChilds()
        let child = try family.world.perform(
            SignIn(member: "Child", passphrase: new), on: family.home, as: Caller())
        let lists = try family.world.lists(of: family.home, as: Caller(session: child.token))
        #expect(lists.contains { $0.title == "Wishes of the child" })
    }
}
