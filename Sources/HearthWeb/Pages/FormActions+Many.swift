import HearthAPI
import HearthForms
import HearthLanguage
import HearthPages

extension FormActions {
    /// The forms for all items of a list.
    mutating func offerMany() {
        offer(
            EmptyList.self,
            says: { done, _ in
                Text(
                    count: done.items, one: "1 entry is deleted.",
                    other: "\(done.items) entries are deleted.")
            },
            then: { done, _, finished in finished.undo = Self.undo(done) })
        offer(
            UndoMany.self,
            says: { back, _ in
                back.stayed == 0
                    ? Text("It is taken back.")
                    : Text(
                        count: back.stayed,
                        one: "It is taken back; 1 was changed since, and stays as it is.",
                        other:
                            "It is taken back; \(back.stayed) were changed since, and stay as they are."
                    )
            })
    }

    /// What a page offers after many items of a list were changed in one step, whatever their kind.
    static func undo(_ done: ManyChanged) -> Notice.Undo? {
        guard done.items > 0 else { return nil }
        return Notice.Undo(
            operation: UndoMany.path, ["list": done.listID, "at": String(done.at)])
    }
}
