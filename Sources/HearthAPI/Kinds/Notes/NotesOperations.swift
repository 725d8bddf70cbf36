/// Notes from all lists of notes that the caller reads, those that are pinned first. Lines of checklists are among
/// them where they are looked for, or where their list is named.
package struct ShowNotes: Operation {
    package typealias Answer = NotesShown
    package static let path = "notes"
    package static let askers = Askers.everybody
    package static let isReading = true

    /// nil: all.
    package var list: String?
    /// One a line; all of them stand on the note.
    package var tags: String?
    /// Each word of it stands in the name, the text, a tag or a caption.
    package var text: String?
    /// What the note has.
    package var has: NoteContent?
    /// Anything: the bin instead of what is not there, with what was put into it within 30 days.
    package var bin: String?
    /// `edited` (if nothing is said), `added` or `name`.
    package var sort: String?
    /// How many to leave out at the start.
    package var from: String?
    /// At most so many; 100 if nothing is said, 500 at most.
    package var count: String?

    package init(
        list: String? = nil, tags: [String]? = nil, text: String? = nil, has: NoteContent? = nil,
        bin: Bool = false, sort: String? = nil, from: Int? = nil, count: Int? = nil
    ) {
        self.list = list
        self.tags = tags.flatMap { $0.isEmpty ? nil : $0.joined(separator: "\n") }
        self.text = text
        self.has = has
        self.bin = bin ? "yes" : nil
        self.sort = sort
        self.from = from.map(String.init)
        self.count = count.map(String.init)
    }
}

/// What a note can have.
package enum NoteContent: String, Codable, Sendable, Hashable, CaseIterable {
    case text, picture, sound
}

/// Notes that were found.
package struct NotesShown: Codable, Sendable, Hashable {
    package var notes: [ItemInfo]
    /// How many there are, whether they are among these or not.
    package var total: Int
    /// Of all notes that are looked through, with how many notes have each; the most used first.
    package var tags: [TagCount]

    package init(notes: [ItemInfo], total: Int, tags: [TagCount]) {
        self.notes = notes
        self.total = total
        self.tags = tags
    }
}

/// A tag, and on how many notes it stands.
package struct TagCount: Codable, Sendable, Hashable {
    package var tag: String
    package var notes: Int

    package init(tag: String, notes: Int) {
        self.tag = tag
        self.notes = notes
    }
}

/// One note, with what only its reader knows of it.
package struct ShowNote: Operation {
    package typealias Answer = NoteShown
    package static let path = "notes/show"
    package static let askers = Askers.everybody
    package static let isReading = true

    /// `LIST/NOTE`, or the note's name when it is in the tray of notes.
    package var note: String

    package init(note: String) {
        self.note = note
    }
}

/// A note and the list on which it stands.
package struct NoteShown: Codable, Sendable, Hashable {
    package var note: ItemInfo
    package var list: ListInfo
    /// When the reader is reminded of it, ISO 8601.
    package var remindAt: String?

    package init(note: ItemInfo, list: ListInfo, remindAt: String? = nil) {
        self.note = note
        self.list = list
        self.remindAt = remindAt
    }
}

/// Writes a note, in a list of notes or in the tray of notes.
package struct AddNote: Creating {
    package typealias Answer = ItemInfo
    package static let path = "notes/add"
    package static let askers = Askers.everybody

    /// At random. The first 16 of its digits are the id of the note.
    package var id: NewID
    /// nil: the tray of notes.
    package var list: String?
    /// nil: made of the first line of the text.
    package var name: String?
    /// What to call it where neither a name nor a text is given.
    package var otherwise: String?
    package var text: String?
    package var tags: [String]?
    package var isPinned: Bool?
    /// When it was written and last changed, ISO 8601; nil: now.
    package var added: String?
    package var edited: String?

    package init(
        list: String? = nil, name: String? = nil, otherwise: String? = nil, text: String? = nil,
        tags: [String]? = nil, isPinned: Bool? = nil, added: String? = nil,
        edited: String? = nil, id: NewID = .random()
    ) {
        self.id = id
        self.list = list
        self.name = name
        self.otherwise = otherwise
        self.text = text
        self.tags = tags
        self.isPinned = isPinned
        self.added = added
        self.edited = edited
    }
}

/// Changes what is given of a note, leaves the rest.
///
/// Where the note is another by now than what the caller saw, both are joined by lines. Where that cannot be, what
/// the caller wrote becomes a note beside it.
package struct EditNote: Operation, Hashable {
    package typealias Answer = NoteSaved
    package static let path = "notes/edit"
    package static let askers = Askers.everybody

    /// `LIST/NOTE`, or the note's name when it is in the tray of notes.
    package var note: String
    /// Empty: made of the text again.
    package var name: String?
    package var text: String?
    package var tags: [String]?
    package var isPinned: Bool?
    /// The `etag` of what the caller saw.
    package var ifMatch: String?
    /// The text of what the caller saw, without which nothing can be joined.
    package var was: String?
    /// The name of what the caller saw, empty where it was made of the text; without it another name is not joined.
    package var wasName: String?
    /// The tags of what the caller saw; without it the tags given take the place of those that others added.
    package var wasTags: [String]?

    package init(
        note: String, name: String? = nil, text: String? = nil, tags: [String]? = nil,
        isPinned: Bool? = nil, ifMatch: String? = nil, was: String? = nil,
        wasName: String? = nil, wasTags: [String]? = nil
    ) {
        self.note = note
        self.name = name
        self.text = text
        self.tags = tags
        self.isPinned = isPinned
        self.ifMatch = ifMatch
        self.was = was
        self.wasName = wasName
        self.wasTags = wasTags
    }
}

/// A note that was changed.
package struct NoteSaved: Codable, Sendable, Hashable {
    package var note: ItemInfo
    /// Somebody else had changed it meanwhile, and both are in it.
    package var isJoined: Bool
    /// Somebody else had changed it meanwhile, and what the caller wrote is this note.
    package var copy: ItemInfo?

    package init(note: ItemInfo, isJoined: Bool = false, copy: ItemInfo? = nil) {
        self.note = note
        self.isJoined = isJoined
        self.copy = copy
    }
}

/// Puts lines under a note; where it ends with them, nothing changes.
package struct AppendToNote: Operation {
    package typealias Answer = ItemInfo
    package static let path = "notes/append"
    package static let askers = Askers.everybody

    package var note: String
    package var text: String

    package init(note: String, text: String) {
        self.note = note
        self.text = text
    }
}

/// Puts notes into the bin, where they are for 30 days, or takes them out.
package struct BinNotes: Operation {
    package typealias Answer = [ItemInfo]
    package static let path = "notes/bin"
    package static let askers = Askers.everybody

    package var notes: [String]
    /// Takes them out again.
    package var restore: Bool?

    package init(notes: [String], restore: Bool? = nil) {
        self.notes = notes
        self.restore = restore
    }
}

/// Has the caller reminded of a note, and nobody else.
package struct RemindOfNote: Operation {
    package typealias Answer = NoteShown
    package static let path = "notes/remind"
    package static let askers = Askers.everybody

    package var note: String
    /// ISO 8601; nil: no more.
    package var at: String?

    package init(note: String, at: String? = nil) {
        self.note = note
        self.at = at
    }
}
