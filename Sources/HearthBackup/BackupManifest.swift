/// What a backup says of itself to whoever opens it.
package struct BackupManifest: Codable, Hashable, Sendable {
    /// The household's name.
    package let household: String
    /// When it was made, in Unix seconds.
    package let madeAt: Int
    /// The program that made it, such as "0.1.0".
    package let program: String
    package let files: [File]
    /// Whom it is of, where it holds one member alone, who moves to a home of their own.
    package let member: String?

    /// A file of the home.
    package struct File: Codable, Hashable, Sendable {
        /// Without any folder.
        package let name: String
        /// In octets.
        package let size: Int

        package init(name: String, size: Int) {
            self.name = name
            self.size = size
        }
    }

    package init(
        household: String, madeAt: Int, program: String, files: [File], member: String? = nil
    ) {
        self.household = household
        self.madeAt = madeAt
        self.program = program
        self.files = files
        self.member = member
    }

    /// What the files are called that are not among these.
    package func names(without taken: Set<String>) -> [String] {
        files.map(\.name).filter { !taken.contains($0) }.sorted()
    }

    static let mostFiles = 64
    /// What a household or a person is called has no more.
    static let mostNameOctets = 800

    /// Whether it says nothing that only another program would write: every file lies in the home's folder
    /// itself, in sight, and is named once.
    var isSound: Bool {
        let names = Set(files.map(\.name))
        return files.count <= Self.mostFiles && names.count == files.count
            && names.allSatisfy(Self.isName)
            && files.allSatisfy { $0.size >= 0 && $0.size < 1 << 48 }
            && (0...253_402_300_799).contains(madeAt)
            && [household, member ?? ""].allSatisfy { $0.utf8.count <= Self.mostNameOctets }
    }

    private static func isName(_ name: String) -> Bool {
        (1...64).contains(name.utf8.count) && !name.hasPrefix(".")
            && name.utf8.allSatisfy { octet in
                let scalar = Unicode.Scalar(octet)
                return ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) || scalar == "-"
                    || scalar == "."
            }
    }
}
