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

extension ListInfo {
    /// Whether its items are lines to tick.
    package var isChecklist: Bool { linesToDo != nil }
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
