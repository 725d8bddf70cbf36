package import HearthAPI
import HearthLanguage
import HearthLists
import HearthSounds

extension SoundError {
    /// What to tell the one who gave the file of this name.
    func error(for sound: String) -> HearthError {
        switch self {
        case .unknown: HearthError(.photoUnknown, ["photo": sound])
        case .tooLarge(let octets): HearthError.soundTooLarge(sound, count: octets)
        case .tooLong(let milliseconds):
            HearthError(
                .soundTooLong,
                [
                    "sound": sound,
                    // Not as long as what is taken.
                    "length": SoundLength.text(
                        milliseconds: Int(clamping: min(milliseconds, 1 << 50) / 1000 + 1) * 1000),
                    "limit": SoundLength.text(milliseconds: SoundLimits.milliseconds),
                ])
        case .cutOff: HearthError(.soundCutOff, ["sound": sound])
        case .followed: HearthError(.soundFollowed, ["sound": sound])
        case .notSoundAlone: HearthError(.soundNotAlone, ["sound": sound])
        case .damaged: HearthError(.soundDamaged, ["sound": sound])
        case .otherStructure: HearthError(.soundOtherFormat, ["sound": sound])
        }
    }
}

extension HearthError {
    /// For a file that has more octets than any that is taken, by how it begins.
    package static func tooLarge(
        _ name: String, beginning: some Collection<UInt8>, count: Int
    ) -> HearthError {
        AttachmentKinds.isSound(beginning)
            ? soundTooLarge(name, count: count)
            : HearthError(
                .photoTooLarge,
                ["photo": name, "limit": "\(AttachmentKinds.picture.octets >> 20) MiB"])
    }

    fileprivate static func soundTooLarge(_ name: String, count: Int) -> HearthError {
        HearthError(
            .soundTooLarge,
            [
                // Not as large as what is taken.
                "sound": name, "size": "\(((count - 1) >> 20) + 1) MiB",
                "limit": "\(AttachmentKinds.sound.octets >> 20) MiB",
            ])
    }
}
