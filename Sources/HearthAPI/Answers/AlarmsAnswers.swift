/// Something that should not be, kept with its proof until it is cleared.
package struct AlarmInfo: Codable, Sendable, Hashable {
    package var id: String
    /// What it means and what to do.
    package var text: String
    /// Whom it is about.
    package var person: String
    /// ISO 8601, UTC.
    package var foundAt: String
    /// Two signed records that contradict each other, in hex, as protocol-spec/records.md has them;
    /// none where somebody only filled her room.
    package var proof: [String]

    package init(id: String, text: String, person: String, foundAt: String, proof: [String]) {
        self.id = id
        self.text = text
        self.person = person
        self.foundAt = foundAt
        self.proof = proof
    }
}
