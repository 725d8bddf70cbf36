import HearthAPI
import HearthLanguage
import HearthLists

/// What the circle whispers about a wish or a list; never made for an owner.
struct TalkView: Sendable {
    let lines: [TalkLine]
    /// Nil where these are all.
    let ways: PageWays?
    let about: String

    /// `path`: of the list or the wish, by its owner's name.
    init(_ whispers: WhispersInfo, about path: String) {
        let list = NamePath(Array(NamePath(path).pieces.prefix(2))).text
        let isOfList = path == list
        lines = whispers.whispers.map { whisper in
            TalkLine(
                id: whisper.id, author: whisper.author, isCaller: whisper.isCaller,
                text: whisper.text,
                about: isOfList ? whisper.wish : nil, time: whisper.time,
                action: whisper.isCaller
                    ? TalkLine.Action(
                        DeleteWhisper.path, ["list": list, "whisper": whisper.id],
                        Text("Take back"))
                    : nil)
        }
        ways = PageWays.talk(
            lines.count, earlier: whispers.earlier, later: whispers.later, mark: "whispers",
            at: "talk")
        about = path
    }
}

/// What is said openly.
struct CommentsView: Sendable {
    let lines: [TalkLine]
    /// Nil where these are all.
    let ways: PageWays?
    let on: String
    /// They stand on the reader's own list.
    let isOwner: Bool
    /// That some are hidden, with the way to them; nil when none are, or all are shown.
    let hidden: Text?

    /// Nil for a list that nobody else reads, as long as nothing is said there.
    ///
    /// `path`: of the list or the wish.
    init?(_ comments: CommentsInfo, on path: String, _ list: ListInfo) {
        let isAlone = list.isOwn && list.readers == 0 && list.coOwners.isEmpty
        guard !isAlone || !comments.comments.isEmpty || comments.hidden > 0 else { return nil }
        isOwner = list.isOwn
        let isOfList = NamePath(path).pieces.count == 1
        lines = comments.comments.map { comment in
            TalkLine(
                id: comment.id, author: comment.author, isCaller: comment.isCaller,
                text: comment.text,
                about: isOfList ? comment.wish : nil, time: comment.time,
                action: Self.action(of: comment))
        }
        ways = PageWays.talk(
            lines.count, earlier: comments.earlier, later: comments.later, mark: "comments",
            at: "comments")
        on = path
        let isShowingAll = comments.comments.contains(where: \.isHidden)
        hidden =
            comments.hidden == 0 || isShowingAll
            ? nil
            : Text(
                count: comments.hidden, one: "Show 1 comment that you hid",
                other: "Show \(comments.hidden) comments that you hid")
    }

    /// One's own is taken back for all, somebody else's is hidden from oneself.
    private static func action(of comment: CommentInfo) -> TalkLine.Action {
        if comment.isCaller {
            return TalkLine.Action(
                DeleteComment.path, ["comment": comment.id], Text("Take back"))
        }
        return TalkLine.Action(
            HideComment.path, ["comment": comment.id, "hidden": "\(!comment.isHidden)"],
            comment.isHidden ? Text("Show again") : Text("Hide from me"))
    }
}

/// What somebody said, and what can be done about it.
struct TalkLine: Sendable {
    let id: String
    let face: Face
    let isCaller: Bool
    let text: String
    /// The wish, where words about the whole list stand beside it.
    let about: String?
    /// ISO 8601, and as people say it.
    let time: String?
    let when: Text?
    let action: Action?
    /// What its menu is called.
    let choices: Text

    struct Action: Sendable {
        let operation: String
        let fields: [ConfirmView.Field]
        let label: Text

        init(_ operation: String, _ fields: KeyValuePairs<String, String>, _ label: Text) {
            self.operation = operation
            self.fields = fields.map { ConfirmView.Field(name: $0, value: $1) }
            self.label = label
        }
    }

    init(
        id: String, author: String, isCaller: Bool, text: String, about: String?, time: String?,
        action: Action?
    ) {
        self.id = id
        face = Face(author)
        self.isCaller = isCaller
        self.text = text
        self.about = about
        self.time = time
        when = time.map { DateText.moment($0) }
        self.action = action
        choices =
            isCaller ? Text("Choices for what you wrote") : Text("Choices for what \(author) wrote")
    }
}
