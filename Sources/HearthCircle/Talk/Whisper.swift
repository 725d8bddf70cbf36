package import HearthLists
package import HearthSodium
package import HearthWire

/// Under which its author asked for a whisper to be added, 8 octets: it is added once.
package struct WhisperID: FixedOctets {
    package let block: Octets8

    package init(block: Octets8) { self.block = block }
}

/// A few words of one circle member to the others, about a wish or the whole list.
package struct Whisper: Hashable, Sendable {
    package static let rule = TextRule(limit: 280, hasLines: true, mayBeEmpty: false)

    /// The wish or surprise idea it is about; nil: the list.
    package let subject: ItemID?
    /// Where it stands in the talk, and what tells it from its author's others; not before any
    /// whisper that its author had read.
    package let time: WallTime
    package let text: String

    package init(subject: ItemID?, time: WallTime, text: String) {
        self.subject = subject
        self.time = time
        self.text = text
    }
}
