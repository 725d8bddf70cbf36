import FoundationEssentials
package import HearthAPI
import NIOConcurrencyHelpers

/// The devices of a home, and the one that is being added.
///
/// They are kept in a file of the home, which only its user can read. It holds hashes of keys alone, so
/// that a copy of it lets nobody in.
package final class DeviceBook: Sendable {
    /// What the file says, as JSON.
    struct Page: Codable {
        var isOn = false
        /// At which the household's devices find the pages; nil: one is chosen.
        var address: String?
        var port: Int?
        var devices: [Device] = []
        /// Of guests; nil: none were ever made.
        var links: [GuestLink]?

        /// Whether it says nothing that only another program would write.
        var isSound: Bool {
            port.map { (1...65_535).contains($0) } ?? true
                && devices.allSatisfy { DeviceBook.moments.contains($0.seenAt) }
                && devices.allSatisfy { DeviceBook.moments.contains($0.byLink?.at ?? 0) }
                && (links ?? []).allSatisfy { DeviceBook.moments.contains($0.madeAt) }
        }
    }

    /// What came of a code that was typed.
    package enum PairingAnswer: Sendable {
        case waits(PairingRequest)
        case wrong
        /// None is shown at home at this moment, or it has been used.
        case none
    }

    /// How a device stands that shows a key.
    package enum Standing: Sendable {
        case letIn(Device)
        case waits(PairingRequest)
        case unknown
    }

    /// More are not taken.
    package static let limit = 64
    /// How exactly it is kept when a device was seen, in seconds.
    package static let seenStep = 3600

    private let file: String
    let page: NIOLockedValueBox<Page>
    private let pairing = NIOLockedValueBox<Pairing?>(nil)

    /// Unix seconds in which a clock may be: up to the year 9999.
    private static let moments = 0...253_402_300_799

    /// Reads the file. What cannot be read is put aside, and is an empty book, whose devices have to be
    /// added again.
    package init(file: String) {
        self.file = file
        let data = FileManager.default.contents(atPath: file)
        let read = data.flatMap { try? JSONDecoder().decode(Page.self, from: $0) }
        if let read, read.isSound {
            page = NIOLockedValueBox(read)
            return
        }
        page = NIOLockedValueBox(Page())
        guard data != nil else { return }
        try? FileManager.default.removeItem(atPath: file + ".unreadable")
        try? FileManager.default.moveItem(atPath: file, toPath: file + ".unreadable")
    }

    // MARK: What is set

    package var isOn: Bool { page.withLockedValue { $0.isOn } }
    package var address: String? { page.withLockedValue { $0.address } }
    package var port: Int? { page.withLockedValue { $0.port } }
    package var devices: [Device] { page.withLockedValue { $0.devices } }

    /// - Throws: What the file system says.
    package func set(isOn: Bool) throws { try change { $0.isOn = isOn } }
    /// - Throws: What the file system says.
    package func set(address: String?) throws { try change { $0.address = address } }
    /// - Throws: What the file system says.
    package func set(port: Int) throws { try change { $0.port = port } }

    // MARK: Who is let in

    /// How a device stands that shows this key; one that is let in was seen now.
    package func standing(of key: String, now: Int) -> Standing {
        let hash = Device.hash(of: key)
        if let device = devices.first(where: { $0.keyHash == hash }) {
            if abs(now - device.seenAt) >= Self.seenStep { see(device, now) }
            return .letIn(device)
        }
        let request = current(now)?.request
        return request.flatMap { $0.key == key ? .waits($0) : nil } ?? .unknown
    }

    /// Whether a text is an id of a device, of one that is there or not.
    package static func isID(_ text: String) -> Bool {
        text.utf8.count == 8 && text.utf8.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    }

    /// The devices that were let in from one, from these, and so on: whoever had it in their hand may have
    /// let them in.
    package func letIn(from id: String) -> [Device] {
        var (found, from) = ([Device](), Set([id]))
        var rest = devices.filter { $0.id != id }
        while true {
            let next = rest.filter { $0.letInFrom.map(from.contains) ?? false }
            guard !next.isEmpty else { return found }
            found += next
            from.formUnion(next.map(\.id))
            rest.removeAll { device in next.contains { $0.id == device.id } }
        }
    }

    /// Takes a device away, and with it those that were let in from it, which are then unknown, and the
    /// guests' links that were made on any of them.
    ///
    /// - Throws: What the file system says.
    /// - Returns: The ids of all of them; none: there is none of this id.
    package func remove(_ id: String) throws -> [String] {
        guard devices.contains(where: { $0.id == id }) else { return [] }
        let gone = [id] + letIn(from: id).map(\.id)
        try change { page in
            page.devices.removeAll { gone.contains($0.id) }
            page.links?.removeAll { $0.device.map(gone.contains) ?? false }
        }
        return gone
    }

    /// Takes all devices away, and what may let one in.
    ///
    /// - Throws: What the file system says.
    package func removeAll() throws {
        endPairing()
        try change { ($0.devices, $0.links) = ([], nil) }
    }

    /// How a device is told that something is new; nil: it is not any more, or it is gone.
    package func push(of id: String) -> DevicePush? {
        devices.first { $0.id == id }?.push
    }

    /// - Throws: What the file system says.
    package func set(push: DevicePush?, of id: String) throws {
        try change { page in
            for index in page.devices.indices where page.devices[index].id == id {
                page.devices[index].push = push
                page.devices[index].pushTrouble = nil
            }
        }
    }

    /// Notes what became of the last message to a device; one that `ended` it is told no more.
    ///
    /// `push`: where it was sent: of what was changed meanwhile it says nothing.
    ///
    /// - Throws: What the file system says.
    package func note(_ trouble: PushTrouble?, of push: DevicePush, for id: String) throws {
        guard let device = devices.first(where: { $0.id == id && $0.push == push }),
            device.pushTrouble != trouble
        else { return }
        try change { page in
            for index in page.devices.indices where page.devices[index].id == id {
                page.devices[index].pushTrouble = trouble
                if case .ended = trouble { page.devices[index].push = nil }
            }
        }
    }

    /// - Throws: What the file system says.
    package func set(takesCart: Bool, of id: String) throws {
        try change { page in
            for index in page.devices.indices where page.devices[index].id == id {
                page.devices[index].takesCart = takesCart ? true : nil
            }
        }
    }

    // MARK: Adding one

    /// Makes a code; the one before is good no more.
    ///
    /// `device`: the id of the one from which it is asked for; nil: the node's machine.
    package func begin(for member: String?, from device: String?, now: Int) {
        pairing.withLockedValue { $0 = Pairing(for: member, from: device, now: now) }
    }

    /// Forgets the code, and the device that waits.
    package func endPairing() { pairing.withLockedValue { $0 = nil } }

    /// The code that is shown, until when it is good in Unix seconds, and the device that used it.
    package func shown(_ now: Int) -> (code: PairingCode, endsAt: Int, request: PairingRequest?)? {
        current(now).map { ($0.code, $0.endsAt, $0.request) }
    }

    /// What a device typed.
    package func take(_ code: String, kind: DeviceKind, now: Int) -> PairingAnswer {
        pairing.withLockedValue { pairing in
            guard var open = pairing, !open.hasEnded(now), open.request == nil else { return .none }
            let request = open.take(code, kind: kind)
            pairing = open
            return request.map { .waits($0) } ?? (open.hasEnded(now) ? .none : .wrong)
        }
    }

    /// Lets the device in that waits. `letter` is the id of the device on which somebody said yes; where
    /// they did so on the node's machine, the one on which the code was made counts.
    ///
    /// - Throws: What the file system says.
    /// - Returns: Nil: none waits, or there are `limit`.
    package func letIn(as name: String, from letter: String?, now: Int) throws -> Device? {
        guard let pairing = current(now), let request = pairing.request,
            devices.count < Self.limit
        else { return nil }
        let hash = Device.hash(of: request.key)
        let device = Device(
            id: String(hash.prefix(8)), name: name, member: pairing.member,
            letInFrom: letter ?? pairing.device, keyHash: hash, seenAt: now)
        try change { $0.devices.append(device) }
        endPairing()
        return device
    }

    private func current(_ now: Int) -> Pairing? {
        pairing.withLockedValue { pairing in
            if pairing?.hasEnded(now) ?? false { pairing = nil }
            return pairing
        }
    }

    private func see(_ device: Device, _ now: Int) {
        // Where it cannot be written down now, it will be when the device comes again.
        try? change { page in
            for index in page.devices.indices where page.devices[index].id == device.id {
                page.devices[index].seenAt = now
            }
        }
    }

    /// Writes the file as a whole, and then goes by it.
    func change(_ body: (inout Page) -> Void) throws {
        try page.withLockedValue { page in
            var new = page
            body(&new)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
            // The home's folder and the process's mask keep it from others.
            try encoder.encode(new).write(to: URL(filePath: file), options: .atomic)
            page = new
        }
    }
}
