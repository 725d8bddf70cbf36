import FoundationEssentials
import HearthAPI
import HearthLanguage
import HearthLists
import Logging
import Testing

@testable import HearthCommandLine

@Suite("Output")
struct OutputTests {
    @Test("A search that finds more than is shown says so")
    func cutSearch() async throws {
        for (count, isCut) in [(FindItems.most - 1, false), (FindItems.most, true)] {
            let node = FakeNode { _ in
                (0..<count).map { number in
                    ShownFind.plain(
                        FoundItem(
                            path: "Birthday/\(number)", isOwn: true,
                            item: ItemInfo(
                                id: "\(number)", name: "\(number)", list: "Birthday", listID: "1",
                                owner: "Owner")))
                }
            }
            try await node.serve { home in
                let outcome = await home.run(["search", "lamp"])
                #expect(outcome.code == 0)
                #expect(outcome.explanation.contains("the first \(FindItems.most)") == isCut)
            }
        }
    }

    @Test(
        "What could steer a terminal or turn a line around is escaped",
        arguments: [
            ("a\u{1B}[2Jb", "a\\u{1B}[2Jb"), ("\u{202E}evil", "\\u{202E}evil"),
            ("\u{9B}31m", "\\u{9B}31m"), ("a\nb\tc", "a\\u{A}b\\u{9}c"),
            ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"), ("a\u{2028}b", "a\\u{2028}b"),
            ("a\u{200B}b", "a\\u{200B}b"), ("\u{7F}", "\\u{7F}"),
        ])
    func escaped(text: String, shown: String) {
        #expect(SafeText.line(text) == shown)
    }

    @Test(
        "Honest text stays as it is",
        arguments: ["Åsa", "木 list", "👨‍👩‍👧 family", "می‌خواهم", "שלום", "a\\b"])
    func kept(text: String) {
        #expect(SafeText.line(text) == text)
        #expect(SafeText.block(text + "\nnext") == text + "\nnext")
    }

    @Test("The columns of a table are aligned by what a terminal shows, and empty ones left out")
    func table() {
        var table = Table(Text("NAME"), Text(verbatim: "NOTHING"), Text(verbatim: "NOTE"))
        table.add("Åsa", nil, "x")
        table.add("木木木", "", "a\nb")
        table.add("a\u{30A}ä\u{308}o\u{308}", nil, nil)
        table.add("B", nil, nil)
        #expect(
            table.lines(indent: 1) == [
                " NAME    NOTE", " Åsa     x", " 木木木  a\\u{A}b", " a\u{30A}ä\u{308}o\u{308}", " B",
            ])
    }

    @Test("On a terminal keys and ids are shortened, and the longest texts cut until a row fits")
    func narrowTable() {
        var table = Table(
            Text("NAME"), Text("STATE"), Table.Column.key(Text("PUBLIC KEY")),
            Table.Column.id(Text("LIST")))
        let key = "hearth1" + String(repeating: "q", count: 106) + "wxyz"
        table.add(String(repeating: "long ", count: 9), "away", key, "0123456789abcdef")
        table.add("木木木木木木木木木木木木木木", "away", "hearth1owner", "11aa")
        let whole = table.lines(width: nil)
        #expect(whole[1].contains(key) && whole[1].contains("0123456789abcdef"))
        for width in [60, 80, 100, 300] {
            let lines = table.lines(indent: 2, width: width)
            #expect(lines.allSatisfy { $0.displayWidth <= width })
            #expect(lines[1].hasSuffix("  away   hearth1qqqqqqqqq…wxyz  01234567…"))
            #expect(lines[2].hasSuffix("  away   hearth1owner           11aa"))
            #expect(lines[2].contains("…") == (width < 80), "\(lines[2])")
        }
        // Where nothing fits, texts keep a few letters.
        #expect(table.lines(width: 10)[1].hasPrefix("long lo…  away"))
    }

    @Test("A text is cut by what a terminal shows of it")
    func cut() {
        #expect("Birthday".cut(to: 8) == "Birthday")
        #expect("Birthday".cut(to: 5) == "Birt…")
        #expect("木木木".cut(to: 5) == "木木…" && "木木木".cut(to: 4) == "木…")
    }

    @Test("What is longer than the screen is shown a page at a time, on a terminal only")
    func pager() async throws {
        let small = Screen(columns: 80, rows: 4)
        try await FakeNode(answer: Household.answer).serve { home in
            let plain = await home.run(["friend"])
            let shown = Collected()
            let pager = Pager {
                shown.append($0)
                return true
            }
            let tall = Screen(columns: 1000, rows: 40)
            let fitting = await home.run(["friend"], screen: tall, pager: pager)
            #expect(fitting == plain && shown.text.isEmpty)
            let paged = await home.run(["list"], screen: small, pager: pager)
            #expect(paged.output.isEmpty && shown.text.contains("Birthday"))
            // For programs nothing is cut and nothing waits for a key.
            let json = await home.run(["list", "--json"], screen: small, pager: pager)
            #expect(json == (await home.run(["list", "--json"])))
            // No such program: it is written as it is.
            let broken = Pager { _ in false }
            #expect(await home.run(["help"], screen: small, pager: broken) == home.run(["help"]))
        }
        #expect(Pager.command(["PAGER": "most -s"]) == "most -s")
        #expect(Pager.command(["PAGER": ""]) == nil && Pager.command(["PATH": "/nowhere"]) == nil)
    }

    @Test("A terminal that understands letters only gets no escapes")
    func dumb() async throws {
        #expect(Console.takesEscapes(["TERM": "xterm"]) && !Console.takesEscapes(["TERM": "dumb"]))
        let written = Collected()
        var console = Console.system
        console.writeError = { written.append($0) }
        console.isInteractive = true
        console.environment["TERM"] = "dumb"
        ProgressLine(console: console).show(Text(verbatim: "Photos: 1"))
        ProgressLine(console: console).end()
        #expect(written.text.isEmpty)
        console.environment["TERM"] = "xterm"
        ProgressLine(console: console).show(Text(verbatim: "Photos: 1"))
        #expect(written.text.contains("\u{1B}"))
    }

    @Test("An amount that is shown reads back as what it was, in every language")
    func amountsReadBack() throws {
        let amounts: [Int64] = [0, 50, 100, 1250, 19_950, 59_900, 199_900, 650_000, 123_456_789]
        for language in Language.all {
            for code in ["SEK", "EUR", "USD", "GBP", "CHF", "NOK", "JPY", "KWD"] {
                let currency = try #require(Currency(code))
                for amount in amounts {
                    let price = try #require(Price(minorUnits: amount, currency: currency))
                    let shown = language.amount(price.description)
                    #expect(WrittenPrice(shown, currency: currency)?.price == price, "\(shown)")
                }
            }
        }
    }

    @Test("Facts are aligned, and further lines of one are indented")
    func facts() {
        var facts = Facts()
        facts.add(Text("Notes"), "one\ntwo\u{1B}")
        facts.add(Text(verbatim: "Left out"), "")
        facts.add(Text(verbatim: "Longer label"), "x")
        #expect(
            facts.lines() == [
                "Notes         one\n              two\\u{1B}", "Longer label  x",
            ])
    }

    @Test("JSON is sorted, safe on a terminal, and means the same")
    func json() throws {
        let value = ["b": "\u{202E}\u{9B}\u{1F3F4}\u{E0067}\n", "a": "/"]
        let text = try JSONText.of(value)
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || SafeText.isHarmless($0) })
        #expect(text.contains("\"a\" : \"/\""))
        #expect(try JSONDecoder().decode([String: String].self, from: Data(text.utf8)) == value)
    }

    @Test(
        "Lengths of time are told in their two largest units",
        arguments: [
            (0, "0 s"), (59, "59 s"), (60, "1 min"), (3661, "1 h 1 min"), (3600, "1 h"),
            (90061, "1 d 1 h"),
        ])
    func lengths(seconds: Int, text: String) {
        #expect(TimeText.length(seconds) == text)
    }

    @Test("A moment ago is told as such, what is no time as it is")
    func ago() {
        let now = 1_811_764_800  // 2027-05-31T12:00:00Z
        #expect(TimeText.ago("2027-05-31T12:00:00Z", now: now) == "just now")
        #expect(TimeText.ago("2027-05-31T11:57:00.5Z", now: now) == "3 min ago")
        #expect(TimeText.ago("2027-05-30T11:00:00Z", now: now) == "1 d 1 h ago")
        #expect(TimeText.ago(nil, now: now) == nil)
        #expect(TimeText.ago("soon", now: now) == "soon")
    }

    @Test("A QR code is drawn the same with colours and without, with its quiet zone")
    func qrCode() throws {
        let text = "hearth:" + String(repeating: "q", count: 117) + "@192.0.2.7:4327"
        let plain = try TerminalQRCode.lines(for: text, coloured: false)
        let coloured = try TerminalQRCode.lines(for: text, coloured: true).map { line in
            line.replacing("\u{1B}[38;5;16;48;5;231m", with: "")
                .replacing("\u{1B}[0m", with: "")
        }
        let inverse: [Character: Character] = ["█": " ", " ": "█", "▀": "▄", "▄": "▀"]
        #expect(
            plain.dropLast() == coloured.dropLast().map { String($0.map { inverse[$0] ?? "?" }) })
        let width = plain[0].count
        #expect(plain.allSatisfy { $0.count == width })
        #expect((width + 1) / 2 == plain.count)
        #expect(plain[0].allSatisfy { $0 == "█" })
        // The finder pattern's upper edge: seven dark modules, then light ones below.
        #expect(plain[2].hasPrefix("████ ▄▄▄▄▄ █"))
    }

    @Test("A log line is key=value pairs that cannot be forged by a value")
    func logLine() {
        let written = Collected()
        var console = Console.system
        console.writeError = { written.append($0) }
        console.now = { 1_811_764_800 }
        var logger = Logger(label: "test") { [console] _ in
            LineLogHandler(console: console, level: .info)
        }
        logger[metadataKey: "peer"] = "abc"
        logger.debug("left out")
        logger.warning(
            "went \"away\"", metadata: ["name": "x\nlevel=error", "empty": "", "n": "\(3)"])
        #expect(
            written.text == """
                time=2027-05-31T12:00:00Z level=warning message="went \\"away\\"" empty="" n=3 \
                name="x\\u{A}level=error" peer=abc

                """)
    }

    @Test("As JSON a log line is one object on one line, whatever stands in it")
    func logObject() throws {
        let written = Collected()
        var console = Console.system
        console.writeError = { written.append($0) }
        console.now = { 1_811_764_800 }
        let logger = Logger(label: "test") { [console] _ in
            LineLogHandler(console: console, level: .info, format: .json)
        }
        logger.warning("went \"away\"\n", metadata: ["name": "x\u{1B}[31m"])
        #expect(
            written.text == """
                {"fields":{"name":"x\\u001b[31m"},"level":"warning","message":"went \\"away\\"\\n",\
                "time":"2027-05-31T12:00:00Z"}

                """)
    }
}
