package import HearthAPI
package import HearthLanguage

/// A list that the visitor said yes to, and that has not come yet.
package struct ArrivingView: PageContent {
    package static let template = "arriving"

    package let heading: Text
    let text: Text

    package init(_ list: ListInfo) {
        heading = Text("“\(list.title ?? "…")” is on its way")
        text = Text(
            "It opens here as soon as \(Text(whose: list.owner)) home has sent it. That takes a moment while both homes are on. You need not wait: when it has come, it stands under News."
        )
    }
}
