// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that nobody who only uses or builds Hearth pays for it. Of Hearth it compiles the
// handshake alone (Sources/Hearth is a link to the sources): what it measures is what others measure themselves by.

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

let package = Package(
    name: "hearth-bench",
    targets: [
        .systemLibrary(
            name: "CSodium", path: "Sources/Hearth/CSodium", pkgConfig: "libsodium",
            providers: [.apt(["libsodium-dev"])]),
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        module("HearthSodium", ["CSodium"]),
        module("HearthNoise", ["HearthSodium"]),
        .executableTarget(
            name: "hearth-floor",
            dependencies: ["CSodium", "CSQLite", "HearthNoise", "HearthSodium"],
            path: "Sources/HearthFloor", swiftSettings: settings),
    ]
)
