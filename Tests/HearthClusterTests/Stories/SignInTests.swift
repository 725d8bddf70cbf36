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
}
