import HearthAPI
import HearthProcess
import Testing

@testable import HearthCommandLine

@Suite("Control characters in a command line")
struct SteeringWordTests {
    /// With which a line could begin, or a terminal be steered.
    private static let signs = [
        "\n", "\r", "\t", "\u{7}", "\u{8}", "\u{B}", "\u{C}", "\u{1B}", "\u{7F}", "\u{84}",
        "\u{85}",
        "\u{9B}", "\u{2028}", "\u{2029}",
    ]

    @Test(
        "They are refused in every word, wherever it stands",
        arguments: [
            ["run", "--home", "/tmp/a{}b", "--no-web"], ["run", "--home=/tmp/{}", "--no-web"],
            ["--home", "/tmp/a{}", "list"], ["run", "--advertise", "a:1", "b{}:1"],
            ["run", "--trace", "/tmp/t{}"], ["list", "new", "Gifts{}"], ["li{}st"],
            ["wish", "add", "Socks", "--list", "A{}"], ["wish", "add", "{}"],
            ["wish", "add", "Socks", "--store=A{}"], ["wish", "add", "Socks", "--tag", "{}a"],
            ["wish", "add", "--", "Socks{}"], ["list", "--as", "Bo{}"],
            ["service", "install", "--", "--listen", "0.0.0.0:1{}ExecStartPre=/bin/x"],
            ["init", "--household", "A{}", "--member", "B"], ["import", "/tmp/a{}"],
            ["hook", "set", "/bin/x", "-v", "a{}"], ["comment", "delete", "ab{}"],
        ])
    func refused(words: [String]) async throws {
        for sign in Self.signs {
            let typed = words.map { $0.replacing("{}", with: sign) }
            let outcome = await (try TestHome()).run(typed)
            #expect(outcome.code == 2 && outcome.output.isEmpty)
            let number = (words.firstIndex { $0.contains("{}") } ?? 0) + 1
            #expect(outcome.explanation.contains("Word \(number) of the command"), "\(typed)")
            #expect(outcome.explanation.split(separator: "\n").count == 1)
            #expect(
                !outcome.explanation.dropLast().unicodeScalars.contains {
                    $0 == sign.unicodeScalars.first
                })
        }
        let json = await (try TestHome()).run(
            words.map { $0.replacing("{}", with: "\u{1B}") } + ["--json"])
        let isBehindEnd = words.contains("--")
        #expect(json.explanation.contains(#""code" : "wordControlCharacter""#) != isBehindEnd)
    }

    @Test(
        "Texts that people write in lines have lines and tabs, and nothing else of that kind",
        arguments: [
            ["wish", "add", "Socks", "--notes", "{}"], ["wish", "edit", "A/B", "--notes={}"],
            ["list", "edit", "A", "--note", "{}"], ["profile", "set", "--address", "{}"],
            ["tell", "A/B", "--text", "{}"], ["comment", "A/B", "{}"],
            ["comment", "add", "A/B", "{}"],
            ["whisper", "A/B", "{}"], ["whisper", "A/B", "--", "{}"],
            ["comment", "A/B", "--as", "Bo", "{}"],
            ["--as", "Bo", "comment", "A/B", "{}", "--json"], ["friend", "add", "{}"],
            ["friend", "add", "--greeting", "Hi", "{}"],
        ])
    func lines(words: [String]) {
        func problem(_ text: String) -> HearthError? {
            SteeringWord.problem(in: words.map { $0.replacing("{}", with: text) })
        }
        #expect(problem("First\n\tSecond\r\nThird") == nil)
        for sign in Self.signs where !["\n", "\r", "\t"].contains(sign) {
            #expect(problem("First\n\(sign)")?.code == .wordControlCharacter)
        }
    }

    @Test("They are refused in the path of a home, wherever it is said")
    func homes() throws {
        for sign in Self.signs {
            for environment in [
                ["HEARTH_HOME": "/tmp/\(sign)"], ["XDG_DATA_HOME": "/tmp/\(sign)"],
                ["HOME": "/tmp/a\(sign)b"],
            ] {
                let error = #expect(throws: HearthError.self) {
                    _ = try HomeOptions.path(nil, environment)
                }
                #expect(error?.code == .textControlCharacter)
                #expect(error?.arguments["field"] == "path of the home")
            }
        }
        #expect(try HomeOptions.path(nil, ["HOME": "/tmp/å b"]) == "/tmp/å b/.local/share/hearth")
    }

    @Test("A unit has no line more, whatever is in a path")
    func unit() {
        let plain = UserService.unit(program: "/x", home: "/a", arguments: [])
        for sign in Self.signs {
            let unit = UserService.unit(
                program: "/x\(sign)y", home: "/a\(sign)[Service]", arguments: [sign])
            #expect(
                unit.split(whereSeparator: \.isNewline).count
                    == plain.split(whereSeparator: \.isNewline).count)
            #expect(
                !unit.unicodeScalars.contains {
                    $0 != "\n" && ControlCharacters.first(in: String($0)) != nil
                })
        }
    }
}
