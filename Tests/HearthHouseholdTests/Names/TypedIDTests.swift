import HearthAPI
import HearthLists
import HearthSimulation
import HearthTestHomes
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Ids as people type them")
struct TypedIDTests {
    @Test("With the sign before it or without, whole or short, an id names what it is of")
    func named() throws {
        let story = try Birthday()
        let world = story.world
        let wish = try world.perform(ShowItem(item: "Birthday/Kettle"), on: story.owner)
        let short = ShortID.of(hex: wish.id)
        for name in [wish.id, "#" + wish.id, "#" + short, short, "Kettle#" + short] {
            for list in ["Birthday", wish.listID, "#" + wish.listID] {
                let path = NamePath([list, name]).text
                let shown = try world.perform(ShowItem(item: path), on: story.owner)
                #expect(shown.id == wish.id, "\(path)")
            }
        }
        let said = try world.perform(
            AddComment(on: "Birthday", text: "When is it?"), on: story.owner)
        try world.perform(DeleteComment(comment: "#" + said.id), on: story.owner)
        let note = try world.perform(AddNote(text: "Call"), on: story.owner)
        for name in [note.id, "#" + note.id, ShortID.of(hex: note.id)] {
            #expect(try world.perform(ShowNote(note: name), on: story.owner).note.id == note.id)
        }
    }

    @Test("Digits alone that are one thing's name and another's id may mean either")
    func either() throws {
        let story = try Birthday()
        let world = story.world
        let wish = try world.perform(ShowItem(item: "Birthday/Kettle"), on: story.owner)
        let short = ShortID.of(hex: wish.id)
        let other = try world.perform(AddWish(list: "Birthday", name: short), on: story.owner)
        expectRefusal(.ambiguousWish) {
            try world.perform(ShowItem(item: "Birthday/" + short), on: story.owner)
        }
        let shown = try world.perform(ShowItem(item: "Birthday/#" + short), on: story.owner)
        #expect(shown.id == wish.id && other.id != wish.id)
    }
}
