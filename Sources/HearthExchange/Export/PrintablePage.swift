package import HearthAPI
import HearthLists

/// Lists as one page to print or to hand to somebody without a node: it needs nothing but itself,
/// runs nothing, and asks nobody for anything.
package struct PrintablePage {
    /// The words on it, in the language that is spoken.
    package struct Labels: Sendable {
        /// BCP 47.
        package var language: String
        package var title: String
        package var own: String
        package var tray: String
        package var empty: String
        package var wanted: String
        package var anyNumber: String
        package var madeOn: String
        /// What stands for a file that this program cannot show.
        package var newerFile: String
        /// What stands for a sound.
        package var sound: String
        /// "high" and so on to what is said for it.
        package var priorities: [String: String]
        package var occasions: [String: String]
        /// How amounts are written.
        package var amount: @Sendable (String) -> String

        package init(
            language: String, title: String, own: String, tray: String, empty: String,
            wanted: String, anyNumber: String, madeOn: String, newerFile: String,
            sound: String, priorities: [String: String], occasions: [String: String],
            amount: @escaping @Sendable (String) -> String
        ) {
            self.language = language
            self.title = title
            self.own = own
            self.tray = tray
            self.empty = empty
            self.wanted = wanted
            self.anyNumber = anyNumber
            self.madeOn = madeOn
            self.newerFile = newerFile
            self.sound = sound
            self.priorities = priorities
            self.occasions = occasions
            self.amount = amount
        }
    }

    private let labels: Labels
    /// By list, by wish and by number, a picture as `data:` address; nil: none is shown.
    private let picture: (ExportedList, ExportedItem, Int) -> String?

    /// A page in these words, with what `picture` gives for the photos of a wish, counted from 1.
    package init(
        _ labels: Labels,
        picture: @escaping (ExportedList, ExportedItem, Int) -> String? = { _, _, _ in nil }
    ) {
        self.labels = labels
        self.picture = picture
    }

    /// The whole page. Of a cart nothing is shown: such a page is handed on.
    package func html(of export: ExportInfo) -> String {
        let lists = export.lists.map(section).joined(separator: "\n")
        let day = export.exportedAt.prefix(10)
        return """
            <!doctype html>
            <html lang="\(Markup.escaped(labels.language))">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="referrer" content="no-referrer">
            <meta http-equiv="Content-Security-Policy" \
            content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
            <title>\(Markup.escaped(labels.title))</title>
            <style>\(PageStyle.css)</style>
            </head>
            <body>
            <header>\(PageStyle.mark)<h1>\(Markup.escaped(labels.title))</h1>
            <p>\(Markup.words(export.member)) · \(Markup.escaped(labels.madeOn)) \(day)</p></header>
            <main>
            \(lists)
            </main>
            </body>
            </html>

            """
    }

    private func section(_ list: ExportedList) -> String {
        let isOwn = list.role == .owner
        var facts = [isOwn ? Markup.escaped(labels.own) : Markup.words(list.owner)]
        if let occasion = list.occasion {
            facts.append(Markup.escaped(labels.occasions[occasion] ?? occasion))
        }
        if let date = list.date { facts.append("<time>\(Markup.escaped(date))</time>") }
        let title = list.isTray ? Markup.escaped(labels.tray) : Markup.words(list.title)
        let wishes =
            list.items.isEmpty
            ? "<p class=\"empty\">\(Markup.escaped(labels.empty))</p>"
            : "<ul>\n" + list.items.map { entry($0, list) }.joined(separator: "\n") + "\n</ul>"
        return """
            <section class="\(isOwn ? "own" : "friend")">
            <h2>\(title)</h2>
            <p class="facts">\(facts.joined(separator: " · "))</p>
            \(note(list.notes))\(wishes)
            </section>
            """
    }

    private func entry(_ wish: ExportedItem, _ list: ExportedList) -> String {
        let price = wish.price.map {
            "<span class=\"price\">\(Markup.escaped(labels.amount($0)))</span>"
        }
        var facts = WishField.allCases.compactMap { field in
            wish.fields[field].flatMap { fact(field, $0) }
        }
        facts += (wish.tags ?? []).map { "<span class=\"tag\">\(Markup.words($0))</span>" }
        let line =
            facts.isEmpty ? "" : "<p class=\"facts\">\(facts.joined(separator: " · "))</p>"
        return """
            <li><div class="name"><b>\(Markup.words(wish.name))</b>\(price ?? "")</div>
            \(line)\(photos(of: wish, list))\(note(wish.notes))\(link(wish.link))</li>
            """
    }

    /// Nil for what has a place of its own on the page.
    private func fact(_ field: WishField, _ value: String) -> String? {
        switch field.form {
        case .price, .position, .link, .notes: nil
        case .line: Markup.words(value)
        case .quantity:
            value == "any"
                ? Markup.escaped(labels.anyNumber)
                : "\(Markup.escaped(labels.wanted)) \(Markup.escaped(value))"
        case .priority:
            "<strong class=\"\(value == "high" ? "high" : "")\">"
                + Markup.escaped(labels.priorities[value] ?? value) + "</strong>"
        case .occasion: Markup.escaped(labels.occasions[value] ?? value)
        case .date: "<time>\(Markup.escaped(value))</time>"
        }
    }

    /// Small ones, in the page itself; each leads to the whole one where that is stored beside the page.
    private func photos(of wish: ExportedItem, _ list: ExportedList) -> String {
        let figures = (wish.photos ?? []).enumerated().compactMap { index, photo -> String? in
            let caption = photo.caption.map { "<figcaption>\(Markup.words($0))</figcaption>" }
            guard !photo.isOfNewerHearth else {
                return "<figure>\(Markup.escaped(labels.newerFile))\(caption ?? "")</figure>"
            }
            if photo.isSound {
                let sound = linked(Markup.escaped(labels.sound), to: photo.file)
                return "<figure>\(sound)\(caption ?? "")</figure>"
            }
            guard let picture = picture(list, wish, index + 1), picture.hasPrefix("data:image/")
            else { return nil }
            let alternative = Markup.escaped(photo.caption ?? wish.name)
            let image = "<img src=\"\(Markup.escaped(picture))\" alt=\"\(alternative)\">"
            return "<figure>\(linked(image, to: photo.file))\(caption ?? "")</figure>"
        }
        return figures.isEmpty ? "" : "<div class=\"photos\">\(figures.joined())</div>"
    }

    /// With a link to a file that is stored beside the page.
    private func linked(_ content: String, to file: String?) -> String {
        guard let path = file.flatMap({ RelativePath($0) }) else { return content }
        let address = path.pieces.map(PercentCoding.encode).joined(separator: "/")
        return "<a href=\"\(Markup.escaped(address))\">\(content)</a>"
    }

    private func note(_ text: String?) -> String {
        text.map { "<p class=\"notes\">\(Markup.words($0))</p>" } ?? ""
    }

    private func link(_ link: String?) -> String {
        guard let link else { return "" }
        let words = Markup.words(link)
        guard Item.isFollowable(link) else { return "<p class=\"link\">\(words)</p>" }
        return "<p class=\"link\"><a href=\"\(Markup.escaped(link))\" rel=\"noreferrer noopener\">"
            + "\(words)</a></p>"
    }
}
