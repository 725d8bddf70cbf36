import HearthNoise
import HearthWire

/// The bounds of the transport (protocol-spec/limits.md).
package struct TransportLimits: Sendable {
    /// From a TCP connection to the end of its handshake; octets that trickle in do not extend it.
    package var handshakeDeadline = Duration.seconds(5)
    /// For finding the name and making the TCP connection.
    package var connectDeadline = Duration.seconds(5)
    /// From one address of a node to the next one, while the first has not answered (RFC 8305,
    /// section 5).
    package var nextAddressDelay = Duration.milliseconds(250)
    /// For a proxy to reach an address, and then for the handshake: Tor takes its time.
    package var proxyDeadline = Duration.seconds(60)
    /// How long what was sent may go without TCP's answer; then the line is dead (RFC 5482).
    package var lineTimeout = Duration.seconds(20)
    /// How long nothing comes before the peer's system is asked whether the line is whole: no frame, and nothing of
    /// which a node learns.
    package var quietLine = Duration.seconds(10)
    /// For what is queued to be sent, and for the peer to hang up, once this side closes.
    package var closeDeadline = Duration.seconds(2)

    /// Incoming connections whose handshake is not finished.
    package var halfOpenConnections = 256
    /// The same, of one address or IPv6 network of 64 bits.
    package var halfOpenPerAddress = 16
    /// New connections of one address or IPv6 network of 64 bits, refilled evenly.
    package var newConnectionsPerAddressAndMinute = 120
    /// Addresses of which the above is remembered.
    package var rememberedAddresses = 4096
    /// Incoming connections whose handshake is finished.
    package var openConnections = 4096
    /// First handshake messages that would not be answered a second time.
    package var rememberedEphemerals = ReplayMemory.defaultCapacity

    /// Octets that wait to be written to one connection.
    package var writeQueueOctets = Limits.sessionQueue
    /// Octets that are encrypted and handed to the socket at once.
    package var writeOctets = 256 << 10
    /// Reads of up to 64 KiB that wait for a reader; then the socket is left alone.
    package var readsAhead = 4
    /// Octets, and frames, that were read and wait for the receiver.
    package var inboxOctets = 2 * Limits.sessionQueue
    package var inboxFrames = 1024

    package init() {}
}
