import HearthAPI
import HearthLanguage
import HearthPages
import Hummingbird

extension Visit {
    /// What is shown at the address of a wish or a list that is not there, on open pages too, and
    /// where to go from there; nil: the error is about something else. It says the same to all, so
    /// that it depends on nothing that anybody reserved.
    func gone(_ error: HearthError) async -> Response? {
        let pieces = request.uri.path.split(separator: "/").map(String.init)
        guard pieces.first == "lists", pieces.count > 1 else { return nil }
        switch error.code.missing {
        case .item:
            guard let list = try? await ask(ShowList(list: pieces[1])).list else { return nil }
            guard list.isOfWishes else {
                return gone(
                    Text("It is not on the list any more"),
                    Text("It was deleted, or moved to another list."),
                    href: "/lists/\(PercentCoding.encode(pieces[1]))", Text("To the list"))
            }
            return gone(
                Text("This wish is not on the list any more"),
                list.isOwn
                    ? Text("It was deleted, or moved to another list.")
                    : Text(
                        "It was deleted, or moved to another list. Your cart says what became of what you reserved."
                    ),
                href: list.isTray ? "/wishes" : "/lists/\(PercentCoding.encode(pieces[1]))",
                Text("To the list"))
        case .list:
            return gone(
                Text("This list is not here"),
                Text(
                    "It was deleted, or it is not shared with you any more. Your cart says what became of what you reserved."
                ), href: "/", nil)
        case .thing, nil: return nil
        }
    }

    private func gone(
        _ heading: Text, _ message: Text, href: String, _ linkText: Text?
    ) -> Response {
        response(
            Text("Not found"),
            MessageView(
                heading: heading, message: message.string, href: href, linkText: linkText),
            status: .notFound)
    }
}
