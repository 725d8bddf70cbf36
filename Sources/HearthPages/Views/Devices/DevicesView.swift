package import HearthAPI
import HearthLanguage

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
