/// The browser inside another app, as its header `User-Agent` gives it away. Many chats open links there. It keeps
/// cookies of its own, often for a short time, so that what was let in with it is soon nobody's.
package struct InAppBrowser: Sendable, Hashable {
    /// On what it runs: how a link is opened outside depends on it.
    package let kind: DeviceKind

    /// Of Facebook and Messenger, Instagram, Threads, LINE, WeChat, Telegram, WhatsApp, Snapchat, Twitter, LinkedIn,
    /// Pinterest, TikTok, KakaoTalk, Viber, Discord, Slack, Teams and the Google app; `wv` is Android's view of the
    /// web for apps.
    private static let marks = [
        "FBAN/", "FBAV/", "FB_IAB/", "Instagram", "Barcelona", " Line/", "MicroMessenger/",
        "Telegram", "WhatsApp", "Snapchat", "Twitter", "LinkedInApp", "Pinterest/", "musical_ly",
        "BytedanceWebview", "TikTok", "KAKAOTALK", "Viber", "Discord", "Slack", "Teams/", "GSA/",
        "; wv)",
    ]

    /// Nil: it is a browser of its own, or does not say.
    package init?(userAgent: String) {
        let text = String(decoding: userAgent.utf8.prefix(1024), as: UTF8.self)
        let kind = DeviceKind(userAgent: text)
        // Apple's view of the web for apps calls itself by no name; all browsers there say `Safari/` as well.
        let isApplesView =
            (kind == .iPhone || kind == .iPad) && text.contains("AppleWebKit/")
            && !text.contains("Safari/")
        guard isApplesView || Self.marks.contains(where: text.contains) else { return nil }
        self.kind = kind
    }
}
