package import HearthAPI

/// A device being added: a code is shown at home and typed or scanned on the device, which then waits
/// for somebody at home to say yes.
///
/// Pure: it is told what time it is, in Unix seconds.
struct Pairing: Sendable {
    /// The public key of the member whose the device will be; nil: the family's.
    let member: String?
    /// The id of the device on which the code is shown; nil: the node's machine.
    let device: String?
    let code: PairingCode
    let endsAt: Int
    private var triesLeft = Self.tries
    private(set) var request: PairingRequest?

    /// How long a code is good, in seconds, and the answer to it may take.
    static let lifetime = 600
    /// How often a wrong code may be typed before the right one is good no more.
    static let tries = 5

    init(for member: String?, from device: String? = nil, now: Int) {
        self.member = member
        self.device = device
        code = .random()
        endsAt = now + Self.lifetime
    }

    func hasEnded(_ now: Int) -> Bool {
        // A clock that was put back makes no code good for longer.
        now >= endsAt || now < endsAt - 2 * Self.lifetime || triesLeft == 0
    }

    /// Takes the code from a device, once.
    mutating func take(_ typed: String, kind: DeviceKind) -> PairingRequest? {
        guard request == nil, triesLeft > 0 else { return nil }
        guard code.is(typed) else {
            triesLeft -= 1
            return nil
        }
        let request = PairingRequest(kind: kind)
        self.request = request
        return request
    }
}

/// A device that waits to be let in.
package struct PairingRequest: Sendable {
    /// What it shows from now on: 32 random octets in hexadecimal digits.
    package let key: String
    package let kind: DeviceKind
    package let words: [PairingWord]

    init(kind: DeviceKind) {
        var generator = SystemRandomNumberGenerator()
        key = Device.makeKey()
        self.kind = kind
        words = (0..<3).map { _ in PairingWord.allCases.randomElement(using: &generator) ?? .apple }
    }
}

/// 8 letters and digits: 40 random bits.
package struct PairingCode: Hashable, Sendable {
    /// In two groups: `7KQM-3XPA`.
    package let text: String

    /// Without I, L, O and U, which are taken for others (Crockford's Base32).
    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

    static func random() -> PairingCode {
        var generator = SystemRandomNumberGenerator()
        let letters = (0..<8).map { _ in
            alphabet[Int(UInt8.random(in: 0..<32, using: &generator))]
        }
        return PairingCode(text: String(letters.prefix(4)) + "-" + String(letters.dropFirst(4)))
    }

    /// Whether somebody typed it, in whatever letters and groups.
    func `is`(_ typed: String) -> Bool {
        let typed = typed.prefix(64).uppercased().compactMap { letter -> Character? in
            switch letter {
            case "O": "0"
            case "I", "L": "1"
            default: letter.isLetter || letter.isNumber ? letter : nil
            }
        }
        let expected = text.filter { $0 != "-" }
        guard typed.count == expected.count else { return false }
        return zip(typed, expected).count { $0 != $1 } == 0
    }
}
