import Foundation
import HearthAPI
import HearthKinds
import HearthPages
import Testing

@testable import HearthWeb

@Suite("What a page says when a form was sent")
struct FormAnswersTests {
    @Test(
        "Every operation that pages offer has an answer",
        arguments: FormActions.all().offers.keys.sorted())
    func answer(path: String) throws {
        let offer = try #require(FormActions.all()[path])
        #expect(offer.saysItself || Notice.of(done: path, undo: nil) != nil)
    }

    /// The tests in a browser send each of them. Those of a kind of list stand in its own table.
    @Test("The tables of forms that browsers send are those of the program")
    func tables() throws {
        let ofKinds = Dictionary(
            uniqueKeysWithValues: KindPages.table.all.map { kind in
                var actions = FormActions()
                kind.offer(&actions)
                let own = Set(kind.forms.map(\.address))
                return ("kinds/\(kind.kind)-forms.txt", own.union(actions.offers.keys))
            })
        let all = Set(OwnForm.all.keys).union(FormActions.all().offers.keys)
        let others = ofKinds.values.reduce(all) { $0.subtracting($1) }
        for (name, forms) in ofKinds.merging(["every-form.txt": others], uniquingKeysWith: { $1 }) {
            try Self.expect(forms, in: name)
        }
    }

    private static func expect(_ forms: Set<String>, in name: String) throws {
        let file = URL(filePath: #filePath).appending(path: "../../../HearthBrowserTests/\(name)")
            .standardized
        let table = forms.sorted().map { $0 + "\n" }.joined()
        if ProcessInfo.processInfo.environment["HEARTH_UPDATE_SNAPSHOTS"] != nil {
            try Data(table.utf8).write(to: file)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == table, "\(name)")
    }
}
