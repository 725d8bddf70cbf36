/// Makes notes of all that the caller wrote on a list of notes and others overwrote without having seen it.
package struct KeepAsNotes: Operation {
    package typealias Answer = [ItemInfo]
    package static let path = "notes/keep"
    package static let askers = Askers.everybody

    package var list: String

    package init(list: String) {
        self.list = list
    }
}
