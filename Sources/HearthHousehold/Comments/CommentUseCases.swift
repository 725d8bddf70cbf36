import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension ShowComments: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> CommentsInfo {
        let (open, item) = try household.subject(at: on, for: asker, work)
        let (read, unreadable) = try household.comments(on: open, work)
        let hidden = try Set(household.preferences(of: asker.identity, work).hidden ?? [])
        let infos = read.filter { item == nil || $0.comment.item == item?.id }
            .map { household.info($0, in: open, hidden: hidden) }
        let isAll = self.hidden == "yes"
        let shown = infos.filter { isAll || !$0.isHidden }
        let range = AskedPart(from: from, count: count, AskedPart.lines).lastRange(of: shown.count)
        return CommentsInfo(
            list: open.merged.head.title, listID: open.id.hex, owner: open.ownerNames,
            isOwn: open.isOwn, comments: Array(shown[range]), unreadable: unreadable,
            hidden: isAll ? 0 : infos.count(where: \.isHidden),
            earlier: range.lowerBound, later: shown.count - range.upperBound)
    }
}

extension AddComment: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> CommentInfo {
        let text = try Names.cleaned(text, field: "comment", rule: .comment)
        let (open, item) = try household.subject(at: on, for: asker, work)
        guard let keys = asker.keys else { throw HearthError(.locked, ["member": asker.name]) }
        guard !open.isTray else { throw HearthError(.trayCannotBeShared) }
        var own = try household.ownComments(
            of: asker.identity, on: open.id, keys: keys, work)
        let commentID: CommentID = try id.first()
        if let made = own.comments.first(where: { $0.id == commentID }) {
            guard made.item == item?.id, made.text == text else { throw id.isUsed }
            return household.info(made, by: asker, in: open)
        }
        let isGone = try household.preferences(of: asker.identity, work).isGone(commentID.hex)
        guard !isGone else { throw id.isUsed }
        let seen = try household.comments(on: open, work).read.map(\.comment.time)
        let comment = Comment(
            id: commentID, item: item?.id,
            time: CommentClock.next(after: seen, at: work.now), text: text)
        own.comments.append(comment)
        guard own.comments.count <= Limits.commentsPerAuthorAndList,
            own.encode().count <= Comments.byteLimit
        else {
            throw HearthError(.commentsFull, ["list": open.merged.head.title])
        }
        try household.publish(
            own, on: open.id, epoch: open.entry.epoch, key: open.key, keys: keys, work)
        return household.info(comment, by: asker, in: open)
    }
}

extension DeleteComment: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> Done {
        guard let keys = asker.keys else { throw HearthError(.locked, ["member": asker.name]) }
        var state = try household.preferences(of: asker.identity, work)
        guard !state.isGone(comment.lowercased()) else { return Done() }
        let (open, found) = try household.comment(comment, for: asker, keys: keys, work)
        guard found.author == asker.identity else {
            throw HearthError(.notYourComment, ["name": found.name])
        }
        var own = try household.ownComments(
            of: asker.identity, on: open.id, keys: keys, work)
        own.remove(found.comment.id, at: work.now)
        try household.publish(
            own, on: open.id, epoch: open.entry.epoch, key: open.key, keys: keys, work)
        state.note(gone: found.comment.id.hex)
        try household.savePreferences(state, of: asker.identity, keys: keys, work)
        return Done()
    }
}

extension HideComment: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> CommentInfo {
        guard let keys = asker.keys else { throw HearthError(.locked, ["member": asker.name]) }
        let (open, found) = try household.comment(comment, for: asker, keys: keys, work)
        var state = try household.preferences(of: asker.identity, work)
        var marks = (state.hidden ?? []).filter { $0 != found.mark }
        if hidden { marks.append(found.mark) }
        state.hidden = marks.suffix(Preferences.hiddenLimit)
        try household.savePreferences(state, of: asker.identity, keys: keys, work)
        household.noteChange()
        return household.info(found, in: open, hidden: Set(marks))
    }
}

extension ReadComment {
    /// Tells it from every other that somebody reads: ids are unique for one author only.
    fileprivate var mark: String { comment.id.hex + author.hex.prefix(8) }
}

extension Household {
    /// What the asker said themselves.
    fileprivate func info(
        _ comment: Comment, by asker: Asker, in open: OpenList
    ) -> CommentInfo {
        info(
            ReadComment(
                author: asker.identity, name: asker.name, role: open.reader.role,
                comment: comment, isBelievable: true), in: open, hidden: [])
    }

    fileprivate func info(
        _ read: ReadComment, in open: OpenList, hidden: Set<String>
    ) -> CommentInfo {
        let item = read.comment.item.flatMap { open.liveItem($0) }
        return CommentInfo(
            id: read.comment.id.hex, author: read.name,
            isCaller: read.author == open.reader.identity, role: read.role?.answer,
            list: open.merged.head.title, wish: item?.name,
            isWishGone: read.comment.item != nil && item == nil,
            time: read.isBelievable ? read.comment.time.text : nil, text: read.comment.text,
            isHidden: hidden.contains(read.mark))
    }

    /// The comment with this id, on any of the lists that a member reads.
    fileprivate mutating func comment(
        _ id: String, for asker: Asker, keys: MemberKeys, _ work: Work
    ) throws -> (open: OpenList, comment: ReadComment) {
        let typed = ShortID.withoutSign(id).lowercased()
        var found: [(OpenList, ReadComment)] = []
        for open in try allOpenLists(of: asker.identity, keys: keys, work) {
            found += try comments(on: open, work).read
                .filter { $0.comment.id.hex == typed }
                .map { (open, $0) }
        }
        guard let first = found.first else { throw HearthError(.unknownComment, ["name": id]) }
        guard found.count == 1 else {
            throw HearthError(.ambiguousComment, ["name": id])
        }
        return first
    }

    /// The list, or the wish on it, that a path names: `LIST`, `FRIEND/LIST`, `LIST/WISH` or
    /// `FRIEND/LIST/WISH`; what can be a list is one.
    mutating func subject(
        at path: String, for asker: Asker, _ work: Work
    ) throws -> (open: OpenList, item: Item?) {
        let pieces = NamePath(path).pieces.count
        if pieces > 2 {
            let (open, item) = try item(at: path, for: asker, work)
            return (open, item)
        }
        do {
            return (try list(at: path, for: asker, work), nil)
        } catch let error as HearthError {
            guard pieces == 2,
                [.unknownList, .unknownFriend, .didYouMean].contains(error.code)
            else {
                throw error
            }
            do {
                let (open, item) = try item(at: path, for: asker, work)
                return (open, item)
            } catch let other as HearthError {
                // The list is there and the wish is not: that is what to say.
                throw [.unknownList, .didYouMean].contains(other.code) ? error : other
            }
        }
    }
}
