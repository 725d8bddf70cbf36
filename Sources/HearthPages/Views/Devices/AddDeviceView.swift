package import HearthAPI
import HearthLanguage

/// How a device is added: the certificate, the code, and the yes.
package struct AddDeviceView: PageContent {
    package static let template = "add-device"
    package static let saysProblem = true
    package static let address = "/settings/devices/add"

    let trust: Code?
    let pairing: Code?
    let code: String?
    let place: String
    let waiting: Waiting?
    let isWaitedFor: Bool
    let hasEnded: Bool
    let confirmation: Confirmation
    let problem: String?

    struct Code: Sendable {
        let link: String
        let drawing: String
        /// Of the certificate that it leads to.
        var fingerprint: String?
    }

    struct Waiting: Sendable {
        let kind: Text
        let words: String
    }

    /// `drawing`: the QR code of a text, as SVG.
    package init(
        _ info: PairingInfo, confirmation: Confirmation, problem: Problem?,
        drawing: (String) throws -> String
    ) rethrows {
        trust = try info.trustLink.map {
            Code(
                link: $0, drawing: try drawing($0),
                fingerprint: info.devices.fingerprint.map(Fingerprint.grouped))
        }
        pairing = try info.link.map { Code(link: $0, drawing: try drawing($0)) }
        code = info.code
        place = info.link.map { String($0.prefix { $0 != "#" }) } ?? ""
        waiting = info.waiting.map {
            Waiting(kind: $0.kind.text, words: $0.words.map(\.text.string).joined(separator: " · "))
        }
        hasEnded = info.code == nil
        isWaitedFor = info.code != nil && info.waiting == nil
        self.confirmation = confirmation
        self.problem = problem?.message
    }
}
