import HearthAPI
import Testing

@testable import HearthWeb

/// Which photos a browser may keep.
@Suite("Photos that a browser keeps")
struct KeptPhotoTests {
    private static let hash = "00112233445566778899aabbccddeeff"

    private static func node(isSignedOut: Bool = false) -> StandIn {
        StandIn { operation in
            switch operation {
            case is ShowSignIn where isSignedOut: throw HearthError(.signedOut)
            case is ShowSignIn: return SignInInfo(token: "ab", member: "Owner")
            case is ListMembers: return [MemberInfo]()
            case let asked as ShowPhoto:
                guard asked.hash == hash else {
                    throw HearthError(
                        .unknownPhoto, ["wish": asked.item, "value": "x", "count": "1"])
                }
                return PhotoContent(
                    octets: [0xFF, 0xD8, 0xFF, 1], mediaType: "image/jpeg", pieces: 1,
                    piecesHere: 1)
            default: throw HearthError(.internalError)
            }
        }
    }

    @Test("A photo is kept for the sign-in that asked for it")
    func kept() async throws {
        let node = Self.node()
        try await Browser.run(node) { browser in
            for path in ["/photo/1/2/\(Self.hash)", "/photo/1/2/\(Self.hash)?small=yes"] {
                let photo = try await browser.ask(path)
                #expect(photo.status == 200)
                let control = photo.header("cache-control")
                #expect(control == "private, max-age=31536000, immutable")
                #expect(photo.header("vary") == "cookie")
            }
            let other = try await browser.ask("/photo/1/2/ffff")
            #expect(other.status == 404)
            #expect(other.header("cache-control") == "no-store")
        }
        let asked = node.asked.compactMap { $0.operation as? ShowPhoto }
        #expect(asked.map(\.hash) == [Self.hash, Self.hash, "ffff"])
        #expect(asked.map(\.thumbnail) == [false, true, false])
    }

    @Test("Who is signed out gets no photo, whatever its address")
    func signedOut() async throws {
        let node = Self.node(isSignedOut: true)
        try await Browser.run(node) { browser in
            let answer = try await browser.ask("/photo/1/2/\(Self.hash)")
            #expect(answer.status == 303)
            #expect(answer.header("cache-control") == "no-store")
        }
        #expect(!node.asked.contains { $0.operation is ShowPhoto })
    }
}
