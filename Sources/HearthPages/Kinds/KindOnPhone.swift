import FoundationEssentials
import HearthKinds

/// What a person's own phone does with a kind: which of its pages it keeps before anybody opens them, and which of its
/// forms wait for a connection. The scripts that do it (worker.js, outbox.js) get it as JSON, and name no address and
/// no operation of a kind themselves.
///
/// For how long pages are kept, the home says with each of them.
package struct KindOnPhone: Sendable {
    /// Pages that are fetched each hour while the member uses the room.
    let pages: [String]
    /// The page with the form for a new item: the same page, whatever the form is filled with.
    let form: String?
    /// Whether that page asks first what becomes of what another app shared, of whatever kind it is: one does.
    let asks: Bool
    /// A page that finds in the texts that are here, without a connection.
    let finds: String?
    /// Below it are all texts of the kind: `index` says which lists there are and which pages go with them, `LIST/FROM`
    /// is a part of a list, and `frame` a page for an item that stands on none.
    let texts: String?
    let drawn: Drawn
    /// By operations: those of its forms that may wait, besides the forms of items, which say so themselves.
    let acts: [String: WaitingAct]
    /// Error codes that say that an item is not there any more.
    let gone: [String]

    /// How what waits to be made or changed is drawn.
    package struct Drawn: Sendable, Encodable {
        /// The page on which all items of the kind stand.
        let all: String?
        /// The page on which those stand that are on no list.
        let loose: String?
        /// The class of a list of cards, and that of a card.
        let cards: String
        let card: String
        /// The field that a card shows below the name.
        let line: String
        /// Where the text stands on the page of an item.
        let text: String
        /// Whether new ones stand first.
        let isNewFirst: Bool

        package init(
            all: String? = nil, loose: String? = nil, cards: String = "wishes",
            card: String = "wish-card", line: String = "text", text: String = "main > .notes bdi",
            isNewFirst: Bool = false
        ) {
            self.all = all
            self.loose = loose
            self.cards = cards
            self.card = card
            self.line = line
            self.text = text
            self.isNewFirst = isNewFirst
        }
    }

    package init(
        pages: [String] = [], form: String? = nil, asks: Bool = false, finds: String? = nil,
        texts: String? = nil,
        drawn: Drawn = Drawn(), acts: [String: WaitingAct] = [:], gone: [String] = []
    ) {
        self.pages = pages
        self.form = form
        self.asks = asks
        self.finds = finds
        self.texts = texts
        self.drawn = drawn
        self.acts = acts
        self.gone = gone
    }
}

extension KindOnPhone {
    private struct Entry: Encodable {
        /// The first page of its room.
        let room: String
        let pages: [String]
        let form: String?
        let finds: String?
        let texts: String?
        let drawn: Drawn
        let acts: [String: WaitingAct]
        let gone: [String]
    }

    /// The page that asks what becomes of what another app shared.
    static var asking: String {
        KindLook.table.all.first { $0.onPhone.asks }?.onPhone.form ?? Room.gifts.home
    }

    /// Of all kinds, for the scripts: JSON.
    static var all: String {
        let entries = KindLook.table.all.map { look in
            let one = look.onPhone
            return Entry(
                room: look.room.home, pages: one.pages, form: one.form, finds: one.finds,
                texts: one.texts, drawn: one.drawn, acts: one.acts, gone: one.gone)
        }
        let encoder = JSONEncoder()
        // The same each time: the version of the files follows from it.
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(entries)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
    }
}
