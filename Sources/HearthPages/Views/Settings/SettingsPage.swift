package import HearthLanguage

/// A page of the settings. The first one has a row for each that leads to it, in this order: what
/// families need most comes first.
package enum SettingsPage: String, Sendable, Hashable, CaseIterable {
    case profile, passphrase, look, notifications, zone
    case devices, people
    case currency, privacy, calendar
    case data, recovery
    /// For householders.
    case computer

    /// The page with the rows.
    package static let first = "/settings"

    package var address: String { "\(Self.first)/\(rawValue)" }

    package var title: Text {
        switch self {
        case .profile: Text("You")
        case .passphrase: Text("Passphrase and sign-ins")
        case .look: Text("How it looks")
        case .notifications: Text("Notifications and reminders")
        case .zone: Text("Time zone")
        case .devices: Text("Phones and other computers")
        case .people: Text("People here")
        case .currency: Text("Currency")
        case .privacy: Text("Privacy")
        case .calendar: Text("Calendar")
        case .data: Text("Import and export")
        case .recovery: Text("Recovery code")
        case .computer: Text("For those who look after the computer")
        }
    }

    var icon: String {
        switch self {
        case .profile: "friends"
        case .passphrase: "lock"
        case .look: "sun"
        case .notifications: "bell"
        case .zone: "waiting"
        case .devices: "phone"
        case .people: "home"
        case .currency: "price"
        case .privacy: "private"
        case .calendar: "date"
        case .data: "up"
        case .recovery: "verified"
        case .computer: "gear"
        }
    }

    /// Which rows stand together.
    static let groups: [[SettingsPage]] = [
        [.profile, .passphrase, .look, .notifications, .zone], [.devices, .people],
        [.currency, .privacy, .calendar], [.data, .recovery], [.computer],
    ]

    /// What its parts were called in the days when all settings stood on one page: bookmarks of them
    /// lead to its row.
    var parts: [String] {
        switch self {
        case .passphrase: ["elsewhere"]
        case .notifications: ["reminders", "pocket", "messages"]
        case .devices: ["along"]
        case .currency: ["household-currency"]
        case .privacy: ["reach", "strangers", "shops"]
        case .computer: ["outside", "hook"]
        case .profile, .look, .zone, .people, .calendar, .data, .recovery: []
        }
    }
}
