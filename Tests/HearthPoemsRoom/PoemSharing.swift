import HearthLanguage

@testable import HearthPages
@testable import HearthWeb

/// A poem that another app shared: its title, and all else as its text.
extension SharedWords {
    var asPoem: [String: String] {
        ["name": title, "text": [text, link].filter { !$0.isEmpty }.joined(separator: "\n")]
    }
}

extension KindLook.Step {
    static let takingPoem = KindLook.Step(
        Text(verbatim: "A poem"), href: { "/poems/new?\($0)" })
}
