import Foundation
import Testing

@Suite("The wall between owners and the circle, and what may depend on what")
struct ModuleTests {
    /// What each module of the package imports of it, as the manifest says.
    private typealias Graph = [String: Set<String>]

    /// From the bottom up: a module may import what stands before it, and nothing after it.
    private static let pure = [
        "HearthSodium", "HearthNoise", "HearthWire", "HearthLists", "HearthCircle",
        "HearthReplication", "HearthHousehold", "HearthGiving", "HearthHome", "HearthShell",
        "HearthSimulation",
    ]
    /// What the pure core may name besides: values without I/O.
    private static let values: Set<String> = [
        "HearthAPI", "HearthKinds", "HearthPictures", "HearthSounds", "HearthZones",
    ]
    /// What opens what circles share.
    private static let circle: Set<String> = ["HearthCircle", "HearthGiving"]
    /// Those who work for owners, and those who carry.
    private static let outside = [
        "HearthHousehold", "HearthReplication", "HearthNoise", "HearthTransport", "HearthStore",
        "HearthPages", "HearthLists", "HearthWire", "HearthAPI", "HearthLanguage",
        "HearthExchange", "HearthForms", "HearthDevices", "HearthShops", "HearthPush",
        "HearthAuthority", "HearthBackup", "HearthFiles", "HearthWeb", "HearthCommandLine",
    ]
    /// What is compiled beside node and pages, not after them: the rest of a build waits for them long enough.
    private static let beside: [String: Set<String>] = [
        "HearthCommandLine": ["HearthNode", "HearthHousehold", "HearthWeb", "HearthPages"],
        "HearthPoems": ["HearthNode", "HearthWeb", "HearthPages", "HearthCommandLine"],
        "HearthHouseholdTests": ["HearthNode", "HearthWeb", "HearthPages", "HearthCommandLine"],
        "HearthGivingTests": ["HearthNode", "HearthWeb", "HearthPages", "HearthCommandLine"],
    ]

    /// What decodes pictures, and what else reads the files of others pixel by pixel or sample by sample.
    private static let decoders: Set<String> = ["CVips", "CZXing", "HearthVips"]
    /// The program that is confined before it reads, and what it is made of.
    private static let confined: Set<String> = ["hearth-image", "HearthVips"]
    /// Builds the programs that are installed, and is part of none.
    private static let installation = "HearthInstallation"

    /// Which modules of the program could decode a file in a process that is not confined.
    private static func decoding(in graph: Graph) -> [String] {
        graph.keys.filter { module in
            !confined.contains(module) && !module.hasSuffix("Tests") && module != installation
                && !reached(from: module, in: graph).isDisjoint(with: decoders)
        }.sorted()
    }

    /// What is wrong with a graph, in words.
    private static func violations(in graph: Graph) -> [String] {
        let reaching = outside.flatMap { module in
            reached(from: module, in: graph).intersection(circle).map { "\(module) reaches \($0)" }
        }
        let upward = pure.enumerated().flatMap { index, module in
            (graph[module] ?? []).subtracting(pure[..<index]).subtracting(values)
                .filter { $0.hasPrefix("Hearth") }.map { "\(module) imports \($0)" }
        }
        let impure = (pure + values).flatMap { module in
            (graph[module] ?? []).filter { !$0.hasPrefix("Hearth") }
                .subtracting(["CSodium", "SwiftProtobuf"]).map { "\(module) imports \($0)" }
        }
        return (reaching + upward + impure).sorted()
    }

    /// All that a module imports, itself or through others.
    private static func reached(from module: String, in graph: Graph) -> Set<String> {
        var reached: Set<String> = []
        var next = [module]
        while let module = next.popLast() {
            for other in graph[module] ?? [] where reached.insert(other).inserted {
                next.append(other)
            }
        }
        return reached
    }

    @Test("Neither owners' code nor carriers reach the circle, and no arrow points up")
    func manifest() async throws {
        let graph = try await Self.graph()
        for module in Self.pure + Self.outside { #expect(graph[module] != nil, "\(module)") }
        #expect(Self.violations(in: graph) == [])
    }

    @Test("Commands do not wait for node and pages to be compiled, nor do the tests of whole homes")
    func beside() async throws {
        let graph = try await Self.graph()
        for (module, others) in Self.beside {
            #expect(graph[module] != nil, "\(module)")
            let waiting = Self.reached(from: module, in: graph).intersection(others)
            #expect(waiting.isEmpty, "\(module) waits for \(waiting.sorted())")
        }
        let program = try #require(graph["HearthProgram"])
        #expect(program.isSuperset(of: ["HearthNode", "HearthWeb", "HearthCommandLine"]))
    }

    @Test("A module that does is found, and so is one that does it through another")
    func violation() async throws {
        var graph = try await Self.graph()
        graph["HearthHousehold"]?.insert("HearthCircle")
        #expect(Self.violations(in: graph).contains("HearthHousehold reaches HearthCircle"))
        graph = try await Self.graph()
        graph["HearthLists"]?.insert("HearthCircle")
        let found = Self.violations(in: graph)
        #expect(found.contains("HearthHousehold reaches HearthCircle"))
        #expect(found.contains("HearthLists imports HearthCircle"))
        graph = try await Self.graph()
        graph["HearthReplication"]?.insert("NIOCore")
        #expect(Self.violations(in: graph) == ["HearthReplication imports NIOCore"])
    }

    @Test(
        "Nothing but the program that is confined before it reads can decode a file of somebody’s")
    func decoders() async throws {
        var graph = try await Self.graph()
        for module in Self.decoders.union(Self.confined) {
            #expect(graph[module] != nil, "\(module)")
        }
        #expect(Self.decoding(in: graph) == [])
        #expect(!graph.values.contains { $0.contains(Self.installation) })
        let program = try #require(graph["hearth-image"])
        #expect(program.isSuperset(of: ["HearthVips", "HearthConfinement"]))
        // One that does is found, and so is one that does it through another.
        graph["HearthPictures"]?.insert("CVips")
        let found = Self.decoding(in: graph)
        #expect(Set(found).isSuperset(of: ["HearthPictures", "HearthHousehold", "hearth"]))
        graph = try await Self.graph()
        graph["HearthWeb"]?.insert("HearthVips")
        #expect(Self.decoding(in: graph).contains("hearth"))
    }

    @Test("No file imports a module of the package that the manifest does not give its own")
    func imports() async throws {
        let graph = try await Self.graph()
        let sources = Self.root + "/Sources"
        var count = 0
        for module in try FileManager.default.contentsOfDirectory(atPath: sources) {
            count += try Self.check(module, at: sources + "/" + module, graph)
        }
        #expect(count > 900)
        // What owners' homes do is tested without a name of the circle.
        let tests = "HearthHouseholdTests"
        #expect(graph[tests]?.isDisjoint(with: Self.circle) == true)
        #expect(try Self.check(tests, at: "\(Self.root)/Tests/\(tests)", graph) > 50)
    }

    /// - Returns: How many files it has.
    private static func check(_ module: String, at folder: String, _ graph: Graph) throws -> Int {
        var count = 0
        let files = FileManager.default.enumerator(atPath: folder)
        while let file = files?.nextObject() as? String {
            guard file.hasSuffix(".swift") else { continue }
            count += 1
            let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
            let undeclared = undeclared(in: text, of: module, graph)
            #expect(undeclared.isEmpty, "\(module)/\(file) imports \(undeclared.sorted())")
        }
        return count
    }

    @Test("A file that does is found, however the import is written")
    func forbidden() async throws {
        let graph = try await Self.graph()
        for line in [
            "import HearthCircle", "package import HearthCircle", "@testable import HearthCircle",
            "import struct HearthCircle.Claim", "import HearthSodium; import HearthCircle",
            "@preconcurrency internal import HearthCircle  // for now", "import   HearthCircle",
            "#if DEBUG\n\timport HearthCircle\n#endif", "import\n    HearthCircle",
            "import `HearthCircle`", "@_spi(Owners) import HearthCircle", "import/**/HearthCircle",
        ] {
            let text = "import HearthAPI\n\(line)\n\nextension Household {}\n"
            let found = Self.undeclared(in: text, of: "HearthHousehold", graph)
            #expect(found == ["HearthCircle"], "\(line)")
            #expect(Self.undeclared(in: text, of: "HearthGiving", graph) == [])
        }
    }

    /// The package manager lets every module import every other that was built: what a file imports of the
    /// package although its module does not depend on it.
    private static func undeclared(in text: String, of module: String, _ graph: Graph) -> Set<
        String
    > {
        let text = text.replacing(/\/\*[\s\S]*?\*\//, with: " ")
        let imported = text.matches(
            of:
                /\bimport\s+(?:(?:struct|class|enum|protocol|typealias|func|var|let|actor)\s+)?`?(\w+)/
        ).map { String($0.1) }
        let declared = (graph[module] ?? []).union([module])
        return Set(imported).intersection(graph.keys).subtracting(declared)
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path

    private static func graph() async throws -> Graph { try await asked.value }

    /// Once for all tests: it takes the package manager seconds.
    private static let asked = Task { try await ask() }

    /// Asks the package manager, in a folder of its own: a build may hold the usual one.
    private static func ask() async throws -> Graph {
        let scratch = FileManager.default.temporaryDirectory
            .appending(path: "hearth-manifest-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: scratch) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "swift", "package", "--package-path", root, "--scratch-path", scratch, "dump-package",
        ]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let octets = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let manifest = try JSONDecoder().decode(Manifest.self, from: octets)
        return Dictionary(
            manifest.targets.map { ($0.name, Set($0.dependencies.compactMap(\.module))) },
            uniquingKeysWith: { $1 })
    }
}

/// What is read of `swift package dump-package`.
private struct Manifest: Decodable {
    let targets: [Target]

    struct Target: Decodable {
        let name: String
        let dependencies: [Dependency]
    }

    /// One of `{"byName": [name, condition]}` and `{"product": [name, package, …]}`.
    struct Dependency: Decodable {
        let byName: [String?]?
        let product: [Product]?

        var module: String? { byName?.first.flatMap { $0 } ?? product?.first?.name }
    }

    /// Of a product only its name is a text; what else stands there is left out.
    struct Product: Decodable {
        let name: String?

        init(from decoder: any Decoder) throws {
            name = try? decoder.singleValueContainer().decode(String.self)
        }
    }
}
