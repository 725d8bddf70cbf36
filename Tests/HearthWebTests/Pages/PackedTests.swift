import CZlib
import HearthAPI
import NIOCore
import Testing

@testable import HearthWeb

/// Answers in fewer octets, and what stands in them that somebody could guess by their length.
@Suite("Packed pages")
struct PackedTests {
    /// A node at which somebody with several lists is signed in.
    private static func node() -> StandIn {
        StandIn { operation in
            switch operation {
            case is ShowSignIn: SignInInfo(token: "ab", member: "Owner")
            case is ShowInbox: [InboxEntry]()
            case is ShowNews: NewsPage(unread: 0, newest: 0)
            case is ShowCart: CartInfo()
            case is ListLists: [ListInfo]()
            case is ShowPhoto:
                PhotoContent(
                    octets: [0xFF, 0xD8, 0xFF] + [UInt8](repeating: 7, count: 5000),
                    mediaType: "image/jpeg", pieces: 1, piecesHere: 1)
            default: throw HearthError(.internalError)
            }
        }
    }

    private static func unpacked(_ packed: ByteBuffer) -> String? {
        var stream = z_stream()
        guard
            inflateInit2_(
                &stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
        else { return nil }
        defer { inflateEnd(&stream) }
        var source = Array(packed.readableBytesView)
        var plain = [UInt8](repeating: 0, count: 1 << 20)
        let status = source.withUnsafeMutableBufferPointer { source in
            plain.withUnsafeMutableBufferPointer { plain in
                stream.next_in = source.baseAddress
                stream.avail_in = UInt32(source.count)
                stream.next_out = plain.baseAddress
                stream.avail_out = UInt32(plain.count)
                return inflate(&stream, Z_FINISH)
            }
        }
        guard status == Z_STREAM_END else { return nil }
        return String(validating: plain.prefix(Int(stream.total_out)), as: UTF8.self)
    }

    @Test("Pages and styles come packed to browsers that take them so, and say the same")
    func pages() async throws {
        try await Browser.run(Self.node()) { browser in
            for path in ["/lists", "/assets/style.css", "/assets/hearth.js"] {
                let plain = try await browser.ask(path)
                #expect(plain.header("content-encoding") == nil)
                #expect(plain.header("vary") == "accept-encoding")
                let packed = try await browser.ask(
                    path, headers: ["accept-encoding": "br, gzip;q=0.8"])
                #expect(packed.status == 200)
                #expect(packed.header("content-encoding") == "gzip")
                #expect(packed.body.readableBytes * 2 < plain.body.readableBytes)
                let text = try #require(Self.unpacked(packed.body))
                #expect(text.utf8.count == plain.body.readableBytes)
                if path.hasPrefix("/assets/") { #expect(text == plain.text) }
            }
        }
    }

    @Test("Pictures and few words stay as they are")
    func others() async throws {
        try await Browser.run(Self.node()) { browser in
            for path in ["/photo/1/2/3", "/assets/none", "/assets/mark.svg"] {
                let answer = try await browser.ask(path, headers: ["accept-encoding": "gzip"])
                #expect(answer.header("content-encoding") == nil, "\(path)")
            }
        }
    }

    @Test(
        "Who does not say gzip, or says it with no weight, gets none",
        arguments: [
            ("gzip", true), ("deflate, gzip;q=1.0", true), ("GZIP", true), ("gzip;q=0.001", true),
            ("", false), ("gzip;q=0", false), ("gzip; q=0.000", false), ("br", false),
            ("xgzip", false), ("identity;q=1", false),
        ])
    func codings(_ text: String, _ takes: Bool) {
        #expect(PageResponse.takesGzip(text) == takes)
    }

    @Test("Nothing, one octet and many octets are packed")
    func sizes() throws {
        for count in [0, 1, 300_000] {
            let text = String(repeating: "x", count: count)
            let packed = try #require(Gzip.packed(ByteBuffer(string: text)))
            #expect(Self.unpacked(packed) == text)
        }
    }

    @Test("The token of a form looks different on each page, and holds for its sign-in alone")
    func tokens() {
        let (one, other) = (FormToken.masked(of: "ab"), FormToken.masked(of: "ab"))
        #expect(one != other && one.count == other.count)
        #expect(FormToken.isOf("ab", one) && FormToken.isOf("ab", other))
        #expect(!FormToken.isOf("cd", one))
        let mixed = String(one.prefix(32) + other.dropFirst(32))
        for wrong in [nil, "", "00", String(one.dropLast(2)), one + "00", mixed, "zz"] {
            #expect(!FormToken.isOf("ab", wrong))
        }
    }
}
