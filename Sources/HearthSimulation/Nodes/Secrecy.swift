import HearthAPI

/// Which operations draw and work in secret: those that change claims, and those that show them.
enum Secrecy {
    static func isSecret<Request: Operation>(_ type: Request.Type) -> Bool {
        type.changesClaims || type == ShowCart.self || type == ShowAudience.self
            || type == ShowReminders.self || type == ShowList.self || type == ShowWish.self
            || type == ShowWhispers.self || type == ListIdeas.self || type == ShowNews.self
            || type == ReadNews.self
    }
}
