import HearthReplication
import HearthSodium
import HearthWire
import Testing

@Suite("The schedule of the beat")
struct BeatScheduleTests {
    private let owner: Person
    private let now = WallTime(seconds: 20_000 * 86_400 + 43_200)

    init() throws {
        owner = try Person(1)
    }

    private func schedule(_ number: UInt8 = 1, _ clock: SlotClock = .standard) throws
        -> BeatSchedule
    {
        BeatSchedule(clock: clock, node: try Person(number).node)
    }

    private func list(
        people: Int = 3, day: Int? = nil, isArchived: Bool = false, hasLargeCells: Bool = false
    ) throws -> ListEntry {
        let friends = try (2...UInt8(people)).map { try Person($0) }
        return try ListEntry.of(
            owner, friends: friends, day: day, isArchived: isArchived,
            hasLargeCells: hasLargeCells)
    }

    @Test(
        "Minutes apart, as the circle bears it; four times that far from the day, archived a day")
    func intervals() throws {
        let schedule = try schedule()
        let cases: [(people: Int, day: Int?, isArchived: Bool, interval: UInt32, pages: UInt32)] = [
            (3, nil, false, 1, 60), (3, 20_000, false, 1, 60), (3, 20_045, false, 1, 60),
            (3, 20_046, false, 4, 60), (3, 19_955, false, 1, 60), (3, 19_954, false, 4, 60),
            (14, nil, false, 1, 60), (15, nil, false, 2, 60), (15, 20_046, false, 8, 64),
            (19, nil, false, 2, 60), (20, nil, false, 5, 60), (20, 20_046, false, 20, 60),
            (28, nil, false, 5, 60), (29, nil, false, 15, 60), (29, 20_046, false, 60, 60),
            (40, nil, false, 15, 60), (41, nil, false, 60, 60), (41, 20_046, false, 60, 60),
            (64, 20_010, false, 60, 60), (3, 20_000, true, 1440, 1440),
            (41, nil, true, 1440, 1440),
        ]
        for (people, day, isArchived, interval, pages) in cases {
            let list = try list(people: people, day: day, isArchived: isArchived)
            #expect(schedule.interval(of: list, at: now) == interval)
            #expect(schedule.interval(of: list, for: .talk, at: now) == pages)
        }
        for (people, interval) in [
            (8, 1), (9, 2), (11, 2), (12, 5), (17, 5), (18, 15), (28, 15), (29, 60),
        ] as [(Int, UInt32)] {
            let list = try list(people: people, hasLargeCells: true)
            #expect(schedule.interval(of: list, at: now) == interval)
        }
        let quick = try self.schedule(1, SlotClock(slotSeconds: 2))
        #expect(quick.interval(of: try list(isArchived: true), at: now) == 1)
    }

    @Test("A beat falls in its slot, at the node's own moment, within a tenth of it")
    func moments() throws {
        for clock in [SlotClock.standard, SlotClock(slotSeconds: 900), SlotClock(slotSeconds: 1)] {
            var shifts: Set<Int64> = []
            let most = max(1, clock.slotSeconds / 10)
            for number in 1...20 as ClosedRange<UInt8> {
                let schedule = try schedule(number, clock)
                let list = try list(day: 20_000)
                let slot = schedule.dueSlot(of: list, at: now)
                let moment = schedule.moment(after: slot, of: list, at: now)
                let shift = moment.since(clock.start(of: slot + 1))
                #expect(shift >= .zero && shift < .seconds(most))
                #expect(shift.components.attoseconds == 0)
                #expect(clock.slot(at: moment) == slot + 1)
                shifts.insert(shift.components.seconds)
            }
            #expect(shifts.count >= min(most, 10))
        }
    }

    @Test("A beat is due from its moment on, and the next wake is never in the past")
    func due() throws {
        for list in [try list(), try list(day: 20_000), try list(isArchived: true)] {
            let schedule = try schedule(7)
            var at = now
            var last = schedule.dueSlot(of: list, at: at)
            for _ in 0..<50 {
                let next = schedule.moment(after: last, of: list, at: at)
                #expect(next > at)
                #expect(schedule.dueSlot(of: list, at: next.adding(.milliseconds(-1))) == last)
                at = next
                let slot = schedule.dueSlot(of: list, at: at)
                #expect(slot == last + schedule.interval(of: list, at: at))
                last = slot
            }
        }
    }

    @Test("An early cell never counts in a slot whose beat is still to come")
    func earlySlot() throws {
        let schedule = try schedule(7)
        let list = try list(day: 20_000)
        for step in 0..<400 {
            let at = now.adding(.seconds(Int64(step) * 11))
            #expect(schedule.earlySlot(at: at) == schedule.dueSlot(of: list, at: at))
        }
    }
}
