import FoundationEssentials
import HearthAPI
import HearthDevices
import HearthLanguage
import HearthPush
import Logging
import NIOConcurrencyHelpers

/// Tells devices that something is new while their Hearth is closed, and never what.
///
/// It follows a member's news with the sign-in that their own device came with last. After the node has
/// started, that is once the device has been used. That something is due leaves at its moment, whoever is signed
/// in: it is the member who set it.
final class DevicePusher: Sendable {
    private struct Following {
        let session: String
        let task: Task<Void, Never>
    }

    /// Between two messages, for those who give to nobody at home.
    private static let pause: Duration = .seconds(30)
    /// Messages for somebody who gives to an owner at home leave at these moments alone, in seconds since
    /// 1970: who watches the home's line learns no moment of what was done.
    private static let slot = 300

    private let book: DeviceBook
    private let source: (any NewsSource)?
    /// Whether the member of a sign-in gives to an owner at home; nil: it has ended.
    private let isShort: @Sendable (_ session: String) async -> Bool?
    /// Returns at the next of the moments for those who do.
    private let slot: @Sendable () async -> Void
    private let makeSender: @Sendable () throws -> PushSender
    private let logger: Logger
    /// Before each further try of one that a service may take later.
    private let waits: [Duration]
    private let made = NIOLockedValueBox<PushSender?>(nil)
    private let pause: Duration
    private let following = NIOLockedValueBox<[String: Following]>([:])
    /// Devices that are told that something is due, and whether more was due since that message.
    private let ringing = NIOLockedValueBox<[String: Bool]>([:])

    init(
        book: DeviceBook, source: (any NewsSource)?, pause: Duration = pause,
        slot: @escaping @Sendable () async -> Void = {
            try? await Task.sleep(for: DevicePusher.untilSlot)
        },
        isShort: @escaping @Sendable (_ session: String) async -> Bool?,
        logger: Logger, waits: [Duration] = [.seconds(30), .seconds(240), .seconds(1200)],
        makeSender: @escaping @Sendable () throws -> PushSender
    ) {
        self.book = book
        self.source = source
        (self.slot, self.isShort) = (slot, isShort)
        self.makeSender = makeSender
        (self.logger, self.waits) = (logger, waits)
        self.pause = pause
    }

    /// What a browser needs to subscribe; nil: the key cannot be read or written.
    var publicKey: String? { sender?.publicKey }

    private var sender: PushSender? {
        made.withLockedValue { made in
            if made == nil { made = try? makeSender() }
            return made
        }
    }

    /// Follows the news of the member who came with a device, unless that is done already.
    func follow(_ device: Device, session: String) {
        guard let source, device.member != nil, device.push != nil else { return }
        following.withLockedValue { following in
            guard following[device.id]?.session != session else { return }
            following[device.id]?.task.cancel()
            let task = Task { [weak self] in
                await self?.tell(device.id, of: source, session)
                self?.following.withLockedValue { following in
                    if following[device.id]?.session == session { following[device.id] = nil }
                }
            }
            following[device.id] = Following(session: session, task: task)
        }
    }

    func end(_ id: String) {
        following.withLockedValue { $0.removeValue(forKey: id)?.task.cancel() }
    }

    /// Returns when the news of a device's member are followed no more.
    func finished(_ id: String) async {
        await following.withLockedValue { $0[id]?.task }?.value
    }

    private func tell(
        _ id: String, of source: any NewsSource, _ session: String
    ) async {
        let caller = Caller(session: session, isByItself: true)
        guard let events = try? await source.news(as: caller, since: nil, moment: nil) else {
            return
        }
        // However much comes, one message at a time waits.
        let (wakes, wake) = AsyncStream.makeStream(
            of: Text.self, bufferingPolicy: .bufferingNewest(1))
        await withTaskGroup { group in
            group.addTask {
                for await event in events {
                    // What is due was told at its moment, to all devices.
                    if case .news(let news) = event { wake.yield(news.kind.push) }
                    if case .end = event { break }
                }
                wake.finish()
            }
            for await words in wakes {
                guard await deliver(words, to: id, from: { await self.mayLeave(session) })
                else { break }
                try? await Task.sleep(for: pause)
            }
            group.cancelAll()
        }
    }

    /// Tells a member's own devices that something is due, in the words of what the news say of it, if they do.
    /// However much comes, one message at a time waits.
    func ring(_ member: String, for kind: NewsKind? = nil) async {
        await withDiscardingTaskGroup { group in
            for device in book.devices where device.member == member && device.push != nil {
                group.addTask { await self.ring(device: device.id, for: kind) }
            }
        }
    }

    private func ring(device id: String, for kind: NewsKind?) async {
        let isUnderWay = ringing.withLockedValue { ringing in
            defer { ringing[id] = ringing[id] != nil }
            return ringing[id] != nil
        }
        guard !isUnderWay else { return }
        var goesOn = true
        var words = (kind ?? .due).push
        while goesOn {
            let isTold = await deliver(words, to: id) { true }
            words = NewsKind.due.push
            try? await Task.sleep(for: pause)
            goesOn = ringing.withLockedValue { ringing in
                let goesOn = isTold && ringing[id] == true && !Task.isCancelled
                ringing[id] = goesOn ? false : nil
                return goesOn
            }
        }
    }

    /// Returns when a message about a member's news may leave; false: their sign-in has ended.
    private func mayLeave(_ session: String) async -> Bool {
        // At this moment: it may be otherwise since the last message.
        guard let isShort = await isShort(session) else { return false }
        if isShort { await slot() }
        return true
    }

    /// Sends one message, a few times where the service does not take it at once; false: the device is told no more.
    private func deliver(
        _ words: Text, to id: String, from mayLeave: () async -> Bool
    ) async -> Bool {
        for (tried, wait) in ([.zero] + waits).enumerated() {
            if tried > 0 { try? await Task.sleep(for: wait) }
            guard await mayLeave() else { return false }
            guard !Task.isCancelled, let push = book.push(of: id) else { return false }
            let trouble = await send(words, to: push)
            guard !Task.isCancelled else { return false }
            try? book.note(trouble, of: push, for: id)
            let isLate = if case .late = trouble { true } else { false }
            if let trouble, !isLate || tried == waits.count { warn(trouble, of: id) }
            guard isLate else { return true }
        }
        return true
    }

    /// Without the address, which whoever has it can send to.
    private func warn(_ trouble: PushTrouble, of id: String) {
        let (status, advice): (Int?, Logger.Message) =
            switch trouble {
            case .refused(let status):
                (
                    status,
                    "the service of a browser’s maker refused a message; turn the notifications off and on again there, and look whether this computer’s clock is right"
                )
            case .ended(let status):
                (
                    status,
                    "a browser takes no messages any more; turn the notifications on again there"
                )
            case .late(let status):
                (
                    status,
                    "the service of a browser’s maker did not take a message, however often it was tried"
                )
            }
        logger.warning(
            advice, metadata: ["device": "\(id)", "status": "\(status.map { "\($0)" } ?? "none")"])
    }

    private static var untilSlot: Duration {
        let now = Date().timeIntervalSince1970
        return .seconds(Double(slot) - now.truncatingRemainder(dividingBy: Double(slot)))
    }

    /// - Returns: Why it was not taken; nil: it was.
    private func send(
        _ words: Text, to push: DevicePush
    ) async -> PushTrouble? {
        let language = Language.named(push.language) ?? .english
        let text = words.string(in: language)
        guard let sender,
            let subscription = PushSubscription(
                endpoint: push.endpoint, key: push.key, secret: push.secret)
        else { return .late(nil) }
        return switch await sender.send(text, to: subscription, now: Date()) {
        case .taken: nil
        case .ended(let status): .ended(status)
        case .refused(let status): .refused(status)
        case .later(let status): .late(status)
        }
    }
}
