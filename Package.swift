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
let nioEmbedded = Target.Dependency.product(name: "NIOEmbedded", package: "swift-nio")
let nioPosix = Target.Dependency.product(name: "NIOPosix", package: "swift-nio")
// Not `Synchronization.Mutex`, which the thread sanitizer does not see on Linux.
let nioLocks = Target.Dependency.product(
    name: "NIOConcurrencyHelpers", package: "swift-nio")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let mustache = Target.Dependency.product(name: "Mustache", package: "swift-mustache")
let lifecycle = Target.Dependency.product(
    name: "ServiceLifecycle", package: "swift-service-lifecycle")
let httpClient = Target.Dependency.product(name: "AsyncHTTPClient", package: "async-http-client")
let subprocess = Target.Dependency.product(name: "Subprocess", package: "swift-subprocess")
let system = Target.Dependency.product(name: "SystemPackage", package: "swift-system")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")

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

let package = Package(
    name: "hearth",
    products: [
        .executable(name: "hearth", targets: ["hearth"]),
        .executable(name: "hearth-image", targets: ["hearth-image"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-protobuf", from: "1.39.0", traits: []),
        .package(
            url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1",
            traits: []),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
        .package(
            url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(
            url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
        .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
    ],
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
        .systemLibrary(name: "CLinux"),
        .systemLibrary(
            name: "CSeccomp", pkgConfig: "libseccomp", providers: [.apt(["libseccomp-dev"])]),

        // Octets and keys.
        pure("HearthSodium", ["CSodium"]),
        pure("HearthWire", ["HearthSodium", protobuf]),

        // The pure core: no socket, no file, no clock, no randomness of its own.
        pure("HearthLists", ["HearthSodium", "HearthWire", protobuf]),
        // Lists from files and into files.
        module(
            "HearthExchange",
            ["HearthSodium", "HearthWire", "HearthLists", "HearthAPI", "CXML2"]),
        pure("HearthReplication", ["HearthSodium", "HearthWire"]),
        pure(
            "HearthHousehold",
            [
                "HearthSodium", "HearthWire", "HearthLists", "HearthReplication", "HearthAPI",
                protobuf,
            ]),
        pure(
            "HearthSimulation",
            [
                "HearthSodium", "HearthWire", "HearthLists", "HearthReplication",
                "HearthHousehold", "HearthAPI",
            ]),

        // Pictures: what the node and the program that decodes them say to each other, and the two
        // sides. Only hearth-image has libvips in it.
        module("HearthPictures", []),
        module("HearthPictureWorker", ["HearthPictures", subprocess, system]),
        // ZXing is C++.
        .target(name: "CZXing", linkerSettings: [.linkedLibrary("ZXing")]),
        module("HearthVips", ["HearthPictures", "CVips", "CZXing"]),
        // What it gives up before it reads.
        module("HearthConfinement", ["HearthPictures", "CLinux", "CSeccomp"]),
        .executableTarget(
            name: "hearth-image",
            dependencies: ["HearthConfinement", "HearthPictures", "HearthVips"],
            swiftSettings: settings),

        // The shells.
        module("HearthProcess", ["CLinux"]),
        module(
            "HearthStore",
            ["HearthSodium", "HearthWire", "HearthReplication", "HearthHousehold", grdb]),
        module(
            "HearthTransport",
            [
                "HearthProcess", "HearthSodium", "HearthWire", "HearthReplication", nioCore,
                nioPosix, nioLocks, logging,
            ]),
        module("HearthAPI", []),
        module("HearthLanguage", ["HearthAPI"]),
        module("HearthQR", ["HearthAPI", "CQRencode"]),
        // What people see in a browser: values in, HTML out. The templates, styles and scripts are
        // files in Resources that become part of the program.
        .target(
            name: "HearthPages",
            dependencies: ["HearthLists", "HearthAPI", "HearthLanguage", mustache],
            resources: [.embedInCode("Resources")], swiftSettings: settings),
        module(
            "HearthNode",
            [
                "HearthSodium", "HearthWire", "HearthLists", "HearthReplication",
                "HearthHousehold", "HearthStore", "HearthTransport", "HearthAPI",
                "HearthLanguage", nioCore, nioPosix, nioLocks, logging, lifecycle, subprocess,
                system,
            ]),
        // What browsers send.
        module("HearthForms", ["HearthAPI"]),
        module(
            "HearthWeb",
            [
                "HearthAPI", "HearthForms", "HearthLanguage", "HearthLists", "HearthPages",
                "HearthPictures",
                "HearthExchange", "HearthProcess", "HearthQR", "HearthSodium", "HearthWire",
                hummingbird, nioCore, nioPosix, nioLocks, logging, lifecycle,
            ]),
        .executableTarget(
            name: "hearth",
            dependencies: [
                "HearthExchange", "HearthLists", "HearthWire", "HearthAPI", "HearthLanguage",
                "HearthNode", "HearthPictures", "HearthPictureWorker", "HearthProcess", "HearthQR",
                "HearthWeb", arguments, httpClient, logging, lifecycle, nioCore,
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "hearth-sim", dependencies: ["HearthSimulation", arguments],
            swiftSettings: settings),

        // Units, machines and shells.
        tests("HearthSodiumTests", ["HearthSodium"]),
        .target(
            name: "HearthTestPictures", path: "Tests/HearthTestPictures", swiftSettings: settings),
        // A decoder that somebody took over: what it tries once it is confined.
        .target(
            name: "CReplica", dependencies: ["CSeccomp"], path: "Tests/CReplica"),
        .executableTarget(
            name: "hearth-image-replica", dependencies: ["HearthConfinement", "CReplica"],
            path: "Tests/HearthImageReplica", swiftSettings: settings),
        tests(
            "HearthPicturesTests",
            [
                "HearthPictures", "HearthPictureWorker", "HearthVips", "HearthTestPictures",
                "HearthQR", "CVips", "hearth-image", "hearth-image-replica",
            ]),
        tests("HearthWireTests", ["HearthSodium", "HearthWire", protobuf]),
        tests("HearthListsTests", ["HearthSodium", "HearthWire", "HearthLists", protobuf]),
        tests(
            "HearthExchangeTests",
            ["HearthSodium", "HearthWire", "HearthLists", "HearthExchange", "HearthAPI"]),
        tests(
            "HearthReplicationTests", ["HearthSodium", "HearthWire", "HearthReplication"]),
        tests(
            "HearthHouseholdTests",
            [
                "HearthSodium", "HearthWire", "HearthLists", "HearthReplication",
                "HearthHousehold", "HearthSimulation", "HearthAPI", protobuf,
            ]),
        tests(
            "HearthSimulationTests",
            [
                "HearthSodium", "HearthWire", "HearthReplication", "HearthHousehold",
                "HearthSimulation", "HearthAPI",
            ]),
        tests(
            "HearthStoreTests",
            [
                "HearthSodium", "HearthWire", "HearthReplication", "HearthHousehold",
                "HearthStore", "HearthSimulation", "HearthAPI", grdb,
            ]),
        tests(
            "HearthTransportTests",
            [
                "HearthSodium", "HearthWire", "HearthReplication", "HearthTransport", nioCore,
                nioPosix, nioLocks, logging,
            ]),
        tests("HearthLanguageTests", ["HearthAPI", "HearthLanguage"]),
        tests(
            "HearthPagesTests", ["HearthAPI", "HearthLanguage", "HearthLists", "HearthPages"]),
        tests(
            "HearthWebTests",
            [
                "HearthAPI", "HearthForms", "HearthLanguage", "HearthPictures", "HearthWeb",
                hummingbird, httpClient, nioCore, nioEmbedded, nioLocks, logging, lifecycle,
            ]),
        .testTarget(
            name: "HearthCLITests",
            dependencies: [
                "hearth", "HearthAPI", "HearthLanguage", "HearthPictures", "HearthProcess",
                "HearthWeb", nioLocks, logging, lifecycle,
            ],
            exclude: ["Snapshots"], swiftSettings: settings),

        // What octets from outside reach, one function for each kind: `scripts/fuzz` looks for those
        // that do harm, the tests give each what was found before.
        .target(
            name: "HearthFuzzing",
            dependencies: [
                "HearthSodium", "HearthWire", "HearthLists", "HearthReplication",
                "HearthExchange", "HearthAPI", "HearthForms", "HearthPictures", protobuf,
            ],
            path: "Tests/HearthFuzzing", swiftSettings: settings),
        .testTarget(
            name: "HearthFuzzTests", dependencies: ["HearthFuzzing"], exclude: ["Corpora"],
            swiftSettings: settings),

        // Real processes on 127.0.0.1; they start the `hearth` that is built beside them.
        tests(
            "HearthClusterTests",
            [
                "HearthSodium", "HearthWire", "HearthLists", "HearthReplication",
                "HearthHousehold", "HearthStore", "HearthAPI", "HearthTestPictures", "hearth-image",
                grdb, nioCore, nioPosix, nioLocks,
            ]),
    ]
)
