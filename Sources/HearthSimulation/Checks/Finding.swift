/// Something that is not as it has to be.
package struct Finding: Hashable, Sendable, CustomStringConvertible {
    package enum Kind: String, Hashable, Sendable {
        case setUp = "the world could not be set up"
        case failure = "a node could not do something"
        case disagreement = "readers do not agree"
        case lost = "something acknowledged was lost"
        case doubled = "one text was kept twice"
        case overHeld = "more is held than wished for"
        case breach = "somebody honest contradicted themselves"
        case opened = "a key opened what it must not"
        case bound = "a bound was exceeded"
        case alarm = "an alarm without a cause"
        case unwarned = "two were told different things, and one is not warned"
        case interference = "an owner's node can tell"
        case readOn = "somebody reads on who is off a list"
        case freed = "something reserved was seen free"
        case crash = "the world broke off"
    }

    package let kind: Kind
    package let text: String

    package init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
    }

    package var description: String { "\(kind.rawValue): \(text)" }
}
