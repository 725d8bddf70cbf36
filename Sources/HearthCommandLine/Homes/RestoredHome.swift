/// A home that came back from a backup.
package struct RestoredHome: Encodable, Sendable {
    package let home: String
    package let household: String
    /// When the backup was made (RFC 3339).
    package let madeAt: String
    /// Who may decide for the household there.
    package let householders: [String]
    /// Whom alone it is of, where they have moved to a home of their own.
    package let member: String?
    /// In the home, beside the database.
    package let files: [String]
    /// The names of files in the backup that no node wrote, and that stayed there.
    package let leftOut: [String]

    package init(
        home: String, household: String, madeAt: String, householders: [String], member: String?,
        files: [String], leftOut: [String]
    ) {
        self.home = home
        self.household = household
        self.madeAt = madeAt
        self.householders = householders
        self.member = member
        self.files = files
        self.leftOut = leftOut
    }
}
