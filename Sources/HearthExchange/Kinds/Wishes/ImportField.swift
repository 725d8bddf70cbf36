package import HearthAPI
import HearthLists

/// What a column or a key of a file can be about; the raw value is the word for `--map`.
package enum ImportField: String, Hashable, Sendable, CaseIterable {
    case name, currency, tags, list, photos
    /// All that `WishField` has.
    case variant, price, store, place, position, link, quantity, priority, occasion, date, notes
    /// What a table says of the list itself.
    case listOccasion = "list-occasion"
    case listDate = "list-date"
    case listNotes = "list-notes"
    case listArchived = "list-archived"
    /// Not brought in.
    case ignore

    /// - Returns: nil for a field that no file is asked for; a test says that there is none.
    package init?(_ field: WishField) { self.init(rawValue: field.rawValue) }

    /// What a heading says in English or Swedish, as shops and spreadsheets have it.
    init?(heading: String) {
        guard heading.utf8.count <= Self.longestHeading else { return nil }
        var word = FoldedText.forSearch(heading)
        word.removeAll { !$0.isLetter && !$0.isNumber }
        guard let field = Self.headings[word] else { return nil }
        self = field
    }

    /// Octets of a heading with spaces and signs; a cell or a key can be as long as it likes.
    private static let longestHeading = 200

    private static let headings: [String: ImportField] = {
        let all: [ImportField: [String]] = [
            .name: [
                "name", "wish", "title", "item", "itemname", "product", "productname", "what",
                "onskning", "onskan", "namn", "titel", "artikel", "produkt", "produktnamn", "vad",
                "benamning", "sak",
            ],
            .notes: [
                "notes", "note", "comment", "comments", "description", "details", "size", "author",
                "authors", "artist", "forfattare", "anteckning", "anteckningar",
                "kommentar", "kommentarer", "beskrivning",
                "detaljer", "storlek", "ovrigt",
            ],
            .variant: [
                "variant", "colour", "color", "model", "edition", "farg", "modell", "utgava",
            ],
            .link: [
                "link", "url", "webpage", "website", "web", "href", "address", "productlink",
                "producturl", "lank", "webbadress", "webbsida", "webb", "adress", "hemsida",
            ],
            .price: [
                "price", "cost", "amount", "pris", "kostnad", "belopp", "kostar", "unitprice",
                "styckpris", "ungefarligtpris",
            ],
            .currency: ["currency", "valuta", "pricecurrency"],
            .store: [
                "store", "shop", "seller", "merchant", "vendor", "brandstore", "butik", "affar",
                "saljare", "handlare",
            ],
            .place: ["place", "where", "location", "plats", "stalle", "var"],
            .position: ["position", "coordinates", "latlong", "koordinater"],
            .quantity: [
                "quantity", "number", "count", "qty", "howmany", "desired", "quantitydesired",
                "antal", "mangd", "st", "stycken", "hurmanga",
            ],
            .priority: ["priority", "importance", "prioritet", "prio", "viktighet"],
            .occasion: ["occasion", "event", "tillfalle", "hogtid"],
            .date: ["date", "day", "datum", "dag"],
            .tags: [
                "tags", "tag", "category", "categories", "labels", "taggar", "tagg", "etiketter",
                "kategori", "kategorier",
            ],
            .list: ["list", "wishlist", "listname", "lista", "onskelista"],
            .photos: [
                "photos", "photo", "image", "images", "picture", "pictures", "foton", "foto",
                "bild", "bilder",
            ],
            .listOccasion: ["listoccasion", "listanstillfalle"],
            .listDate: ["listdate", "listansdatum"],
            .listNotes: ["listnotes", "listansanteckningar"],
            .listArchived: ["listarchived", "listanarkiverad"],
            .ignore: ["added", "kind", "isknown", "id"],
        ]
        var byHeading: [String: ImportField] = [:]
        for (field, words) in all {
            for word in words { byHeading[word] = field }
        }
        return byHeading
    }()
}
