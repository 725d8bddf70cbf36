import HearthCircle
import HearthLists
import HearthTestValues
import HearthWire
import Testing

@Suite("Changing a claim")
struct ClaimChangeTests {
    @Test(
        "What asks for no more keeps its time and place; what asks for more begins anew",
        arguments: 0..<300 as Range<UInt64>)
    func places(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let time = minutes(Int64.random(in: 0...100, using: &generator))
        let now = WallTime(
            milliseconds: time.milliseconds + Int64.random(in: 0...9_000_000, using: &generator))
        let units = Int.random(in: 1...255, using: &generator)
        let more = Int.random(in: 1...255, using: &generator)
        let length = Int.random(in: 1...1440, using: &generator)
        let hold = try #require(
            Claim.hold(try itemID(1), units: units, minutes: 200, roles: .wraps, time: time))

        let reserved = try #require(hold.reserving(more, now: now))
        #expect(reserved.kind == .reserved && reserved.units == more && reserved.roles == .wraps)
        #expect(reserved.time == (more > units ? now : time))

        let prolonged = try #require(hold.holding(more, minutes: length, now: now))
        #expect(prolonged.kind == .hold && prolonged.units == more)
        #expect(prolonged.time == (more > units ? now : time))
        // Never less than was asked for, and less than a minute more.
        let lapses = try #require(prolonged.lapses)
        let lasts = lapses.since(now)
        #expect(lasts >= .seconds(60 * length) && lasts < .seconds(60 * length + 60))

        let bought = hold.bought(at: now)
        #expect(bought.kind == .bought && bought.units == units && bought.roles == .wraps)
        #expect(bought.time == (hold.hasLapsed(at: now) ? now : time))
        #expect(hold.hasLapsed(at: now) == (now >= minutes(200).adding(time.since(minutes(0)))))
    }

    @Test(
        "What was not bought after all is reserved with its time, or chipped in for without the word"
    )
    func notBought() throws {
        let now = minutes(50)
        let reserved = try claim(.reserved, 3, at: minutes(1), roles: [.wraps])
        #expect(reserved.bought(at: now).notBought == reserved)
        // What was held is kept from then on; where the hold had lapsed, since it was bought.
        let held = try hold(2, minutes: 60, at: minutes(1)).bought(at: now).notBought
        #expect(held == (try claim(.reserved, 2, at: minutes(1))))
        let late = try hold(2, minutes: 9, at: minutes(1)).bought(at: now).notBought
        #expect(late == (try claim(.reserved, 2, at: now)))
        // Who buys for all still does.
        let part = try claim(.contribution, 900, at: minutes(1), roles: [.writesCard])
        let back = part.bought(at: now).notBought
        #expect(!back.isBought && back.roles == [.writesCard, .buys])
        #expect(back.time == part.time && back.contribution == 900)
        for claim in [reserved, part, try hold(1, minutes: 5, at: now)] {
            #expect(claim.notBought == claim)
        }
    }

    @Test("A clock that was set back takes nothing from a hold")
    func clockSetBack() throws {
        let hold = try hold(1, minutes: 30, at: minutes(100))
        let again = try #require(hold.holding(1, minutes: 10, now: minutes(50)))
        #expect(again.time == minutes(100) && again.lasts == .seconds(600))
    }

    @Test("A hold that would last longer than there is room for is refused, not cut")
    func room() throws {
        let hold = try hold(1, minutes: 1, at: minutes(0))
        let late = minutes(Int64(Claim.holdMinutesLimit) - 1439)
        #expect(hold.holding(1, minutes: 1440, now: late) == nil)
        #expect(hold.holding(1, minutes: 1439, now: late) != nil)
        #expect(hold.holding(0, minutes: 1, now: minutes(0)) == nil)
        #expect(hold.holding(256, minutes: 1, now: minutes(0)) == nil)
        #expect(hold.holding(1, minutes: .max, now: minutes(0)) == nil)
    }

    @Test("A contribution of another amount keeps its place and its tasks, within four octets")
    func contribution() throws {
        let money = try claim(.contribution, 500, at: minutes(3), roles: [.buys, .hasBought])
        let more = try #require(money.contributing(70_000))
        #expect(more.contribution == 70_000 && more.time == minutes(3) && more.isBought)
        #expect(money.contributing(0) == nil)
        #expect(money.contributing(-1) == nil)
        #expect(money.contributing(Int64(UInt32.max) + 1) == nil)
        #expect(money.reserving(1, now: minutes(4)) == nil)
        #expect(try claim(.reserved, at: minutes(1)).contributing(5) == nil)
        #expect(try claim(.reserved, at: minutes(1)).holding(1, minutes: 5, now: minutes(2)) == nil)
    }
}
