import NIOConcurrencyHelpers
import NIOCore

/// From where codes of devices were tried.
final class CodeTries: Sendable {
    private struct Try {
        let address: String
        let since: ContinuousClock.Instant
    }

    private let tries = NIOLockedValueBox<[Try]>([])

    /// Whether one more code may be tried from the address of a connection.
    func mayTry(on channel: any Channel) -> Bool {
        let address = channel.remoteAddress?.ipAddress ?? ""
        return tries.withLockedValue { tries in
            tries.removeAll { $0.since < ContinuousClock.now - WebLimits.codePeriod }
            guard tries.count(where: { $0.address == address }) < WebLimits.codesOfAddress,
                tries.count < 16 * WebLimits.codesOfAddress
            else { return false }
            tries.append(Try(address: address, since: .now))
            return true
        }
    }
}
