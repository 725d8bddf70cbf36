import HearthAPI
import HearthDevices

/// Who asks the desk for something.
struct DeskAsker: Sendable {
    /// The member's public key; nil: nobody was named, at home.
    let key: String?
    /// What they are called, where they named themselves; at home nobody need be.
    let name: String?
    let isHouseholder: Bool
    /// The device from which they ask; nil: none of the household's.
    let device: Device?
}

/// An operation on devices: they are the server's, and not in the household's tables.
protocol DeskOperation: Operation {
    func answer(at desk: DeviceDesk, by asker: DeskAsker) async throws -> Answer
}

extension DeviceDesk {
    /// All that it can be asked for.
    static let operations: [any DeskOperation.Type] = [
        ShowDevices.self, SwitchDevices.self, SetDevicesAddress.self, AddDevice.self,
        ShowPairing.self, AnswerDevice.self, RemoveDevice.self, RenewAuthority.self,
        InviteGuest.self, EndGuestLink.self,
    ]

    /// Carries out an operation, if it is for whoever asks.
    ///
    /// - Throws: `HearthError`.
    nonisolated func perform<Asked: DeskOperation>(
        _ operation: Asked, as caller: Caller, from device: Device?
    ) async throws -> Asked.Answer {
        let confirmed = operation as? any Confirmed
        let info = try await performer.perform(
            ConfirmAskers(
                Asked.askers, needsConfirmation: confirmed?.needsConfirmation ?? false,
                current: confirmed?.current), as: caller)
        return try await operation.answer(
            at: self,
            by: DeskAsker(
                key: info.key, name: caller.member, isHouseholder: info.isHouseholder,
                device: device))
    }
}

extension ShowDevices: DeskOperation {
    func answer(at desk: DeviceDesk, by asker: DeskAsker) async throws -> DevicesInfo {
        try await desk.show(to: asker)
    }
}

extension SwitchDevices: DeskOperation {
    func answer(at desk: DeviceDesk, by asker: DeskAsker) async throws -> DevicesInfo {
        try await desk.set(areOn: areOn)
        return try await desk.show(to: asker)
    }
}

extension SetDevicesAddress: DeskOperation {
    func answer(at desk: DeviceDesk, by asker: DeskAsker) async throws -> DevicesInfo {
        try await desk.set(address: address)
        return try await desk.show(to: asker)
    }
}

extension AddDevice: DeskOperation {
    func answer(at desk: DeviceDesk, by asker: DeskAsker) async throws -> PairingInfo {
        try await desk.add(for: member, from: asker.device)
        return try await desk.pairing(for: asker)
    }
}

extension ShowPairing: DeskOperation {
    func answer(at desk: DeviceDesk, by asker: DeskAsker) async throws -> PairingInfo {
        try await desk.pairing(for: asker)
    }
}

extension AnswerDevice: DeskOperation {
    func answer(at desk: DeviceDesk, by asker: DeskAsker) async throws -> DevicesInfo {
        try await desk.answer(isLetIn: isLetIn, name: name, from: asker.device)
        return try await desk.show(to: asker)
    }
}

extension RemoveDevice: DeskOperation {
    func answer(at desk: DeviceDesk, by asker: DeskAsker) async throws -> DevicesInfo {
        try await desk.remove(device, by: asker)
        return try await desk.show(to: asker)
    }
}

extension RenewAuthority: DeskOperation {
    func answer(at desk: DeviceDesk, by asker: DeskAsker) async throws -> DevicesInfo {
        try await desk.renewAuthority()
        return try await desk.show(to: asker)
    }
}

extension InviteGuest: DeskOperation {
    func answer(at desk: DeviceDesk, by asker: DeskAsker) async throws -> GuestLinkMade {
        try await desk.invite(guest, replacing: replacing, by: asker)
    }
}

extension EndGuestLink: DeskOperation {
    func answer(at desk: DeviceDesk, by asker: DeskAsker) async throws -> DevicesInfo {
        try await desk.endLink(of: guest)
        return try await desk.show(to: asker)
    }
}
