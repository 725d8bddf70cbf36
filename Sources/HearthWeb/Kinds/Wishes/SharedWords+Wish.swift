import HearthExchange

extension SharedWords {
    /// For the fields of the form of a new wish.
    var asWish: [String: String] {
        let wish = SharedText(title: title, text: text, link: link)
        return ["name": wish.name, "link": wish.link, "notes": wish.notes]
    }
}
