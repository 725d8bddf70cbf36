// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that nobody who only uses or builds Hearth pays for it. It compiles the
// same sources (Sources/Hearth and Sources/Targets are links to them), with all that the fuzzer needs
// to see in them.

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

let package = Package(
    name: "hearth-fuzz",
    dependencies: [
        .package(url: "https://github.com/apple/swift-protobuf", exact: "1.39.0", traits: [])
    ],
    targets: [
        .systemLibrary(
            name: "CSodium", path: "Sources/Hearth/CSodium", pkgConfig: "libsodium",
            providers: [.apt(["libsodium-dev"])]),
        .systemLibrary(
            name: "CXML2", path: "Sources/Hearth/CXML2", pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"])]),
        module("HearthSodium", ["CSodium"]),
        module("HearthWire", ["HearthSodium", protobuf]),
        module("HearthKinds", []),
        module("HearthLists", ["HearthSodium", "HearthKinds", "HearthWire", protobuf]),
        module("HearthCircle", ["HearthSodium", "HearthWire", "HearthLists"]),
        module("HearthNoise", ["HearthSodium"]),
        module("HearthReplication", ["HearthSodium", "HearthWire"]),
        module("HearthAPI", ["HearthKinds"]),
        module(
            "HearthExchange",
            ["HearthSodium", "HearthWire", "HearthLists", "HearthAPI", "CXML2"]),
        module("HearthPictures", []),
        module("HearthSounds", []),
        module("HearthForms", ["HearthAPI"]),
        .target(
            name: "HearthTestSounds", path: "Sources/TestSounds", swiftSettings: settings),
        .target(
            name: "HearthFuzzing",
            dependencies: [
                "HearthSodium", "HearthNoise", "HearthWire", "HearthLists", "HearthCircle",
                "HearthReplication", "HearthExchange", "HearthAPI", "HearthForms", "HearthPictures",
                "HearthSounds", "HearthTestSounds",
                protobuf,
            ],
            path: "Sources/Targets", swiftSettings: settings),
        // The fuzzer's own library has the `main`.
        .executableTarget(
            name: "hearth-fuzz", dependencies: ["HearthFuzzing"], path: "Sources/HearthFuzz",
            swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]),
    ]
)
