import FoundationEssentials
import HearthAPI
import HearthAuthority
import HearthDevices
import HearthLanguage
import HearthPush
import HearthShops
import HearthWire
import Hummingbird
import Logging
import NIOConcurrencyHelpers

/// What the household asks about its phones and other computers, and what comes of it.
actor DeviceDesk {
    nonisolated let book: DeviceBook
    nonisolated let certificates: HomeCertificates
    nonisolated let address: HomeAddress
    nonisolated let trust: TrustServer
    nonisolated let pusher: DevicePusher
    /// Tells the listener whether to listen; first of all how it stands at the start.
    nonisolated let switched: AsyncStream<Bool>
    private let tellSwitched: AsyncStream<Bool>.Continuation

    nonisolated let performer: any OperationPerformer
    private let place: DevicesPlace
    private let proxy: PagesOrigin?
    nonisolated let cookieName: String

    private var port: Int?
    private var problem: DevicesProblem?
    private var waiters: [CheckedContinuation<Void, Never>] = []
    /// Whether the listener has said how it stands since the start.
    private var isSettled: Bool
    /// Whether the listener says nothing any more, because the node stops.
    private var hasEnded = false

    init(
        performer: any OperationPerformer, book: DeviceBook, certificates: CertificateSource,
        place: DevicesPlace = .usual, proxy: PagesOrigin?, key: AccessToken,
        internet: InternetUse = .direct, pushKeyFile: String, logger: Logger
    ) {
        self.performer = performer
        self.book = book
        self.certificates = HomeCertificates(certificates)
        (self.place, self.proxy) = (place, proxy)
        address = HomeAddress(fixed: proxy)
        trust = TrustServer(place)
        pusher = DevicePusher(
            book: book, source: performer as? any NewsSource,
            isShort: { session in
                do {
                    return try await performer.perform(
                        ShowSignIn(), as: Caller(session: session, isByItself: true)
                    ).isShort
                } catch let error as HearthError where error.code == .signedOut {
                    return nil
                } catch {
                    // Nobody knows, so it is sent as if they did.
                    return true
                }
            },
            logger: logger,
            makeSender: {
                try PushSender(
                    keyFile: pushKeyFile, contact: PushContact.at(origin: proxy?.text),
                    post: InternetPost(internet: internet))
            })
        cookieName = "__Host-hearth-device-\(key.cookieSuffix)"
        isSettled = !book.isOn
        (switched, tellSwitched) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(4))
        tellSwitched.yield(book.isOn)
    }

    /// Tells members' devices when something is due, until the node stops.
    nonisolated func ringWhenDue() async {
        guard let alarms = (performer as? any DueSource)?.dueAlarms else { return }
        await withDiscardingTaskGroup { group in
            for await alarm in alarms {
                group.addTask { await self.pusher.ring(alarm.member, for: alarm.kind) }
            }
            group.cancelAll()
        }
    }

    /// Where a proxy or a network of one's own shows the pages from everywhere; nil: nowhere.
    nonisolated var webAddress: String? { proxy?.text }

    nonisolated var now: Int { Int(Date().timeIntervalSince1970) }

    // MARK: Devices that come

    /// How a browser stands that holds a device's key, or none.
    nonisolated func standing(of request: Request) -> DeviceBook.Standing {
        guard let key = request.cookies[cookieName]?.value else { return .unknown }
        return book.standing(of: key, now: now)
    }

    /// The device that a request comes from; nil: one that is not let in.
    nonisolated func device(of request: Request) -> Device? {
        if case .letIn(let device) = standing(of: request) { device } else { nil }
    }

    /// What a device shows from now on.
    nonisolated func cookie(_ key: String) -> Cookie { LastingCookie.make(cookieName, key) }

    /// Takes the code that a device brings.
    nonisolated func take(_ code: String, kind: DeviceKind) -> DeviceBook.PairingAnswer {
        book.take(code, kind: kind, now: now)
    }

    /// A device came with a sign-in.
    nonisolated func note(session: String, of device: Device) {
        pusher.follow(device, session: session)
    }

    /// Has a member's own device told that something is new, or not any more.
    nonisolated func set(push: DevicePush?, of device: Device) throws {
        if let push {
            let subscription = PushSubscription(
                endpoint: push.endpoint, key: push.key, secret: push.secret)
            guard device.member != nil, subscription != nil else {
                throw HearthError(
                    .usage, ["problem": Text("This browser says nothing that can be used.").string])
            }
        } else {
            pusher.end(device.id)
        }
        do {
            try book.set(push: push, of: device.id)
        } catch {
            throw HearthError(.storageFailed)
        }
    }

    /// Has a member's own device keep their pages for a day although they give at home, or not any more.
    nonisolated func set(takesCart: Bool, of device: Device) throws {
        do {
            try book.set(takesCart: takesCart, of: device.id)
        } catch {
            throw HearthError(.storageFailed)
        }
    }

    // MARK: What is asked

    func show(to asker: DeskAsker) async throws -> DevicesInfo {
        let members = try await members()
        let shown = book.devices.filter { asker.isHouseholder || $0.member == asker.key }
        func name(_ key: String) -> String? { members.first { $0.key == key }?.name }
        return DevicesInfo(
            areOn: book.isOn, address: address.origin?.text,
            fingerprint: needTrust ? fingerprint : nil, problem: book.isOn ? problem : nil,
            devices: shown.map { device in
                DeviceInfo(
                    id: device.id, name: device.name,
                    member: device.member.map { name($0) ?? Text("somebody who left").string },
                    seenAt: Self.text(device.seenAt),
                    takesAlong: book.letIn(from: device.id).map(\.name),
                    byLink: device.byLink.map {
                        LetInByLink(inviter: $0.inviter.flatMap(name), at: Self.text($0.at))
                    })
            },
            links: asker.isHouseholder ? links(of: members) : [],
            isReachedFromEverywhere: webAddress != nil)
    }

    /// Switches the pages in the home network on or off, and waits until they are so.
    func set(areOn: Bool) async throws {
        let wasOn = book.isOn
        try writing { try book.set(isOn: areOn) }
        // Also where it is on and could not be reached so far.
        if areOn != wasOn || areOn != (port != nil) {
            problem = nil
            tellSwitched.yield(areOn)
            await change()
        }
    }

    func set(address text: String?) async throws {
        let text = text.flatMap { $0.isEmpty ? nil : $0 }
        if let text {
            guard let host = PagesHost(text) else {
                throw HearthError(.deviceAddressMalformed, ["address": text])
            }
            guard place.mayAnswer(at: host) else {
                throw HearthError(.deviceAddressNotServed, ["address": text])
            }
            guard certificates.covers(host) else {
                throw HearthError(.deviceAddressNotOfHome, ["address": text])
            }
            try writing { try book.set(address: host.text) }
        } else {
            try writing { try book.set(address: nil) }
        }
        await look()
        // It may be the first one for which there is a certificate.
        if book.isOn, port == nil { try await set(areOn: true) }
    }

    /// Puts another authority in the place of the home's own, which every device has to be told to trust, and
    /// shows certificates of it from now on.
    ///
    /// - Throws: `storageFailed`, and nothing has changed; `usage` where the certificate comes from files.
    func renewAuthority() async throws {
        guard try writing({ try certificates.renewAuthority(now: Date()) }) else {
            throw HearthError(
                .usage,
                ["problem": Text("This home’s certificate comes from files.").string])
        }
        // It hands out the last one.
        await trust.close()
        await look()
    }

    /// Makes a code for a device of a member's, or of the family's.
    func add(for member: String?, from device: Device?) async throws {
        guard address.origin != nil else { throw HearthError(.devicesOff) }
        guard book.devices.count < DeviceBook.limit else {
            throw HearthError(.limitDevices, ["limit": String(DeviceBook.limit)])
        }
        var key: String?
        if let member {
            guard let found = try await members().first(where: { $0.name == member }) else {
                throw HearthError(.unknownMember, ["name": member])
            }
            key = found.key
        }
        book.begin(for: key, from: device?.id, now: now)
        await openTrust()
    }

    /// Hands out the certificate for ten minutes, where devices have to trust it first.
    func openTrust() async {
        guard needTrust, let authority = certificates.authority else { return }
        await trust.open(authority, at: place.reached(of: MachineAddresses.all).first)
    }

    /// Where it is handed out; nil: nobody needs it.
    var trustLink: String? { needTrust ? trust.link : nil }

    func pairing(for asker: DeskAsker) async throws -> PairingInfo {
        let shown = book.shown(now)
        return PairingInfo(
            link: shown.flatMap { shown in
                address.origin.map { "\($0.text)\(PageSite.pairPath)#\(shown.code.text)" }
            },
            code: shown?.code.text, seconds: shown.map { max(0, $0.endsAt - now) } ?? 0,
            trustLink: trustLink,
            waiting: shown?.request.map { WaitingDevice(kind: $0.kind, words: $0.words) },
            devices: try await show(to: asker))
    }

    /// Lets the device in that waits, or sends it away.
    func answer(isLetIn: Bool, name: String?, from device: Device?) throws {
        guard isLetIn else { return book.endPairing() }
        guard let request = book.shown(now)?.request else { throw HearthError(.noDeviceWaits) }
        try DeviceName.check(name ?? "")
        let name = DeviceName.cleaned(name, kind: request.kind, taken: book.devices.map(\.name))
        let letIn = try writing { try book.letIn(as: name, from: device?.id, now: now) }
        guard letIn != nil else { throw HearthError(.noDeviceWaits) }
    }

    /// Takes a device away with those that were let in from it, and ends all sign-ins that they have.
    func remove(_ text: String, by asker: DeskAsker) async throws {
        try await remove(
            text, of: book.devices.filter { asker.isHouseholder || $0.member == asker.key })
    }

    /// The same of one of these.
    func remove(_ text: String, of seen: [Device]) async throws {
        let found = seen.filter { $0.name == text }
        let device =
            found.count == 1
            ? found[0]
            : seen.first { text.utf8.count >= 4 && $0.id.hasPrefix(text.lowercased()) }
        guard let device else {
            // One that is gone already is not let in, which is what was asked for.
            if DeviceBook.isID(text), !book.devices.contains(where: { $0.id == text }) { return }
            throw HearthError(.unknownDevice, ["name": text])
        }
        let gone = try writing { try book.remove(device.id) }
        for id in gone { pusher.end(id) }
        _ = try await performer.perform(
            EndDeviceSignIns(devices: gone), as: Caller(at: .home))
    }

    // MARK: The listener

    func listens(at port: Int) async {
        self.port = port
        if book.port != port { try? book.set(port: port) }
        await look()
        wake()
    }

    func failed(_ problem: DevicesProblem) {
        close()
        self.problem = problem
        wake()
    }

    func stopped() {
        close()
        wake()
    }

    private func close() {
        port = nil
        address.set(origin: proxy, known: [])
    }

    /// The node stops.
    func ended() {
        hasEnded = true
        stopped()
    }

    /// Returns once the listener has said how it stands for the first time.
    func settle() async {
        if !isSettled { await change() }
    }

    /// Returns when the listener has said how it stands.
    private func change() async {
        guard !hasEnded else { return }
        await withCheckedContinuation { waiters.append($0) }
    }

    private func wake() {
        isSettled = true
        for waiter in waiters { waiter.resume() }
        waiters = []
    }

    /// Why there is no certificate.
    var certificateProblem: DevicesProblem { problem ?? .failed }

    /// Looks at the machine's addresses, and has a certificate for them, while devices are to find it.
    func look() async {
        guard book.isOn else { return }
        let machine = place.reached(
            of: [MachineAddresses.localName].compactMap { $0 } + MachineAddresses.all)
        // It was set where the pages may have been elsewhere.
        let wanted = book.address.flatMap { PagesHost($0) }
            .flatMap { place.mayAnswer(at: $0) ? $0 : nil }
        let found = certificates.refresh(
            for: [wanted].compactMap { $0 } + machine, now: Date())
        guard let port else {
            if found != nil { problem = found }
            return
        }
        problem = found
        let named = certificates.firstName
        guard let host = wanted ?? named ?? machine.first else {
            problem = .noNetwork
            return
        }
        let authority = HostPort(host: host.text, port: port)?.description ?? ""
        address.set(
            origin: proxy ?? (try? PagesOrigin("https://" + authority)), known: machine + [host])
    }

    // MARK: Parts

    private var needTrust: Bool { proxy == nil && certificates.needTrust }

    private var fingerprint: String? {
        certificates.authority.flatMap { try? $0.fingerprint }.map {
            $0.map { octet in (octet < 16 ? "0" : "") + String(octet, radix: 16) }.joined()
        }
    }

    /// A moment in Unix seconds, as answers say it.
    static func text(_ moment: Int) -> String {
        Date(timeIntervalSince1970: TimeInterval(moment)).ISO8601Format()
    }

    func members() async throws -> [MemberInfo] {
        try await performer.perform(ListMembers(), as: Caller())
    }

    func writing<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch {
            throw HearthError(.storageFailed)
        }
    }
}
