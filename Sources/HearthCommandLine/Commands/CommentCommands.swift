import ArgumentParser
import HearthAPI
import HearthLanguage

/// `hearth comments`.
struct CommentsCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "comments", "Show what is said openly on a list or a wish.",
        example: "hearth comments Owner/Birthday",
        more: "Everybody who reads the list reads this, its owner too.")

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    @Argument(
        help: "LIST, FRIEND/LIST, LIST/WISH or FRIEND/LIST/WISH.",
        completion: .names(.listsAndWishes))
    var subject: String

    @Flag(help: "Also what you hid.")
    var hidden = false

    @OptionGroup var before: EarlierOptions

    func run(_ client: NodeClient, _ console: Console) async throws {
        let comments = try await client.perform(
            ShowComments(
                on: subject, hidden: hidden ? "yes" : nil, from: before.latest, count: before.count)
        )
        try console.answer(comments, asJSON: node.json) { comments in
            console.say(comments)
            before.explain(comments.comments.count, earlier: comments.earlier, on: console)
        }
    }
}

/// `hearth comment`.
struct CommentCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "comment", "Say something openly on a list or a wish: its owner reads it too.",
        example: "hearth comment \"Owner/Birthday/Wool socks\" \"Which colour?\"",
        more: "For what the owner must not see there is `hearth whisper`.",
        subcommands: [Add.self, Delete.self, Hide.self, Unhide.self],
        defaultSubcommand: Add.self)

    struct Add: NodeCommand {
        static let configuration = CommandConfiguration(
            "add", "Say something (what `hearth comment` alone does).",
            example: "hearth comment add \"Owner/Birthday/Wool socks\" \"Which colour?\"")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var confirmation: ConfirmationOptions

        @Argument(
            help: "LIST, FRIEND/LIST, LIST/WISH or FRIEND/LIST/WISH.",
            completion: .names(.listsAndWishes))
        var subject: String

        @Argument(help: "What you want to say, at most 1000 characters.")
        var text: String

        func run(_ client: NodeClient, _ console: Console) async throws {
            // A wrong name is told before anything is asked.
            let comments = try await client.perform(ShowComments(on: subject))
            if !comments.isOwn {
                console.explain(CommentText.audience(comments))
                try confirmation.confirmIfPossible(Text("Say it openly?"), on: console)
            }
            let comment = try await client.perform(AddComment(on: subject, text: text))
            try console.answer(comment, asJSON: node.json) { comment in
                console.say(Text("Said on “\(comment.wish ?? comment.list)”."))
            }
        }
    }

    struct Delete: NodeCommand {
        static let configuration = CommandConfiguration(
            "delete", "Take back something that you said.",
            example: "hearth comment delete 3f0c112233445566",
            more: "Those who have read it may remember it.")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var confirmation: ConfirmationOptions

        @Argument(help: "The id that `hearth comments` shows.")
        var comment: String

        func run(_ client: NodeClient, _ console: Console) async throws {
            try confirmation.confirm(Text("Take back the comment \(comment)?"), on: console)
            let done = try await client.perform(DeleteComment(comment: comment))
            try console.answer(done, asJSON: node.json) { _ in
                console.say(Text("Taken back."))
            }
        }
    }

    struct Hide: NodeCommand {
        static let configuration = CommandConfiguration(
            "hide", "Hide somebody's comment, from you alone.",
            example: "hearth comment hide 3f0c112233445566")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The id that `hearth comments` shows.")
        var comment: String

        func run(_ client: NodeClient, _ console: Console) async throws {
            let comment = try await client.perform(HideComment(comment: comment, hidden: true))
            try console.answer(comment, asJSON: node.json) { comment in
                console.say(Text("Hidden; the others see it as before."))
            }
        }
    }

    struct Unhide: NodeCommand {
        static let configuration = CommandConfiguration(
            "unhide", "Show a comment again that you hid.",
            example: "hearth comment unhide 3f0c112233445566")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The id that `hearth comments --hidden` shows.")
        var comment: String

        func run(_ client: NodeClient, _ console: Console) async throws {
            let comment = try await client.perform(HideComment(comment: comment, hidden: false))
            try console.answer(comment, asJSON: node.json) { comment in
                console.say(Text("Shown again: “\(comment.text)”"))
            }
        }
    }
}

extension Console {
    /// What is said, after who reads it.
    func say(_ comments: CommentsInfo) {
        say(CommentText.audience(comments))
        if comments.comments.isEmpty { say(Text("Nobody has said anything yet.")) }
        for comment in comments.comments {
            say([""])
            sayHeading(Text(verbatim: CommentText.heading(comment)))
            say(
                comment.text.split(separator: "\n", omittingEmptySubsequences: false).map {
                    "  " + SafeText.line(String($0))
                })
        }
        for line in CommentText.remarks(comments) { explain(line) }
    }
}
