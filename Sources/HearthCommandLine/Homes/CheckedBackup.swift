/// A backup that is whole.
package struct CheckedBackup: Encodable, Sendable {
    package let household: String
    /// When it was made (RFC 3339).
    package let madeAt: String

    package init(household: String, madeAt: String) {
        self.household = household
        self.madeAt = madeAt
    }
}
