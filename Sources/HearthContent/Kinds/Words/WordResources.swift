/// The files in `Resources`, by language, the levels in order.
enum WordResources {
    @Sendable static func english() -> [[UInt8]] {
        [
            PackageResources.Words.en_1_json, PackageResources.Words.en_2_json,
            PackageResources.Words.en_3_json,
            PackageResources.Words.en_4_json,
        ]
    }

    @Sendable static func swedish() -> [[UInt8]] {
        [
            PackageResources.Words.sv_1_json, PackageResources.Words.sv_2_json,
            PackageResources.Words.sv_3_json,
            PackageResources.Words.sv_4_json,
        ]
    }

    static func englishPlacement() -> [[UInt8]] {
        [
            PackageResources.Words.en_1_placement_json, PackageResources.Words.en_2_placement_json,
            PackageResources.Words.en_3_placement_json, PackageResources.Words.en_4_placement_json,
        ]
    }

    static func swedishPlacement() -> [[UInt8]] {
        [
            PackageResources.Words.sv_1_placement_json, PackageResources.Words.sv_2_placement_json,
            PackageResources.Words.sv_3_placement_json, PackageResources.Words.sv_4_placement_json,
        ]
    }
}
