import HearthAPI
import Testing

@Suite("The browser inside another app gives itself away")
struct InAppBrowserTests {
    private static let iOS =
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    private static let iPad =
        "Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    private static let android =
        "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) "
    private static let chrome = "Chrome/142.0.0.0 Mobile Safari/537.36"

    @Test(
        "It is known, and on what it runs",
        arguments: [
            (iOS + "Mobile/22H20 [FBAN/FBIOS;FBAV/520.0.0;FBDV/iPhone17,1]", .iPhone),
            (iOS + "Mobile/22H20 [FBAN/MessengerForiOS;FBAV/520.0.0]", .iPhone),
            (iOS + "Mobile/15E148 Instagram 361.0.0 (iPhone17,1; iOS 18_7; sv_SE)", .iPhone),
            (iOS + "Mobile/15E148 Safari Line/15.1.1", .iPhone),
            (iOS + "Mobile/15E148 MicroMessenger/8.0.60(0x18003c2a) NetType/WIFI", .iPhone),
            (iOS + "Mobile/15E148", .iPhone), (iPad + "Mobile/15E148", .iPad),
            (iOS + "GSA/390.0 Mobile/15E148 Safari/604.1", .iPhone),
            (iOS + "Mobile/15E148 Snapchat/13.50 (like Safari/8618.1, panda)", .iPhone),
            (
                "Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Version/4.0 "
                    + chrome,
                .android
            ),
            (android + chrome + " [FB_IAB/FB4A;FBAV/520.0.0;]", .android),
            (android + chrome + " Telegram-Android/11.5 (Google Pixel 9; Android 15)", .android),
            (android + chrome + " Line/15.1.1/IAB", .android),
            (android + chrome + " Instagram 361.0.0 Android", .android),
            (android + chrome + " MicroMessenger/8.0.60 WeChat/arm64", .android),
            ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142 MicroMessenger/7.0", .windows),
        ] as [(String, DeviceKind)])
    func apps(text: String, kind: DeviceKind) {
        #expect(InAppBrowser(userAgent: text)?.kind == kind)
    }

    @Test(
        "A browser of its own is not taken for one, and neither is what says anything",
        arguments: [
            iOS + "Version/26.0 Mobile/15E148 Safari/604.1",
            iOS + "CriOS/142.0 Mobile/15E148 Safari/604.1",
            iOS + "FxiOS/144.0 Mobile/15E148 Safari/605.1.15", android + chrome,
            iPad + "Version/17.7 Mobile/15E148 Safari/604.1",
            android + "SamsungBrowser/29.0 " + chrome,
            "Mozilla/5.0 (Android 16; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0",
            "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36",
            "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15",
            "OnLine/1.0", "", "curl/8.5.0", String(repeating: "\u{301}", count: 3000) + "Instagram",
        ])
    func browsers(text: String) {
        #expect(InAppBrowser(userAgent: text) == nil)
    }
}
