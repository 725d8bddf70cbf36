import HearthAPI
import HearthLanguage

/// A room that somebody can open: what it is good for, and whether it is on.
struct RoomRow: Sendable {
    /// A kind of lists in it, as the node knows it.
    let kind: String
    let href: String
    let icon: String
    let label: Text
    let purpose: Text
    let isOn: Bool

    /// Those that can be switched on and off: all except that of gifts.
    static func all(_ kinds: [KindInfo]) -> [RoomRow] {
        var known: Set<String> = []
        return kinds.compactMap(RoomRow.init).filter { known.insert($0.href).inserted }
    }

    private init?(_ kind: KindInfo) {
        let room = KindLook.of(kind.name).room
        guard room.name != Room.gifts.name else { return nil }
        self.kind = kind.name
        href = room.home
        icon = room.icon
        label = room.label
        purpose = room.purpose
        isOn = kind.isOn
    }
}
