import HearthAPI
import HearthForms
import HearthLanguage
import HearthPages

extension OwnForm {
    /// When an activity is to be done again, of several fields.
    static let repetition = OwnForm(
        "/focus/repeat", asking: EditActivity.self, says: Text("Saved.")
    ) { visit, form in
        _ = try await visit.ask(
            EditActivity(form["activity"] ?? "", repeats: try Self.repetition(of: form)))
        return Finished(next: form.next, done: "/focus/repeat")
    }

    /// - Throws: `HearthError.usage` where the field that is meant says nothing.
    private static func repetition(of form: Form) throws(HearthError) -> String {
        switch form["repeats"] {
        case "days": return "\(form["days"] ?? "")-days"
        case "weekdays":
            let days = form.all("weekday")
            guard !days.isEmpty else {
                throw HearthError(.usage, ["problem": Text("Choose days of the week.").string])
            }
            return days.joined(separator: ",")
        case "monthly": return "monthly-\(try date(of: form)[1])"
        case "yearly":
            let date = try date(of: form)
            return "yearly-\(date[0])-\(date[1])"
        default: return ""
        }
    }

    /// Month and day.
    private static func date(of form: Form) throws(HearthError) -> [Int] {
        let pieces = (form["date"] ?? "").split(separator: "-").compactMap { Int($0) }
        guard pieces.count == 3 else {
            throw HearthError(.usage, ["problem": Text("Choose a day.").string])
        }
        return Array(pieces.dropFirst())
    }
}
