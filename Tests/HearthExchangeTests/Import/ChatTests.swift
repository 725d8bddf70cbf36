import HearthAPI
import Testing

@testable import HearthExchange

@Suite("Chats, exported or copied")
struct ChatTests {
    @Test(
        "Who wrote a line and when is no part of the wish, nor are the marks of direction around it",
        arguments: [
            "[24/11/2026, 10:15:03] A friend: ", "\u{200E}[24/11/2026, 10:15:03] A friend: ",
            "\u{200E}[24/11/2026, 10:15:03] A friend: \u{200E}",
            "\u{FEFF}24.11.26, 10:15 - A friend: ",
            "\u{200F}[24.11.2026, 10:15:03] \u{200F}A friend: ",
            "\u{202A}24.11.26, 10:15 - A friend:\u{202C} ",
            "[24/11/2026, 10:15:03\u{202F}AM] ~\u{202F}A friend: ",
            "\u{200E}[11/24/26, 10:15:03\u{202F}p.m.] \u{202A}+46 70 000 00 00\u{202C}: ",
            "\u{2068}24/11/2026, 10:15 a.\u{A0}m. - A friend\u{2069}: ",
            "\u{200F}24\u{200F}/11\u{200F}/2026، 10:15 ص - A friend: ",
            "2026-11-24 10:15 - A friend: ", "[2026-11-24 kl. 10:15:03] A friend: ",
            "24.11.2026 kl. 10.15 - A friend: ", "[24.11.2026 klo 10.15.03] A friend: ",
            "2026/11/24 上午10:15 - A friend: ", "24. 11. 2026 10:15 – A friend: ",
            "24.11.26 10:15:03: A friend: ", "[10:15, 24/11/2026] A friend: ",
            "\u{200E}[10:15 PM, 11/24/2026] A friend: ", "[24.11.2026 10:15] A friend: ",
            "A friend, [24.11.2026 10:15] ", "\u{200E} \u{200F}\u{202B}", "\u{200B}",
            "\u{2060}• \u{200E}",
            "\u{200E}- \u{200E}[ ] \u{200E}", "\u{200E}1. \u{200F}", "\u{61C}",
        ])
    func sender(start: String) throws {
        for text in ["\(start)Cup", "Lamp\n\(start)Cup", "\(start)Cup\u{200E}\n\(start)Cup"] {
            let file = try read(text)
            #expect(file.format == .links && Set(file.names).subtracting(["Lamp"]) == ["Cup"])
            #expect(file.remarks.isEmpty)
        }
        let linked = try read("Lamp\n\(start)Cup \u{200E}https://shop.example/cup\u{200E}")
        #expect(linked.names == ["Lamp", "Cup"])
        #expect(linked.wishes[1].fields.link == "https://shop.example/cup")
        let counted = try read("\(start)2x Cup")
        #expect(counted.names == ["Cup"] && counted.wishes[0].fields.quantity == "2")
        guard !start.contains("[ ]") else { return }
        let ticked = try read("\(start)☑ Cup")
        #expect(ticked.names == ["Cup"] && ticked.remarks.map(\.kind) == [.ticked])
    }

    @Test(
        "What only looks like it is part of the name, and joiners of scripts and signs stay",
        arguments: [
            "Colour: green", "24/11/2026 a day: of fun", "10:15 train: two tickets",
            "Book [24.11.2026]", "👩‍👩‍👧 puzzle", "می‌خواهم",
        ])
    func names(line: String) throws {
        #expect(try read("Lamp\n\(line)").names == ["Lamp", line])
        #expect(try read("Lamp\n\u{200E}\(line)\u{202C}").names == ["Lamp", line])
    }

    @Test("A line that says who writes and nothing more is no wish")
    func empty() throws {
        let file = try read("A friend, [24.11.2026 10:15]\nCup\n\u{200E}\n\u{FEFF}\nLamp")
        #expect(file.names == ["Cup", "Lamp"] && file.wishes.map(\.line) == [2, 5])
        #expect(try read("[24/11/2026, 10:15:03] A friend: \nCup").names == ["Cup"])
    }
}
