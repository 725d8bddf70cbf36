/// What one author says as a whole, of which their home can come to hold two states that knew nothing of each other
/// (protocol-spec/records.md, Merging).
package protocol MergedState: Hashable, Sendable {
    /// Both made one. It does not matter in which order, how often or in which groups states are merged.
    func merged(with other: Self) -> Self
}
