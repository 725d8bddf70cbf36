import AsyncHTTPClient
import HearthAPI
import NIOCore
import NIOHTTP1
import Testing

@testable import HearthWeb

/// Photos that are asked for in parts, over the API and by a browser; the household is a stand-in.
@Suite("Ranges of files over HTTP")
struct FileRangeTests {
    private static let octets: [UInt8] = [0xFF, 0xD8, 0xFF] + (3..<100).map { UInt8($0) }
    private static let hash = "00112233445566778899aabbccddeeff"
    private static let tag = "\"\(hash)\""
    private static let onAPI = "/api/v1/\(ShowPhoto.path)?item=Lamp&number=1"
    private static let onPage = "/photo/1/2/\(hash)"

    private static func node(_ octets: [UInt8] = octets) -> StandIn {
        StandIn { operation in
            switch operation {
            case is ShowSignIn: return SignInInfo(token: "ab", member: "Owner")
            case is ListMembers: return [MemberInfo]()
            case let asked as ShowPhoto:
                let whole = PhotoContent(
                    octets: octets, mediaType: "image/jpeg", hash: hash, pieces: 1, piecesHere: 1)
                return asked.range.map { whole.cut(to: $0) } ?? whole
            default: throw HearthError(.internalError)
            }
        }
    }

    private struct Got {
        let status: Int
        let body: [UInt8]
        let header: (String) -> String?
    }

    /// Both ways to the same file.
    private static func each(
        _ node: StandIn = node(),
        _ body: (_ ask: (String, [String: String]) async throws -> Got, _ isPage: Bool)
            async throws -> Void
    ) async throws {
        try await Browser.run(node) { browser in
            func send(
                _ address: String, _ path: String, _ method: String, _ fields: [String: String]
            )
                async throws -> Got
            {
                var fields = fields
                fields["cookie"] = browser.cookie + "; hearth-visit-\(browser.suffix)=ab"
                let answer = try await browser.server.octets(
                    method, address + path, headers: fields)
                return Got(status: answer.status, body: answer.body) { answer.headers[$0] }
            }
            try await body({ try await send(browser.server.socketURL, onAPI, $0, $1) }, false)
            let url = try #require(browser.server.endpoints.url)
            try await body({ try await send(url, onPage, $0, $1) }, true)
        }
    }

    private static func checkSafety(of got: Got, isPage: Bool) {
        #expect(got.header("x-content-type-options") == "nosniff")
        #expect(got.header("content-security-policy") == "default-src 'none'; sandbox")
        #expect(got.header("accept-ranges") == "bytes")
        #expect(got.header("etag") == tag)
        #expect(
            got.header("cache-control")
                == (isPage ? "private, max-age=31536000, immutable" : "no-store"))
        #expect(got.header("vary") == (isPage ? "cookie" : nil))
    }

    @Test("The whole is answered with what says that parts of it can be had")
    func whole() async throws {
        try await Self.each { ask, isPage in
            let got = try await ask("GET", [:])
            #expect(got.status == 200 && got.body == Self.octets)
            #expect(got.header("content-type") == "image/jpeg")
            #expect(got.header("content-disposition") == "inline")
            Self.checkSafety(of: got, isPage: isPage)
        }
    }

    @Test(
        "A range is answered with status 206, and by what the file is",
        arguments: [
            ("bytes=0-1", 0..<2), ("bytes=50-", 50..<100), ("bytes=-1", 99..<100),
            ("bytes=10-99999999999999999999", 10..<100),
        ])
    func part(header: String, range: Range<Int>) async throws {
        try await Self.each { ask, isPage in
            let got = try await ask("GET", ["range": header])
            #expect(got.status == 206 && got.body == Array(Self.octets[range]))
            #expect(
                got.header("content-range")
                    == "bytes \(range.lowerBound)-\(range.upperBound - 1)/100")
            #expect(got.header("content-length") == "\(range.count)")
            #expect(got.header("content-type") == "image/jpeg")
            #expect(got.header("content-disposition") == "inline")
            Self.checkSafety(of: got, isPage: isPage)
        }
    }

    @Test("A range of which the file has nothing is answered with its size, and status 416")
    func unsatisfiable() async throws {
        try await Self.each { ask, isPage in
            for range in ["bytes=100-", "bytes=99999999999999999999-", "bytes=-0"] {
                let got = try await ask("GET", ["range": range])
                #expect(got.status == 416 && got.body.isEmpty, "\(range)")
                #expect(got.header("content-range") == "bytes */100")
                Self.checkSafety(of: got, isPage: isPage)
            }
        }
    }

    @Test("What is malformed or asks for several ranges gets the whole")
    func malformed() async throws {
        try await Self.each { ask, _ in
            for range in ["bytes=0-1,3-4", "bytes=2-1", "bytes=x", "lines=0-1"] {
                let got = try await ask("GET", ["range": range])
                #expect(got.status == 200 && got.body == Self.octets, "\(range)")
                #expect(got.header("content-range") == nil)
            }
        }
    }

    @Test("The rest is answered only of the file that the browser has the beginning of")
    func ifRange() async throws {
        try await Self.each { ask, _ in
            let same = try await ask("GET", ["range": "bytes=0-1", "if-range": Self.tag])
            #expect(same.status == 206)
            for other in [
                "W/\(Self.tag)", "\"other\"", Self.hash, "Sat, 28 Nov 2026 07:00:00 GMT",
            ] {
                let got = try await ask("GET", ["range": "bytes=0-1", "if-range": other])
                #expect(got.status == 200 && got.body == Self.octets, "\(other)")
                // Also where the other file is too short.
                let past = try await ask("GET", ["range": "bytes=500-", "if-range": other])
                #expect(past.status == 200 && past.body == Self.octets)
            }
        }
    }

    @Test("A browser that has the file is not sent it again")
    func ifNoneMatch() async throws {
        try await Self.each { ask, isPage in
            for held in [Self.tag, "W/\(Self.tag)", "\"a\", \(Self.tag)", "*"] {
                let got = try await ask("GET", ["if-none-match": held, "range": "bytes=0-1"])
                #expect(got.status == 304 && got.body.isEmpty, "\(held)")
                Self.checkSafety(of: got, isPage: isPage)
            }
            #expect(try await ask("GET", ["if-none-match": "\"a\""]).status == 200)
        }
    }

    @Test("HEAD is answered in the same way, without a body")
    func head() async throws {
        try await Self.each { ask, isPage in
            for (range, status) in [(nil, 200), ("bytes=5-14", 206), ("bytes=100-", 416)] {
                let fields = range.map { ["range": $0] } ?? [:]
                let whole = try await ask("GET", fields)
                let got = try await ask("HEAD", fields)
                #expect(got.status == status && got.body.isEmpty)
                for name in ["content-length", "content-range", "content-type"] {
                    #expect(got.header(name) == whole.header(name), "\(name)")
                }
                Self.checkSafety(of: got, isPage: isPage)
            }
        }
    }

    @Test("A part of what is no picture is as little shown as the whole")
    func harmful() async throws {
        let page = Array("<svg onload='x'/>   \u{FF}\u{D8}\u{FF} and more".utf8)
        try await Self.each(Self.node(page)) { ask, isPage in
            for range in ["bytes=0-5", "bytes=20-"] {
                let got = try await ask("GET", ["range": range])
                #expect(got.status == 206)
                #expect(got.header("content-type") == "application/octet-stream")
                #expect(got.header("content-disposition") == "attachment")
                Self.checkSafety(of: got, isPage: isPage)
            }
        }
    }

    @Test("The small picture has a name of its own")
    func small() async throws {
        try await Browser.run(Self.node()) { browser in
            let whole = try await browser.ask(Self.onPage)
            let small = try await browser.ask(Self.onPage + "?small=yes")
            #expect(whole.header("etag") == Self.tag)
            #expect(small.header("etag") == "\"\(Self.hash)-small\"")
        }
    }
}

extension Server {
    /// What is answered, octet for octet.
    fileprivate func octets(
        _ method: String, _ url: String, headers: [String: String]
    ) async throws -> (status: Int, headers: [String: String], body: [UInt8]) {
        var request = HTTPClientRequest(url: url)
        request.method = .init(rawValue: method)
        for (name, value) in headers { request.headers.replaceOrAdd(name: name, value: value) }
        let response = try await http.execute(request, timeout: .seconds(240))
        let body = try await response.body.collect(upTo: 1 << 20)
        return (
            Int(response.status.code),
            Dictionary(
                response.headers.map { ($0.name.lowercased(), $0.value) }, uniquingKeysWith: +),
            Array(buffer: body)
        )
    }
}
