/// One TCP connection through a relay: the messages that passed, by the lengths that anybody on
/// the way can see.
struct RelayedConnection: Sendable {
    struct Message: Hashable, Sendable {
        /// Milliseconds since 1970.
        let time: Int64
        /// On the wire, with the length in front.
        let octets: Int
    }

    /// What the two sides say before their first message with a length in front
    /// (protocol-spec/transport.md).
    static let handshake = (dialler: [48, 64], listener: [48])

    var fromDialler: [Message] = []
    var fromListener: [Message] = []
    var isOpen = true

    /// Both sides have said all that belongs to the handshake.
    var isEstablished: Bool {
        Array(fromDialler.prefix(2).map(\.octets)) == Self.handshake.dialler
            && Array(fromListener.prefix(1).map(\.octets)) == Self.handshake.listener
    }

    /// What came after the handshake.
    var sessionFromDialler: [Message] {
        Array(fromDialler.dropFirst(Self.handshake.dialler.count))
    }
    var sessionFromListener: [Message] {
        Array(fromListener.dropFirst(Self.handshake.listener.count))
    }
}

/// Cuts the octets of one direction into messages without keeping them.
struct MessageMeter {
    private var handshake: ArraySlice<Int>
    /// Of the message under way, once its length is known.
    private var missing = 0
    private var total = 0
    private var prefix: [UInt8] = []

    /// - Parameter handshake: lengths of the messages that have none in front.
    init(handshake: [Int]) {
        self.handshake = handshake[...]
    }

    /// The lengths of the messages that these octets complete.
    mutating func take(_ octets: some Sequence<UInt8>) -> [Int] {
        var completed: [Int] = []
        for octet in octets {
            if missing == 0 { begin(octet) } else { missing -= 1 }
            if missing == 0, prefix.isEmpty {
                completed.append(total)
                total = 0
            }
        }
        return completed
    }

    private mutating func begin(_ octet: UInt8) {
        if let count = handshake.first, prefix.isEmpty {
            handshake = handshake.dropFirst()
            (missing, total) = (count - 1, count)
            return
        }
        prefix.append(octet)
        guard prefix.count == 2 else { return }
        missing = Int(prefix[0]) << 8 | Int(prefix[1])
        total = 2 + missing
        prefix = []
    }
}
