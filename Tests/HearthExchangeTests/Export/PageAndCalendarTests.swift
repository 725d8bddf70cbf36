import HearthAPI
import HearthLists
import HearthWire
import Testing

@testable import HearthExchange

@Suite("Printable pages and calendars")
struct PageAndCalendarTests {
    private let labels = PrintablePage.Labels(
        language: "en", title: "Wish lists", own: "Yours", tray: "Tray", empty: "No wishes.",
        wanted: "Wanted:", anyNumber: "any number", madeOn: "made",
        newerFile: "A newer file", sound: "Sound", priorities: ["high": "High"],
        occasions: ["birthday": "Birthday"], amount: { $0 })

    @Test("Nothing that somebody wrote becomes a part of the page")
    func escaping() {
        let hostile = "</li><script>alert(1)</script>\"'&\u{202E}"
        var wish = ExportedItem(
            name: hostile, fields: WishFields(notes: hostile, link: "javascript:alert(1)"))
        wish.store = hostile
        wish.tags = [hostile]
        wish.occasion = hostile
        let export = ExportInfo(
            exportedAt: "2026-11-20T22:15:00Z", member: hostile,
            lists: [
                ExportedList(
                    id: "1", title: hostile, owner: hostile, role: .friend, notes: hostile,
                    items: [wish])
            ])
        let html = PrintablePage(labels).html(of: export)
        #expect(!html.contains("<script") && !html.contains("href=\"javascript"))
        #expect(html.contains("<bdi>&lt;/li&gt;&lt;script&gt;"))
        // It runs nothing and asks nobody.
        #expect(html.contains("default-src 'none'") && !html.contains("src=\""))
    }

    @Test("A page shows nothing of a cart")
    func cart() {
        let entry = CartEntry(
            wish: "Hidden", list: "List", owner: "Friend", path: "Friend/List/Hidden",
            state: .bought, units: 1)
        let export = ExportInfo(
            exportedAt: "2026-11-20T22:15:00Z", member: "Owner",
            cart: CartInfo(entries: [entry], totals: ["1.00 EUR"]))
        #expect(!PrintablePage(labels).html(of: export).contains("Hidden"))
    }

    private func lines(_ text: String) -> [String] {
        // By scalars: a carriage return and a line feed are one character.
        text.components(by: "\r\n")
    }

    @Test("A calendar has whole days, folded lines and escaped text")
    func calendar() throws {
        let day = try #require(Day("2026-12-31"))
        let leap = try #require(Day("2000-02-29"))
        let events = [
            CalendarEvent(
                of: "list 1", day: day,
                summary: "Owner; \"a, b\" \\ \n\u{7}" + String(repeating: "å🎁", count: 60)),
            CalendarEvent(of: "list 2", day: leap, summary: "Birthday", isYearly: true),
        ]
        let file = CalendarFile(name: "Hearth", now: WallTime(seconds: 1_795_212_900))
        let text = file.text(of: events)
        let folded = lines(text)
        #expect(folded.allSatisfy { $0.utf8.count <= 75 } && folded.last?.isEmpty == true)
        #expect(!text.replacing("\r\n", with: "").utf8.contains { $0 == 10 || $0 == 13 })
        let unfolded = lines(text.replacing("\r\n ", with: ""))
        #expect(unfolded.first == "BEGIN:VCALENDAR" && unfolded.contains("VERSION:2.0"))
        #expect(unfolded.contains("DTSTART;VALUE=DATE:20261231"))
        #expect(unfolded.contains("DTEND;VALUE=DATE:20270101"))
        #expect(unfolded.contains("DTSTAMP:20261120T221500Z"))
        #expect(unfolded.contains("RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1"))
        #expect(
            unfolded.contains(
                "SUMMARY:Owner\\; \"a\\, b\" \\\\ \\n" + String(repeating: "å🎁", count: 60)))
        let names = unfolded.filter { $0.hasPrefix("UID:") }
        #expect(Set(names).count == 2 && !text.contains("list 1"))
        // The same list is the same event, whatever it is called now.
        let again = CalendarEvent(of: "list 1", day: leap, summary: "Other")
        #expect(names.first == "UID:\(again.identifier)@hearth")
    }
}

extension String {
    fileprivate func components(by separator: String) -> [String] {
        var parts: [String] = [""]
        var rest = unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == "\r", rest.first == "\n" {
                rest.removeFirst()
                parts.append("")
            } else {
                parts[parts.count - 1].unicodeScalars.append(scalar)
            }
        }
        return parts
    }
}
