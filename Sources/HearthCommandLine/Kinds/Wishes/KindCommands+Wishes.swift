import HearthAPI
import HearthLanguage

extension KindCommands {
    static let wishes = KindCommands(
        kind: WishBody.kind, items: Text("WISHES"), table: { ListText.wishes($0) },
        names: NameKind.ofWishes,
        now: { _, lists in
            let own = lists.filter { $0.isOwn && !$0.isArchived && $0.isOfWishes }
                .reduce(0) { $0 + $1.items }
            return [KindNow("own", own, label: Text("Your wishes"))]
        })
}
