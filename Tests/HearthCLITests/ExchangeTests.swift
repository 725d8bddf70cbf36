import FoundationEssentials
import HearthAPI
import Testing

@testable import HearthCommandLine

@Suite("Files in and out")
struct ExchangeTests {
    private let table = """
        name;price;list;why
        Kettle;399,50 kr;Birthday;x
        Lamp;12 bananas;Birthday;
        Spade\u{202E};;Garden;
        """

    @Test("What would be added is shown, then asked for, then added in one operation")
    func imports() async throws {
        let node = FakeNode(answer: Household.answer)
        try await node.serve { home in
            let file = try home.file("wishes.csv", table)
            let refused = await home.run(["import", file], typed: ["n"])
            #expect(refused.code == 1)
            // And before that, which currency is theirs.
            #expect(node.asked.count == 2)
            let outcome = await home.run(["import", file], typed: ["y"])
            #expect(outcome.code == 0)
            #expect(outcome.output.contains("Birthday\n"))
            #expect(outcome.output.contains("Garden (new)"))
            #expect(outcome.output.contains("NOK 399.50"))
            #expect(outcome.explanation.contains("Line 2: “399,50 kr” was read as NOK."))
            #expect(outcome.output.contains("is there already"))
            #expect(outcome.output.hasSuffix("2 wishes are added.\n"))
            #expect(outcome.explanation.contains("Line 3: “12 bananas” means nothing as price"))
            #expect(outcome.explanation.contains("“why” is not imported."))
            #expect(!(outcome.output + outcome.explanation).contains("\u{202E}"))
        }
        let asked = node.asked.compactMap { $0.operation as? ImportWishes }
        #expect(asked.map(\.isPreview) == [true, true, false])
        #expect(asked.last?.target == .either)
        #expect(asked.last?.lists.map(\.title) == ["Birthday", "Garden"])
        #expect(asked.last?.lists.first?.wishes.last?.fields.notes == "12 bananas")
    }

    @Test("A profile comes without a picture that is none, and that is said")
    func spoiltPicture() async throws {
        let node = FakeNode(answer: Household.answer)
        try await node.serve { home in
            let file = try home.file(
                "all.json",
                """
                {"lists": [], "profile": {"note": "No wool",
                 "picture": {"mediaType": "image/jpeg", "base64": "R0lGODlh"}}}
                """)
            let outcome = await home.run(["import", file, "--yes"])
            #expect(outcome.code == 0, "\(outcome)")
            #expect(outcome.explanation.contains("The picture in the profile cannot be used"))
        }
        let asked = node.asked.last?.operation as? ImportWishes
        #expect(asked?.profile == ExportedProfile(note: "No wool"))
    }

    @Test("An amount alone is in the currency used last, also in a file")
    func usualCurrency() async throws {
        let node = FakeNode(answer: Household.answer)
        try await node.serve { home in
            let file = try home.file("amounts.csv", "name;price\nKettle;399,50\nLamp;12 EUR\n")
            let outcome = await home.run(["import", file, "--to", "tray", "--yes"])
            // Nobody said so, and so it is told.
            #expect(outcome.code == 0 && outcome.explanation.contains("NOK"), "\(outcome)")
            let said = await home.run(
                ["import", file, "--to", "tray", "--yes", "--currency", "DKK"])
            #expect(said.explanation.isEmpty, "\(said)")
            let none = await home.run(["import", file, "--currency", "ABC"])
            #expect(none.code == 2 && none.explanation.contains("is not a currency"))
        }
        let prices = node.asked.compactMap { $0.operation as? ImportWishes }
            .filter { !$0.isPreview }.map { $0.lists[0].wishes.map(\.fields.price) }
        #expect(prices == [["399.50 NOK", "12.00 EUR"], ["399.50 DKK", "12.00 EUR"]])
    }

    @Test("A list that is named takes all wishes; without a terminal nothing happens unasked")
    func targets() async throws {
        let node = FakeNode(answer: Household.answer)
        try await node.serve { home in
            let file = try home.file("wishes.csv", table)
            #expect(await home.run(["import", file, "--to", "Birthday"]).code == 2)
            #expect(await home.run(["import", file, "--to", "tray", "--yes"]).code == 0)
            #expect(await home.run(["import", file, "--new-list", "Garden", "-y"]).code == 0)
            #expect(
                await home.run(["import", file, "--to", "A", "--new-list", "B"]).code == 2)
            #expect(await home.run(["import", home.path + "/none.csv"]).code == 2)
            let picture = try home.file("picture.png", "\u{89}PNG\u{0}")
            #expect(await home.run(["import", picture]).explanation.contains("is not text"))
            let strange = try home.file("strange.csv", "a;b\n1;2\n")
            let refused = await home.run(["import", strange, "--format", "csv"])
            #expect(refused.code == 2 && refused.explanation.contains("--map"))
        }
        let done = node.asked.compactMap { $0.operation as? ImportWishes }
            .filter { !$0.isPreview }
        #expect(done.map { $0.lists.map(\.title) } == [[nil], ["Garden"]])
        #expect(done.map(\.target) == [.present, .new])
        #expect(done.map { $0.lists[0].wishes.count } == [3, 3])
    }

    @Test("An export goes where it is told and never over a file unasked")
    func exports() async throws {
        let node = FakeNode(answer: Household.answer)
        try await node.serve { home in
            let csv = await home.run(["export", "--format", "csv"])
            #expect(csv.code == 0 && csv.output.unicodeScalars.first == "\u{FEFF}")
            #expect(csv.output.contains("'=Lamp") && csv.output.contains("\"a \"\"b\"\"\""))
            let path = home.path + "/out.html"
            let html = await home.run(["export", "--format", "html", "--to", path])
            #expect(html.code == 0 && html.output.isEmpty)
            #expect(try String(contentsOfFile: path, encoding: .utf8).contains("<bdi>=Lamp</bdi>"))
            let again = await home.run(["export", "--to", path])
            #expect(again.code == 2 && again.explanation.contains("--overwrite"))
            let cart = await home.run(["export", "--to", path, "--overwrite", "--cart"])
            #expect(cart.code == 0 && cart.explanation.contains("keep it from those"))
            let json = try String(contentsOfFile: path, encoding: .utf8)
            #expect(json.contains("\"hearth-export\"") && json.contains("Wool socks"))
            #expect(await home.run(["export", "--cart", "--format", "csv"]).code == 2)
            #expect(
                await home.run(["export", "--to", home.path + "/no/such/folder"]).code == 2)
        }
    }

    @Test("Dates of lists and birthdays of friends come as a calendar")
    func calendar() async throws {
        try await FakeNode(answer: Household.answer).serve { home in
            let outcome = await home.run(["calendar"])
            #expect(outcome.code == 0)
            #expect(outcome.output.hasPrefix("BEGIN:VCALENDAR\r\n"))
            #expect(outcome.output.contains("SUMMARY:Birthday\r\nDESCRIPTION:birthday\r\n"))
            #expect(outcome.output.contains("DTSTART;VALUE=DATE:20270531\r\n"))
            #expect(
                outcome.output.contains(
                    "DTSTART;VALUE=DATE:19800417\r\nDTEND;VALUE=DATE:19800418\r\n"
                        + "RRULE:FREQ=YEARLY\r\nSUMMARY:Birthday: Owner\r\n"
                        + "DESCRIPTION:born 1980\r\n"))
            // Nobody says in which year.
            #expect(
                outcome.output.contains(
                    "DTSTART;VALUE=DATE:20000229\r\nDTEND;VALUE=DATE:20000301\r\n"
                        + "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1\r\n"
                        + "SUMMARY:Birthday: First\\, friend\r\nTRANSP:"))
            let without = await home.run(["calendar", "--no-birthdays"])
            #expect(without.output.contains("SUMMARY:Birthday\r\n"))
            #expect(!without.output.contains("RRULE"))
        }
    }
}
