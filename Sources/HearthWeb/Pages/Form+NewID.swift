import HearthAPI
import HearthForms
import HearthSodium
import HearthWire

extension Form {
    /// The field with the random number that a page gave its forms.
    static let numberField = "form-number"
    private static let tokenField = "form-token"

    /// The field with the id that a browser has given to what its form creates: it may be told what else is to be
    /// done with it before the node has heard of it.
    static let idField = "form-id"

    /// What is created by this form is named so; nil where the page gave no number.
    ///
    /// Where the browser says nothing, it follows from that number and from all that the form holds: a form that is sent again because its
    /// answer got lost creates nothing more, and another text, another wish or another photo is
    /// something else.
    var newID: NewID? {
        if let given = self[Self.idField].flatMap({ NewID($0) }) { return given }
        guard let page = self[Self.numberField].flatMap({ NewID($0) }) else { return nil }
        var octets = Array("hearth/1 form \(page.text)".utf8)
        func add(_ text: String) {
            octets += Array("\(text.utf8.count):".utf8) + Array(text.utf8)
        }
        // The token looks different on each page, which may have been brought up to date meanwhile.
        for (name, value) in fields where name != Self.tokenField {
            add(name)
            add(value)
        }
        for file in files {
            add(file.field)
            octets += BLAKE2b.hash(file.octets)
        }
        return NewID(Hex.encode(BLAKE2b.hash(octets, count: 16)))
    }
}
