import HearthAPI
import Testing

@testable import HearthCommandLine

@Suite("Sessions")
struct SessionTests {
    /// A node whose one member has the passphrase "open sesame".
    private func lockedNode() -> FakeNode {
        FakeNode { asked in
            if let unlock = asked.operation as? Unlock {
                guard unlock.passphrase == "open sesame" else {
                    throw HearthError(.wrongPassphrase)
                }
                return SessionInfo(
                    token: "t'1", member: "Owner", expiresAt: "2027-05-31T13:00:00Z")
            }
            guard asked.caller.session == "t'1" else {
                throw HearthError(.locked, ["member": "Owner"])
            }
            return try Household.answer(asked)
        }
    }

    @Test("Locked keys are unlocked for one command, and locked again after it")
    func oneCommand() async throws {
        let node = lockedNode()
        try await node.serve { home in
            let outcome = await home.run(["cart", "--as", "Åsa"], typed: ["open sesame"])
            #expect(outcome.code == 0)
            #expect(outcome.explanation == "Owner's passphrase: ")
        }
        #expect(node.paths == ["giving/cart", "members/unlock", "giving/cart", "members/lock"])
        #expect(node.asked.map(\.caller.session) == [nil, nil, "t'1", "t'1"])
        #expect(node.asked.allSatisfy { $0.caller.member == "Åsa" })
    }

    @Test("Scripts give the passphrase in a file")
    func passphraseFile() async throws {
        let node = lockedNode()
        try await node.serve { home in
            let file = try home.file("passphrase", "open sesame\nmore\n")
            let outcome = await home.run(["cart", "--passphrase-file", file])
            #expect(outcome.code == 0)
            let missing = await home.run(["cart", "--passphrase-file", file + ".none"])
            #expect(missing.code == 2)
        }
    }

    @Test("A wrong passphrase is refused and asked for once")
    func wrongPassphrase() async throws {
        let node = lockedNode()
        try await node.serve { home in
            let outcome = await home.run(["cart"], typed: ["close sesame", "open sesame"])
            #expect(outcome.code == 1)
            #expect(outcome.explanation.contains("This is not the passphrase."))
        }
        #expect(node.paths == ["giving/cart", "members/unlock"])
    }

    @Test("Without a terminal and a file a locked member is told what to do")
    func nobodyToAsk() async throws {
        let node = lockedNode()
        try await node.serve { home in
            let outcome = await home.run(["cart"])
            #expect(outcome.code == 1)
            #expect(outcome.explanation.contains("hearth unlock --as Owner"))
        }
        #expect(node.paths == ["giving/cart"])
    }

    @Test("The session of the environment is used and left open")
    func environmentSession() async throws {
        let node = lockedNode()
        try await node.serve { home in
            let environment = ["HEARTH_SESSION": "t'1", "HEARTH_AS": "Owner"]
            #expect(await home.run(["cart"], environment: environment).code == 0)
            #expect(await home.run(["lock"], environment: environment).code == 0)
            #expect(await home.run(["lock"]).code == 2)
        }
        #expect(node.paths == ["giving/cart", "members/lock"])
        #expect(
            node.asked.allSatisfy { $0.caller.member == "Owner" && $0.caller.session == "t'1" })
    }

    @Test("`hearth unlock` prints one line that a shell can run, and explains beside it")
    func unlock() async throws {
        try await lockedNode().serve { home in
            let outcome = await home.run(["unlock", "--as", "Owner"], typed: ["open sesame"])
            #expect(outcome.code == 0)
            #expect(outcome.output == #"export HEARTH_SESSION='t'\''1'"# + "\n")
            #expect(outcome.explanation.contains("eval"))
            #expect(await home.run(["unlock"], typed: nil).code == 2)
        }
    }

    @Test("A new passphrase is typed twice, and both have to be the same")
    func newPassphrase() async throws {
        let node = FakeNode { _ in
            MemberInfo(name: "Owner", key: "hearth1owner", hasPassphrase: true, isUnlocked: true)
        }
        try await node.serve { home in
            #expect(await home.run(["passphrase"], typed: ["one", "two"]).code == 2)
            #expect(await home.run(["passphrase"], typed: ["one"]).code == 1)
            #expect(await home.run(["passphrase"]).code == 2)
            #expect(node.asked.isEmpty)
            #expect(await home.run(["passphrase"], typed: ["one", "one"]).code == 0)
            #expect(await home.run(["passphrase", "--remove"]).code == 0)
        }
        #expect(node.asked.map { ($0.operation as? SetPassphrase)?.new } == ["one", nil])
    }

    @Test("A forgotten passphrase: the code and a new one are asked for, and not the old one")
    func forgottenPassphrase() async throws {
        let node = FakeNode { _ in ReplacedPassphraseInfo(member: "Owner") }
        try await node.serve { home in
            let command = ["passphrase", "--recovery-code", "--as", "Owner"]
            #expect(await home.run(command, typed: ["code", "one", "two"]).code == 2)
            #expect(await home.run(command, typed: []).code == 1)
            #expect(await home.run(command).code == 2)
            #expect(await home.run(command + ["hearthcode1qq"], typed: ["code"]).code == 2)
            #expect(await home.run(command + ["--remove"], typed: ["code"]).code == 2)
            #expect(node.asked.isEmpty)
            let done = await home.run(command, typed: ["code", "one", "one"])
            #expect(done.code == 0 && !done.output.contains("code"))
            #expect(done.explanation.hasPrefix("Recovery code: New passphrase: Once more: "))
            let file = try home.file("new", "from a file\n")
            for option in ["--new-passphrase-file", "--passphrase-file"] {
                let done = await home.run(command + [option, file], typed: ["code"])
                #expect(done.code == 0)
            }
        }
        let asked = node.asked.compactMap { $0.operation as? ReplacePassphrase }
        #expect(asked.map(\.new) == ["one", "from a file", "from a file"])
        #expect(asked.allSatisfy { $0.code == "code" && $0.signsIn == nil })
        #expect(node.asked.allSatisfy { $0.caller.member == "Owner" })
    }

    @Test("`hearth unlock` tells once that a recovery code was used")
    func toldOfReplacement() async throws {
        let node = FakeNode { asked in
            if asked.operation is AcknowledgeReplacements { return Done() }
            return SessionInfo(
                token: "t1", member: "Owner", expiresAt: "2027-05-31T13:00:00Z",
                replacedAt: ["2027-05-30T12:00:00Z"])
        }
        try await node.serve { home in
            let outcome = await home.run(["unlock", "--as", "Owner"], typed: ["open sesame"])
            #expect(outcome.code == 0 && outcome.output == "export HEARTH_SESSION=t1\n")
            #expect(outcome.explanation.contains("set with your recovery code at 2027-05-30"))
            #expect(await home.run(["unlock", "--json"], typed: ["open sesame"]).code == 0)
        }
        #expect(
            node.paths == ["members/unlock", "members/replacements/acknowledge", "members/unlock"])
        #expect(node.asked[1].caller.session == "t1")
    }
}
