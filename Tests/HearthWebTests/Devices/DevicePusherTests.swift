import AsyncHTTPClient
import Crypto
import Foundation
import HTTPTypes
import HearthAPI
import HearthDevices
import HearthPush
import HearthShops
import HearthWire
import Hummingbird
import HummingbirdHTTP2
import Logging
import NIOConcurrencyHelpers
import NIOCore
import NIOSSL
import Testing

@testable import HearthWeb

/// A push service of our own, over real TLS on loopback.
@Suite("Phones that are told while their Hearth is closed")
struct DevicePusherTests {
    private struct Message: Sendable {
        let path: String
        let headers: HTTPFields
        let body: [UInt8]
    }

    /// Takes messages, or answers with the status that the path says, at first or always: `/503/then/201`.
    private struct Service: HTTPResponder {
        let took: AsyncStream<Message>.Continuation
        private let count = NIOLockedValueBox<[String: Int]>([:])

        init(took: AsyncStream<Message>.Continuation) { self.took = took }

        @concurrent func respond(
            to request: Request, context: BasicRequestContext
        ) async throws -> Response {
            let body = try await request.body.collect(upTo: 1 << 16)
            let path = request.uri.path
            took.yield(
                Message(
                    path: path, headers: request.headers, body: [UInt8](body.readableBytesView)))
            let before = count.withLockedValue { count in
                count[path, default: 0] += 1
                return count[path, default: 1] - 1
            }
            let statuses = path.split(separator: "/").compactMap { Int($0) }
            return Response(
                status: .init(
                    code: statuses.isEmpty ? 201 : statuses[min(before, statuses.count - 1)]))
        }
    }

    private struct Source: NewsSource {
        let events: AsyncStream<NewsEvent>
        func news(
            as caller: Caller, since id: Int?, moment: String?
        ) async throws -> AsyncStream<NewsEvent> { events }
    }

    private func news() -> NewsEvent {
        .news(NewsInfo(id: 1, kind: .knock, at: "2026-01-01T00:00:00Z", isUnread: true))
    }

    /// Opens a message as RFC 8291 says, with the browser's keys.
    private func opened(
        _ body: [UInt8], _ key: P256.KeyAgreement.PrivateKey, _ secret: Data
    ) throws -> String {
        let (salt, sender, sealed) = (Data(body[..<16]), Data(body[21..<86]), body[86...])
        let shared = try key.sharedSecretFromKeyAgreement(
            with: P256.KeyAgreement.PublicKey(x963Representation: sender))
        let material = shared.hkdfDerivedSymmetricKey(
            using: SHA256.self, salt: secret,
            sharedInfo: Data("WebPush: info\0".utf8) + key.publicKey.x963Representation + sender,
            outputByteCount: 32)
        func derived(_ name: String, _ count: Int) -> SymmetricKey {
            HKDF<SHA256>.deriveKey(
                inputKeyMaterial: material, salt: salt,
                info: Data("Content-Encoding: \(name)\0".utf8), outputByteCount: count)
        }
        let nonce = derived("nonce", 12).withUnsafeBytes { Data($0) }
        let box = try AES.GCM.SealedBox(
            nonce: AES.GCM.Nonce(data: nonce), ciphertext: sealed.dropLast(16),
            tag: sealed.suffix(16))
        let plain = try AES.GCM.open(box, using: derived("aes128gcm", 16))
        let text = plain.prefix(upTo: plain.lastIndex(of: 2) ?? plain.startIndex)
        return String(decoding: text, as: UTF8.self)
    }

    @Test("A device is told once for what comes together, in its language, and not after it ended")
    func telling() async throws {
        let folder = try Server.temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (certificate, secretKey) = (folder + "/c.pem", folder + "/k.pem")
        try SelfSigned.make("push.example", key: secretKey, certificate: certificate)
        let trusted = try NIOSSLCertificate.fromPEMFile(certificate)
        let (messages, took) = AsyncStream.makeStream(of: Message.self)
        let (ports, port) = AsyncStream.makeStream(of: Int.self)
        let quiet = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let service = Application(
            responder: Service(took: took),
            server: try .http2Upgrade(
                tlsConfiguration: .makeServerConfiguration(
                    certificateChain: trusted.map { .certificate($0) },
                    privateKey: .privateKey(NIOSSLPrivateKey(file: secretKey, format: .pem)))),
            configuration: .init(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { port.yield($0.localAddress?.port ?? 0) }, logger: quiet)
        let serving = Task { try await service.run() }
        defer { serving.cancel() }
        var found: Int?
        for await one in ports { found = one; break }

        let home = try #require(InternetAddress("127.0.0.1"))
        let post = InternetPost(
            port: found, lookUp: { _ throws(ShopFailure) in [home] },
            change: { settings in
                var tls = TLSConfiguration.makeClientConfiguration()
                tls.trustRoots = .certificates(trusted)
                settings.tlsConfiguration = tls
            }, isForeign: { _ in true })
        let book = DeviceBook(file: folder + "/devices.json")
        let device = try letIn(book)
        let (key, secret) = (P256.KeyAgreement.PrivateKey(), Data(repeating: 7, count: 16))
        func subscribe(_ path: String) throws {
            try book.set(
                push: DevicePush(
                    endpoint: "https://push.example" + path,
                    key: base64URL(key.publicKey.x963Representation), secret: base64URL(secret),
                    language: "sv"), of: device.id)
        }
        try subscribe("/mine")
        let (events, event) = AsyncStream.makeStream(of: NewsEvent.self)
        // Whether they give at home, and how often they were held up for that.
        let (isShort, slots) = (NIOLockedValueBox(false), NIOLockedValueBox(0))
        // The next of their moments comes when this ends.
        let (moments, moment) = AsyncStream.makeStream(of: Void.self)
        let said = Said()
        let pusher = DevicePusher(
            book: book, source: Source(events: events), pause: .zero,
            slot: {
                slots.withLockedValue { $0 += 1 }
                for await _ in moments {}
            },
            isShort: { _ in isShort.withLockedValue { $0 } }, logger: said.logger,
            waits: [.zero, .zero],
            makeSender: { try PushSender(keyFile: folder + "/push.pem", post: post) })
        let known = try #require(book.devices.first)
        pusher.follow(known, session: "ab")
        pusher.follow(known, session: "ab")
        event.yield(news())
        var iterator = messages.makeAsyncIterator()
        let message = try #require(await iterator.next())
        #expect(message.path == "/mine" && message.body.count == 614)
        #expect(message.headers[.contentEncoding] == "aes128gcm")
        #expect(message.headers[.authorization]?.hasPrefix("vapid t=") ?? false)
        #expect(try opened(message.body, key, secret) == "Något är nytt. Titta på det i Hearth.")

        // They give at home from here on, and their next message waits for its moment.
        #expect(slots.withLockedValue { $0 } == 0)
        isShort.withLockedValue { $0 = true }
        event.yield(news())
        try await until { slots.withLockedValue { $0 } == 1 }

        // What is due leaves at its moment, also where they give at home or are signed out; as news it is told
        // no second time. It takes along nothing that waits. Nobody else is called.
        event.yield(
            .due(NewsInfo(id: 2, kind: .wishAdded, at: "2026-01-01T00:00:00Z", isUnread: true)))
        await pusher.ring("another")
        await pusher.ring("key", for: .due)
        let due = try #require(await iterator.next())
        #expect(
            try opened(due.body, key, secret) == "Det är dags för något. Titta på det i Hearth.")
        #expect(slots.withLockedValue { $0 } == 1)
        moment.finish()
        let late = try #require(await iterator.next())
        #expect(try opened(late.body, key, secret) == "Något är nytt. Titta på det i Hearth.")

        // What is refused, or taken later or never, is told and noted, and tried again as often as that helps.
        for (path, tries, trouble) in [
            ("/403", 1, PushTrouble.refused(403)), ("/401", 1, .refused(401)),
            ("/400", 1, .refused(400)), ("/413", 3, .late(413)), ("/429", 3, .late(429)),
            ("/503", 3, .late(503)), ("/503/429/201", 3, nil), ("/500/403", 2, .refused(403)),
        ] as [(String, Int, PushTrouble?)] {
            try subscribe(path)
            event.yield(news())
            for _ in 0..<tries { #expect(try #require(await iterator.next()).path == path) }
            // One more comes when that was noted.
            try await noted(trouble, book)
            #expect(book.push(of: device.id)?.endpoint == "https://push.example" + path)
        }
        // A line is said after the trouble was noted.
        try await until { said.lines.withLockedValue { $0.count } >= 7 }
        #expect(said.lines.withLockedValue { $0.count } == 7)
        #expect(said.lines.withLockedValue { $0.allSatisfy { !$0.contains("push.example") } })

        // What the service says nobody takes is not sent there again.
        try subscribe("/410")
        event.yield(news())
        #expect(try #require(await iterator.next()).path == "/410")
        // It has taken note of that before it looks at what comes next, and ends.
        event.yield(news())
        await pusher.finished(device.id)
        #expect(book.push(of: device.id) == nil)
        #expect(book.devices.first?.pushTrouble == .ended(410))
        try subscribe("/mine")
        #expect(book.devices.first?.pushTrouble == nil)
    }

    private func noted(_ trouble: PushTrouble?, _ book: DeviceBook) async throws {
        try await until { book.devices.first?.pushTrouble == trouble }
    }

    private func until(_ isSo: () -> Bool) async throws {
        let deadline = ContinuousClock.now + .seconds(60)
        while !isSo() {
            try #require(ContinuousClock.now < deadline)
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    /// What is said on the log.
    private final class Said: Sendable {
        let lines = NIOLockedValueBox<[String]>([])
        var logger: Logger { Logger(label: "test") { _ in Handler(lines: self.lines) } }

        private struct Handler: LogHandler {
            let lines: NIOLockedValueBox<[String]>
            var metadata: Logger.Metadata = [:]
            var logLevel = Logger.Level.trace

            init(lines: NIOLockedValueBox<[String]>) { self.lines = lines }

            subscript(metadataKey key: String) -> Logger.Metadata.Value? {
                get { metadata[key] }
                set { metadata[key] = newValue }
            }

            func log(event: LogEvent) {
                lines.withLockedValue {
                    $0.append("\(event.message) \(event.metadata.map { "\($0)" } ?? "")")
                }
            }
        }
    }

    private func letIn(_ book: DeviceBook) throws -> Device {
        let now = Int(Date().timeIntervalSince1970)
        book.begin(for: "key", from: nil, now: now)
        let code = try #require(book.shown(now)?.code.text)
        _ = book.take(code, kind: .android, now: now)
        return try #require(try book.letIn(as: "Phone", from: nil, now: now))
    }

    private func base64URL(_ octets: Data) -> String {
        octets.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
            .replacing("=", with: "")
    }
}
