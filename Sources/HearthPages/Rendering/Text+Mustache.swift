import HearthLanguage
import Mustache

/// A text stands in a page as it reads in the language of the page.
extension Text: MustacheCustomRenderable {
    public var renderText: String { string }
    public var isNull: Bool { false }
}
