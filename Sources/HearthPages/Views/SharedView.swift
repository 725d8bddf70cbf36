import HearthLanguage

/// What another app or page shared: the page asks which form takes it.
package struct SharedView: PageContent {
    package static let template = "shared"

    let ways: [Way]
    /// It waits on the device (worker.js), and does not stand in the address.
    let isOnDevice: Bool
    /// Why a device may have taken nothing.
    let reasons: [Reason]

    struct Way: Sendable {
        let label: Text
        let icon: String
        let href: String
    }

    struct Reason: Sendable {
        let name: String
        let text: Text
    }

    /// `looks`: of the kinds that may take it. `fields`: those of the address, as they came.
    package init(_ looks: [KindLook], fields: String, isOnDevice: Bool) {
        ways = looks.compactMap { look in
            look.taking.map {
                Way(label: $0.label, icon: look.room.icon, href: $0.href(fields))
            }
        }
        self.isOnDevice = isOnDevice
        reasons =
            isOnDevice
            ? ShareRefusal.allCases.map { Reason(name: $0.rawValue, text: $0.text) } : []
    }
}
