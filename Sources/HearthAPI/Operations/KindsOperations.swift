/// The kinds of lists that this Hearth knows, in which rooms they are, and which of these the caller uses.
package struct ShowKinds: Operation {
    package typealias Answer = [KindInfo]
    package static let path = "kinds"
    package static let askers = Askers.everybody
    package static let isReading = true

    package init() {}
}

/// Shows the room of a kind of lists to the caller, with all other kinds in it, or takes it out of their sight; their
/// lists stay.
///
/// Gifts are always there. A room comes by itself when a list of one of its kinds is accepted or made.
package struct SetKind: Operation {
    package typealias Answer = [KindInfo]
    package static let path = "kinds/set"
    package static let askers = Askers.everybody

    package var kind: String
    package var isOn: Bool

    package init(kind: String, isOn: Bool) {
        self.kind = kind
        self.isOn = isOn
    }
}

/// A kind of lists.
package struct KindInfo: Codable, Sendable, Hashable {
    /// `wishes`.
    package var name: String
    /// In which its lists are: `gifts`. Several kinds may be in one, which is on or off for all of them.
    package var room: String
    /// Whether the caller sees its room.
    package var isOn: Bool
    /// Whether pages offer the room to the caller: it is off, and they have never switched it off.
    package var isOffered: Bool

    /// `room`: nil for one that is called like its kind.
    package init(name: String, room: String? = nil, isOn: Bool, isOffered: Bool = false) {
        self.name = name
        self.room = room ?? name
        self.isOn = isOn
        self.isOffered = isOffered
    }
}
