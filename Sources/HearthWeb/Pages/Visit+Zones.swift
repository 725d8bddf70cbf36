import HearthAPI
import HearthForms
import HearthLanguage
import HearthPages
import HearthProcess
import HearthZones
import Hummingbird

/// By which clock pages say times, and whose days are days.
extension Visit {
    /// Runs `body`, in which times are said by the browser's zone, or by the member's where the browser names none, and
    /// days alone by the member's.
    func inZones<Answer>(_ body: () async throws -> Answer) async rethrows -> Answer {
        let own = zone ?? MachineZones.shared.own
        return try await LocalTime.$zone.withValue(LocalTime.zone ?? own) {
            try await LocalTime.$dayZone.withValue(own) { try await body() }
        }
    }

    /// What the page says of its clock.
    var pageClock: PageClock {
        guard let browser = BrowserZone(of: request) else {
            let own = zone ?? MachineZones.shared.own
            return PageClock(said: own.name, text: Text("Time zone: \(own.name)"))
        }
        return PageClock(
            said: browser.said,
            text: browser.isKnown
                ? Text("Time zone: \(browser.zone.name)")
                : Text(
                    "Time zone: \(browser.zone.name). The computer at home does not know “\(browser.name)”."
                ),
            isBrowsers: browser.isKnown)
    }

    /// What a device of the visitor's own proposes; nil: nothing, or they have kept theirs already.
    var zoneProposal: ZoneProposal? {
        get async {
            guard let browser = BrowserZone(of: request), browser.isKnown,
                request.cookies[site.keptZoneCookie]?.value != browser.name
            else { return nil }
            let own = zone ?? MachineZones.shared.own
            guard !browser.zone.hasSameClocks(as: own), await !isShared else { return nil }
            return ZoneProposal(there: browser.name, own: own.name)
        }
    }

    /// The time zone of whoever asks.
    func zoneSettings() async throws -> Response {
        try await page(
            SettingsPage.zone.title,
            ZoneView(
                try await ask(ShowZone()), names: MachineZones.shared.names,
                browserMinutes: BrowserZone(of: request)?.offsetMinutes,
                mayChange: place != .familyDevice))
    }
}

extension PageSite {
    /// Holds the zone that this browser is not to propose again.
    var keptZoneCookie: String { "hearth-zone-kept-\(key.cookieSuffix)" }
}

extension FormActions {
    /// The name of the form by which somebody keeps their zone where a device of theirs has proposed another.
    static let keptZoneForm = "zone/keep"

    mutating func offerZones() {
        offer(SetZone.self, says: { zone, _ in Text("Your reminders go by \(zone.zone).") })
        set(Self.keptZoneForm, for: .everybody, saysItself: true) { visit, form in
            let kept = BrowserZone(form["zone"])?.name
            return Finished(
                next: form.next, said: Text("Your time zone stays as it is."), keptZone: kept)
        }
    }
}
