import Foundation
import HearthAPI
import HearthCircle
import HearthLists
import HearthNoise
import HearthPictures
import HearthReplication
import HearthSodium
import HearthTestSounds
import HearthWire

/// Where a fuzzer begins: inputs of which most are accepted, the same every time.
extension FuzzTarget {
    package var seeds: [[UInt8]] {
        switch self {
        case .handshake, .messages, .frames, .records, .cells: Self.wireSeeds(self)
        case .cards, .profiles, .rosters, .parts, .buckets, .blobs, .bundles, .comments, .letters,
            .thanks, .knocks, .partPayloads, .claims, .pages:
            (try? Self.bodySeeds(self)) ?? []
        default: textSeeds.map { [UInt8]($0.utf8) } + octetSeeds
        }
    }

    static func octets(_ count: Int, _ value: UInt8 = 1) -> [UInt8] {
        [UInt8](repeating: value, count: count)
    }

    static func fixed<Value: FixedOctets>(_ value: UInt8 = 1) -> Value? {
        Value(octets: octets(Value.byteCount, value))
    }

    private var textSeeds: [String] {
        switch self {
        case .addresses: ["127.0.0.1:4327", "[::1]:4327", "home.example.org:1", "[2001:db8::7]:80"]
        case .texts:
            ["Lamp", "Två\r\nrader\t", "e\u{301}", "a\u{202E}b", "https://example.org/?a=b#c"]
        case .amounts: ["399.50 SEK", "2027-05-31", "--05-31", "05-31", "i3", "59.3293,18.0686"]
        case .links:
            ["@127.0.0.1:4327,[::1]:1", "127.0.0.1:4327", "@home.example:1/invite1", ""]
        case .forms: ["name=Lamp&notes=a+b%0D%0Ac&page=%2Flists&next=/x&form-token=1"]
        case .ranges:
            [
                "bytes=0-1", "bytes=500-", "bytes=-500", "bytes=0-1,2-3",
                "bytes=9223372036854775807-99999999999999999999", "bytes=-0", "items=1-2",
            ]
        case .multipart:
            [
                "multipart/form-data; boundary=X\n--X\r\n"
                    + "Content-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n--X\r\n"
                    + "Content-Disposition: form-data; name=\"p\"; filename=\"q.jpg\"\r\n"
                    + "Content-Type: image/jpeg\r\n\r\n\u{1}\u{2}\r\n--X--\r\n",
                "multipart/form-data; boundary=\"X\"\n--X\r\n--X--\r\n", "\n--X--",
            ]
        case .operations:
            [
                #"0{"lists":[{"wishes":[{"line":1,"name":"B","fields":{}}]}],"target":"new","isPreview":true}"#,
                #"1{"name":"A","clear":["note"],"birthday":"04-17","sizes":[],"addresses":[]}"#,
                #"2{"list":"A","name":"B","fields":{"notes":"c","quantity":"3","tags":["x"]}}"#,
                #"3{"household":"A","member":"B","passphrase":null}"#,
            ]
        case .csv:
            [
                "name,price,notes,link\nLamp,\"399,50 kr\",\"a \"\"b\"\"\nc\",https://example.org/\n",
                "sep=;\nNamn;Pris;Lista\nLampa;12;Jul\n", "Name\tTags\n=1+1\ta, b\n", "Lamp\n",
            ]
        case .markdownNotes, .keepNotes, .noteFolders: noteSeeds
        case .json:
            [
                #"{"lists":[{"title":"A","date":"2027-05-31","wishes":[{"name":"B","price":12.5}]}]}"#,
                #"["https://example.org/lamp",{"name":"B","quantity":1e40,"tags":["x"]}]"#,
                #"{"items":[{"name":"B","photos":[{"file":"a.jpg","caption":"c"}],"x":[[1]]}]}"#,
            ]
        case .html:
            [
                "<!doctype html><html><head><title>T</title><script type=\"application/ld+json\">"
                    + #"{"@type":"Product","name":"Lamp","offers":{"price":"12","priceCurrency":"EUR"}}"#
                    + "</script></head><body><a href=\"/x\">L</a></body></html>",
                "<!-- saved from url=(0021)https://example.org/ -->"
                    + "<ul><li><a href=\"https://example.org/a\">Lamp</a>"
                    + "<div itemscope itemtype=\"https://schema.org/Product\">"
                    + "<span itemprop=\"name\">B</span></div></ul>",
            ]
        case .linkLines:
            ["Lamp https://example.org/lamp 12 kr\n[Cup](https://example.org/cup)\n- Sock"]
        case .files:
            [
                "Name,Price\nLamp,1\n", "[{\"name\":\"B\"}]",
                "<html><li><a href=\"http://a\">B</a>", "Lamp",
            ]
        default: []
        }
    }

    /// What is no text.
    private var octetSeeds: [[UInt8]] {
        switch self {
        case .keys: [[PublicKeyText.format] + Self.octets(64), Self.octets(16, 7), []]
        case .sounds: TestSound.all.map(\.octets) + [Array("ID3\u{4}\0\0\0\0\0\0".utf8)]
        case .files: [[0xFF, 0xFE, 0x4C, 0, 0x61, 0], [0xFE, 0xFF, 0, 0x4C], [0x4C, 0xE5, 0x6D]]
        case .pictureAnswers:
            {
                let jpeg = EncodedPicture(
                    format: .jpeg, width: 3, height: 2, octets: [0xFF, 0xD8, 0xFF, 0xD9])
                return [
                    [0] + PictureAnswer.prepared([jpeg, jpeg]).octets,
                    [1] + PictureAnswer.prepared([jpeg]).octets, [2, 2, 0x61],
                    [0] + PictureAnswer.refused(.notTaken(.gif)).octets,
                    [0, 0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 0x61, 0x62, 0xFF, 0xD9],
                    [0] + Array("RIFF\u{18}\0\0\0WEBPVP8L\u{1}\0\0\0/\0EXIF\0\0\0\0".utf8),
                    [0, 0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0]
                        + Array("IENDxxxx".utf8),
                ]
            }()
        default: []
        }
    }

    // MARK: What nodes say

    private static func wireSeeds(_ target: FuzzTarget) -> [[UInt8]] {
        switch target {
        case .cells: return Cell.Kind.allCases.compactMap { cell($0)?.octets }
        case .records: return (try? card("Owner")).map { [$0.octets] } ?? []
        case .frames:
            return someFrames.map { frame -> [UInt8] in
                [frame.type.rawValue] + Array(frame.octets.dropFirst(Frame.headerByteCount))
            }
        case .messages:
            return someFrames.map(\.octets).filter { $0.count < 256 }.map { octets -> [UInt8] in
                [UInt8(octets.count)] + octets
            }
        default: return [handshakeSeed].compactMap { $0 }
        }
    }

    /// What somebody who dials says to the node of `Fixed`.
    private static var handshakeSeed: [UInt8]? {
        guard let node = Fixed.node, let ephemeral = Fixed.ephemeral else { return nil }
        var dialled = NoiseHandshake.responder(local: node, ephemeral: ephemeral, prologue: [])
        var dialling = NoiseHandshake.initiator(
            local: ephemeral, remote: node.publicKey, ephemeral: node, prologue: [])
        guard let first = try? dialling.writeMessage(), (try? dialled.readMessage(first)) != nil,
            let second = try? dialled.writeMessage(),
            (try? dialling.readMessage(second)) != nil,
            let third = try? dialling.writeMessage()
        else { return nil }
        return [0, UInt8(first.count)] + first + [UInt8(third.count)] + third
    }

    private static var someFrames: [Frame] {
        var frames: [Frame] = [
            .hello(Hello(features: 1, clock: 2)), .ping(1), .pong(2), .knock([1, 2]),
            .knockAnswer([8, 1]), .reachAsk(nonce: 3, port: 4327),
            .reachAnswer(nonce: 3, .unreached),
        ]
        if let reason = CloseReason(rawValue: 1) { frames.append(.close(reason)) }
        if let digest: Digest = fixed(), let stream: StreamID = fixed() {
            frames += [.digest(digest), .summary([StreamSummary(stream: stream, digest: digest)])]
            frames.append(.want(stream: stream, [RecordName(index: 1), RecordName(index: 2)]))
            if let record = try? card("Owner") {
                frames += [.record(record), .versions(stream: stream, [record.stamp])]
            }
        }
        if let list: ListID = fixed(), let tag: AuthorTag = fixed() {
            let entry = HaveVector.Entry(author: tag, incarnation: 1, sequence: 2)
            frames.append(.have([HaveVector(list: list, entries: [entry])]))
        }
        let cells = Cell.Kind.allCases.compactMap { cell($0) }
        frames.append(.cells(cells))
        if let cell = cell(.claims, sub: 1) { frames.append(.early(cell)) }
        return frames
    }

    private static func cell(_ kind: Cell.Kind, sub: UInt16 = 0) -> Cell? {
        guard let list: ListID = fixed(), let tag: AuthorTag = fixed(), let nonce = Fixed.nonce,
            let key = Fixed.symmetric, let beat = Fixed.beat
        else { return nil }
        return Cell(
            kind: kind, list: list, author: tag, epoch: 1,
            order: CellOrder(incarnation: 1, sequence: 1, sub: sub), generation: 1,
            salt: .zero, plaintext: octets(kind.plaintextByteCount), nonce: nonce, senderKey: key,
            commitment: BLAKE2b.digest([]), beatSecret: beat)
    }
}
