package import HearthWire

/// What a giver chooses to tell the owners of a list once the surprise is over; the whole state, so
/// that without gifts it is taken back.
package struct Thanks: Hashable, Sendable {
    /// A wish that they gave.
    package struct Gift: Hashable, Sendable {
        package let item: ItemID
        /// As they knew it: the wish may be gone.
        package let name: String
        /// 0: not said.
        package let pieces: Int
        /// Given together with others, who are not named.
        package let isTogether: Bool

        package init(item: ItemID, name: String, pieces: Int = 0, isTogether: Bool = false) {
            self.item = item
            self.name = name
            self.pieces = pieces
            self.isTogether = isTogether
        }
    }

    package var gifts: [Gift]
    /// Their words; may be empty.
    package var text: String
    package var time: WallTime

    package init(gifts: [Gift] = [], text: String = "", time: WallTime) {
        self.gifts = gifts
        self.text = text
        self.time = time
    }
}
