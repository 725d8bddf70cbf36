/// A backup that is whole.
package struct CheckedBackup: Encodable, Sendable {
    package let household: String
    /// When it was made (RFC 3339).
    package let madeAt: String
    /// The names of files in it that no node wrote; a restore leaves them out.
    package let leftOut: [String]

    package init(household: String, madeAt: String, leftOut: [String]) {
        self.household = household
        self.madeAt = madeAt
        self.leftOut = leftOut
    }
}
