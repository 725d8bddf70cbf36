extension KindOnPhone {
    static let wishes = KindOnPhone(
        // The last asks what is shared.
        pages: ["/wishes", "/new", "/new?shared=0000000000000000"], form: "/new",
        asks: true,
        drawn: Drawn(loose: "/wishes", line: "price"),
        acts: [
            "whispers/add": .makes(.comment),
            "giving/reserve": .does(.claim, to: "wish", undo: free),
            "giving/hold": .does(.claim, to: "wish", undo: free),
            "giving/free": .does(
                .claim, to: "wish", isOn: false, undo: .init("giving/reserve", "wish")),
            "giving/bought": .switch(
                .bought, of: "wish", .init("bought", is: "false", means: false)),
        ],
        gone: ["unknownWish"])

    private static let free = WaitingAct.Undo("giving/free", "wish")
}
