package import HearthAPI
package import HearthLanguage

/// How the timer is set.
package struct FocusSettingsView: PageContent {
    package static let template = "focus-settings"

    let pomodoro: String
    let shortBreak: String
    let longBreak: String
    let longBreakEvery: String
    let dayBegins: String
    let hasSound: Bool
    let tellsBreaks: Bool

    package init(_ settings: FocusSettingsInfo) {
        pomodoro = "\(settings.pomodoro)"
        shortBreak = "\(settings.shortBreak)"
        longBreak = "\(settings.longBreak)"
        longBreakEvery = "\(settings.longBreakEvery)"
        dayBegins = settings.dayBegins
        hasSound = settings.hasSound
        tellsBreaks = settings.tellsBreaks
    }

    /// The row of the settings.
    package static func facts(_ settings: FocusSettingsInfo) -> [Text] {
        [
            Text("Work: \(settings.pomodoro) min. Break: \(settings.shortBreak) min.")
        ]
    }
}
