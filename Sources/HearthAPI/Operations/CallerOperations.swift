/// Whether somebody may ask for anything at all; asked inside the node before a large file is read.
package struct ConfirmCaller: Operation {
    package typealias Answer = Done
    package static let path = "caller/confirm"
    package static let askers = Askers.everybody
    package static let hasRoute = false
    package static let isReading = true

    package init() {}
}

/// Whether somebody may ask for what is no operation of the household's: a page, a form, a device.
///
/// It opens nothing, so that no keys are needed.
package struct ConfirmAskers: Confirmed {
    package typealias Answer = CallerInfo
    package static let path = "caller/askers"
    package static let askers = Askers.anyone
    package static let hasRoute = false
    package static let isReading = true
    package static let needsKeys = false

    /// Whom it is for.
    package var wanted: Askers
    package var needsConfirmation: Bool
    package var current: String?

    package init(_ wanted: Askers, needsConfirmation: Bool = false, current: String? = nil) {
        self.wanted = wanted
        self.needsConfirmation = needsConfirmation
        self.current = current
    }
}

/// Who asked.
package struct CallerInfo: Codable, Sendable, Hashable {
    /// The public key of the member; nil: nobody was named, at home.
    package var key: String?
    /// Whether they may ask what householders may.
    package var isHouseholder: Bool

    package init(key: String?, isHouseholder: Bool) {
        self.key = key
        self.isHouseholder = isHouseholder
    }
}
