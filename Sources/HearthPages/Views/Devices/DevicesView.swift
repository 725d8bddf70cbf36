package import HearthAPI
package import HearthLanguage

/// The phones and other computers of the household.
package struct DevicesView: PageContent {
    package static let template = "devices"
    package static let saysProblem = true
    package static let address = "/settings/devices"

    let areOn: Bool
    /// Whether one can be added: there is an address where it finds the pages.
    let canAdd: Bool
    let address: String?
    let trouble: Text?
    let fingerprint: String?
    let devices: [Line]
    let hasDevices: Bool
    let problem: String?

    struct Line: Sendable {
        let id: String
        let name: String
        let whose: String
    }

    package init(_ info: DevicesInfo, problem: Problem?) {
        areOn = info.areOn
        canAdd = info.address != nil
        address = info.address
        trouble = info.problem?.text
        fingerprint = info.fingerprint.map(Fingerprint.grouped)
        devices = info.devices.map { device in
            let day = DateText.date(String(device.seenAt.prefix(10)))
            return Line(
                id: device.id, name: device.name,
                whose: device.member.map { Text("\($0), last seen \(day)").string }
                    ?? Text("the family's, last seen \(day)").string)
        }
        hasDevices = !info.devices.isEmpty
        self.problem = problem?.message
    }
}

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
        _ info: PairingInfo, problem: Problem?, drawing: (String) throws -> String
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
        self.problem = problem?.message
    }
}

/// The question before a device is taken away.
extension ConfirmView {
    package static func removingDevice(_ name: String, id: String) -> ConfirmView {
        ConfirmView(
            heading: Text("Take away “\(name)”?"),
            explanation: Text(
                "It is not let in any more from now on. What is kept on the device itself goes when it next asks for a page. It can be added again."
            ),
            operation: RemoveDevice.path, fields: [Field(name: "device", value: id)],
            button: Text("Take the device away"), cancel: DevicesView.address,
            next: DevicesView.address)
    }
}

/// What a device shows that wants to be let in. It names nobody.
package struct PairView: PageContent {
    package static let template = "pair"

    /// What both screens show.
    let words: String?
    let problem: Text?

    package init(words: [PairingWord]?, problem: Text? = nil) {
        self.words = words.map { $0.map(\.text.string).joined(separator: " · ") }
        self.problem = problem
    }
}

/// What a device shows that has no connection to the node and did not keep the page. It names nobody.
package struct ShellView: PageContent {
    package static let template = "shell"

    package init() {}
}

/// How a device comes to trust the home's certificate.
package struct TrustView: PageContent {
    package static let template = "trust"

    let fingerprint: String
    let ways: [Way]

    struct Way: Sendable {
        let name: Text
        let isTheirs: Bool
        let file: String
        let steps: [Text]
    }

    /// `kind`: of the device that asks, whose way is shown open.
    package init(fingerprint: [UInt8], kind: DeviceKind) {
        self.fingerprint = Fingerprint.grouped(
            fingerprint.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
        ways = Self.all.map { kinds, name, file, steps in
            Way(name: name, isTheirs: kinds.contains(kind), file: file, steps: steps)
        }
    }

    private static var all: [([DeviceKind], Text, String, [Text])] {
        [
            (
                [.iPhone, .iPad], Text("iPhone and iPad"), "/hearth.mobileconfig",
                [
                    Text("Tap “Get the certificate” in Safari, and allow the download."),
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
                [.linux, .other], Text("Linux, and Firefox anywhere"), "/hearth.crt",
                [
                    Text(
                        "Firefox: open Settings, Privacy & Security, View Certificates, Authorities, and import the file for websites."
                    ),
                    Text(
                        "Chromium: open chrome://certificate-manager, and import the file as trusted."
                    ),
                ]
            ),
        ]
    }
}

/// A fingerprint as people compare it.
enum Fingerprint {
    /// In upper case and pairs, as systems show it.
    static func grouped(_ digits: String) -> String {
        let digits = Array(digits.uppercased())
        return stride(from: 0, to: digits.count, by: 2)
            .map { String(digits[$0..<min($0 + 2, digits.count)]) }.joined(separator: " ")
    }
}
