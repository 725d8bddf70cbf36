import HearthAPI
import HearthPages
import Testing

@testable import HearthWeb

@Suite("What a page says when a form was sent")
struct FormAnswersTests {
    @Test("Every operation that pages offer has an answer", arguments: FormActions.all().offers.keys.sorted())
    func answer(path: String) throws {
        let offer = try #require(FormActions.all()[path])
        #expect(offer.saysItself || Notice.of(done: path, undo: nil) != nil)
    }
}
