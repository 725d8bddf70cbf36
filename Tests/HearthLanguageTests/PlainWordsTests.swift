import HearthAPI
import Testing

@testable import HearthLanguage

/// What members read on pages is in words of theirs, not in those of programs.
@Suite("Plain words")
struct PlainWordsTests {
    /// By language, what no page says to a member.
    private static let forbidden: [(code: String, words: [String])] = [
        (
            "en",
            [
                "node", "nodes", "key", "keys", "public key", "router", "routers", "port", "ports",
                "tcp", "utc", "standard error", "by mail", "shall",
            ]
        ),
        (
            "sv",
            [
                "nod", "noden", "noder", "noderna", "nyckel", "nyckeln", "nycklar", "nycklarna",
                "router", "routern", "port", "porten", "portar", "tcp", "utc", "standardfel",
                "vet du inte", "håll den", "hen",
            ]
        ),
    ]

    /// English texts, or their beginnings, that may: with the word that each may say.
    private static let allowed = [
        // For the one who looks after the computer.
        "Ask the router no more": "router", "Ask the router to let friends in": "router",
        "A firewall may be in the way": "router",
        "It is enough if one of two friends can be reached. The router": "router",
        "No router answers.": "router", "Switch UPnP on in your router": "router",
        "The program that asks the router": "router", "The router ": "router",
        "This computer is in no network with a router.": "router",
        "Another program on this computer uses the address.": "--web-lan",
        "The two files of the certificate": "--web-key",
        // On the command line alone.
        "Friends come in at TCP port {1}.": "port",
        // A thing of those that tell a device by.
        "key": "key",
    ]

    /// Errors of the command line and of the start alone.
    private static let commandsAlone: Set<ErrorCode> = [
        .addressInUse, .addressMalformed, .homeCorrupt, .homeVanished, .nodeAlreadyRunning,
        .nodeUnreachable, .unauthorized, .webNotLoopback, .webOriginMalformed, .reachByProxyAlone,
    ]

    private func texts() throws -> SourceTexts {
        try SourceTexts(
            below: "Sources/HearthPages", "Sources/HearthWeb", "Sources/HearthLanguage")
    }

    /// The words of a text, with a space around each.
    private static func words(_ text: String) -> String {
        let words = text.lowercased().split { !$0.isLetter }
        return " " + words.joined(separator: " ") + " "
    }

    private static func found(in text: String, _ words: [String]) -> [String] {
        words.filter { Self.words(text).contains(" \($0) ") }
    }

    @Test("No page says the words of programs to a member, in any language")
    func pages() throws {
        let source = try texts()
        for (code, words) in Self.forbidden {
            let language = try #require(Language.named(code))
            for key in source.fixed.union(source.counted) {
                let said =
                    language.counted[key].map { Array($0.values) } ?? [language.texts[key] ?? key]
                let isAllowed = Self.allowed.keys.contains {
                    key == $0 || $0.count > 5 && key.hasPrefix($0)
                }
                guard !isAllowed else { continue }
                for text in said {
                    #expect(Self.found(in: text, words) == [], "\(code): \(text)")
                }
            }
        }
    }

    @Test("What is allowed is there")
    func exceptions() throws {
        let source = try texts()
        for (beginning, word) in Self.allowed {
            #expect(
                source.fixed.contains { $0.hasPrefix(beginning) && $0.contains(word) },
                "\(beginning)")
        }
    }

    @Test("Nor do errors that a page can show")
    func errors() throws {
        for (code, words) in Self.forbidden {
            let language = try #require(Language.named(code))
            for error in ErrorCode.allCases where !Self.commandsAlone.contains(error) {
                let text = language.template(error)
                // Such sentences are for the command line; pages leave them out.
                guard !text.contains("`"), !text.contains(" --") else { continue }
                #expect(Self.found(in: text, words) == [], "\(code), \(error.rawValue): \(text)")
            }
        }
    }

    @Test("Whose something is, is said in one way")
    func owners() throws {
        let source = try SourceTexts(
            below: "Sources/HearthPages", "Sources/HearthWeb", "Sources/HearthLanguage",
            "Sources/HearthCommandLine", "Sources/HearthProgram", "Sources/HearthFiles")
        for key in source.fixed.union(source.counted) {
            #expect(!key.contains("}'s") && !key.contains("}’s"), "use Text(whose:): \(key)")
            #expect(
                key.firstMatch(of: /“\{\d\}” of \{|[Ll]ist of \{|[Ww]ish of \{/) == nil, "\(key)")
        }
    }
}
