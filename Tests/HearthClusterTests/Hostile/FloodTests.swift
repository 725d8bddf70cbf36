import Foundation
import HearthAPI
import HearthReplication
import HearthSodium
import HearthWire
import NIOConcurrencyHelpers
import Testing

@Suite("One friend floods a node", .timeLimit(.minutes(20)))
struct FloodTests {
    @Test("Whatever a friend sends, others' edits are accepted meanwhile")
    func edits() async throws {
        try await withWorld(beat: 60, alone: true) { world in
            let owner = try await world.household("Owner", logLevel: "info")
            let friend = try await world.household("Friend", logLevel: "info")
            try await owner.befriend(friend)
            try await owner.does("list", "new", "Birthday")
            try await owner.does("wish", "add", "Kettle", "--list", "Birthday")
            try await owner.does("share", "Birthday", "--with", "Friend", "--keeper")
            try await eventually("the list is offered") {
                try await friend.ask([InboxEntry].self, "inbox").contains { $0.kind == .list }
            }
            try await friend.does("accept", "Birthday", "--yes")
            try await friend.sees(wishes: ["Kettle"], on: "Owner/Birthday")
            let list = try await owner.lists().first { $0.title == "Birthday" }
            let id = try #require(list.flatMap { ListID(hex: $0.id) })
            try await friend.stop()
            let flood = Flood(
                keys: try friend.keys(), target: try await owner.nodeKey, port: owner.port,
                list: id)
            try flood.fill()
            for kind in Flood.Kind.allCases {
                let running = flood.start(kind)
                try await Self.edit(3, of: owner)
                #expect(running.stop() > 0, "\(kind)")
            }
        }
    }

    /// Edits one after the other, each of which has to be accepted.
    private static func edit(_ count: Int, of home: TestHome) async throws {
        for _ in 0..<count {
            let name = UUID().uuidString
            let id = name.filter { $0 != "-" }
            let body = Data(
                #"{"id":"\#(id)","name":"\#(name)","list":"Birthday","fields":{}}"#.utf8)
            let stream = try RawStream(
                "/api/v1/wishes/add", of: home, headers: ["Content-Type": "application/json"],
                posting: body)
            let answer = try await eventually("an edit is answered") {
                stream.text.contains("\r\n\r\n") ? stream.text : nil
            }
            guard answer.hasPrefix("HTTP/1.1 200") else { throw Failure(answer) }
        }
    }
}

/// What a friend with a changed program can send without end.
private struct Flood: Sendable {
    enum Kind: CaseIterable, Sendable {
        case versions, wants, digests, summaries, haves, pings, pongs, hellos, records, letters,
            unknown
        /// As long as they may be.
        case fullVersions, fullSummaries, largeParts
        /// New keys with which cells could be opened, in ever newer generations.
        case bundles
    }

    /// Tiny blobs that a part names.
    static let blobs = 1000

    let node: NodeSecret
    let identity: IdentitySecret
    let target: NodeKey
    let port: Int
    let list: ListID

    init(
        keys: (node: NodeSecret, identity: IdentitySecret), target: NodeKey, port: Int,
        list: ListID
    ) {
        (node, identity) = keys
        (self.target, self.port, self.list) = (target, port, list)
    }

    private func dial() throws -> RawPeer {
        let peer = try RawPeer(as: node, dialling: target, port: port)
        try peer.send([.hello(.known)])
        return peer
    }

    /// Has the node keep very many tiny blobs, and waits until it has.
    func fill() throws {
        let peer = try dial()
        try peer.send([
            .record(try .part(namingTinyBlobs: 0..<Self.blobs, on: list, by: identity))
        ])
        for number in 0..<Self.blobs {
            try peer.send([.record(.tinyBlob(number, on: list, by: identity))])
        }
        try peer.send([.ping(77)])
        let deadline = ContinuousClock.now + .seconds(150)
        while ContinuousClock.now < deadline { if peer.receive() == .pong(77) { return } }
        throw Failure("The node did not take the blobs.")
    }

    private func frames(_ kind: Kind, _ number: UInt64) throws -> [[UInt8]] {
        let octets = withUnsafeBytes(of: number.bigEndian) { [UInt8]($0) }
        let digest = BLAKE2b.digest(octets)
        switch kind {
        case .versions: return Frame.versions(stream: list.stream, []).messages
        case .wants:
            let names = (0..<Self.blobs).map(Record.tinyBlobName)
            return Frame.want(stream: list.stream, names).messages
        case .digests: return Frame.digest(digest).messages
        case .summaries:
            return Frame.summary([StreamSummary(stream: list.stream, digest: digest)]).messages
        case .haves: return Frame.have([HaveVector(list: list, entries: [])]).messages
        case .pings: return Frame.ping(number).messages
        case .pongs: return Frame.pong(number).messages
        case .hellos:
            return Frame.hello(
                Hello(features: UInt32(number % 2), clock: 0)
            ).messages
        case .records, .letters:
            let isLetter = kind == .letters
            return Frame.record(
                Record(
                    key: RecordKey(
                        kind: isLetter ? .letter : .comment,
                        stream: isLetter
                            ? .letter(from: identity.publicKey, to: identity.publicKey)
                            : list.stream,
                        author: identity.publicKey),
                    version: Version(incarnation: 9, counter: number + 1), payload: octets,
                    sign: identity.sign)
            ).messages
        case .fullSummaries:
            let entries = (0..<UInt16(Limits.summaryEntries)).compactMap { index in
                StreamID(octets: RecordName(index: index).octets).map {
                    StreamSummary(stream: $0, digest: digest)
                }
            }
            return Frame.summary(entries).messages
        case .fullVersions:
            let stamps = (0..<UInt16(Limits.versionEntries)).map { index in
                RecordStamp(
                    key: RecordKey(
                        kind: .blob, stream: list.stream, author: identity.publicKey,
                        name: RecordName(index: index)),
                    version: Version(incarnation: 9, counter: 1), hash: digest)
            }
            return Frame.versions(stream: list.stream, stamps).messages
        case .largeParts, .bundles:
            return Frame.record(
                Record(
                    key: RecordKey(
                        kind: kind == .bundles ? .bundle : .part, stream: list.stream,
                        author: identity.publicKey),
                    version: Version(incarnation: 9, counter: number + 1),
                    payload: [UInt8](repeating: 7, count: kind == .bundles ? 4096 : 1 << 20),
                    sign: identity.sign)
            ).messages
        case .unknown:
            return Frame.messages(
                of: [200, 0, 0, 1, 0, 0] + [UInt8](repeating: 7, count: 65_536))
        }
    }

    /// A flood on a thread of its own, which dials again when it is hung up on.
    final class Running: Sendable {
        private let state = NIOLockedValueBox((isStopped: false, octets: 0))
        private let ended = DispatchSemaphore(value: 0)

        fileprivate init(_ flood: Flood, _ kind: Kind) {
            let thread = Thread { [state, ended] in
                var number: UInt64 = 0
                while !state.withLockedValue({ $0.isStopped }) {
                    guard let peer = try? flood.dial() else {
                        Thread.sleep(forTimeInterval: 0.02)
                        continue
                    }
                    while !state.withLockedValue({ $0.isStopped }) {
                        number += 1
                        guard let messages = try? flood.frames(kind, number),
                            (try? peer.send(messages: messages)) != nil
                        else { break }
                        peer.discard()
                        let count = messages.reduce(0) { $0 + $1.count }
                        state.withLockedValue { $0.octets += count }
                    }
                }
                ended.signal()
            }
            thread.start()
        }

        /// Ends it; how many octets were sent.
        func stop() -> Int {
            state.withLockedValue { $0.isStopped = true }
            ended.wait()
            return state.withLockedValue { $0.octets }
        }
    }

    func start(_ kind: Kind) -> Running { Running(self, kind) }
}
