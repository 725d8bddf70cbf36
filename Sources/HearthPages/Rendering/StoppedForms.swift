/// A page on which forms cannot be sent that would be refused: their buttons are disabled, and all that they
/// say stands there to be read.
///
/// It works on the finished page, so that no template has to know of it. Whatever is sent all the same is
/// refused by the household, which decides.
enum StoppedForms {
    /// `stopped`: operations, and addresses of forms that have one of their own.
    static func disabled(_ html: String, _ stopped: Set<String>) -> String {
        let page = MarkupPage(html)
        let edits = page.elements(named: "form").flatMap { form in
            isStopped(form, on: page, stopped) ? buttons(of: form, on: page) : []
        }
        return page.applying(edits)
    }

    private static func isStopped(
        _ form: Range<Int>, on page: MarkupPage, _ stopped: Set<String>
    ) -> Bool {
        // What is asked for a child whom the visitor looks after is not the visitor's own.
        if value(of: "for", in: form, on: page)?.isEmpty == false { return false }
        if let address = page.tags[form.lowerBound]["action"], stopped.contains(address) {
            return true
        }
        return value(of: "do", in: form, on: page).map(stopped.contains) ?? false
    }

    private static func value(
        of field: String, in form: Range<Int>, on page: MarkupPage
    ) -> String? {
        page.tags[form].first { $0.name == "input" && $0["name"] == field }?["value"]
    }

    private static func buttons(of form: Range<Int>, on page: MarkupPage) -> [MarkupPage.Edit] {
        page.tags[form].filter { $0.name == "button" }.map { tag in
            var tag = tag
            tag["disabled"] = ""
            return MarkupPage.Edit(range: tag.range, text: tag.text)
        }
    }
}
