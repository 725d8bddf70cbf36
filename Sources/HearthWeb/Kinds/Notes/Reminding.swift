import HearthAPI
import HearthForms
import HearthLanguage

/// The moment that somebody chose in a form, by the clock that stood beside it.
enum Reminding {
    /// ISO 8601 of the form's `at`, `2027-05-31T14:07`; nil of nothing. The form says by which zone that was typed; one
    /// that does not, or says none that there is, means the zone of the page.
    ///
    /// - Throws: `HearthError.momentMalformed`.
    static func moment(in form: Form) throws(HearthError) -> String? {
        guard let typed = form["at"], !typed.isEmpty else { return nil }
        let zone = BrowserZone(form[BrowserZone.field])?.zone
        guard let moment = LocalTime.moment(typed, in: zone) else {
            throw HearthError(.momentMalformed, ["value": typed])
        }
        return moment
    }
}
