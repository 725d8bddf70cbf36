import HearthAPI

extension Household {
    static let balloon = GivenWish(
        ItemInfo(
            id: "09", name: "Balloon ride", list: "Christmas", listID: "33cc", owner: "Owner",
            fields: WishFields(link: "https://example.org/balloon", price: "120.00 EUR")),
        standing: Standing(
            isTaken: true, held: 1, wanted: 1,
            queue: [
                Holder(
                    name: "Partner", isCaller: false, state: .reserved, units: 1, waiting: 0,
                    since: "2027-05-30T12:00:00Z")
            ]), ideaOf: "Cousin")

    private static let talk = WhispersInfo(
        list: "Christmas", owner: "Owner",
        whispers: [
            WhisperInfo(
                id: "019b76daa800", author: "Partner", isCaller: false,
                time: "2027-05-30T12:00:00Z", text: "Mine are green.", wish: "Wool socks"),
            WhisperInfo(
                id: "019b76daa801", author: "Cousin", isCaller: true,
                time: "2027-05-30T12:01:00Z", text: "Then blue.\nThank you!\u{1B}[2J"),
            WhisperInfo(
                id: "019b76daa802", author: "Neighbour", isCaller: false, time: nil,
                text: "Which?", isWishGone: true),
        ], unreadable: 1, usedPercent: 85)

    /// What is answered about whispers and ideas.
    static func whisperAnswer(_ asked: FakeNode.Asked) throws -> any Sendable {
        switch asked.operation {
        case let show as ShowWhispers where show.about == "Birthday":
            throw HearthError(.ownerNeverHears, ["list": "Birthday"])
        case let show as ShowWhispers where show.about == "Owner/Advent":
            WhispersInfo(list: "Advent", owner: "Owner")
        case is ShowWhispers: talk
        case let whisper as AddWhisper where whisper.text.count > 200:
            throw HearthError(.talkFull, ["list": "Christmas"])
        case is AddWhisper: talk.whispers[1]
        case let whisper as DeleteWhisper where whisper.whisper == "Mine":
            throw HearthError(.unknownWhisper, ["name": "Mine"])
        case is DeleteWhisper: Done()
        case is AddIdea: balloon
        case let ideas as ListIdeas where ideas.list == "Owner/Easter": [ItemInfo]()
        case is ListIdeas: [balloon]
        case let idea as DeleteIdea where idea.idea.hasSuffix("Cake"):
            throw HearthError(.ideaOfAnother, ["wish": "Cake", "name": "Partner"])
        case is DeleteIdea: Done()
        default: throw HearthError(.internalError)
        }
    }
}
