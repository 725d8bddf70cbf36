import FoundationEssentials
import Testing

@Suite("What works for owners names nothing that the circle tells")
struct OwnersSideTests {
    /// The folders of the household of which nothing may know the ledger.
    private static let folders = [
        "Alarms", "Asking", "Comments", "Friends", "Lists", "Members", "Names", "Photos",
        "Profiles", "Sharing", "Shops", "Storage", "Thanking",
    ]

    private static let household = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/HearthHousehold").path

    private static func importsLedger(_ source: String) -> Bool {
        source.split(whereSeparator: \.isNewline).contains {
            $0.hasPrefix("import ") && $0.contains("HearthCircle")
                || $0.hasPrefix("package import ") && $0.contains("HearthCircle")
        }
    }

    @Test("Its files do not import the ledger", arguments: folders)
    func imports(folder: String) throws {
        let path = Self.household + "/" + folder
        let files = try FileManager.default.subpathsOfDirectory(atPath: path)
            .filter { $0.hasSuffix(".swift") }
        #expect(!files.isEmpty)
        for file in files {
            let source = try String(contentsOfFile: path + "/" + file, encoding: .utf8)
            #expect(!Self.importsLedger(source), "\(folder)/\(file)")
        }
    }

    @Test("A file that does is found")
    func violation() {
        #expect(Self.importsLedger("import HearthAPI\nimport HearthCircle\n\nstruct Peek {}"))
        #expect(Self.importsLedger("package import HearthCircle"))
        #expect(!Self.importsLedger("import HearthLists\n// as HearthCircle has it"))
    }
}
