import ArgumentParser
import HearthLanguage

/// Something that was typed wrongly, or that cannot be asked for because there is no terminal.
struct UsageError: Error {
    let text: Text

    init(_ text: Text) { self.text = text }
}

extension ValidationError {
    /// What ArgumentParser shows with the command's usage.
    init(_ text: Text) { self.init(text.description) }
}
