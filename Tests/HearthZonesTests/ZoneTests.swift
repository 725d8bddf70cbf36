import Foundation
import HearthProcess
import HearthZones
import Testing

@Suite("Zones: what clocks show, and which moment is meant")
struct ZoneTests {
    /// Seconds since 1970 of `2027-03-28T02:30`, taken as UTC.
    static func local(_ text: String) throws -> Int64 {
        let date = try #require(ISO8601DateFormatter().date(from: text + ":00Z"))
        return Int64(date.timeIntervalSince1970)
    }

    @Test(
        "A time that clocks skip is the next that they show, and one that comes twice is the first",
        arguments: [
            (.stockholm, "2027-07-01T12:00", "2027-07-01T10:00"),
            (.stockholm, "2027-01-01T00:00", "2026-12-31T23:00"),
            // Put forward from two to three.
            (.stockholm, "2027-03-28T01:59", "2027-03-28T00:59"),
            (.stockholm, "2027-03-28T02:00", "2027-03-28T01:00"),
            (.stockholm, "2027-03-28T02:30", "2027-03-28T01:00"),
            (.stockholm, "2027-03-28T03:00", "2027-03-28T01:00"),
            // Put back from three to two.
            (.stockholm, "2027-10-31T02:30", "2027-10-31T00:30"),
            (.stockholm, "2027-10-31T03:00", "2027-10-31T02:00"),
            (.newYork, "2027-03-14T02:30", "2027-03-14T07:00"),
            (.newYork, "2027-11-07T01:30", "2027-11-07T05:30"),
            // By half an hour.
            (.lordHowe, "2027-10-03T02:15", "2027-10-02T15:30"),
            (.lordHowe, "2027-04-04T01:45", "2027-04-03T14:45"),
            (.lordHowe, "2027-04-04T02:00", "2027-04-03T15:30"),
            // A day that there was not.
            (.apia, "2011-12-30T12:00", "2011-12-30T10:00"),
            (.apia, "2011-12-31T00:00", "2011-12-30T10:00"),
        ] as [(Place, String, String)])
    func moments(place: Place, typed: String, utc: String) throws {
        let zone = try #require(place.zone)
        #expect(zone.moment(ofLocal: try Self.local(typed)) == (try Self.local(utc)))
    }

    @Test("Whatever a clock shows, the moment that is meant is the first at which it shows that")
    func shown() throws {
        var dice = Steps(1)
        for zone in Place.allCases.compactMap(\.zone) + [.utc] {
            for _ in 0..<2000 {
                let moment = Int64.random(in: 1_300_000_000...1_900_000_000, using: &dice)
                let local = moment + zone.offset(at: moment)
                let meant = zone.moment(ofLocal: local)
                #expect(meant <= moment && meant + zone.offset(at: meant) == local)
            }
        }
    }

    @Test(
        "The machine's table says what the system's own clocks say",
        .enabled(if: MachineZones.shared.hasTable),
        arguments: [
            "Europe/Stockholm", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia",
            "Asia/Kolkata", "Europe/Dublin", "Africa/Casablanca", "Etc/GMT+12",
        ])
    func table(name: String) throws {
        let zone = try #require(MachineZones.shared.zone(named: name))
        #expect(zone.name == name)
        let other = try #require(TimeZone(identifier: name))
        // After 2037 rules go on that no table spells out.
        for day in stride(from: 0, to: 365 * 75, by: 5) {
            let moment = Int64(day) * 86_400 + 3601
            let date = Date(timeIntervalSince1970: TimeInterval(moment))
            #expect(zone.offset(at: moment) == Int64(other.secondsFromGMT(for: date)), "\(date)")
        }
    }

    @Test(
        "What is no name of the table is no zone",
        arguments: [
            "", "Nowhere", "Europe", "Europe/", "/etc/localtime", "../zoneinfo/UTC",
            "Europe/../UTC",
            "right/UTC", "posix/Europe/Stockholm", "localtime", "zone.tab", "tzdata.zi",
            "europe/stockholm",
            "Europe/Stockholm\u{0}", "Europe/Stockholm ", "Etc/Unknown", "+24:00", "+1:00",
            "+01:60",
            "++1:00", "+01:00:00", "-00:00", "CET-1CEST", String(repeating: "A", count: 65),
            "Europe/Stöckholm",
        ])
    func names(name: String) {
        #expect(MachineZones.shared.zone(named: name) == nil)
    }

    @Test("Offsets are zones everywhere, and count for browsers where there is no table alone")
    func offsets() throws {
        let bare = MachineZones(folder: "/nonexistent")
        #expect(!bare.hasTable && bare.names.isEmpty)
        for minutes in [0, 60, -210, 330, 840, -720] {
            let zone = try #require(Zone(offsetMinutes: minutes))
            #expect(zone.offset(at: 0) == Int64(minutes) * 60)
            #expect(bare.zone(named: zone.name) == zone)
            #expect(bare.zone(named: "Europe/Stockholm", offsetMinutes: minutes) == zone)
        }
        for minutes in [1081, -1081, Int.max, Int.min] {
            #expect(Zone(offsetMinutes: minutes) == nil)
            #expect(bare.zone(named: nil, offsetMinutes: minutes) == nil)
        }
        guard MachineZones.shared.hasTable else { return }
        #expect(MachineZones.shared.zone(named: "Nowhere", offsetMinutes: 60) == nil)
        #expect(MachineZones.shared.names.contains("Europe/Stockholm"))
        #expect(MachineZones.shared.names.allSatisfy { MachineZones.shared.zone(named: $0) != nil })
    }

    @Test("A file that is cut or changed makes no trouble")
    func files() throws {
        let whole = Self.file
        let zone = try #require(ZoneFile.zone(named: "A", whole))
        #expect(zone.offset(at: 0) == 0 && zone.offset(at: 1_000_000) == 3600)
        #expect(zone.offset(at: 1_800_000_000) == 3600 && zone.offset(at: 1_815_000_000) == 7200)
        for count in 0..<whole.count {
            #expect(ZoneFile.zone(named: "A", Array(whole.prefix(count))) == nil)
        }
        var dice = Steps(2)
        for _ in 0..<5000 {
            var octets = whole
            for _ in 0..<Int.random(in: 1...4, using: &dice) {
                octets[Int.random(in: 0..<octets.count, using: &dice)] =
                    UInt8.random(in: 0...255, using: &dice)
            }
            guard let zone = ZoneFile.zone(named: "A", octets) else { continue }
            for moment in [Int64.min, -1, 0, 1_800_000_000, .max] {
                #expect(zone.offset(at: moment).magnitude <= 26 * 3600)
                _ = Days(zone).mornings(at: moment, after: 20_000)
                _ = zone.moment(ofLocal: moment)
            }
        }
    }

    @Test(
        "A rule that is none is refused",
        arguments: [
            "", "C", "CET", "CET-25", "CET-1CEST", "CET-1CEST,M3.5.0", "CET-1CEST,M13.5.0,M10.5.0",
            "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,J0,J1",
            "CET-1CEST,366,1", "CET-1CEST,M3.5.0,M10.5.0/168", "CET-1CEST,M3.5.0,M10.5.0,",
            "<+0", "CET-1:60", String(repeating: "A", count: 70) + "1",
        ])
    func rules(rule: String) { #expect(ZoneRule(rule) == nil) }

    /// One change and a rule after it, with a part for old readers.
    private static var file: [UInt8] {
        func part(_ size: Int) -> [UInt8] {
            var octets: [UInt8] = Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15)
            for count in [0, 0, 0, 1, 2, 8] as [UInt8] { octets += [0, 0, 0, count] }
            octets += [UInt8](repeating: 0, count: size - 2) + [1, 0] + [1]
            octets += [0, 0, 0, 0, 0, 0] + [0, 0, 0x0e, 0x10, 0, 4]
            return octets + Array("UTC\u{0}CET\u{0}".utf8)
        }
        return part(4) + part(8) + Array("\nCET-1CEST,M3.5.0,M10.5.0/3\n".utf8)
    }
}
