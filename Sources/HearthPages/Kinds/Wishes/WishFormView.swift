package import HearthAPI
import HearthLanguage

/// The form for a new wish, or for changing one: a name or a link, and a list; all else is optional, and folded away
/// where there is nothing of it.
package struct WishFormView: PageContent {
    package static let template = "wish-form"
    package static let saysProblem = true

    let isNew: Bool
    /// What it asks for: a name.
    let asking: Text
    /// Of the wish that is changed.
    let path: String?
    /// What the form was filled with; after a refusal what is there now, which was said then.
    let etag: String?
    let name: String
    let lists: [Choice]
    let fields: Fields
    let photos: [AttachmentView]
    /// Those that came with the form when it was refused.
    let waiting: [WaitingFile]
    let hasPhotos: Bool
    let showsMore: Bool
    /// Whether a shop may be asked.
    let mayFetch: Bool
    /// Whether it is as soon as a link is pasted: they allowed it once for all.
    let isAllowed: Bool
    let isFound: Bool
    let examplePrice: String
    let problem: String?
    let cancel: String
    /// Of what another app shared, for which the form is; nil: for nothing of that kind.
    let shared: String?
    /// What stands in it came from another app or page, which is said.
    let isFromElsewhere: Bool

    struct Fields: Sendable {
        let notes: String
        let link: String
        let price: String
        let position: String
        /// Those that most people leave empty.
        let further: [WishField.Input]
        let tags: String
        /// As they stood before somebody typed; nil for a new wish.
        let shownTags: String?
    }

    /// What a shop said, to be looked at before it is kept.
    package struct Found: Sendable {
        /// What was typed, and what the shop said where nothing was.
        let fields: [String: String]
        /// Photos that wait, as those of a refused form.
        let photos: [WaitingFile]

        package init(fields: [String: String], photos: [WaitingFile]) {
            self.fields = fields
            self.photos = photos
        }
    }

    /// The tray, and the lists on which the reader writes.
    private static func choices(among lists: [ListInfo], chosen: String) -> [Choice] {
        [Choice(value: "", label: Text("Wishes"), isChosen: chosen.isEmpty)]
            + lists.filter {
                $0.isOfWishes && ($0.isOwn || $0.role == .keeper) && !$0.isTray && !$0.isArchived
            }.map {
                Choice(
                    value: $0.id,
                    label: $0.isOwn
                        ? Text(verbatim: $0.title ?? "")
                        : Text("\($0.title ?? "") (\(Text(whose: $0.owner)))"),
                    isChosen: $0.id == chosen)
            }
    }

    /// `owner`: whose wish it is; nil: the reader's.
    static func asking(_ owner: String?) -> Text {
        owner.map { Text("What does \($0) wish for?") } ?? Text("What do you wish for?")
    }

    /// What the form calls itself when it is sent.
    package static let form = "wish"

    /// `wish`: the one to change, of `owner`, where that is not the reader; nil: a new one, for the list with the id
    /// `list`; `usual`: the id of the list that the last one was for, where none is asked for. `shops`: whether they
    /// need not be asked before a shop is; nil: it is not for a wish of their own. `shared`: the number of what another
    /// app shared; what is none counts as nil. `given`: what it shared, by the names of fields. `currencies`: the
    /// reader's, the likeliest first.
    package init(
        _ wish: ItemInfo?, of owner: String? = nil, list: String?, usual: String? = nil,
        lists own: [ListInfo],
        shops: ShopsInfo?,
        found: Found? = nil, shared: String? = nil, given: [String: String] = [:],
        isFromElsewhere: Bool = false,
        currencies: [String] = [],
        problem: Problem?
    ) {
        func value(_ field: String, _ current: String?) -> String {
            problem?.typed(field, in: Self.form) ?? found?.fields[field] ?? given[field] ?? current
                ?? ""
        }
        isNew = wish == nil
        self.shared = SharedNumber.of(shared)
        self.isFromElsewhere = isFromElsewhere
        path = wish.map { "\($0.listID)/\($0.id)" }
        etag = wish?.etag
        cancel =
            wish.map { "/lists/\($0.listID)/\($0.id)" }
            ?? list.map { "/lists/\($0)" } ?? "/wishes"
        name = value("name", wish?.name)
        let chosen = value("list", list ?? usual)
        asking = Self.asking(owner ?? own.first { $0.id == chosen && !$0.isOwn }?.owner)
        lists = Self.choices(among: own, chosen: chosen)
        func typed(_ field: WishField) -> String {
            value(field.rawValue, (wish?.fields[field]).map(field.typed))
        }
        let further = WishField.allCases.filter(\.isFurther).map { $0.input(typed($0)) }
        fields = Fields(
            notes: typed(.notes), link: typed(.link), price: typed(.price),
            position: typed(.position), further: further,
            tags: value("tags", wish?.tags.joined(separator: ", ")),
            shownTags: wish?.tags.joined(separator: ", "))
        photos = (wish?.photos ?? []).map {
            AttachmentView(
                $0, on: wish?.listID ?? "", wish?.id ?? "", named: wish?.name ?? "", isSmall: true)
        }
        waiting = problem.map { $0.form == Self.form ? $0.photos : [] } ?? found?.photos ?? []
        hasPhotos = !photos.isEmpty || !waiting.isEmpty
        // What is there is seen, and so is what may be changed.
        let filled = [fields.notes, fields.link, fields.price, fields.tags] + further.map(\.value)
        showsMore = !isNew || hasPhotos || filled.contains { !$0.isEmpty }
        mayFetch = shops != nil
        isAllowed = shops?.areAllowed ?? false
        isFound = found != nil
        examplePrice = CurrencyChoices.example(currencies)
        self.problem = problem?.message
    }
}
