import HearthAPI
import HearthHome
import HearthPages
import Testing

@testable import HearthWeb

/// What a browser keeps of what somebody does in secret (RFC 9110 has no word on it; browsers keep
/// addresses, titles and what was typed).
@Suite("Forms of the circle")
struct CircleFormsTests {
    /// Every form of every template: the tag it begins with, and what stands in it.
    private static var forms: [(template: String, tag: Substring, body: Substring)] {
        Templates.all.flatMap { name, text in
            text.split(separator: "<form ").dropFirst().map { piece in
                let end = piece.firstIndex(of: ">") ?? piece.endIndex
                let close = piece.firstRange(of: "</form>")?.lowerBound ?? piece.endIndex
                return (name, piece[..<end], piece[end..<close])
            }
        }
    }

    private static func operation(_ body: Substring) -> Substring? {
        body.firstRange(of: "name=\"do\" value=\"").map { start in
            body[start.upperBound...].prefix { $0 != "\"" }
        }
    }

    @Test("All operations are sent to one address, which says nothing")
    func address() {
        #expect(Self.forms.count { $0.tag.contains("action=\"/do\"") } > 30)
        for form in Self.forms {
            #expect(!form.tag.contains("/do/"), "\(form.template): \(form.tag)")
            #expect(
                form.tag.contains("action=\"/do\"") == (Self.operation(form.body) != nil),
                "\(form.template): \(form.tag)")
        }
    }

    @Test("No browser keeps what is typed where the circle acts")
    func typed() {
        let secret = Set(HouseholdOperations.all.filter { $0.changesClaims }.map { $0.path })
        var found: Set<String> = []
        for form in Self.forms {
            guard let operation = Self.operation(form.body).map(String.init),
                secret.contains(operation) || operation.hasPrefix("thanks/tell")
            else { continue }
            found.insert(operation)
            #expect(
                form.tag.contains("autocomplete=\"off\""), "\(operation) in \(form.template)")
        }
        for operation in [
            ReserveWish.path, ChipIn.path, AddIdea.path, AddWhisper.path, FreeWish.path,
        ] {
            #expect(found.contains(operation), "\(operation) has no form, or is no secret")
        }
    }

    @Test("No browser keeps what is typed or chosen in a form whose fields become an address")
    func looking() {
        let looking = Self.forms.filter { $0.tag.contains("method=\"get\"") }
        #expect(Set(looking.map(\.template)).isSuperset(of: ["cart", "list-seek"]))
        for form in looking {
            #expect(form.tag.contains("autocomplete=\"off\""), "\(form.template): \(form.tag)")
        }
        // A form without a method is such a form, too.
        for form in Self.forms {
            #expect(form.tag.contains("method=\""), "\(form.template): \(form.tag)")
        }
    }
}
