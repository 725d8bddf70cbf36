package import HearthAPI
package import HearthLanguage

/// Whose things a page is about: said by colour, icon, label and layout at once.
package enum Whose: String, Sendable, Hashable {
    case own, friend, neutral
}

/// A whole page: what stands around its content, and the content.
package struct Page<Content: PageContent>: Sendable {
    package let language: String
    package let direction: String
    package let title: Text
    package let whose: String
    package let version: String
    /// What somebody chose for the look of it, as classes; nil: nothing.
    let classes: String?
    /// The colours that it has, as CSS names them.
    let colours: String
    /// Nil before anybody is signed in.
    let visitor: Visitor?
    let places: [PlaceLink]
    /// The member's rooms, where there are several.
    let rooms: [RoomLink]
    let hasRooms: Bool
    let roomLabel: Text
    /// What else can be made, on a page where something new is.
    let makes: [RoomLink]
    let hasMakes: Bool
    /// The member's own lists, for windows that have room beside the places.
    let ownLists: [OwnListLink]
    let hasOwnLists: Bool
    let themes: [PageColour]
    let notice: Notice?
    let problem: Problem?
    /// The form that was refused.
    let refused: Problem?
    /// What was typed into forms that were not sent or refused, by their names, with - for /.
    let unsent: [String: [String: String]]
    /// What is wrong with the home itself.
    let trouble: Text?
    /// That the visitor uses Hearth on another computer now; nil: they do not.
    let elsewhere: Text?
    /// That the visitor is moving out; nil: they are not.
    let moving: Text?
    /// The forms that are refused them: operations, or addresses of their own.
    let stopped: Set<String>
    let address: String
    /// Where a passphrase is chosen, and from where one comes back to the page.
    let passphraseHref: String
    /// The same, where the form was refused for want of one.
    let neededPassphrase: String?
    let moment: String?
    let isApp: Bool
    let keep: String?
    let pushKey: String?
    let isKept: Bool
    /// Whether a device keeps it as one of lists on which nobody gives anything.
    let isOfLists: Bool
    /// Whether it is shown on a device, with nobody on it.
    let isAloneInApp: Bool
    /// By which clock it says times.
    let pageClock: PageClock?
    /// What runs, of all kinds.
    let running: [RunningLine]
    let hasRunning: Bool
    /// When a browser without scripts reads it again; nil: it does not.
    let refresh: String?
    let content: Content

    package init(
        _ title: Text, _ frame: PageFrame, whose: Whose = .neutral,
        look: LookChoices = LookChoices(),
        _ content: Content
    ) {
        classes = look.classes
        colours = look.colours?.rawValue ?? "light dark"
        themes = PageColour.all(for: look.colours)
        language = Language.current.code
        direction = Language.current.isRightToLeft ? "rtl" : "ltr"
        self.title = title
        self.whose = whose.rawValue
        version = Asset.version
        visitor = frame.visitor
        places =
            frame.visitor == nil
            ? []
            : frame.room.places.map { PlaceLink.all(of: $0, at: frame.address) }
                ?? PlaceLink.all(at: frame.place, frame.badges, list: frame.list)
        hasRooms = frame.visitor != nil && frame.rooms.count > 1
        rooms =
            hasRooms
            ? frame.rooms.map { room in
                RoomLink(
                    href: room.home, icon: room.icon, label: room.label,
                    isHere: room.name == frame.room.name)
            } : []
        roomLabel = frame.room.label
        makes = frame.visitor == nil ? [] : Room.makes(of: frame.rooms, at: frame.address)
        hasMakes = !makes.isEmpty
        ownLists =
            frame.visitor == nil
            ? [] : OwnListLink.all(frame.lists, in: frame.room, at: frame.address)
        hasOwnLists = !ownLists.isEmpty
        notice = frame.notice
        problem = Content.saysProblem ? nil : frame.problem
        refused = frame.problem
        unsent = frame.problem.map { [$0.form.replacing("/", with: "-"): $0.fields] } ?? [:]
        trouble = frame.trouble
        elsewhere =
            frame.copyOf.map(ElsewhereText.banner(oldCopyOf:))
            ?? frame.elsewhereSince.map { ElsewhereText.banner($0) }
        moving = frame.movingSince.map(ElsewhereText.banner(movingSince:))
        stopped = frame.stopped
        address = frame.address
        passphraseHref = PassphrasePlace.href(from: frame.address)
        neededPassphrase = frame.problem?.passphraseHref
        moment = frame.moment
        isApp = frame.isApp
        keep = frame.keep
        pushKey = frame.pushKey
        isKept = frame.keep != nil
        isOfLists = frame.isOfLists
        isAloneInApp = frame.isApp && frame.visitor == nil
        pageClock = frame.clock
        running = frame.visitor == nil ? [] : frame.running
        hasRunning = !running.isEmpty
        refresh = PageRefresh.content(of: content.counts, at: frame.address)
        self.content = content
    }
}

/// Who looks at the page.
package struct Visitor: Sendable, Hashable {
    package let name: String
    /// What every form of theirs carries, so that no other site's form is taken for it.
    package let formToken: String
    /// A number of 32 hexadecimal digits that the forms of this page carry, and those of no other,
    /// so that one that comes again is known.
    let formNumber: String
    /// Their news that they have not read; nil: none.
    let unread: String?
    let unreadText: Text?
    /// Says to those who do not see their initial whose page this is.
    let settingsText: Text
    let face: Face
    /// Whether they give to somebody who may sit at this screen.
    let isShort: Bool
    /// Whether the next person at this screen may be another one, who must not find them signed in.
    let isShared: Bool

    package init(
        name: String, formToken: String, formNumber: String, unreadNews: Int,
        isShort: Bool = false, isShared: Bool = false
    ) {
        self.isShort = isShort
        self.isShared = isShared
        self.name = name
        self.formToken = formToken
        self.formNumber = formNumber
        unread = unreadNews == 0 ? nil : unreadNews > 99 ? "99+" : "\(unreadNews)"
        unreadText =
            unreadNews == 0
            ? nil : Text(count: unreadNews, one: "1 new", other: "\(unreadNews) new")
        settingsText = Text("\(Text(whose: name)) settings")
        face = Face(name)
    }
}

/// What every page has around it.
package struct PageFrame: Sendable {
    package var visitor: Visitor?
    package var place: MainPlace?
    /// The list that a new wish is for, where the page is about one that takes some.
    package var list: String?
    /// Those that the member has switched on.
    package var rooms = [Room.gifts]
    /// In which the page is.
    package var room = Room.gifts
    /// The member's own, and those that they look after.
    package var lists: [FramedList] = []
    package var badges = Badges()
    package var notice: Notice?
    package var problem: Problem?
    package var trouble: Text?
    /// Since when the visitor uses Hearth on another computer (ISO 8601).
    package var elsewhereSince: String?
    /// Since when what is the visitor's is packed up, to move out (ISO 8601).
    package var movingSince: String?
    /// Of when this is an old copy of what is theirs (ISO 8601).
    package var copyOf: String?
    /// The forms that are refused the visitor: operations, or addresses of their own.
    package var stopped: Set<String> = []
    /// Where the page is, to come back to after a form.
    package var address = "/"
    /// Up to which what it shows is fresh, for the stream that tells of what changes.
    package var moment: String?
    /// Whether it is shown on a device of the household's, which can have the pages as an app.
    package var isApp = false
    /// Under what the device may keep it; nil: it may not.
    package var keep: String?
    /// Whether it is about lists on which nobody gives anything, or in a room of such.
    package var isOfLists = false
    /// The key of the home's with which the device has to be told what is new; nil: it is not told.
    package var pushKey: String?
    /// By which clock it says times; nil: it says none.
    package var clock: PageClock?
    /// What runs, of all kinds that the visitor uses.
    package var running: [RunningLine] = []

    package init() {}
}

/// What was done just now.
package struct Notice: Sendable, Hashable {
    let text: Text
    /// An operation that takes it back.
    let undo: Undo?

    package struct Undo: Sendable, Hashable, Codable {
        let operation: String
        let fields: [ConfirmView.Field]

        /// `child`: for whom it was done, and is taken back.
        package init(
            operation: String, _ fields: KeyValuePairs<String, String>, for child: String? = nil
        ) {
            self.operation = operation
            self.fields =
                fields.map { ConfirmView.Field(name: $0, value: $1) }
                + (child.map { [ConfirmView.Field(name: "for", value: $0)] } ?? [])
        }
    }

    init(_ text: Text, undo: Undo? = nil) {
        self.text = text
        self.undo = undo
    }
}

/// Why what was asked for was not done.
package struct Problem: Sendable, Hashable {
    let message: String
    /// The form that was sent: its operation.
    package let form: String
    /// The address that it was sent to.
    let address: String
    /// What was typed into it.
    package let fields: [String: String]
    /// All that was sent, in its order, by the names that its fields have on the page.
    let sent: [ConfirmView.Field]
    /// What the fields may be called that it is about, the likeliest first.
    let wrong: [String]
    /// The photos that came with it and wait until it comes again.
    package let photos: [WaitingFile]
    /// Where a passphrase is chosen, when it needs one; nil: it is about something else.
    let passphraseHref: String?

    package init(
        message: String, form: String, address: String = "/do", fields: [String: String],
        sent: [(name: String, value: String)] = [], wrong: [String] = [],
        photos: [WaitingFile] = [], passphraseHref: String? = nil
    ) {
        self.message = message
        self.form = form
        self.address = address
        self.fields = fields
        self.sent = sent.map { ConfirmView.Field(name: $0, value: $1) }
        self.wrong = wrong
        self.photos = photos
        self.passphraseHref = passphraseHref
    }

    /// What was typed into a field of a form, so that nothing has to be typed twice.
    package func typed(_ field: String, in form: String) -> String? {
        form == self.form ? fields[field] : nil
    }
}
