import ArgumentParser
import HearthAPI
import HearthLanguage
import HearthLists

/// Photos and sounds that go with a wish.
struct PhotoOptions: ParsableArguments {
    /// Of the names of files that a shell offers.
    static let endings = AttachmentKinds.types.map(\.ending) + ["jpeg"]

    @Option(
        name: .customLong("photo"), parsing: .upToNextOption,
        help: ArgumentHelp(
            """
            Photos to add: JPEG, PNG or WebP; or sounds: MP3, M4A, Ogg, WebM or WAV; at most 10 MiB each.
            """, valueName: "file"),
        completion: .file(extensions: endings))
    var photos: [String] = []

    @Option(
        name: .customLong("caption"),
        help: ArgumentHelp(
            "What stands under a photo; can be repeated, in the order of the photos.",
            valueName: "text"))
    var captions: [String] = []

    func validate() throws {
        if captions.count > photos.count {
            throw ValidationError(
                Text("A caption belongs to a photo: there are more of --caption than of --photo."))
        }
    }
}
