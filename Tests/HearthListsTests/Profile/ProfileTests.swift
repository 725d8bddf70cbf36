import HearthLists
import HearthTestValues
import HearthWire
import SwiftProtobuf
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("Profiles")
struct ProfileTests {
    private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0]

    private var full: Profile {
        var profile = Profile()
        profile.birthday = Birthday("1980-04-17")
        profile.sizes = [.init(label: "Shoes", value: "39"), .init(label: "Gloves", value: "M")]
        profile.addresses = ["Oak Street 1\n12345 Town"]
        profile.note = "No wool, please."
        profile.picture = Profile.Picture(mediaType: "image/jpeg", octets: Self.jpeg)
        return profile
    }

    @Test("What is written is what is read, all of it and nothing")
    func roundTrip() throws {
        #expect(try Profile.decode(full.encode()) == full)
        #expect(full.picture != nil)
        #expect(try Profile.decode([]) == Profile())
        #expect(Profile().isEmpty && !full.isEmpty)
        var noYear = Profile()
        noYear.birthday = Birthday("02-29")
        #expect(try Profile.decode(noYear.encode()).birthday?.description == "02-29")
    }

    @Test("A profile of which anything breaks a bound is refused whole")
    func bounds() throws {
        func refused(_ change: (inout Hearth_V1_Profile) -> Void) throws -> Bool {
            var message = try Hearth_V1_Profile(serializedBytes: full.encode())
            change(&message)
            let octets: [UInt8] = try message.serializedBytes()
            return (try? Profile.decode(octets)) == nil
        }
        #expect(try !refused { _ in })
        #expect(try refused { $0.birthday.month = 13 })
        #expect(try refused { $0.birthday.day = 31 })
        #expect(try refused { $0.birthday.day = .max })
        #expect(try refused { $0.birthday.year = 10_000 })
        #expect(try refused { $0.sizes[0].label = "" })
        #expect(try refused { $0.sizes[0].value = "3\u{1B}[2J9" })
        #expect(try refused { $0.sizes[0].value = "3\n9" })
        #expect(try refused { $0.sizes[0].value = String(repeating: "9", count: 101) })
        #expect(try refused { $0.sizes = Array(repeating: $0.sizes[0], count: 31) })
        #expect(try refused { $0.addresses = Array(repeating: "x", count: 9) })
        #expect(try refused { $0.addresses[0] = "\u{202E}x" })
        #expect(try refused { $0.note = String(repeating: "a", count: 2001) })
        #expect(try refused { $0.pictureType = "image/svg+xml" })
        #expect(try refused { $0.pictureType = "" })
        #expect(try refused { $0.picture = Data() })
        #expect(try refused { $0.picture = Data("<svg/>".utf8) })
        #expect(try refused { $0.picture = Data(Self.jpeg + [UInt8](repeating: 0, count: 98_301)) })
        #expect(
            try !refused { $0.picture = Data(Self.jpeg + [UInt8](repeating: 0, count: 98_300)) })
    }

    @Test("A birthday comes every year, and on 28 February where there is no 29th")
    func birthdays() throws {
        #expect(Birthday("04-17")?.description == "04-17")
        #expect(Birthday("1980-04-17")?.year == 1980)
        for wrong in ["", "4-17", "04-31", "13-01", "02-30", "1981-02-29", "80-04-17", "04/17"] {
            #expect(Birthday(wrong) == nil, "\(wrong)")
        }
        let birthday = try #require(Birthday("04-17"))
        func next(_ today: String) throws -> String? {
            birthday.next(from: try #require(Day(today)))?.description
        }
        #expect(try next("2026-04-17") == "2026-04-17")
        #expect(try next("2026-04-18") == "2027-04-17")
        let leap = try #require(Birthday("2000-02-29"))
        let winter = try #require(Day("2027-01-01"))
        #expect(leap.next(from: winter)?.description == "2027-02-28")
        let leapYear = try #require(Day("2028-02-01"))
        #expect(leap.next(from: leapYear)?.description == "2028-02-29")
        let last = try #require(Day("9999-12-31"))
        #expect(birthday.next(from: last) == nil)
    }

    /// Some changes of one person's profile, in a home that may have known nothing of the others.
    private func profile(_ generator: inout SeededGenerator) -> Profile {
        var profile = Profile()
        for _ in 0..<Int.random(in: 0...6, using: &generator) {
            let old = profile
            let number = Int.random(in: 0...2, using: &generator)
            switch Int.random(in: 0...3, using: &generator) {
            case 0: profile.birthday = Birthday("1980-04-1\(number)")
            case 1: profile.note = number == 0 ? "" : "Note \(number)"
            case 2: profile.addresses = number == 0 ? [] : ["Street \(number)"]
            default: profile.sizes = [.init(label: "Shoes", value: "\(38 + number)")]
            }
            profile.noteChanges(
                since: old,
                at: WallTime(milliseconds: Int64.random(in: 0...5, using: &generator)))
        }
        return profile
    }

    @Test("It does not matter in which order, how often or in which groups they are merged")
    func laws() throws { try expectMergeLaws(of: { $0 }, draw: profile) }

    @Test("Of each field the last change counts, and both are read as they were written")
    func lastChange() throws {
        let before = full
        var (one, other) = (before, before)
        one.note = "Wool after all."
        one.noteChanges(since: before, at: WallTime(milliseconds: 2000))
        other.note = ""
        other.birthday = nil
        other.noteChanges(since: before, at: WallTime(milliseconds: 1000))
        let merged = one.merged(with: other)
        #expect(merged.note == "Wool after all." && merged.birthday == nil)
        #expect(merged.sizes == before.sizes)
        #expect(try Profile.decode(merged.encode()) == merged)
    }
}
