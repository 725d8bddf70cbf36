import Foundation
import HearthAPI
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

    /// The tests in a browser send each of them.
    @Test("The table of forms that browsers send is that of the program")
    func table() throws {
        let file = URL(filePath: #filePath).appending(
            path: "../../../HearthBrowserTests/every-form.txt"
        ).standardized
        let names = OwnForm.allCases.map(\.rawValue) + FormActions.all().offers.keys
        let table = names.sorted().joined(separator: "\n") + "\n"
        if ProcessInfo.processInfo.environment["HEARTH_UPDATE_SNAPSHOTS"] != nil {
            try Data(table.utf8).write(to: file)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == table)
    }
}
