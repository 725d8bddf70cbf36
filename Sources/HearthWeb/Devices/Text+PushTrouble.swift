import HearthDevices
import HearthLanguage

extension Text {
    /// Why the last message did not reach a device, and what helps.
    init(_ trouble: PushTrouble) {
        switch trouble {
        case .refused(let status):
            self = Text(
                "The service of your browser’s maker refused the last message (\(status)). Turn the notifications off and on again here. If it refuses again, look whether the computer at home has the right time."
            )
        case .ended(let status):
            self = Text(
                "This browser did not take the last message any more (\(status)). Turn the notifications on again."
            )
        case .late(let status?):
            self = Text(
                "The service of your browser’s maker did not take the last message (\(status)). Hearth tries again with the next one; there is nothing to do."
            )
        case .late(nil):
            self = Text(
                "The service of your browser’s maker did not answer, so the last message did not come. Hearth tries again with the next one; look whether your home has a connection to the internet."
            )
        }
    }
}
