/// What a browser says of the device on which it runs, in its header `User-Agent`: it says anything, and only these few
/// answers come of it.
package struct DeviceAgent: Sendable, Hashable {
    /// What it is, or most likely is.
    package let kind: DeviceKind
    /// What it may be as well, because browsers there say the same.
    package let mayBe: DeviceKind?

    package init(_ userAgent: String) {
        let text = String(decoding: userAgent.utf8.prefix(512), as: UTF8.self)
        func says(_ marks: String...) -> Bool { marks.contains { text.contains($0) } }
        // Where the names of computers are asked for, they give themselves away by these.
        let isApplesPhone = says("CriOS/", "FxiOS/", "EdgiOS/", "OPiOS/", "OPT/", "Mobile/")
        (kind, mayBe) =
            if says("iPhone", "iPod") {
                (.iPhone, nil)
            } else if says("iPad") || says("Macintosh") && isApplesPhone {
                (.iPad, nil)
            } else if says("Android", "SamsungBrowser/") {
                (.android, nil)
            } else if says("Windows") {
                (.windows, nil)
            } else if says("Macintosh") {
                // An iPad calls itself a Mac, in all browsers but those from which its system takes the engine away.
                (.mac, says("AppleWebKit/") && !says("Chrome/") ? .iPad : nil)
            } else if says("CrOS") {
                (.linux, nil)
            } else if says("Linux") {
                // So does Android where it asks for the pages of a computer, as on large screens.
                (.linux, .android)
            } else {
                (.other, nil)
            }
    }
}

extension DeviceKind {
    package init(userAgent: String) { self = DeviceAgent(userAgent).kind }
}
