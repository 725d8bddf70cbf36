import HearthAPI
import Testing

@Suite("Of what a browser says of itself, one of a few words is left")
struct DeviceAgentTests {
    private static let mac =
        "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    private static let iOS =
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 "
    private static let linux = "Mozilla/5.0 (X11; Linux x86_64"

    @Test(
        "What is certain is said, and what it may be as well where browsers on two systems say the same",
        arguments: [
            // Phones, in whichever browser.
            (iOS + "Version/26.0 Mobile/15E148 Safari/604.1", .iPhone, nil),
            (iOS + "FxiOS/144.0 Mobile/15E148 Safari/605.1.15", .iPhone, nil),
            (iOS + "CriOS/142.0 Mobile/15E148 Safari/604.1", .iPhone, nil),
            (iOS + "EdgiOS/141.0 Version/18.0 Mobile/15E148 Safari/605.1.15", .iPhone, nil),
            (iOS + "Version/18.6 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15", .iPhone, nil),
            ("Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X)", .iPhone, nil),
            ("Mozilla/5.0 (Android 16; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0", .android, nil),
            ("Mozilla/5.0 (Android 16; Tablet; rv:144.0) Gecko/144.0 Firefox/144.0", .android, nil),
            (
                "Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36",
                .android, nil
            ),
            (
                "Mozilla/5.0 (Linux; Android 10; K) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36",
                .android, nil
            ),
            (
                linux + ") AppleWebKit/537.36 SamsungBrowser/29.0 Chrome/136.0.0.0 Safari/537.36",
                .android, nil
            ),
            // An iPad, with its own name and as a Mac.
            (
                "Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) Version/17.7 Mobile/15E148 Safari/604.1",
                .iPad, nil
            ),
            (mac + "CriOS/142.0 Version/18.0 Safari/605.1.15", .iPad, nil),
            (mac + "FxiOS/144.0 Safari/605.1.15", .iPad, nil),
            (mac + "EdgiOS/141.0 Version/18.0 Safari/605.1.15", .iPad, nil),
            (mac + "Version/18.6 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15", .iPad, nil),
            (mac + "Version/26.0 Safari/605.1.15", .mac, .iPad),
            (mac + "Version/18.6 Safari/605.1.15 Ddg/18.6", .mac, .iPad),
            // Computers.
            (
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0",
                .mac, nil
            ),
            (
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142",
                .mac, nil
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0",
                .windows, nil
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36 OPR/125",
                .windows, nil
            ),
            (linux + "; rv:144.0) Gecko/20100101 Firefox/144.0", .linux, .android),
            (linux + ") AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36", .linux, .android),
            (
                "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/142.0.0.0 Safari/537.36", .linux,
                nil
            ),
            // Anything.
            ("", .other, nil), ("<script>", .other, nil), ("curl/8.5.0", .other, nil),
            (String(repeating: "x", count: 100_000) + "iPhone", .other, nil),
            (String(repeating: "\u{301}", count: 600) + "Windows", .other, nil),
        ] as [(String, DeviceKind, DeviceKind?)])
    func agents(text: String, kind: DeviceKind, mayBe: DeviceKind?) {
        let agent = DeviceAgent(text)
        #expect(agent.kind == kind && agent.mayBe == mayBe)
    }
}
