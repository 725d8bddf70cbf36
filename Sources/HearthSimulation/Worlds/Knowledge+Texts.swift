import HearthAPI

/// What people were told is saved on lists of other kinds.
struct KnownTexts {
    struct Text {
        let seat: Knowledge.Seat
    }

    /// What one person said of a line of a checklist.
    struct Tick {
        let seat: Knowledge.Seat
        let isDone: Bool
    }

    /// Lines of notes, and lines of checklists by their names, that were saved and that nobody took away who
    /// had seen them.
    fileprivate(set) var texts: [String: Text] = [:]
    /// By the item's id: the only tick of it that anybody asked for.
    fileprivate(set) var ticks: [String: Tick] = [:]
    /// Ids of items whose tick somebody asked to change.
    fileprivate var asked: Set<String> = []
    /// Who was off a list once, or did not edit it: what nobody else had seen of theirs is with them.
    fileprivate(set) var off: Set<Knowledge.Seat> = []
    /// How many lines were saved.
    fileprivate(set) var written = 0
    /// Ids of what somebody changed: of copies that nobody did there is one each.
    var touched: Set<String> = []

    /// Whether it was they who were told last that this is saved, or ticked.
    func isLast(_ name: String, of seat: Knowledge.Seat) -> Bool {
        texts[name]?.seat == seat || ticks[name]?.seat == seat
    }
}

extension Knowledge {
    /// Somebody was told that these lines are saved.
    mutating func wrote(_ lines: [String], seat: Seat, home: Int, at moment: Ticks) {
        saved.written += lines.count
        for line in lines {
            saved.texts[line] = KnownTexts.Text(seat: seat)
            note(.texts(seat), wish: line, home: home, at: moment)
        }
    }

    /// Somebody who sees a line is about to put another in its place.
    ///
    /// - Returns: what was known of it, for `keeps`.
    mutating func takes(_ line: String) -> KnownTexts.Text? {
        saved.texts.removeValue(forKey: line)
    }

    /// They were told that this did not happen.
    mutating func keeps(_ line: String, _ text: KnownTexts.Text) { saved.texts[line] = text }

    /// Somebody is about to tick a line, or to take the tick away.
    ///
    /// - Returns: whether nobody did so before.
    mutating func ticks(_ id: String) -> Bool {
        saved.ticks[id] = nil
        return saved.asked.insert(id).inserted
    }

    mutating func ticked(_ id: String, isDone: Bool, seat: Seat, home: Int, at moment: Ticks) {
        saved.ticks[id] = KnownTexts.Tick(seat: seat, isDone: isDone)
        note(.texts(seat), wish: id, home: home, at: moment)
    }

    /// Somebody is to edit a list no more.
    mutating func takeOff(_ seat: Seat) { saved.off.insert(seat) }

    /// Nobody can say any more.
    mutating func giveUpText(_ name: String) {
        saved.texts[name] = nil
        saved.ticks[name] = nil
    }

    /// Whether what a person wrote has to be there: of who was taken off and whose home was put back, nobody
    /// can say what others held that had come to be dropped since.
    func isExpected(_ name: String, of seat: Seat) -> Bool {
        !saved.off.contains(seat)
            || !acknowledgements.contains {
                $0.subject == .texts(seat) && $0.wish == name && $0.holders != nil
            }
    }
}
