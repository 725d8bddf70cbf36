import HearthAPI
import HearthLanguage

extension KindCommands {
    static let wishes = KindCommands(
        kind: WishBody.kind, items: Text("WISHES"), table: { ListText.wishes($0) })
}
