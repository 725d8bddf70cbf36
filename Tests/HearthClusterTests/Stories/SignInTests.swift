import Foundation
import HearthAPI
import HearthWire
import Testing

@Suite("Sign-ins and the node's own end")
struct SignInTests {
    private static let prefix = LocalAPI.prefix

    private func answer<Answer: Decodable>(
        _ type: Answer.Type, of stream: RawStream
    ) async throws -> Answer {
        try await eventually("the node answers") { () -> Answer? in
            guard let body = stream.text.components(separatedBy: "\r\n\r\n").dropFirst().first
            else { return nil }
            return try? JSONDecoder().decode(Answer.self, from: Data(body.utf8))
        }
    }

    private func signedIn(_ token: String, at home: TestHome) async throws -> SignInInfo {
        try await answer(
            SignInInfo.self,
            of: RawStream(
                Self.prefix + ShowSignIn.path, of: home, headers: ["Hearth-Session": token]))
    }

    @Test("A token opens a home that was started anew; without it nothing there does")
    func restart() async throws {
        try await withWorld { world in
            let words = "correct horse battery"
            let home = try await world.household(
                "Owner", passphraseFile: world.file("passphrase", words))
            let request = try JSONEncoder().encode(SignIn(member: "Owner", passphrase: words))
            let made = try await answer(
                SignInInfo.self,
                of: RawStream(Self.prefix + SignIn.path, of: home, posting: request))
            let environment = ["HEARTH_SESSION": made.token]
            func does(_ arguments: String...) async throws -> String {
                let outcome = try await home.run(arguments, environment: environment)
                #expect(outcome.exitCode == 0, "\(outcome)")
                return outcome.output
            }
            _ = try await does("list", "new", "Birthday")
            // A session is not enough for it.
            let bare = try await home.run(["recovery-code"], environment: environment)
            #expect(bare.exitCode == 1, "\(bare)")
            let file = try world.file("passphrase", words)
            let printed = try await does("recovery-code", "--json", "--passphrase-file", file)
            let code = try JSONDecoder().decode(RecoveryInfo.self, from: Data(printed.utf8)).code
            let seed = try Bech32m.decode(code, prefix: "hearthcode")
            let token = stride(from: 0, to: 64, by: 2).compactMap {
                UInt8(made.token.dropFirst($0).prefix(2), radix: 16)
            }
            #expect(seed.count == 32 && token.count == 32)

            for isRunning in [true, false] {
                if !isRunning { try await home.stop() }
                for secret in [seed, token] {
                    #expect(Search.files(try home.files(), holding: secret) == [])
                }
                let sealed = try DatabaseView(home).octets("seed", of: "sign_ins")
                #expect(sealed.map(\.count) == [72])
            }
            try await home.start()
            #expect(try await home.run(["list"]).exitCode == 1)
            var again = try await signedIn(made.token, at: home)
            #expect(again.moment != made.moment)
            again.moment = made.moment
            #expect(again == made)
            #expect(try await does("list").contains("Birthday"))

            _ = try await does("lock")
            let refused = try await answer(
                ErrorAnswer.self,
                of: RawStream(
                    Self.prefix + ShowSignIn.path, of: home,
                    headers: ["Hearth-Session": made.token]))
            #expect(refused.error.code == .signedOut)
            #expect(try DatabaseView(home).octets("seed", of: "sign_ins").isEmpty)
            try await home.restart()
            #expect(try await home.run(["list"], environment: environment).exitCode == 1)
        }
    }

    @Test("The program sets a new passphrase with the code from standard input, and tells of it")
    func forgotten() async throws {
        try await withWorld { world in
            let words = "correct horse battery"
            let old = try world.file("old", words)
            let home = try await world.household("Owner", passphraseFile: old)
            try await home.does("list", "new", "Birthday", "--passphrase-file", old)
            let code = try await home.does("recovery-code", "--passphrase-file", old)
            let unlocked = try await home.run(["unlock", "--passphrase-file", old, "--json"])
            let session = try JSONDecoder().decode(
                SessionInfo.self, from: Data(unlocked.output.utf8))
            #expect(session.replacedAt == nil)

            func replace(_ input: String, _ arguments: String...) async throws -> Outcome {
                let file = try world.file("input", input)
                return try await Program(
                    ["passphrase", "--recovery-code"] + arguments,
                    environment: ["HEARTH_HOME": home.path], folder: world.folder,
                    wrapper: ["/bin/sh", "-c", "exec \"$@\" <\(file)", "sh"]
                ).outcome()
            }
            let typo = String(code.dropLast()) + "b"
            for (input, exit) in [(typo, 2), ("", 2), (words, 2)] as [(String, Int32)] {
                let refused = try await replace(input, "--new-passphrase-file", old)
                #expect(refused.exitCode == exit, "\(refused)")
            }
            // The code, and behind it the new passphrase.
            let changed = code.uppercased() + "\nbattery staple"
            let done = try await replace(changed, "--new-passphrase-file", "-")
            #expect(done.exitCode == 0, "\(done)")
            #expect(!(done.output + done.errors).contains(code))
            let environment = ["HEARTH_SESSION": session.token]
            #expect(try await home.run(["list"], environment: environment).exitCode == 1)
            #expect(try await home.run(["list", "--passphrase-file", old]).exitCode == 1)
            let new = try world.file("new", "battery staple")
            let lists = try await home.does("list", "--passphrase-file", new)
            #expect(lists.contains("Birthday"))
            for isTold in [true, false] {
                let next = try await home.run(["unlock", "--passphrase-file", new])
                #expect(next.errors.contains("set with your recovery code") == isTold, "\(next)")
            }
            // What was sealed under the old one is nowhere any more, nor is the code.
            try await home.stop()
            let seed = try Bech32m.decode(code, prefix: "hearthcode")
            for secret in [seed, Array(code.utf8), Array(code.uppercased().utf8)] {
                #expect(Search.files(try home.files(), holding: secret) == [])
            }
        }
    }
}
