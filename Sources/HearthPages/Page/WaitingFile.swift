import HearthLanguage

/// A file that came with a form and waits until the form comes again.
package struct WaitingFile: Sendable, Hashable {
    /// By which it is found, and its small picture is asked for.
    let word: String
    /// What a sound is, and how long; nil of a picture.
    let sound: Text?

    /// `milliseconds`: of a sound; nil: it is a picture.
    package init(word: String, milliseconds: Int?) {
        self.word = word
        sound = milliseconds.map { SoundLength.named($0) }
    }
}
