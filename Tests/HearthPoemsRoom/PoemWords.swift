import HearthAPI
import HearthKinds
import HearthLanguage
import HearthPages
import HearthPoems

extension NewsWords {
    static let poems = [
        NewsWords(.poemRewritten, push: Text(verbatim: "A poem was rewritten.")) { told in
            Text(
                verbatim: told.count == 1
                    ? "\(told.person) rewrote “\(told.item)”\(told.on)."
                    : "\(told.count) poems\(told.onOwners) were rewritten.")
        },
        NewsWords(.poemRecited) {
            Text(verbatim: "You have recited “\($0.item)”\($0.on) \($0.detail) times.")
        },
    ]
}

extension ErrorSentences {
    static let poems: [ErrorCode: String] = [
        .poemTooLong: "A poem of {octets} bytes is too long: {limit} is the most.",
        .unknownPoem: "There is no poem “{name}”.",
    ]
}

extension NewsLook {
    static let poems = NewsLook(.poemRewritten, .poemRecited, icon: "pencil", at: .item())
}
