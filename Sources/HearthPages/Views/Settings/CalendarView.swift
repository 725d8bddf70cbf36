package import HearthAPI

/// How a calendar gets the dates of lists and friends' birthdays.
package struct CalendarView: PageContent {
    package static let template = "calendar"

    /// The address of their calendar; nil: they have made none here.
    let calendar: String?
    let hasPassphrase: Bool
    /// Whether sign-ins end soon: they give to somebody who lives here.
    let isShort: Bool
    /// What the calendar runs on, where it is not the computer that runs Hearth.
    let isOnDevice: Bool
    let isApple: Bool
    let isAndroid: Bool

    /// `device`: nil on the computer that runs Hearth.
    package init(address: String?, hasPassphrase: Bool, isShort: Bool, device: DeviceKind?) {
        calendar = address
        self.hasPassphrase = hasPassphrase
        self.isShort = isShort
        isOnDevice = device != nil
        isApple = device == .iPhone || device == .iPad
        isAndroid = device == .android
    }
}
