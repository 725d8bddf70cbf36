import HearthAPI
import HearthLanguage

/// Open comments, for a person.
enum CommentText {
    /// Who reads them, so that nobody tells a surprise here.
    static func audience(_ comments: CommentsInfo) -> Text {
        if comments.isOwn { return Text("Everybody who reads “\(comments.list)” reads this.") }
        let (list, owner) = (comments.list, comments.owner)
        return Text(
            "Everybody who reads “\(list)” reads this, \(owner) too. For what \(owner) must not see there is `hearth whisper`."
        )
    }

    /// Who said it, when, about what, and under which id.
    static func heading(_ comment: CommentInfo) -> String {
        var author = comment.isCaller ? Text("you") : Text(verbatim: comment.author)
        switch comment.role {
        case nil: author = Text("\(author) (has left the list)")
        case .owner where !comment.isCaller: author = Text("\(author) (owner)")
        case .owner, .keeper, .friend: break
        }
        let time = TimeText.local(comment.time).map { Text(verbatim: $0) }
        var pieces = [author, time ?? Text("at an unknown time")]
        if let wish = comment.wish { pieces.append(Text("on “\(wish)”")) }
        if comment.isWishGone { pieces.append(Text("on a wish that is gone")) }
        if comment.isHidden { pieces.append(Text("hidden")) }
        return pieces.map(\.string).joined(separator: ", ") + "  [\(comment.id)]"
    }

    /// What else there is to know.
    static func remarks(_ comments: CommentsInfo) -> [Text] {
        var lines: [Text] = []
        if comments.hidden > 0 {
            lines.append(Text("Hidden by you: \(comments.hidden). `--hidden` shows them."))
        }
        if comments.unreadable > 0 {
            lines.append(
                Text(
                    "People whose comments cannot be read here yet: \(comments.unreadable). They come when the nodes have met."
                ))
        }
        return lines
    }
}
