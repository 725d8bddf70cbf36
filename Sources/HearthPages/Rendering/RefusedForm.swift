import HearthLanguage

/// A page on which a form that was refused stands as it was sent: with everything that was typed, the
/// reason at the field that it is about, and the focus there.
///
/// The one place that gives forms back. It works on the finished page, so that no template has to know
/// of it, and a form that is added has it too.
struct RefusedForm {
    private let problem: Problem
    private let page: MarkupPage

    /// The page with the form filled; as it is where it has no such form.
    static func filled(_ html: String, _ problem: Problem) -> String {
        let refused = RefusedForm(problem: problem, page: MarkupPage(html))
        guard let form = refused.form else { return html }
        return refused.page.applying(refused.edits(in: form))
    }

    // MARK: Which form

    /// Fields that are different each time, or say where to go.
    private static let passing: Set<String> = [
        "form-token", "form-number", "form-member", "page", "next", "cancel", "ifMatch",
        "was", "wasName", "shownTags",
    ]

    /// The form that was sent: of several for the same, that for the same thing.
    private var form: Range<Int>? {
        page.elements(named: "form").filter { range in
            page.tags[range.lowerBound]["action"] == problem.address
                && (fields(of: "hidden", in: range).first { $0["name"] == "do" }?["value"]
                    ?? problem.form) == problem.form
        }
        .min { strangeness(of: $0) < strangeness(of: $1) }
    }

    /// How many of its hidden fields were not sent so.
    private func strangeness(of form: Range<Int>) -> Int {
        fields(of: "hidden", in: form).count { tag in
            guard let name = tag["name"], !Self.passing.contains(name) else { return false }
            return !problem.sent.contains { $0.name == name && $0.value == tag["value"] }
        }
    }

    private func fields(of type: String, in form: Range<Int>) -> [MarkupTag] {
        page.tags[form].filter { $0.name == "input" && $0["type"] == type }
    }

    // MARK: What is changed

    private static let untouched: Set<String> = [
        "hidden", "password", "file", "submit", "button", "image", "reset",
    ]

    private func edits(in form: Range<Int>) -> [MarkupPage.Edit] {
        var edits: [MarkupPage.Edit] = []
        let wrong = wrongField(in: form)
        var select: String?
        for index in form {
            let tag = page.tags[index]
            var changed = tag
            switch tag.name {
            case "input" where !Self.untouched.contains(tag["type"] ?? "text"):
                fill(&changed)
            case "textarea":
                if let name = tag["name"], let value = value(of: name),
                    let end = page.end(of: index)
                {
                    // The first line end of what a textarea holds is dropped (HTML, section 13.1.2).
                    edits.append(
                        .init(
                            range: tag.range.upperBound..<page.tags[end].range.lowerBound,
                            text: (value.hasPrefix("\n") ? "\n" : "")
                                + StrictHTML.escaped(value)))
                }
            case "select": select = tag["name"]
            case "/select": select = nil
            case "option":
                if let select, wasSent(select) {
                    changed["selected"] =
                        values(of: select).contains(tag["value"] ?? "") ? "" : nil
                }
            case "details": changed["open"] = ""
            default: break
            }
            changed["autofocus"] = nil
            if index == wrong {
                changed["aria-invalid"] = "true"
                changed["aria-describedby"] = Self.reason
                changed["autofocus"] = ""
            }
            if changed != tag { edits.append(.init(range: tag.range, text: changed.text)) }
        }
        edits.append(contentsOf: unfolding(around: form))
        edits.append(contentsOf: focusElsewhere(than: form))
        edits.append(contentsOf: reasonElsewhere())
        edits.append(
            .init(
                at: wrong.map { place(before: $0, in: form) }
                    ?? page.tags[form.lowerBound].range.upperBound,
                text: reason(takesFocus: wrong == nil)))
        return edits
    }

    private func fill(_ tag: inout MarkupTag) {
        // Some are asked for the first time now, about what came with the form.
        guard let name = tag["name"], tag["data-given"] == nil else { return }
        switch tag["type"] {
        case "checkbox", "radio":
            // A box without a tick is not sent.
            tag["checked"] = values(of: name).contains(tag["value"] ?? "on") ? "" : nil
        default:
            if let value = value(of: name) { tag["value"] = value }
        }
    }

    /// The first field of a page that asks for the focus gets it.
    private func focusElsewhere(than form: Range<Int>) -> [MarkupPage.Edit] {
        page.tags.indices.filter { !form.contains($0) }.compactMap { index in
            var tag = page.tags[index]
            guard tag["autofocus"] != nil else { return nil }
            tag["autofocus"] = nil
            return .init(range: tag.range, text: tag.text)
        }
    }

    private func wasSent(_ name: String) -> Bool { problem.sent.contains { $0.name == name } }

    private func values(of name: String) -> [String] {
        problem.sent.filter { $0.name == name }.map(\.value)
    }

    private func value(of name: String) -> String? { values(of: name).first }

    // MARK: The reason

    private static let reason = "refused"

    private func reason(takesFocus: Bool) -> String {
        let focus = takesFocus ? #" tabindex="-1" autofocus"# : ""
        return #"<p class="problem" role="alert" id="\#(Self.reason)"\#(focus)>"#
            + TemplateTexts.spoken("[[icon:twice]]", in: Language.current)
            + "<span>\(StrictHTML.escaped(problem.message))\(passphrase)</span></p>\n"
    }

    /// Leads to where a passphrase is chosen, when it is what is missing.
    private var passphrase: String {
        problem.passphraseHref.map {
            " <a href=\"\(StrictHTML.escaped($0))\">"
                + "\(StrictHTML.escaped(Text("Choose a passphrase").string))</a>"
        } ?? ""
    }

    /// The reason as the page says it elsewhere: it is said once.
    private func reasonElsewhere() -> [MarkupPage.Edit] {
        let said = "<span>\(StrictHTML.escaped(problem.message))"
        return page.elements(named: "p").compactMap { range in
            guard page.tags[range.lowerBound]["class"] == "problem" else { return nil }
            let whole = page.text(of: range)
            return whole.contains(said)
                ? .init(range: page.range(of: range), text: "") : nil
        }
    }

    /// The field that the reason is about, where it is one that is seen.
    private func wrongField(in form: Range<Int>) -> Int? {
        let seen = form.filter { index in
            let tag = page.tags[index]
            return ["textarea", "select"].contains(tag.name)
                || (tag.name == "input" && !["hidden", "submit"].contains(tag["type"] ?? ""))
        }
        for name in problem.wrong {
            if let found = seen.first(where: { Self.plain(page.tags[$0]["name"] ?? "") == name }) {
                return found
            }
        }
        return nil
    }

    /// `fields[price]` is called `price`, and so is `?price`.
    private static func plain(_ name: String) -> Substring {
        let name = name.drop { $0 == "?" }
        guard name.last == "]", let open = name.lastIndex(of: "[") else { return name }
        let inner = name[name.index(after: open)...].dropLast()
        return inner.isEmpty ? name[..<open] : inner
    }

    /// Before the label of a field, or the group of fields that it stands in.
    private func place(before field: Int, in form: Range<Int>) -> Int {
        let around = page.ancestors(of: field).filter { form.contains($0) }
        let label =
            around.first { page.tags[$0].name == "fieldset" }
            ?? around.first { page.tags[$0].name == "label" }
        return page.tags[label ?? field].range.lowerBound
    }

    private func unfolding(around form: Range<Int>) -> [MarkupPage.Edit] {
        page.ancestors(of: form.lowerBound).compactMap { index in
            var tag = page.tags[index]
            guard tag.name == "details", tag["open"] == nil else { return nil }
            tag["open"] = ""
            return .init(range: tag.range, text: tag.text)
        }
    }
}
