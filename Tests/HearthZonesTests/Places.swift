import HearthZones

/// Places whose clocks differ in what is hard, by their rules; Apia with the day that it left out.
enum Place: CaseIterable, Sendable {
    case stockholm, newYork, lordHowe, apia

    var zone: Zone? {
        switch self {
        case .stockholm: Self.zone("Europe/Stockholm", "CET-1CEST,M3.5.0,M10.5.0/3")
        case .newYork: Self.zone("America/New_York", "EST5EDT,M3.2.0,M11.1.0")
        case .lordHowe:
            Self.zone("Australia/Lord_Howe", "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0")
        case .apia:
            // On 30 December 2011, which there was none of, the date line moved past it.
            Zone(
                name: "Pacific/Apia", first: -10 * 3600,
                changes: [
                    Zone.Change(at: 1_325_239_200, offset: 14 * 3600),
                    Zone.Change(at: 1_333_202_400, offset: 13 * 3600),
                ])
        }
    }

    private static func zone(_ name: String, _ rule: String) -> Zone? {
        ZoneRule(rule).flatMap { Zone(name: name, first: 0, changes: [], rule: $0) }
    }
}

/// Numbers that are the same in every run.
struct Steps: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 33
    }
}
