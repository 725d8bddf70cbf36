import HearthAPI
import HearthFiles
import HearthLanguage
import HearthSounds

extension SoundError {
    /// What to tell the one who gave the file of this name.
    func error(for sound: String) -> HearthError {
        switch self {
        case .unknown: HearthError(.photoUnknown, ["photo": sound])
        case .other(let format): HearthError.notTaken(sound, format)
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
