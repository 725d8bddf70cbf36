// swift-tools-version: 6.2

import PackageDescription

/// What every target is compiled with.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
]

let protobuf = Target.Dependency.product(name: "SwiftProtobuf", package: "swift-protobuf")
let arguments = Target.Dependency.product(
    name: "ArgumentParser", package: "swift-argument-parser")
let nioCore = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
let nioHTTP1 = Target.Dependency.product(name: "NIOHTTP1", package: "swift-nio")
let nioEmbedded = Target.Dependency.product(name: "NIOEmbedded", package: "swift-nio")
let nioPosix = Target.Dependency.product(name: "NIOPosix", package: "swift-nio")
// Not `Synchronization.Mutex`, which the thread sanitizer does not see on Linux.
let nioLocks = Target.Dependency.product(
    name: "NIOConcurrencyHelpers", package: "swift-nio")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let hummingbirdHTTP2 = Target.Dependency.product(
    name: "HummingbirdHTTP2", package: "hummingbird")
let hummingbirdCore = Target.Dependency.product(
    name: "HummingbirdCore", package: "hummingbird")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let nioHTTPTypes = Target.Dependency.product(name: "NIOHTTPTypes", package: "swift-nio-extras")
let nioSOCKS = Target.Dependency.product(name: "NIOSOCKS", package: "swift-nio-extras")
let nioSSL = Target.Dependency.product(name: "NIOSSL", package: "swift-nio-ssl")
let mustache = Target.Dependency.product(name: "Mustache", package: "swift-mustache")
let lifecycle = Target.Dependency.product(
    name: "ServiceLifecycle", package: "swift-service-lifecycle")
let unixSignals = Target.Dependency.product(
    name: "UnixSignals", package: "swift-service-lifecycle")
let httpClient = Target.Dependency.product(name: "AsyncHTTPClient", package: "async-http-client")
let subprocess = Target.Dependency.product(name: "Subprocess", package: "swift-subprocess")
let system = Target.Dependency.product(name: "SystemPackage", package: "swift-system")
let certificates = Target.Dependency.product(name: "X509", package: "swift-certificates")
let asn1 = Target.Dependency.product(name: "SwiftASN1", package: "swift-asn1")
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let sqlite = Target.Dependency.product(name: "GRDBSQLite", package: "GRDB.swift")

func module(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// The pure core and what runs it in virtual time: optimised in debug builds too. Simulated worlds
/// are most of what the tests compute, and take a quarter of the time so.
func pure(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(
        name: name, dependencies: dependencies,
        swiftSettings: settings + [.unsafeFlags(["-O"], .when(configuration: .debug))])
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// What the packages below depend on themselves, at the versions that were built and tested, so that two
/// builds of one commit take the same sources. SwiftPM warns of packages that no target names: a target
/// names a product of each, for another platform, so that it is not compiled here.
let pinned: [(url: String, version: Version, product: String)] = [
    ("https://github.com/apple/swift-algorithms", "1.2.1", "Algorithms"),
    ("https://github.com/apple/swift-async-algorithms", "1.1.4", "AsyncAlgorithms"),
    ("https://github.com/apple/swift-atomics", "1.3.0", "Atomics"),
    ("https://github.com/apple/swift-collections", "1.6.0", "DequeModule"),
    ("https://github.com/apple/swift-configuration", "1.4.0", "Configuration"),
    ("https://github.com/apple/swift-distributed-tracing", "1.7.3", "Tracing"),
    (
        "https://github.com/apple/swift-http-structured-headers", "1.7.0", "StructuredFieldValues"
    ),
    ("https://github.com/apple/swift-http-types", "1.8.0", "HTTPTypes"),
    ("https://github.com/apple/swift-metrics", "2.13.0", "Metrics"),
    ("https://github.com/apple/swift-nio-http2", "1.46.0", "NIOHTTP2"),
    ("https://github.com/apple/swift-nio-transport-services", "1.28.0", "NIOTransportServices"),
    ("https://github.com/apple/swift-numerics", "1.1.1", "RealModule"),
    ("https://github.com/apple/swift-service-context", "1.5.1", "ServiceContextModule"),
]
let pinnedProducts = pinned.map { pin in
    Target.Dependency.product(
        name: pin.product, package: pin.url.split(separator: "/").last.map(String.init) ?? "",
        condition: .when(platforms: [.wasi]))
}

let package = Package(
    name: "hearth",
    products: [
        .executable(name: "hearth", targets: ["hearth"]),
        .executable(name: "hearth-image", targets: ["hearth-image"]),
        .executable(name: "hearth-router", targets: ["hearth-router"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", exact: "1.35.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", exact: "2.37.6"),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        .package(url: "https://github.com/apple/swift-asn1", exact: "1.7.4"),
        .package(url: "https://github.com/apple/swift-certificates", exact: "1.21.1"),
        .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-protobuf", exact: "1.39.0", traits: []),
        .package(
            url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1", traits: []),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
        .package(url: "https://github.com/swift-server/async-http-client", exact: "1.37.0"),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", exact: "1.0.2", traits: []),
        .package(url: "https://github.com/apple/swift-system", exact: "1.8.1"),
    ] + pinned.map { .package(url: $0.url, exact: $0.version) },
    targets: [
        .systemLibrary(
            name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
        .systemLibrary(
            name: "CXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        .systemLibrary(
            name: "CQRencode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),
        // By the pkg-config of the library below it, which says all that its headers need: its own
        // names flags that SwiftPM does not take.
        .systemLibrary(
            name: "CVips", pkgConfig: "gobject-2.0", providers: [.apt(["libvips-dev"])]),
        .systemLibrary(
            name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(
            name: "CArchive", pkgConfig: "libarchive", providers: [.apt(["libarchive-dev"])]),
        .systemLibrary(
            name: "CMiniUPnPc", pkgConfig: "miniupnpc", providers: [.apt(["libminiupnpc-dev"])]),
        .systemLibrary(name: "CNATPMP", providers: [.apt(["libnatpmp-dev"])]),
        .systemLibrary(name: "CLinux"),
        .systemLibrary(
            name: "CSeccomp", pkgConfig: "libseccomp", providers: [.apt(["libseccomp-dev"])]),

        // Octets and keys.
        pure("HearthSodium", ["CSodium"]),
        pure("HearthWire", ["HearthSodium", protobuf]),

        // The clocks of places, and whose day it is.
        pure("HearthZones", []),

        // The pure core: no socket, no file, no clock, no randomness of its own.
        pure("HearthKinds", []),
        pure("HearthLists", ["HearthSodium", "HearthKinds", "HearthWire", protobuf]),
        // What the circle tells each other, and what comes of it: owners' code must not read it.
        pure("HearthCircle", ["HearthSodium", "HearthWire", "HearthLists"]),
        // Lists from files and into files.
        module(
            "HearthExchange",
            ["HearthSodium", "HearthWire", "HearthLists", "HearthAPI", "CXML2"]),
        // The handshake of two nodes, for those who open connections.
        pure("HearthNoise", ["HearthSodium"]),
        pure("HearthReplication", ["HearthSodium", "HearthWire"]),
        // What a household keeps, and in what store.
        pure("HearthRows", ["HearthSodium", "HearthWire", "HearthReplication"]),
        pure(
            "HearthHousehold",
            [
                "HearthSodium", "HearthKinds", "HearthWire", "HearthLists", "HearthReplication",
                "HearthRows", "HearthAPI", "HearthPictures", "HearthZones", protobuf,
            ]),
        // What keeps people when a computer is lost, and lets a member live in another home.
        pure(
            "HearthRecovery",
            [
                "HearthSodium", "HearthWire", "HearthLists", "HearthReplication", "HearthAPI",
                "HearthRows", "HearthHousehold", "HearthZones",
            ]),
        // What those do who give: the household cannot import it.
        pure(
            "HearthGiving",
            [
                "HearthSodium", "HearthWire", "HearthLists", "HearthCircle", "HearthReplication",
                "HearthAPI", "HearthRows", "HearthHousehold",
            ]),
        // Both put together.
        pure(
            "HearthHome",
            [
                "HearthSodium", "HearthKinds", "HearthWire", "HearthLists", "HearthReplication",
                "HearthAPI", "HearthRows", "HearthHousehold", "HearthRecovery", "HearthGiving",
            ]),
        // The loop of a node, over whatever clock, store and connections it is given.
        pure(
            "HearthShell",
            [
                "HearthSodium", "HearthWire", "HearthReplication", "HearthRows", "HearthHousehold",
                "HearthHome", "HearthAPI",
            ]),
        pure(
            "HearthSimulation",
            [
                "HearthSodium", "HearthKinds", "HearthWire", "HearthLists", "HearthCircle",
                "HearthReplication", "HearthRows", "HearthHousehold", "HearthGiving", "HearthHome",
                "HearthShell", "HearthAPI", "HearthZones",
            ]),

        // Pictures: what the node and the program that decodes them say to each other, and the two
        // sides. Only hearth-image has libvips in it.
        module("HearthPictures", []),
        // Sounds: nothing is decoded, so that no program apart is needed.
        pure("HearthSounds", []),
        // Zip files: the same, for files that hold others. Only hearth-image has libarchive in it.
        module("HearthArchives", []),
        module("HearthUnpacking", ["HearthArchives", "CArchive"]),
        // Texts read aloud by a program of the system's, which hearth-image becomes.
        pure("HearthSpeech", []),
        module(
            "HearthPictureWorker",
            [
                "HearthArchives", "HearthPictures", "HearthProcess", "HearthSpeech", subprocess,
                system,
            ]),
        // ZXing is C++.
        .target(name: "CZXing", linkerSettings: [.linkedLibrary("ZXing")]),
        module("HearthVips", ["HearthPictures", "CVips", "CZXing", "CZlib"]),
        // What it gives up before it reads.
        module("HearthConfinement", ["CLinux", "CSeccomp"]),
        .executableTarget(
            name: "hearth-image",
            dependencies: [
                "HearthArchives", "HearthConfinement", "HearthPictures", "HearthSpeech",
                "HearthUnpacking", "HearthVips",
            ],
            swiftSettings: settings),

        // Backups: files in, one sealed file out, and back.
        module("HearthBackup", ["HearthSodium"]),

        // What the node and the program that asks the router say to each other, and that program.
        module("HearthRouter", []),
        .executableTarget(
            name: "hearth-router",
            dependencies: ["HearthConfinement", "HearthRouter", "CMiniUPnPc", "CNATPMP"],
            swiftSettings: settings),

        // The shells.
        module("HearthProcess", ["CLinux", "HearthZones", nioLocks]),
        module(
            "HearthStore",
            ["HearthSodium", "HearthWire", "HearthReplication", "HearthRows", grdb, sqlite]),
        module(
            "HearthTransport",
            [
                "HearthProcess", "HearthSodium", "HearthNoise", "HearthWire", nioCore,
                nioPosix, nioLocks, nioSOCKS, logging,
            ]),
        module("HearthAPI", ["HearthKinds"]),
        // Makes the files in a target's folders Resources part of the program.
        .plugin(
            name: "EmbedResources", capability: .buildTool(), dependencies: ["hearth-embed"],
            path: "Sources/EmbedResources"),
        .executableTarget(name: "hearth-embed", swiftSettings: settings),

        // What people read. The translations are files in Resources.
        .target(
            name: "HearthLanguage",
            dependencies: ["HearthAPI", "HearthKinds", "HearthProcess", "HearthZones"],
            swiftSettings: settings, plugins: ["EmbedResources"]),
        // What the program brings of each kind: files in Resources, and what reads them.
        .target(
            name: "HearthContent",
            dependencies: ["HearthKinds", "HearthSodium", "HearthWire", "HearthLists"],
            swiftSettings: settings, plugins: ["EmbedResources"]),
        module("HearthQR", ["HearthAPI", "CQRencode"]),
        // What people see in a browser: values in, HTML out. The templates, styles and scripts are
        // files in Resources, and in that of each kind.
        .target(
            name: "HearthPages",
            dependencies: ["HearthKinds", "HearthLists", "HearthAPI", "HearthLanguage", mustache],
            swiftSettings: settings, plugins: ["EmbedResources"]),
        module(
            "HearthNode",
            [
                "HearthSodium", "HearthWire", "HearthLists", "HearthReplication",
                "HearthRows", "HearthHousehold", "HearthRecovery", "HearthHome", "HearthShell",
                "HearthStore",
                "HearthTransport",
                "HearthAPI", "HearthProcess", "HearthRouter", "HearthBackup",
                "HearthLanguage", "HearthZones", nioCore, nioPosix, nioLocks, logging, lifecycle,
                subprocess, system,
            ]),
        // The certificates of pages in the home network.
        module("HearthAuthority", ["HearthWire", asn1, certificates, crypto]),
        // The household's phones and other computers.
        module("HearthDevices", ["HearthAPI", "HearthSodium", nioLocks]),
        // Pages that somebody asks a shop for.
        module(
            "HearthShops",
            ["HearthProcess", "HearthWire", httpClient, nioCore, nioHTTP1, nioLocks]),
        // Messages to phones whose browser is closed.
        module("HearthPush", ["HearthShops", crypto]),
        // What browsers send.
        module("HearthForms", ["HearthAPI"]),
        // What pages and commands both do with files that people choose.
        module(
            "HearthFiles",
            [
                "HearthArchives", "HearthKinds", "HearthWire", "HearthLists", "HearthAPI",
                "HearthExchange", "HearthLanguage", "HearthPictureWorker", "HearthPictures",
                "HearthSounds", "CLinux", system,
            ]),
        module(
            "HearthWeb",
            [
                "HearthAPI", "HearthAuthority", "HearthDevices", "HearthExchange", "HearthFiles",
                "HearthForms", "HearthKinds", "HearthLanguage", "HearthLists", "HearthPages",
                "HearthPictures", "HearthProcess", "HearthPush", "HearthQR", "HearthShops",
                "HearthSodium", "HearthSounds", "HearthSpeech", "HearthWire", "HearthZones",
                "CZlib", hummingbird, hummingbirdCore, hummingbirdHTTP2, httpTypes, nioSSL,
                nioCore, nioHTTP1, nioHTTPTypes, nioPosix, nioLocks, logging, lifecycle,
            ]),
        // Commands: they ask the node through its API, and are compiled beside it and its pages.
        module(
            "HearthCommandLine",
            [
                "HearthArchives", "HearthKinds", "HearthSodium", "HearthWire", "HearthLists",
                "HearthAPI", "HearthExchange", "HearthFiles", "HearthLanguage", "HearthPictures",
                "HearthPictureWorker", "HearthProcess", "HearthQR", "HearthSpeech", "HearthZones",
                arguments,
                nioCore, nioHTTP1,
                nioPosix, logging, unixSignals, subprocess, system,
            ]),
        // The program: commands, node and pages put together.
        module(
            "HearthProgram",
            [
                "HearthSodium", "HearthWire", "HearthLists", "HearthAPI", "HearthLanguage",
                "HearthProcess", "HearthPictureWorker", "HearthTransport", "HearthRows",
                "HearthHousehold",
                "HearthContent", "HearthDevices", "HearthShops", "HearthNode", "HearthWeb",
                "HearthCommandLine",
                logging, lifecycle, unixSignals,
            ]),
        .executableTarget(
            name: "hearth", dependencies: ["HearthCommandLine", "HearthProgram"],
            swiftSettings: settings),
        // All that is installed, for one plan of a build. If `hearth` itself depended on the programs
        // that its node starts, what they are made of would be linked into it.
        module("HearthInstallation", ["hearth", "hearth-image", "hearth-router"]),
        .executableTarget(
            name: "hearth-sim", dependencies: ["HearthKinds", "HearthSimulation", arguments],
            swiftSettings: settings),

        // Units, machines and shells.
        tests("HearthBackupTests", ["HearthBackup", "HearthSodium", "HearthTestValues"]),
        tests("HearthSodiumTests", ["HearthSodium", "HearthTestValues"]),
        .target(
            name: "HearthTestValues", dependencies: ["HearthSodium", "HearthWire", "HearthLists"],
            path: "Tests/HearthTestValues", swiftSettings: settings),
        .target(
            name: "HearthTestSounds", path: "Tests/HearthTestSounds",
            swiftSettings: settings + [.unsafeFlags(["-O"], .when(configuration: .debug))]),
        tests("HearthZonesTests", ["HearthProcess", "HearthZones"]),
        tests("HearthSoundsTests", ["HearthSounds", "HearthTestSounds"]),
        .target(
            name: "HearthTestPictures", path: "Tests/HearthTestPictures", swiftSettings: settings),
        // A decoder that somebody took over: what it tries once it is confined.
        .target(
            name: "CReplica", dependencies: ["CSeccomp"], path: "Tests/CReplica"),
        // A kind of list that the program does not know, its pages and commands, and a program that
        // has all of it.
        .target(
            name: "HearthPoems",
            dependencies: [
                "HearthKinds", "HearthSodium", "HearthWire", "HearthLists", "HearthReplication",
                "HearthAPI", "HearthRows", "HearthHousehold", protobuf,
            ],
            path: "Tests/HearthPoems", swiftSettings: settings),
        .target(
            name: "HearthPoemsRoom",
            dependencies: [
                "HearthKinds", "HearthAPI", "HearthFiles", "HearthForms", "HearthLanguage",
                "HearthLists", "HearthPages", "HearthWeb", "HearthCommandLine", "HearthPoems",
                arguments, hummingbird,
            ],
            path: "Tests/HearthPoemsRoom", swiftSettings: settings, plugins: ["EmbedResources"]),
        // The poems that the program brings: files in Resources.
        .target(
            name: "HearthPoemsContent",
            dependencies: ["HearthSodium", "HearthWire", "HearthLists", "HearthPoems"],
            path: "Tests/HearthPoemsContent", swiftSettings: settings,
            plugins: ["EmbedResources"]),
        .executableTarget(
            name: "hearth-poems",
            dependencies: [
                "HearthKinds",
                "HearthCommandLine", "HearthLists", "HearthProgram", "HearthPoems",
                "HearthPoemsContent", "HearthPoemsRoom",
            ],
            path: "Tests/HearthPoemsProgram", swiftSettings: settings),
        .executableTarget(
            name: "hearth-image-replica", dependencies: ["HearthConfinement", "CReplica"],
            path: "Tests/HearthImageReplica", swiftSettings: settings),
        tests(
            "HearthPicturesTests",
            [
                "HearthArchives", "HearthUnpacking", "HearthPictures", "HearthPictureWorker",
                "HearthVips", "HearthTestPictures", "HearthQR", "CVips", "CZlib", system,
                "hearth-image",
                "hearth-image-replica",
            ]),
        tests(
            "HearthWireTests",
            ["HearthSodium", "HearthWire", "HearthCircle", "HearthTestValues", protobuf]),
        tests(
            "HearthListsTests",
            ["HearthSodium", "HearthWire", "HearthLists", "HearthTestValues", protobuf]),
        tests(
            "HearthCircleTests",
            ["HearthSodium", "HearthWire", "HearthLists", "HearthCircle", "HearthTestValues"]),
        tests(
            "HearthExchangeTests",
            [
                "HearthSodium", "HearthWire", "HearthLists", "HearthExchange", "HearthAPI",
                "HearthTestValues",
            ]),
        tests("HearthNoiseTests", ["HearthSodium", "HearthNoise", "HearthTestValues"]),
        tests(
            "HearthReplicationTests",
            ["HearthSodium", "HearthWire", "HearthCircle", "HearthReplication"]),
        // People whose homes tests need, and looks at what these hold.
        .target(
            name: "HearthTestHomes",
            dependencies: [
                "HearthSodium", "HearthWire", "HearthLists", "HearthReplication", "HearthAPI",
                "HearthRows", "HearthHousehold", "HearthRecovery", "HearthHome", "HearthSimulation",
            ],
            path: "Tests/HearthTestHomes", swiftSettings: settings),
        // What owners and everybody do. What givers do is behind the wall, in the target below.
        tests(
            "HearthHouseholdTests",
            [
                "HearthSodium", "HearthWire", "HearthLists", "HearthReplication", "HearthAPI",
                "HearthContent", "HearthExchange", "HearthRows", "HearthHousehold",
                "HearthRecovery", "HearthHome",
                "HearthSimulation", "HearthKinds", "HearthPictures", "HearthSounds", "HearthPoems",
                "HearthTestHomes", "HearthTestPictures",
                "HearthTestSounds", "HearthTestValues", "HearthZones", protobuf,
            ]),
        tests(
            "HearthGivingTests",
            [
                "HearthSodium", "HearthWire", "HearthLists", "HearthCircle", "HearthReplication",
                "HearthAPI", "HearthContent", "HearthRows", "HearthHousehold", "HearthRecovery",
                "HearthGiving",
                "HearthHome",
                "HearthSimulation", "HearthPoems", "HearthTestHomes", "HearthTestValues",
                "HearthZones",
            ]),
        tests(
            "HearthShellTests",
            [
                "HearthSodium", "HearthWire", "HearthReplication", "HearthRows", "HearthHousehold",
                "HearthRecovery", "HearthHome",
                "HearthShell", "HearthSimulation", "HearthAPI",
            ]),
        tests(
            "HearthSimulationTests",
            [
                "HearthKinds", "HearthPoems", "HearthTestValues", "HearthSodium", "HearthWire",
                "HearthReplication",
                "HearthRows", "HearthHousehold", "HearthHome",
                "HearthSimulation", "HearthAPI",
            ]),
        tests(
            "HearthStoreTests",
            [
                "HearthSodium", "HearthWire", "HearthCircle", "HearthReplication",
                "HearthRows", "HearthHousehold", "HearthHome", "HearthStore",
                "HearthSimulation",
                "HearthAPI",
                grdb,
            ]),
        tests(
            "HearthTransportTests",
            [
                "HearthProcess", "HearthSodium", "HearthNoise", "HearthWire", "HearthTransport",
                nioCore,
                nioPosix, nioLocks, logging,
            ]),
        tests(
            "HearthShopsTests",
            ["HearthProcess", "HearthShops", "HearthWire", nioCore, nioHTTP1, nioPosix, nioLocks]),
        tests("HearthAuthorityTests", ["HearthAuthority"]),
        tests("HearthDevicesTests", ["HearthAPI", "HearthDevices"]),
        tests("HearthPushTests", ["HearthPush", "HearthShops", crypto]),
        tests(
            "HearthLanguageTests", ["HearthKinds", "HearthAPI", "HearthLanguage", "HearthZones"]),
        tests(
            "HearthPagesTests",
            ["HearthKinds", "HearthAPI", "HearthLanguage", "HearthLists", "HearthPages"]),
        tests(
            "HearthWebTests",
            [
                "HearthKinds", "HearthSodium", "HearthWire", "HearthLists", "HearthAPI",
                "HearthFiles",
                "HearthHome", "HearthLanguage", "HearthPages", "HearthPictures", "HearthSounds",
                "HearthTestSounds", "HearthAuthority", "HearthDevices", "HearthForms",
                "HearthPush", "HearthShops", "HearthWeb", "CZlib", crypto, hummingbird,
                hummingbirdCore, hummingbirdHTTP2, httpClient, nioCore, nioEmbedded, nioHTTP1,
                nioLocks, nioSSL, logging, lifecycle,
            ] + pinnedProducts),
        .testTarget(
            name: "HearthCLITests",
            dependencies: [
                "hearth", "HearthCommandLine", "HearthProgram", "HearthAPI", "HearthHome",
                "HearthLanguage", "HearthLists", "HearthNode",
                "HearthPictures", "HearthProcess", "HearthRouter", "HearthShops",
                "HearthTestSounds", "HearthTestValues",
                "HearthWire", "HearthWeb", "HearthBackup", "HearthRows", "HearthHousehold",
                "HearthRecovery", "HearthShell", "HearthSodium", "HearthStore", arguments, grdb,
                nioLocks, logging, lifecycle,
            ],
            exclude: ["Snapshots"], swiftSettings: settings),

        // What octets from outside reach, one function for each kind: `scripts/fuzz` looks for those
        // that do harm, the tests give each what was found before.
        .target(
            name: "HearthFuzzing",
            dependencies: [
                "HearthSodium", "HearthNoise", "HearthWire", "HearthLists", "HearthCircle",
                "HearthReplication", "HearthExchange", "HearthAPI", "HearthForms", "HearthPictures",
                "HearthSounds", "HearthTestSounds",
                protobuf,
            ],
            path: "Tests/HearthFuzzing", swiftSettings: settings),
        .testTarget(
            name: "HearthFuzzTests", dependencies: ["HearthFuzzing"], exclude: ["Corpora"],
            swiftSettings: settings),

        // Real processes on 127.0.0.1; they start the `hearth` that is built beside them.
        tests(
            "HearthClusterTests",
            [
                "HearthSodium", "HearthNoise", "HearthWire", "HearthLists", "HearthCircle",
                "HearthReplication", "HearthRows", "HearthHousehold", "HearthStore", "HearthAPI",
                "HearthTestPictures", "HearthTestSounds", "HearthTestValues",
                "hearth-image",
                grdb, nioCore, nioPosix, nioLocks,
            ]),
    ]
)
