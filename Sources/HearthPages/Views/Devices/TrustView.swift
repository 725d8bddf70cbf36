package import HearthAPI
import HearthLanguage

/// How a device comes to trust the home's certificate.
package struct TrustView: PageContent {
    package static let template = "trust"

    let fingerprint: String
    /// It is not certain which of the ways is theirs.
    let isOpen: Bool
    let ways: [Way]

    struct Way: Sendable {
        let name: Text
        let isTheirs: Bool
        let file: String
        let steps: [Text]
    }

    /// `agent`: of the device that asks, whose way is shown open; where it may be one of two, both.
    package init(fingerprint: [UInt8], agent: DeviceAgent) {
        let kinds = [agent.kind, agent.mayBe]
        isOpen = agent.mayBe != nil || agent.kind == .other
        self.fingerprint = Fingerprint.grouped(
            fingerprint.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
        ways = Self.all.map { those, name, file, steps in
            Way(
                name: name, isTheirs: those.contains { kinds.contains($0) }, file: file,
                steps: steps)
        }
    }

    private static var all: [([DeviceKind], Text, String, [Text])] {
        [
            (
                [.iPhone, .iPad], Text("iPhone and iPad"), "/hearth.mobileconfig",
                [
                    Text(
                        "Open this page in Safari: other browsers cannot do this. Tap “Get the certificate”, and allow the download."
                    ),
                    Text("Open Settings, tap “Profile Downloaded”, and install it."),
                    Text(
                        "In Settings, open General, About, Certificate Trust Settings, and switch Hearth on."
                    ),
                ]
            ),
            (
                [.android], Text("Android"), "/hearth.crt",
                [
                    Text("Tap “Get the certificate”."),
                    Text(
                        "Open Settings, and search for “CA certificate”. Tap it, then “Install anyway”."
                    ),
                    Text("Choose the file hearth.crt among the downloads."),
                    Text(
                        "If Firefox still warns: open its Settings, About Firefox, and tap the logo until the debug menu is on. Then open Settings, Secret Settings, and switch on “Use third party CA certificates”."
                    ),
                ]
            ),
            (
                [.windows], Text("Windows"), "/hearth.crt",
                [
                    Text("Open the downloaded file, and choose “Install Certificate”."),
                    Text(
                        "Choose “Current User”, then place it in “Trusted Root Certification Authorities”."
                    ),
                ]
            ),
            (
                [.mac], Text("Mac"), "/hearth.crt",
                [
                    Text("Open the downloaded file: Keychain Access takes it."),
                    Text("Double-click Hearth there, open “Trust”, and choose “Always Trust”."),
                ]
            ),
            (
                [.linux], Text("Linux and Chromebook, and Firefox on a computer"), "/hearth.crt",
                [
                    Text(
                        "Firefox: open Settings, Privacy & Security, View Certificates, Authorities, and import the file for websites."
                    ),
                    Text(
                        "Chrome and Chromium: open chrome://certificate-manager, and import the file as trusted."
                    ),
                ]
            ),
        ]
    }
}
