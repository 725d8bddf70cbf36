import HearthAPI
import HearthCircle
import HearthHousehold
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension AddWhisper: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> WhisperInfo {
        let (list, subject) = try household.whisperSubject(about, for: asker, work)
        let open = list.open
        let text = try Names.cleaned(self.text, field: "whisper", rule: Whisper.rule)
        guard let talk = try household.circleTalk(of: open, work) else {
            throw HearthError(.internalError)
        }
        let own = try household.ownTalk(on: open, work)
        let whisperID: WhisperID = try id.first()
        if let time = own.time(ofWhisper: whisperID) {
            guard let made = own.whispers.first(where: { $0.time == time }),
                made.subject == subject?.id, made.text == text
            else { throw id.isUsed }
            return household.info(made, by: asker.identity, in: list, work)
        }
        var time = talk.nextTime(now: work.now)
        while own.whispers.contains(where: { $0.time == time })
            || own.removedWhispers.contains(time)
        {
            time = time.adding(.milliseconds(1))
        }
        let whisper = Whisper(subject: subject?.id, time: time, text: text)
        try household.changeTalk(on: open, work) { sheet throws(TalkSheetError) in
            try sheet.add(whisper, as: whisperID)
        }
        return household.info(whisper, by: asker.identity, in: list, work)
    }
}

extension ShowWhispers: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> WhispersInfo {
        let (list, subject) = try household.whisperSubject(about, for: asker, work)
        let open = list.open
        let own = try household.ownTalk(on: open, work)
        let whispers = try household.whispers(on: open, work)
            .filter { subject == nil || $0.value.subject == subject?.id }
        let range = AskedPart(from: from, count: count, AskedPart.lines).lastRange(
            of: whispers.count)
        return WhispersInfo(
            list: open.merged.head.title, owner: open.ownerNames,
            whispers: whispers[range].map {
                household.info($0.value, by: $0.author, in: list, work)
            },
            unreadable: try household.unread([.talk], of: open, work).people,
            usedPercent: own.usedPercent, earlier: range.lowerBound,
            later: whispers.count - range.upperBound)
    }
}

extension DeleteWhisper: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> Done {
        let open = try household.circleList(at: list, for: asker, work)
        let own = try household.ownTalk(on: open, work)
        let id = ShortID.withoutSign(whisper)
        guard !own.removedWhispers.contains(where: { Whisper.id(at: $0) == id }) else {
            return Done()
        }
        let named = own.whispers.first { $0.id == id }
        let found: Whisper
        do {
            found =
                try named
                ?? Names.one(
                    own.whispers, called: whisper, name: \.text, unknown: .unknownWhisper,
                    ambiguous: .ambiguousWhisper)
        } catch let error as HearthError where error.code == .unknownWhisper {
            throw HearthError(.unknownWhisper, ["name": whisper, "path": open.path.text])
        }
        try household.changeTalk(on: open, work) { sheet throws(TalkSheetError) in
            _ = sheet.removeWhisper(at: found.time)
        }
        return Done()
    }
}

extension Household {
    /// The list that a whisper is on and the wish or idea that it is about; nil: the list.
    fileprivate mutating func whisperSubject(
        _ path: String, for asker: Asker, _ work: Work
    ) throws -> (list: CircleList, subject: Item?) {
        try meaning(of: path, for: asker) { household, path in
            let isOfWish = path.pieces.count == 3
            // The list first: what an owner is told does not depend on what is there.
            let open = try household.circleList(
                at: isOfWish ? path.parent ?? path : path, for: asker, work)
            let list = try household.withIdeas(open, work)
            return (list, isOfWish ? try list.gift(called: path.name, by: asker.naming) : nil)
        }
    }

    fileprivate func info(
        _ whisper: Whisper, by author: IdentityKey, in list: CircleList, _ work: Work
    ) -> WhisperInfo {
        let item = whisper.subject.flatMap { list.liveItem($0) }
        return WhisperInfo(
            id: whisper.id, author: list.open.name(of: author),
            isCaller: author == list.reader.identity,
            time: whisper.time <= work.now.adding(Self.tolerance) ? whisper.time.text : nil,
            text: whisper.text, wish: item?.name,
            isWishGone: whisper.subject != nil && item == nil)
    }

    /// How far a clock may be ahead without that being worth telling.
    private static let tolerance: Duration = .seconds(300)
}

extension Whisper {
    /// Its time in 12 hexadecimal digits: what it is called by its author.
    var id: String { Self.id(at: time) }

    static func id(at time: WallTime) -> String {
        Hex.encode(
            (0..<6).reversed().map {
                UInt8(truncatingIfNeeded: time.milliseconds >> Int64(8 * $0))
            })
    }
}
