package import HearthAPI
import HearthLanguage

/// By which clock the days of a member begin.
package struct ZoneView: PageContent {
    package static let template = "zone"

    let now: Text
    /// That what they chose is not there; nil: it is.
    let missing: Text?
    /// Those that can be chosen, first the computer's.
    let zones: [Choice]
    /// Whether the computer has a table of them.
    let hasTable: Bool
    /// How many minutes this browser's clock is ahead of UTC; nil: it did not say.
    let browserMinutes: String?
    /// Whether it is a device of their own, or the computer.
    let mayChange: Bool

    package init(_ zone: ZoneInfo, names: [String], browserMinutes: Int?, mayChange: Bool) {
        now = Text("Time zone: \(zone.zone)")
        missing = zone.missing.map {
            Text("The computer at home does not know “\($0)” any more. Its own counts.")
        }
        let computers = Choice(
            value: "", label: Text("The computer’s: \(zone.computer)"),
            isChosen: !zone.isChosen)
        // A browser may have another name for a zone.
        let others = zone.isChosen && !names.contains(zone.zone) ? [zone.zone] : []
        zones =
            [computers]
            + (names + others).map {
                Choice(
                    value: $0, label: Text(verbatim: $0), isChosen: zone.isChosen && zone.zone == $0
                )
            }
        hasTable = zone.hasTable
        self.browserMinutes = browserMinutes.map { "\($0)" }
        self.mayChange = mayChange
    }
}

/// A zone that a device of the member's own is in, and that is not theirs.
package struct ZoneProposal: Sendable {
    let there: String
    let text: Text

    package init(there: String, own: String) {
        self.there = there
        text = Text("This device is in \(there); your reminders go by \(own).")
    }
}
