/// What reads texts aloud.
package protocol TextSpeaker: Sendable {
    /// Whether anything can be read aloud here.
    var isHere: Bool { get }

    /// A text as a sound (`audio/wav`); nil where that cannot be made now. `language`: BCP 47.
    func sound(of text: String, in language: String) async -> [UInt8]?
}

/// Where nothing is read aloud.
package struct Silence: TextSpeaker {
    package init() {}

    package var isHere: Bool { false }

    package func sound(of text: String, in language: String) async -> [UInt8]? { nil }
}
