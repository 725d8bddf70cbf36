// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that nobody who only uses or builds Hearth pays for it. It compiles
// the same sources (Sources/Hearth is a link to them).

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

func module(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Sources/Hearth/\(name)",
        swiftSettings: settings)
}

let protobuf = Target.Dependency.product(name: "SwiftProtobuf", package: "swift-protobuf")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")

let package = Package(
    name: "hearth-bench",
    dependencies: [
        .package(url: "https://github.com/apple/swift-protobuf", exact: "1.39.0", traits: []),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    ],
    targets: [
        .systemLibrary(
            name: "CSodium", path: "Sources/Hearth/CSodium", pkgConfig: "libsodium",
            providers: [.apt(["libsodium-dev"])]),
        module("HearthSodium", ["CSodium"]),
        module("HearthWire", ["HearthSodium", protobuf]),
        module("HearthLists", ["HearthSodium", "HearthWire", protobuf]),
        module("HearthNoise", ["HearthSodium"]),
        module("HearthReplication", ["HearthSodium", "HearthWire"]),
        module("HearthAPI", []),
        module("HearthPictures", []),
        module(
            "HearthHousehold",
            [
                "HearthSodium", "HearthWire", "HearthLists", "HearthReplication", "HearthAPI",
                "HearthPictures", protobuf,
            ]),
        module(
            "HearthStore",
            ["HearthSodium", "HearthWire", "HearthReplication", "HearthHousehold", grdb]),
        .executableTarget(
            name: "hearth-bench",
            dependencies: [
                "CSodium", "HearthSodium", "HearthNoise", "HearthWire", "HearthReplication",
                "HearthHousehold",
                "HearthStore", "HearthAPI",
            ],
            path: "Sources/HearthBench", swiftSettings: settings),
    ]
)
