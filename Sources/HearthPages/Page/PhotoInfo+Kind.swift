import HearthAPI
import HearthLanguage
import HearthLists

extension PhotoInfo {
    /// Whether pages show it as a picture. What is neither this nor a sound is a file of a newer Hearth.
    var isPicture: Bool { AttachmentKinds.kind(of: mediaType)?.showing == .picture }

    var isSound: Bool { AttachmentKinds.kind(of: mediaType)?.showing == .sound }

    /// What stands under a sound, or how long it is.
    var soundName: String { caption ?? SoundLength.named(milliseconds ?? 0).string }
}
