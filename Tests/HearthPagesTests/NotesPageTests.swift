import HearthAPI
import HearthLanguage
import HearthLists
import Testing

@testable import HearthPages

@Suite("The pages of notes")
struct NotesPageTests {
    private static let hostile = [
        "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "javascript:alert(1)",
        "{{name}} [[Save]]", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} abc", "'\" onclick='alert(1)'",
    ]

    private func list(isOwn: Bool = true, isTray: Bool = false, readers: Int = 0) -> ListInfo {
        ListInfo(
            id: "ab", title: "Boat", owner: "Owner", isOwn: isOwn,
            role: isOwn ? .owner : .friend, kind: "notes", isTray: isTray, isArchived: false,
            items: 1, readers: readers, state: .open)
    }

    private func note(
        _ name: String, text: String? = nil, tags: [String] = [],
        fields: NoteFields = NoteFields(edited: "2026-11-27T10:00:00Z")
    ) -> ItemInfo {
        ItemInfo(
            id: "0011223344556677", name: name, list: "Boat", listID: "ab", owner: "Owner",
            kind: "notes", notes: text, tags: tags, body: ItemFields(fields), etag: "e1")
    }

    private func html(_ content: some PageContent) throws -> String {
        renderer.html(Page(Text("Notes"), PageFrame(), whose: .own, content))
    }

    private func page(
        of note: ItemInfo, on list: ListInfo, readers: [ReaderInfo] = [],
        backups: BackupsInfo? = nil, remindAt: String? = nil, lists: [ListInfo] = [],
        kept: [String] = []
    ) throws -> String {
        try html(
            NoteView(
                NoteShown(note: note, list: list, remindAt: remindAt),
                lists: lists, readers: readers, backups: backups, comments: nil,
                kept: kept.map { KeptNotes(item: "", path: "", text: $0) }))
    }

    private func reader(_ name: String, _ role: ListRole, isCaller: Bool = false) -> ReaderInfo {
        ReaderInfo(
            name: name, key: name, role: role, state: .reading, isCaller: isCaller,
            isFriend: true, isVerified: true, seesReservations: false)
    }

    // MARK: Markup

    @Test("A text is paragraphs, lists, boxes and links, and everything else is text")
    func blocks() {
        let blocks = NoteMarkup("One\ntwo\n\n- a\n- [ ] b\n- [x] c\nThree\n-d\n#tag").blocks
        #expect(blocks.map(\.isList) == [false, true, false])
        #expect(blocks[0].pieces.map(\.text) == ["One\ntwo"])
        #expect(blocks[1].lines.map(\.isBox) == [false, true, true])
        #expect(blocks[1].lines.map(\.isTicked) == [false, false, true])
        #expect(blocks[1].lines.flatMap(\.pieces).map(\.text) == ["a", "b", "c"])
        #expect(blocks[2].pieces.map(\.text) == ["Three\n-d\n#tag"])
        #expect(NoteMarkup("- a\n\n- b").blocks.count == 2)
        #expect(NoteMarkup("").blocks.isEmpty)
    }

    @Test(
        "A link is what a browser opens as a page, without the sign that ends its sentence",
        arguments: [
            ("See https://a.example/b, now", ["https://a.example/b"]),
            ("(http://a.example/b_(c)). End", ["http://a.example/b_(c)"]),
            ("HTTPS://a.example?x=1&y=\u{E5}!", ["HTTPS://a.example?x=1&y=\u{E5}"]),
            ("https://a.example\u{202E}elgoog", ["https://a.example"]),
            ("https://a.example\"onclick=x", ["https://a.example"]),
            ("https://a.example<script>", ["https://a.example"]),
            ("javascript:alert(1) data:text/html,x file:///etc", []), ("xhttps://a.example", []),
            ("https:// http:///x", []), ("ftp://a.example mailto:a@example", []),
            ("https://\(String(repeating: "a", count: 3000))", []),
        ])
    func links(text: String, expected: [String]) {
        let pieces = NoteMarkup(text).blocks.flatMap(\.pieces)
        #expect(pieces.compactMap(\.href) == expected)
        #expect(pieces.map(\.text).joined() == text)
    }

    @Test("A long text without a link is read quickly")
    func longText() {
        let text = String(repeating: "hhhttp https:/ h://", count: 500)
        #expect(NoteMarkup(text).blocks.flatMap(\.pieces).allSatisfy { $0.href == nil })
    }

    @Test("Whatever a note says is text on every page", arguments: hostile)
    func hostileTexts(text: String) throws {
        let fields = NoteFields(copyOf: "0102030405060708", copyBy: text)
        let note = note(text, text: "- \(text)\n\(text)", tags: [text], fields: fields)
        let shown = NotesShown(
            notes: [note], total: 1, tags: [TagCount(tag: text, notes: 2)])
        let search = NotesSearch(path: "/notes", words: text, tags: [text])
        var named = list()
        named.title = text
        named.overwrites = Overwrites(count: 2, by: [text])
        let head = NotesHead(named, readers: [], backups: nil)
        let lines = ChecklistShown(list: named, open: [note], done: [note], hidden: 1)
        let pages = [
            try page(of: note, on: named, kept: [text]),
            try html(NotesView(NotesGrid(shown, search))),
            try html(NotesFindView(NotesGrid(shown, search), search, lists: [named])),
            try html(NotesListView(head, NotesGrid(shown, search), comments: nil, on: named)),
            try html(ChecklistView(lines, head, comments: nil)),
            try html(NoteFormView(note, lists: [named], problem: nil)),
            try html(TagsView(TagsShown(tags: shown.tags, total: 1))),
            try html(NotesSettingsView(named)),
        ]
        for page in pages {
            #expect(page.contains(StrictHTML.escaped(text)))
            #expect(!page.contains("<script>alert"))
            #expect(!page.contains("<img src=x"))
            #expect(!page.contains("href=\"javascript:"))
            #expect(!page.contains("onclick='alert"))
        }
    }

    // MARK: Pages

    @Test("A name that is made of the text is not said twice")
    func madeName() throws {
        let made = note(
            "Call the roofer", text: "Call the roofer\nToday", fields: NoteFields(isNameMade: true))
        #expect(NoteCard.beginning(of: made) == "Today")
        #expect(NoteCard.beginning(of: note("Call", text: "Call\nToday")) == "Call\nToday")
        let cut = note("Call the…", text: "Call the roofer", fields: NoteFields(isNameMade: true))
        #expect(NoteCard.beginning(of: cut) == "Call the roofer")
        #expect(try !html(NoteFormView(made, problem: nil)).contains("value=\"Call the roofer\""))
    }

    @Test("Two chosen tags are both asked for, and a tap on one takes it away")
    func chips() {
        let search = NotesSearch(path: "/notes", tags: ["a b"], sort: "name", from: 100)
        let grid = NotesGrid(
            NotesShown(
                notes: [], total: 0,
                tags: [TagCount(tag: "c", notes: 3), TagCount(tag: "a b", notes: 1)]), search)
        #expect(grid.chips.map(\.tag) == ["a b", "c"])
        #expect(
            grid.chips.map(\.href) == ["/notes?sort=name", "/notes?tag=a%20b&tag=c&sort=name"])
        #expect(grid.chips.map(\.isChosen) == [true, false])
    }

    @Test("Notes come a hundred at a time")
    func parts() throws {
        let notes = (1...100).map { note("Note \($0)") }
        let search = NotesSearch(path: "/notes", from: 100)
        let grid = NotesGrid(NotesShown(notes: notes, total: 240, tags: []), search)
        #expect(grid.ways?.range.string == "101–200 of 240")
        #expect(grid.ways?.previous == "/notes")
        #expect(grid.ways?.next == "/notes?from=200")
        let page = try html(NotesView(grid))
        #expect(page.contains("rel=\"next\"") && page.contains("rel=\"prev\""))
        let all = NotesGrid(
            NotesShown(notes: notes, total: 100, tags: []), NotesSearch(path: "/notes"))
        #expect(try !html(NotesView(all)).contains("rel=\"next\""))
    }

    @Test("The empty page says what notes are good for")
    func empty() throws {
        let grid = NotesGrid(
            NotesShown(notes: [], total: 0, tags: []), NotesSearch(path: "/notes"))
        #expect(try html(NotesView(grid)).contains("Catch a thought before it is gone"))
        let search = NotesSearch(path: "/notes", has: .sound)
        let none = NotesGrid(NotesShown(notes: [], total: 0, tags: []), search)
        #expect(try html(NotesView(none)).contains("Nothing matches."))
    }

    @Test("A note says where it is: here alone, or with whom and who may edit it")
    func where_() throws {
        let backups = BackupsInfo(lastAt: nil)
        let alone = try page(of: note("A"), on: list(), backups: backups)
        #expect(alone.contains("On this computer only: nobody else reads it."))
        #expect(alone.contains("There is no backup yet."))
        #expect(try !page(of: note("A"), on: list()).contains("backup"))
        let readers = [
            reader("Owner", .owner), reader("Me", .friend, isCaller: true),
            reader("Friend", .keeper),
        ]
        let shared = try page(
            of: note("A"), on: list(isOwn: false, readers: 2), readers: readers)
        #expect(shared.contains("Shared with Owner and Friend"))
        #expect(shared.contains("Owner and Friend may edit it, and you may read it"))
        #expect(!shared.contains("On this computer only"))
        #expect(!shared.contains("notes/bin") && !shared.contains("notes/edit"))
    }

    @Test("What is in the bin is taken out or deleted for good, and nothing else")
    func bin() throws {
        let fields = NoteFields(binned: "2026-11-27T10:00:00Z")
        let page = try page(of: note("A", fields: fields), on: list(), lists: [list(isTray: true)])
        #expect(page.contains("Take out of the bin"))
        #expect(page.contains("/lists/ab/0011223344556677/delete"))
        #expect(!page.contains("notes/remind") && !page.contains("items/move"))
    }

    @Test("A sound is played, and is no picture")
    func sound() throws {
        var note = note("A")
        note.photos = [
            PhotoInfo(
                number: 1, hash: "ff", width: 0, height: 0, octets: 9, mediaType: "audio/ogg",
                caption: "<b>Song", pieces: 1, piecesHere: 1, hasThumbnail: false)
        ]
        let page = try page(of: note, on: list())
        #expect(
            page.contains("<audio controls preload=\"none\" src=\"/photo/ab/0011223344556677/ff\""))
        #expect(page.contains("&lt;b&gt;Song") && !page.contains("class=\"gallery\""))
        #expect(NoteCard(note, isListSaid: false).hasSound)
        #expect(NoteCard(note, isListSaid: false).picture == nil)
    }

    @Test("The form carries the version and the text that it began with, also after a refusal")
    func version() throws {
        let form = try html(NoteFormView(note("A", text: "\nOne\n\"two\""), problem: nil))
        #expect(form.contains("name=\"ifMatch\" value=\"e1\""))
        #expect(form.contains("name=\"was\" value=\"\nOne\n&quot;two&quot;\""))
        #expect(form.contains("name=\"wasName\" value=\"A\""))
        #expect(form.contains("autofocus>\n\nOne\n&quot;two&quot;</textarea>"))
        let problem = Problem(
            message: "Too long.", form: NoteFormView.form, address: "/notes/save",
            fields: [
                "ifMatch": "e0", "was": "Zero", "wasName": "Null", "shownTags": "old",
                "notes": "Mine",
            ])
        let again = try html(NoteFormView(note("A", text: "One"), problem: problem))
        #expect(again.contains("name=\"ifMatch\" value=\"e0\""))
        #expect(again.contains("name=\"was\" value=\"Zero\""))
        #expect(again.contains("name=\"wasName\" value=\"Null\""))
        #expect(again.contains("name=\"shownTags\" value=\"old\""))
    }

    @Test("The page of a note says at whose homes it is, of those who read it elsewhere")
    func reached() throws {
        var (there, away) = (reader("Bea", .keeper), reader("Cid", .friend))
        (there.hasAll, away.hasAll) = (true, false)
        let readers = [reader("Ann", .owner, isCaller: true), there, away]
        let shared = try page(of: note("A"), on: list(readers: 2), readers: readers)
        #expect(shared.contains("Bea has all of it"))
        #expect(shared.contains("Cid gets what is new when your homes next meet"))
        let alone = try page(of: note("A"), on: list())
        #expect(!alone.contains("all of it") && !alone.contains("what is new"))
    }

    @Test("Whoever pasted many lines sees what comes of them before they say yes")
    func pasted() throws {
        let lines = Self.hostile.map { NewLine(name: $0) } + [NewLine(name: "Milk", isDone: true)]
        let many = lines + (1...60).map { NewLine(name: "Thing \($0)") }
        let page = try html(
            PastedView.lines(
                many, longCount: 1, word: "0a", list: list(), page: "/lists/ab", child: nil))
        #expect(page.contains("Add 67 lines to “Boat”?") && page.contains("Add 67 lines</button>"))
        #expect(page.contains("1 of them is ticked.") && page.contains("… and 17 more"))
        #expect(page.contains("1 line is long: all of it stands in its text."))
        #expect(page.contains("name=\"of\" value=\"0a\"") && page.contains("href=\"/lists/ab\""))
        #expect(!page.contains("<script>alert") && !page.contains("<img src=x"))
        let wishes = [ImportedWish(line: 1, name: "Mug", fields: WishFields(quantity: "2"))]
        let asked = try html(
            PastedView.wishes(
                wishes + wishes, remarks: [Text(verbatim: "Look")], word: "0a", list: nil,
                page: "/new", child: "Kid"))
        #expect(asked.contains("Add 2 wishes?") && asked.contains("× 2") && asked.contains("Look"))
        #expect(asked.contains("name=\"for\" value=\"Kid\""))
    }

    @Test("A line of a checklist is a box with its name, and those who may only read tick none")
    func checklist() throws {
        let done = note("Bread", fields: NoteFields(check: NoteCheck(isDone: true, by: "Friend")))
        func shown(_ list: ListInfo) throws -> String {
            try html(
                ChecklistView(
                    ChecklistShown(
                        list: list, open: [note("Milk")], done: [done], hidden: 12),
                    NotesHead(list, readers: [], backups: nil), comments: nil))
        }
        var overwritten = list(readers: 1)
        overwritten.overwrites = Overwrites(count: 2, by: ["Friend"])
        #expect(try shown(overwritten).contains("notes/keep"))
        let own = try shown(list(readers: 1))
        #expect(!own.contains("notes/keep"))
        #expect(own.split(separator: "role=\"checkbox\"").count == 3)
        #expect(own.contains("12 done lines are put away.") && own.contains("notes/lines/add"))
        #expect(own.contains("<bdi>Friend</bdi>"))
        let read = try shown(list(isOwn: false, readers: 1))
        #expect(!read.contains("role=\"checkbox\"") && !read.contains("notes/lines/add"))
        #expect(read.contains("Milk") && read.contains("Bread"))
    }

    @Test("A list of notes is shared to be read or edited, and nothing on it is reserved")
    func sharing() throws {
        let view = ShareView(
            list(readers: 2), readers: [reader("Friend", .keeper), reader("Aunt", .friend)],
            friends: [], problem: nil)
        let page = try html(view)
        #expect(page.contains("May edit it") && page.contains("May read it"))
        #expect(!page.contains("eserve"))
    }

    @Test("Who has only wishes sees no room of notes")
    func rooms() throws {
        var frame = PageFrame()
        frame.visitor = Visitor(name: "Me", formToken: "t", formNumber: "n", unreadNews: 0)
        let page = renderer.html(Page(Text("Cart"), frame, ArrangeView.lists([])))
        #expect(!page.contains("/notes"))
        frame.rooms = [.gifts, .notes]
        frame.room = .notes
        frame.address = "/notes/tags"
        let other = renderer.html(
            Page(Text("Tags"), frame, TagsView(TagsShown(tags: [], total: 0))))
        for place in ["/notes", "/notes/tags", "/notes/new", "/notes/shared", "/notes/find"] {
            #expect(other.contains("href=\"\(place)\""))
        }
        #expect(!other.contains("href=\"/cart\""))
        #expect(Room.notes.leads(to: "/notes/bin") && !Room.notes.leads(to: "/notesx"))
        #expect(!Room.gifts.leads(to: "/notes"))
    }

    @Test(
        "No number in an address is too large for the page", arguments: [Int.max, Int.min, -1, 0])
    func start(_ from: Int) {
        var search = NotesSearch(path: "/notes", from: from)
        #expect((0...10_000_000).contains(search.from))
        search.from = from
        #expect((0...10_000_000).contains(search.from))
        // What it says of itself is reckoned with it.
        _ = NotesGrid(NotesShown(notes: [], total: 0, tags: []), search)
    }
}
