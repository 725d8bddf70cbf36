import Foundation
import Testing

@Suite("The wall between owners and the circle, and what may depend on what")
struct ModuleTests {
    /// What each module of the package imports of it, as the manifest says.
    private typealias Graph = [String: Set<String>]

    /// From the bottom up: a module may import what stands before it, and nothing after it.
    private static let pure = [
        "HearthSodium", "HearthNoise", "HearthWire", "HearthLists", "HearthCircle",
        "HearthReplication", "HearthRows", "HearthHousehold", "HearthRecovery", "HearthGiving",
        "HearthHome", "HearthShell", "HearthSimulation",
    ]
    /// What the pure core may name besides: values without I/O.
    private static let values: Set<String> = [
        "HearthAPI", "HearthKinds", "HearthPictures", "HearthSounds", "HearthZones",
    ]
    /// What opens what circles share.
    private static let circle: Set<String> = ["HearthCircle", "HearthGiving"]
    /// Those who work for owners, and those who carry.
    private static let outside = [
        "HearthRows", "HearthHousehold", "HearthReplication", "HearthNoise", "HearthTransport",
        "HearthStore", "HearthRecovery",
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

    /// The build refuses imports that a module cannot reach at all (scripts/test); that each is declared, these lines say.
    @Test("No file imports what the manifest does not give its module, of the package or of others")
    func imports() async throws {
        let manifest = try await Self.manifest()
        let graph = try await Self.graph()
        var count = 0
        for target in manifest.targets where target.type != "system" && target.type != "plugin" {
            count += try Self.check(
                target.name, at: "\(Self.root)/\(target.folder)", declared: graph[target.name] ?? []
            )
        }
        #expect(count > 1500)
        // What owners' homes do is tested without a name of the circle.
        #expect(graph["HearthHouseholdTests"]?.isDisjoint(with: Self.circle) == true)
    }

    /// That check leaves out modules that use a plugin.
    @Test("No module of the pure core uses a plugin")
    func plugins() async throws {
        let manifest = try await Self.manifest()
        let plugged = manifest.targets.filter { $0.pluginUsages?.isEmpty == false }.map(\.name)
        #expect(plugged.contains("HearthPages"))
        #expect(Set(plugged).isDisjoint(with: Self.pure + Self.circle))
    }

    /// - Returns: How many files it has.
    private static func check(
        _ module: String, at folder: String, declared: Set<String>
    ) throws -> Int {
        var count = 0
        let files = FileManager.default.enumerator(atPath: folder)
        while let file = files?.nextObject() as? String {
            guard file.hasSuffix(".swift") else { continue }
            count += 1
            let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
            let undeclared = undeclared(in: text, of: module, declared)
            #expect(undeclared.isEmpty, "\(module)/\(file) imports \(undeclared.sorted())")
        }
        return count
    }

    @Test("A file that does is found, however the import is written")
    func forbidden() async throws {
        let graph = try await Self.graph()
        for line in [
            "import HearthCircle", "package import HearthCircle", "@testable import HearthCircle",
            "import struct HearthCircle.Claim", "import HearthSodium;" + " import HearthCircle",
            "@preconcurrency internal import HearthCircle  // for now", "import   HearthCircle",
            "#if DEBUG\n\timport HearthCircle\n#endif", "import\n    HearthCircle",
            "import `HearthCircle`", "@_spi(Owners) import HearthCircle", "import/**/HearthCircle",
        ] {
            let text = "import HearthAPI\n\(line)\n\nextension Household {}\n"
            let household = try #require(graph["HearthHousehold"])
            let found = Self.undeclared(in: text, of: "HearthHousehold", household)
            #expect(found == ["HearthCircle"], "\(line)")
            let giving = try #require(graph["HearthGiving"])
            #expect(Self.undeclared(in: text, of: "HearthGiving", giving) == [])
        }
        #expect(Self.undeclared(in: "import HTTPTypes\n", of: "HearthForms", []) == ["HTTPTypes"])
    }

    /// What comes with the compiler.
    private static let system: Set<String> = [
        "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "Synchronization", "Testing",
    ]

    /// The package manager lets every module import every other that was built: what a file imports although its
    /// module does not depend on it.
    private static func undeclared(
        in text: String, of module: String, _ declared: Set<String>
    ) -> Set<String> {
        let text = text.replacing(/\/\*[\s\S]*?\*\//, with: " ")
        // At the start of a line, but for what else stands before it: elsewhere it is a word of a text.
        let before = #"(?:@\w+(?:\(\w+\))?\s+|(?:package|public|internal|private|fileprivate)\s+)*"#
        let kinds = "(?:(?:struct|class|enum|protocol|typealias|func|var|let|actor)\\s+)?"
        guard
            let line = try? Regex<(Substring, Substring)>(
                #"(?:^|[;\n])[ \t]*"# + before + #"import\s+"# + kinds + #"`?(\w+)"#)
        else { return ["a pattern that is none"] }
        let imported = text.matches(of: line).map { String($0.1) }
        return Set(imported).subtracting(declared).subtracting(system)
            .subtracting([module]).filter { !declared.contains($0.replacing("_", with: "-")) }
    }

    /// Whoever reads a seed can derive every key of its member.
    @Test("Only these files read what a seed says")
    func seeds() throws {
        var readers: [String] = []
        let files = FileManager.default.enumerator(atPath: Self.root + "/Sources")
        while let file = files?.nextObject() as? String {
            guard file.hasSuffix(".swift") else { continue }
            let text = try String(contentsOfFile: "\(Self.root)/Sources/\(file)", encoding: .utf8)
            if text.contains("@_spi(Seed)") { readers.append(file) }
        }
        #expect(
            readers.sorted() == [
                "HearthCircle/Keys/CartKey.swift", "HearthCircle/Keys/ListSecret.swift",
                "HearthHousehold/Keys/SeedProtection.swift",
                "HearthHousehold/Keys/SignInToken.swift", "HearthSodium/Keys/Seed.swift",
                "HearthWire/Bodies/RescueCertificate.swift", "HearthWire/Text/RecoveryCode.swift",
            ])
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path

    private static func manifest() async throws -> Manifest { try await asked.value }

    private static func graph() async throws -> Graph {
        Dictionary(
            try await manifest().targets.map {
                ($0.name, Set($0.dependencies.compactMap(\.module)))
            }, uniquingKeysWith: { $1 })
    }

    /// Once for all tests: it takes the package manager seconds.
    private static let asked = Task { try await ask() }

    /// Asks the package manager, in a folder of its own: a build may hold the usual one.
    private static func ask() async throws -> Manifest {
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
        return try JSONDecoder().decode(Manifest.self, from: octets)
    }
}

/// What is read of `swift package dump-package`.
private struct Manifest: Decodable, Sendable {
    let targets: [Target]

    struct Target: Decodable, Sendable {
        let name: String
        let type: String
        let path: String?
        let dependencies: [Dependency]
        let pluginUsages: [Plugin]?

        /// From the package's own.
        var folder: String { path ?? (type == "test" ? "Tests/" : "Sources/") + name }
    }

    /// That there is one is all that is asked.
    struct Plugin: Decodable, Sendable {}

    /// One of `{"byName": [name, condition]}` and `{"product": [name, package, …]}`.
    struct Dependency: Decodable, Sendable {
        let byName: [String?]?
        let product: [Product]?

        var module: String? { byName?.first.flatMap { $0 } ?? product?.first?.name }
    }

    /// Of a product only its name is a text; what else stands there is left out.
    struct Product: Decodable, Sendable {
        let name: String?

        init(from decoder: any Decoder) throws {
            name = try? decoder.singleValueContainer().decode(String.self)
        }
    }
}
