import HearthAPI
import HearthDevices
import HearthExchange
import HearthForms
import HearthLanguage
import HearthPages
import HearthSodium
import HearthWire
import Hummingbird

/// A member's dates at an address that nobody can guess, for calendar programs, which bring nothing
/// but the address along.
///
/// The address holds a sign-in of its own, which lasts until it is ended and opens dates alone,
/// no matter who finds it.
extension PageSite {
    static let calendarPath = "/calendar/"

    /// The file at such an address.
    func calendar(_ name: String, _ request: Request) async -> Response {
        let nothing = PageResponse.plain(
            .notFound, Text("There is nothing at this address.").string)
        guard request.method == .get, name.hasSuffix(".ics"),
            let visit = try? await visit(
                of: request, token: String(name.dropLast(4)), isForCalendars: true),
            let file = try? await visit.calendar()
        else { return nothing }
        return PageResponse.feed(file, type: "text/calendar; charset=utf-8")
    }

    /// The token of the address that this member made in this browser, while it is good.
    func calendarToken(of visit: Visit) async -> String? {
        guard let token = visit.request.cookies[calendarCookie(of: visit)]?.value, !token.isEmpty,
            let signedIn = try? await performer.perform(ShowSignIn(), as: Caller(session: token)),
            signedIn.isForCalendars, signedIn.member == visit.member
        else { return nil }
        return token
    }

    /// Makes the address, a new one where there was one, or ends it.
    func setCalendar(_ form: Form, _ visit: Visit) async throws -> Response {
        var cookie = LastingCookie.ended(calendarCookie(of: visit))
        if form["calendar"] == "on" {
            let passphrase = form["passphrase"].flatMap { $0.isEmpty ? nil : $0 }
            let made = try await performer.perform(
                SignIn(
                    member: visit.member ?? "", passphrase: passphrase, forCalendars: true,
                    device: visit.device?.id),
                as: Caller())
            cookie = LastingCookie.make(calendarCookie(of: visit), made.token)
        }
        // Only once nothing can be refused any more.
        if let old = await calendarToken(of: visit) {
            _ = try await performer.perform(Lock(), as: Caller(session: old))
        }
        var response = try redirect(
            Finished(next: SettingsPage.calendar.address, done: "settings"), visit)
        response.setCookie(cookie)
        return response
    }

    /// Each member of a browser has their own.
    private func calendarCookie(of visit: Visit) -> String {
        let member = Hex.encode(BLAKE2b.hash(Array((visit.member ?? "").utf8), count: 16))
        return "hearth-calendar-\(key.cookieSuffix)-\(member)"
    }
}

extension OwnForm {
    /// Makes the address of the visitor’s calendar, or ends it.
    static let calendar = OwnForm(
        SettingsPage.calendar.address, named: SettingsPage.calendar.address
    ) { visit, form in
        try await visit.site.setCalendar(form, visit)
    }
}

extension Visit {
    /// The dates of lists and friends' birthdays.
    func calendar() async throws -> String {
        let lists = try await ask(ListLists()).compactMap {
            CalendarEvent(of: $0, details: Occasions.label($0.occasion)?.string)
        }
        let birthdays = try await ask(ListBirthdays()).compactMap { info in
            CalendarEvent(of: info, summary: Text("Birthday: \(info.name)").string) {
                Text("born \($0)").string
            }
        }
        return CalendarFile(name: Text("Wish lists").string, now: now).text(of: lists + birthdays)
    }

    /// Where the calendar is found, as this browser calls the node; nil: nowhere.
    func calendarAddress() async -> String? {
        guard let token = await site.calendarToken(of: self),
            let authority = request.head.authority
        else { return nil }
        let scheme = site.address.isOutside(request) ? "https" : "http"
        return "\(scheme)://\(authority)\(PageSite.calendarPath)\(token).ics"
    }
}
