/// Makes a list of notes.
package struct NewNotesList: Creating {
    package typealias Answer = ListInfo
    package static let path = "notes/lists/new"
    package static let askers = Askers.everybody

    /// At random; the list's id follows from it.
    package var id: NewID
    package var title: String
    /// Every item is a line to tick.
    package var isChecklist: Bool?

    package init(title: String, isChecklist: Bool? = nil, id: NewID = .random()) {
        self.id = id
        self.title = title
        self.isChecklist = isChecklist
    }
}

/// Makes a checklist of a list of notes, or notes of a checklist.
package struct SetChecklist: Operation {
    package typealias Answer = ListInfo
    package static let path = "notes/checklist"
    package static let askers = Askers.everybody

    package var list: String
    package var isOn: Bool

    package init(list: String, isOn: Bool) {
        self.list = list
        self.isOn = isOn
    }
}

/// A list of notes with its lines: what is open first, then what is done, without what was cleared away.
package struct ShowChecklist: Operation {
    package typealias Answer = ChecklistShown
    package static let path = "notes/checklist/show"
    package static let askers = Askers.everybody
    package static let isReading = true

    package var list: String

    package init(list: String) {
        self.list = list
    }
}

/// A checklist.
package struct ChecklistShown: Codable, Sendable, Hashable {
    package var list: ListInfo
    package var open: [ItemInfo]
    package var done: [ItemInfo]
    /// How many were cleared away.
    package var hidden: Int

    package init(list: ListInfo, open: [ItemInfo], done: [ItemInfo], hidden: Int) {
        self.list = list
        self.open = open
        self.done = done
        self.hidden = hidden
    }
}

/// Puts a line on a checklist; one that was done or cleared away comes back instead.
package struct AddLine: Creating {
    package typealias Answer = ItemInfo
    package static let path = "notes/lines/add"
    package static let askers = Askers.everybody

    /// At random. The first 16 of its digits are the id of the line.
    package var id: NewID
    package var list: String
    package var name: String

    package init(list: String, name: String, id: NewID = .random()) {
        self.id = id
        self.list = list
        self.name = name
    }
}

/// A line that is put on a checklist together with others.
package struct NewLine: Codable, Sendable, Hashable {
    package var name: String
    /// What stands in its text.
    package var text: String?
    package var isDone: Bool?

    package init(name: String, text: String? = nil, isDone: Bool? = nil) {
        self.name = name
        self.text = text
        self.isDone = isDone
    }
}

/// Puts lines on a checklist in one step: all of them, or none if one of them is refused.
///
/// One that is there already is not added again: it is ticked, or comes back, as the new one says. Of several
/// that are called the same the first one counts. `TakeBackAdded` undoes it.
package struct AddLines: Creating {
    package typealias Answer = AddedLines
    package static let path = "notes/lines/add-all"
    package static let askers = Askers.everybody
    /// As many lines as a list holds, some of them with a text.
    package static let bodyLimit = 8 << 20

    /// At random. The ids of the lines follow from it.
    package var id: NewID
    package var list: String
    package var lines: [NewLine]

    package init(list: String, lines: [NewLine], id: NewID = .random()) {
        self.id = id
        self.list = list
        self.lines = lines
    }
}

/// What became of lines that were put on a checklist together.
package struct AddedLines: Codable, Sendable, Hashable {
    /// The id of the list.
    package var listID: String
    package var added: Int
    /// Lines that were there and are ticked now, or not ticked any more.
    package var changed: Int
    /// Lines that were there as they are.
    package var there: Int
    /// When, in milliseconds since 1970: `TakeBackAdded` asks for it.
    package var at: Int

    package init(listID: String, added: Int, changed: Int, there: Int, at: Int) {
        self.listID = listID
        self.added = added
        self.changed = changed
        self.there = there
        self.at = at
    }
}

/// Ticks lines of a checklist, or takes the ticks away.
package struct CheckLines: Operation {
    package typealias Answer = [ItemInfo]
    package static let path = "notes/check"
    package static let askers = Askers.everybody

    package var lines: [String]
    package var isDone: Bool

    package init(lines: [String], isDone: Bool) {
        self.lines = lines
        self.isDone = isDone
    }
}

/// Hides the lines of a checklist that are done, or shows hidden ones again.
package struct ClearDone: Operation {
    package typealias Answer = ChecklistShown
    package static let path = "notes/clear"
    package static let askers = Askers.everybody

    package var list: String
    /// Shows again what was hidden last.
    package var undo: Bool?
    /// With `undo`: shows all again that are hidden.
    package var all: Bool?

    package init(list: String, undo: Bool? = nil, all: Bool? = nil) {
        self.list = list
        self.undo = undo
        self.all = all
    }
}
