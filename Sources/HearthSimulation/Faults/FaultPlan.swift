/// How often what goes wrong.
package struct FaultRates: Hashable, Sendable {
    /// Spells of weather for every pair of nodes and day.
    package var weather: Double = 6
    /// Spells in which a node does not read, for every pair and day.
    package var clogs: Double = 2
    /// For the whole world and day.
    package var partitions: Double = 4
    /// For every node and day.
    package var crashes: Double = 3
    /// Commits that fail.
    package var refusals: Double = 4
    package var restarts: Double = 2
    package var restores: Double = 0.4
    package var naps: Double = 2
    package var clockChanges: Double = 1
    /// For the whole world and day.
    package var hostile: Double = 6
    /// How often somebody's program writes over all of each list of another kind than wishes, a day.
    package var overwriting: Double = 0

    package init() {}

    /// The same where a home is lost: no other forgets what it held, and nobody lies.
    package var forDepartures: FaultRates {
        var rates = self
        rates.restores = 0
        rates.hostile = 0
        return rates
    }

    /// Nothing goes wrong.
    package static var none: FaultRates {
        var rates = FaultRates()
        rates.weather = 0
        rates.clogs = 0
        rates.partitions = 0
        rates.crashes = 0
        rates.refusals = 0
        rates.restarts = 0
        rates.restores = 0
        rates.naps = 0
        rates.clockChanges = 0
        rates.hostile = 0
        return rates
    }
}

/// What goes wrong in a world, and when: made from its seed before anything runs, so that a world
/// with secrets meets the same as one without.
package struct FaultPlan: Sendable {
    package struct Spell: Sendable {
        package let from: Int
        package let to: Int
        package let weather: Weather
    }

    /// A node reads nothing from a peer for a while.
    package struct Clog: Sendable {
        package let from: Int
        package let to: Int
        package let begins: Ticks
        package let ends: Ticks
    }

    /// No way from these nodes to those for a while; the other way too unless it is one-way.
    package struct Partition: Sendable {
        package let side: Set<Int>
        package let isOneWay: Bool
        package let begins: Ticks
        package let ends: Ticks
    }

    /// A node that is away for a while.
    package struct Absence: Sendable {
        package enum Return: Sendable, Hashable {
            case asItWas
            /// From what its database was at that moment.
            case asOf(Ticks)
        }

        package let node: Int
        package let begins: Ticks
        package let ends: Ticks
        package let comesBack: Return
        package let isNap: Bool
    }

    package struct ClockChange: Sendable {
        package let node: Int
        package let moment: Ticks
        package let offset: Duration
    }

    package private(set) var spells: [Spell] = []
    package private(set) var clogs: [Clog] = []
    package private(set) var partitions: [Partition] = []
    package private(set) var crashes: [(node: Int, crash: Crash)] = []
    package private(set) var refusals: [(node: Int, moment: Ticks)] = []
    package private(set) var absences: [Absence] = []
    package private(set) var clockChanges: [ClockChange] = []
    private let start: Ticks
    private let end: Ticks

    package init(
        seed: UInt64, households: Int, rates: FaultRates, from start: Ticks, until end: Ticks
    ) {
        self.start = start
        self.end = end
        let days = Double(end - start) / 86_400e6
        var dice = Dice(seed: seed, purpose: "faults").stream()
        for one in 0..<households {
            for other in 0..<households where one != other {
                for _ in 0..<Self.count(rates.weather * days / 2, &dice) {
                    spells.append(
                        Spell(from: one, to: other, weather: Self.weather(start, end, &dice)))
                }
                for _ in 0..<Self.count(rates.clogs * days / 2, &dice) {
                    let (begins, ends) = Self.span(start, end, 5...900, &dice)
                    clogs.append(Clog(from: one, to: other, begins: begins, ends: ends))
                }
            }
        }
        for _ in 0..<Self.count(rates.partitions * days, &dice) {
            partitions.append(Self.partition(households, start, end, &dice))
        }
        for node in 0..<households { planNode(node, rates, days, &dice) }
        var disks = Dice(seed: seed, purpose: "disks").stream()
        for node in 0..<households {
            for _ in 0..<Self.count(rates.refusals * days, &disks) {
                refusals.append((node, Ticks.random(in: start..<end, using: &disks)))
            }
        }
        refusals.sort { ($0.node, $0.moment) < ($1.node, $1.moment) }
    }

    private mutating func planNode(
        _ node: Int, _ rates: FaultRates, _ days: Double, _ dice: inout DiceStream
    ) {
        for _ in 0..<Self.count(rates.crashes * days, &dice) {
            let crash = Crash(
                after: Ticks.random(in: start..<end, using: &dice), isSilent: dice.chance(0.5),
                rest: .seconds(Int64.random(in: 5...300, using: &dice)))
            crashes.append((node, crash))
        }
        crashes.sort { ($0.node, $0.crash.after) < ($1.node, $1.crash.after) }
        for _ in 0..<Self.count(rates.restarts * days, &dice) {
            absences.append(absence(node, 1...20, isNap: false, .asItWas, &dice))
        }
        for _ in 0..<Self.count(rates.naps * days, &dice) {
            absences.append(absence(node, 600...7200, isNap: true, .asItWas, &dice))
        }
        for _ in 0..<Self.count(rates.restores * days, &dice) {
            let away = absence(node, 10...600, isNap: false, .asItWas, &dice)
            let old = away.begins - Ticks.random(in: 60_000_000...14_400_000_000, using: &dice)
            absences.append(
                Absence(
                    node: node, begins: away.begins, ends: away.ends,
                    comesBack: .asOf(max(start, old)), isNap: false))
        }
        for _ in 0..<Self.count(rates.clockChanges * days, &dice) {
            let seconds =
                dice.chance(0.8)
                ? Double.random(in: -3...3, using: &dice)
                : Double.random(in: -900...900, using: &dice)
            clockChanges.append(
                ClockChange(
                    node: node, moment: Ticks.random(in: start..<end, using: &dice),
                    offset: .milliseconds(Int64(seconds * 1000))))
        }
    }

    private func absence(
        _ node: Int, _ seconds: ClosedRange<Int64>, isNap: Bool, _ comesBack: Absence.Return,
        _ dice: inout DiceStream
    ) -> Absence {
        let (begins, ends) = Self.span(start, end, seconds, &dice)
        return Absence(
            node: node, begins: begins, ends: ends, comesBack: comesBack, isNap: isNap)
    }

    /// How often something happens that does so this often on average.
    private static func count(_ average: Double, _ dice: inout DiceStream) -> Int {
        let whole = Int(average)
        return whole + (dice.chance(average - Double(whole)) ? 1 : 0)
    }

    private static func span(
        _ start: Ticks, _ end: Ticks, _ seconds: ClosedRange<Int64>, _ dice: inout DiceStream
    ) -> (Ticks, Ticks) {
        let begins = Ticks.random(in: start..<end, using: &dice)
        let length = Int64.random(in: seconds, using: &dice) * 1_000_000
        return (begins, min(end, begins + length))
    }

    private static func weather(
        _ start: Ticks, _ end: Ticks, _ dice: inout DiceStream
    ) -> Weather {
        let (from, until) = span(start, end, 30...1800, &dice)
        let kind = dice.pick(Weather.Kind.allCases)
        let strength: Double
        switch kind {
        case .loss, .duplication, .reordering:
            strength = Double.random(in: 0.05...0.5, using: &dice)
        case .delay: strength = Double.random(in: 50_000...3_000_000, using: &dice)
        case .slowness: strength = Double.random(in: 4_000...60_000, using: &dice)
        case .dialling: strength = 1
        }
        return Weather(kind: kind, from: from, until: until, strength: strength)
    }

    private static func partition(
        _ households: Int, _ start: Ticks, _ end: Ticks, _ dice: inout DiceStream
    ) -> Partition {
        let (begins, ends) = span(start, end, 60...5400, &dice)
        let order = (0..<households).shuffled(using: &dice)
        let size = dice.chance(0.5) ? households / 2 : 1
        return Partition(
            side: Set(order.prefix(max(1, size))), isOneWay: dice.chance(0.3), begins: begins,
            ends: ends)
    }
}
