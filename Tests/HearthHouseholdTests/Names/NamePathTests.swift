import HearthAPI
import Testing

@Suite("Paths of names")
struct NamePathTests {
    @Test(
        "What is written names the same again, whatever is in the names",
        arguments: [
            ["Kettle"], ["Owner", "Birthday", "Kettle"], ["AC/DC"], ["Owner", "1/2", "a\\"],
            ["\\", "/", "\\/"], ["a\\b", "c"], ["", ""], ["C:\\dir\\", "x"], ["a/", "b"],
            ["a", "/b"], ["//", "//"], ["a/", "/b"], ["https://e.org/x", "y"], ["\\/\\", "/\\"],
        ])
    func roundTrip(_ pieces: [String]) {
        #expect(NamePath(NamePath(pieces).text).pieces == pieces)
    }

    @Test("A slash parts names, and two belong to one")
    func reading() {
        #expect(NamePath("Owner/Birthday").pieces == ["Owner", "Birthday"])
        #expect(NamePath("Music/AC//DC").pieces == ["Music", "AC/DC"])
        #expect(NamePath("Music/AC\\/DC").pieces == ["Music", "AC/DC"])
        #expect(NamePath("a///b").pieces == ["a/", "b"])
        #expect(NamePath("a/\\/b").pieces == ["a", "/b"])
        #expect(NamePath("a\\b").pieces == ["a\\b"])
        #expect(NamePath("a\\").pieces == ["a\\"])
        #expect(NamePath(["Music", "AC/DC"]).text == "Music/AC//DC")
        #expect(NamePath("/").pieces == ["", ""])
    }

    @Test("Other readings join what stands side by side, and are few")
    func readings() {
        let readings = NamePath.otherReadings(of: "Music/AC/DC").map(\.pieces)
        #expect(
            Set(readings) == [["Music/AC", "DC"], ["Music", "AC/DC"], ["Music/AC/DC"]])
        #expect(NamePath.otherReadings(of: "http://x").map(\.pieces).contains(["http://x"]))
        #expect(NamePath.otherReadings(of: "Kettle").isEmpty)
        for count in 2...6 {
            let text = Array(repeating: "x", count: count).joined(separator: "/")
            let readings = NamePath.otherReadings(of: text)
            #expect(readings.allSatisfy { (1...3).contains($0.pieces.count) })
            #expect(readings.count < 1 << (count - 1))
        }
        #expect(NamePath.otherReadings(of: String(repeating: "x/", count: 100_000)).isEmpty)
    }

    @Test("Short ids have eight digits, whatever else a name has")
    func shortIDs() throws {
        let marked = ShortID.mark("Bo", hex: "1a2b3c4d5e6f")
        #expect(marked == "Bo#1a2b3c4d")
        let split = try #require(ShortID.split(marked))
        #expect(split.name == "Bo" && split.digits == "1a2b3c4d")
        #expect(ShortID.split("A#1#1A2B3C4D")?.name == "A#1")
        #expect(ShortID.split("A#1#1A2B3C4D")?.digits == "1a2b3c4d")
        for text in ["Bo", "Bo#1a2b3c4", "Bo#1a2b3c4dd", "Bo#1a2b3c4g", "#", "", "Bo#1a2b3c4d "] {
            #expect(ShortID.split(text) == nil, "\(text)")
        }
    }

    @Test("The sign before an id may be there or not; what is no id keeps it")
    func sign() {
        for (typed, id) in [
            ("#1a2b3c4d", "1a2b3c4d"), ("#0011223344556677", "0011223344556677"),
            ("#list-1a2b3c4d", "list-1a2b3c4d"), ("1a2b3c4d", "1a2b3c4d"), ("#1a2b", "#1a2b"),
            ("#Christmas", "#Christmas"), ("#", "#"), ("", ""), ("##1a2b3c4d", "##1a2b3c4d"),
            ("Bo#1a2b3c4d", "Bo#1a2b3c4d"),
        ] {
            #expect(ShortID.withoutSign(typed) == id)
        }
        let id = "list-1a2b3c4d5e6f7081"
        for typed in [id, "#" + id, "list-1a2b3c4d", "#list-1a2b3c4d"] {
            #expect(ShortID.means(typed, id), "\(typed)")
        }
        #expect(!ShortID.means("list-1a2b3c4", id) && !ShortID.means("#list-1a2b3c4e", id))
        #expect(ShortID.alone("1A2b3c4D") == "1a2b3c4d")
        for text in ["#1a2b3c4d", "1a2b3c4", "1a2b3c4dd", "12345é", ""] {
            #expect(ShortID.alone(text) == nil)
        }
    }
}
