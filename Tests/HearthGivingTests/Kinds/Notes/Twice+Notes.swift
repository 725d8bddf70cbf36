import HearthAPI
import HearthSimulation
import HearthTestHomes
import Testing

extension Twice {
    func notes() throws {
        let note = try send(AddNote(text: "Roof\ntiles", tags: ["house"]))
        let path = "\(note.listID)/\(note.id)"
        try send(
            EditNote(note: path, text: "Roof\nall tiles", ifMatch: note.etag, was: note.notes))
        try send(AppendToNote(note: path, text: "and nails"))
        try send(RemindOfNote(note: path, at: "2031-05-31T18:00:00Z"))
        try send(BinNotes(notes: [path]))
        try send(BinNotes(notes: [path], restore: true))
        let list = try send(NewNotesList(title: "Shopping")).id
        try send(SetChecklist(list: list, isOn: true))
        let line = try send(AddLine(list: list, name: "Milk"))
        try send(CheckLines(lines: ["\(list)/\(line.id)"], isDone: true))
        try send(ClearDone(list: list))
        try send(KeepAsNotes(list: list))
        let added = NewID.random()
        let lines = try send(
            AddLines(
                list: list, lines: [NewLine(name: "Bread"), NewLine(name: "Milk")], id: added))
        try send(TakeBackAdded(list: list, added: added, count: 2, at: lines.at))
    }
}
