/// The templates by name: the files in Resources/templates, which are part of the program.
package enum Templates {
    package static var all: [String: String] {
        files.mapValues { String(decoding: $0, as: UTF8.self) }
    }

    private static let files: [String: [UInt8]] = [
        "add-friend": PackageResources.add_friend_mustache,
        "arrange": PackageResources.arrange_mustache,
        "calendar": PackageResources.calendar_mustache,
        "cart": PackageResources.cart_mustache,
        "confirm": PackageResources.confirm_mustache,
        "enter": PackageResources.enter_mustache,
        "face": PackageResources.face_mustache,
        "friend": PackageResources.friend_mustache,
        "friends": PackageResources.friends_mustache,
        "home": PackageResources.home_mustache,
        "import": PackageResources.import_mustache,
        "invite": PackageResources.invite_mustache,
        "layout": PackageResources.layout_mustache,
        "list": PackageResources.list_mustache,
        "list-card": PackageResources.list_card_mustache,
        "list-form": PackageResources.list_form_mustache,
        "lists": PackageResources.lists_mustache,
        "message": PackageResources.message_mustache,
        "news": PackageResources.news_mustache,
        "news-line": PackageResources.news_line_mustache,
        "own-link": PackageResources.own_link_mustache,
        "people": PackageResources.people_mustache,
        "problem": PackageResources.problem_mustache,
        "question": PackageResources.question_mustache,
        "recovery": PackageResources.recovery_mustache,
        "set-up": PackageResources.set_up_mustache,
        "settings": PackageResources.settings_mustache,
        "share": PackageResources.share_mustache,
        "sign-in": PackageResources.sign_in_mustache,
        "talk": PackageResources.talk_mustache,
        "talk-lines": PackageResources.talk_lines_mustache,
        "tell": PackageResources.tell_mustache,
        "thanks": PackageResources.thanks_mustache,
        "token": PackageResources.token_mustache,
        "welcome": PackageResources.welcome_mustache,
        "whose": PackageResources.whose_mustache,
        "wish": PackageResources.wish_mustache,
        "wish-card": PackageResources.wish_card_mustache,
        "wish-form": PackageResources.wish_form_mustache,
    ]
}
