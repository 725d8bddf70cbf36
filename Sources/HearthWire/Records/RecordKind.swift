package import HearthSodium

/// What a record is, structurally: carriers need no more (protocol-spec/records.md).
package enum RecordKind: UInt8, Hashable, Sendable, CaseIterable {
    case card = 1
    case profile = 2
    case roster = 3
    case part = 4
    case blob = 5
    case bundle = 6
    case comment = 7
    case letter = 8
    case rescue = 9
    case thanks = 10

    /// The word for people and logs.
    package var word: String {
        switch self {
        case .card: "card"
        case .profile: "profile"
        case .roster: "roster"
        case .part: "part"
        case .blob: "blob"
        case .bundle: "bundle"
        case .comment: "comment"
        case .letter: "letter"
        case .rescue: "rescue"
        case .thanks: "thanks"
        }
    }

    /// A signature for one kind never verifies as another.
    package var signatureContext: SignatureContext {
        switch self {
        case .card: SignatureContext("hearth/1 record card")
        case .profile: SignatureContext("hearth/1 record profile")
        case .roster: SignatureContext("hearth/1 record roster")
        case .part: SignatureContext("hearth/1 record part")
        case .blob: SignatureContext("hearth/1 record blob")
        case .bundle: SignatureContext("hearth/1 record bundle")
        case .comment: SignatureContext("hearth/1 record comment")
        case .letter: SignatureContext("hearth/1 record letter")
        case .rescue: SignatureContext("hearth/1 record rescue")
        case .thanks: SignatureContext("hearth/1 record thanks")
        }
    }

    /// Whether it belongs to a list, as opposed to a person or a pair.
    package var isOfList: Bool {
        switch self {
        case .card, .profile, .letter, .rescue: false
        case .roster, .part, .blob, .bundle, .comment, .thanks: true
        }
    }

    /// Records arrive in an order in which each can be judged by those before it.
    package var precedence: UInt8 {
        switch self {
        case .card: 0
        case .letter: 1
        case .roster: 2
        case .profile, .bundle, .blob, .comment, .rescue, .thanks: 3
        case .part: 4
        }
    }

    /// The most octets of payload that a record of this kind may have.
    package var payloadLimit: Int {
        switch self {
        case .card: 4096
        case .profile, .rescue: 262_144
        case .letter: 524_288
        case .roster, .part, .blob: Limits.recordPayload
        case .bundle: BundleBody.byteCount
        case .comment, .thanks: 65_536
        }
    }
}
