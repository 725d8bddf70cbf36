package import HearthAPI
import HearthLanguage

/// Who has a picture, of those whom the visitor knows. All pages show faces, so that it stands beside
/// them, as the language does.
package struct KnownPictures: Sendable {
    @TaskLocal package static var current = KnownPictures()

    private var addresses: [String: String] = [:]

    package init(_ people: [PicturedPerson] = []) {
        for person in people {
            addresses[person.name] =
                person.isCaller ? "/face" : "/face?friend=\(PercentCoding.encode(person.name))"
        }
    }

    /// Where a picture is; nil for those who have none.
    func address(of name: String) -> String? { addresses[name] }
}
