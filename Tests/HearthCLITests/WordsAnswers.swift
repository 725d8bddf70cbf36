import HearthAPI

/// Answers of a household in which people talk to each other.
enum Words {
    static let comments = CommentsInfo(
        list: "Christmas", listID: "33cc", owner: "Owner", isOwn: false,
        comments: [
            CommentInfo(
                id: "3f0c112233445566", author: "Neighbour\u{1B}[2J", isCaller: false, role: nil,
                list: "Christmas", wish: "Wool socks", time: "2027-05-30T12:00:00Z",
                text: "Which colour?\n\u{202E}Or size"),
            CommentInfo(
                id: "aa0c112233445566", author: "Owner", isCaller: false, role: .owner,
                list: "Christmas", wish: "Wool socks", time: "2027-05-30T12:05:00Z", text: "Red."),
            CommentInfo(
                id: "bb0c112233445566", author: "Cousin", isCaller: true, role: .friend,
                list: "Christmas", isWishGone: true, text: "A pity."),
        ], unreadable: 1, hidden: 2)

    static let own = CommentsInfo(
        list: "Birthday", listID: "11aa", owner: "Cousin", isOwn: true)

    static let profile = ProfileInfo(
        name: "Owner\u{1B}[2J", isCaller: false, birthday: "04-17",
        sizes: [
            SizeInfo(label: "Shoes", value: "39"), SizeInfo(label: "Gloves", value: "M"),
        ], addresses: ["Oak Street 1\n12345 Town"], note: "No wool", pictureType: "image/jpeg")

    static let gifts = [
        GiftInfo(id: "03", wish: "Wool socks", pieces: 2),
        GiftInfo(id: "06", wish: "Bicycle", isTogether: true),
    ]
    static let told = ThanksInfo(
        from: "Partner", gifts: gifts, text: "With\nlove", time: "2027-06-02T12:00:00Z")
    static let asks = [
        AskInfo(
            friend: "Owner", list: "Christmas", askedAt: "2027-05-30T12:00:00Z",
            words: "Anything for the garden?"),
        AskInfo(friend: "Partner", askedAt: "2027-05-30T12:00:00Z"),
    ]
    static let inbox = [
        InboxEntry(
            id: "ask-1", kind: .ask, from: "Partner", key: "hearth1bo", title: "Birthday",
            greeting: "Anything for the garden?", receivedAt: "2027-05-30T12:00:00Z"),
        InboxEntry(
            id: "ask-2", kind: .ask, from: "Aunt", key: "hearth1eve",
            receivedAt: "2027-05-30T12:00:00Z"),
    ]

    static var socks: GivenWish {
        var wish = Household.socks
        wish.ownerSizes = [OwnerSizes(name: "Owner", sizes: profile.sizes)]
        return wish
    }

    static var cart: CartInfo {
        var cart = Household.cart
        cart.entries = Array(cart.entries.prefix(1))
        cart.entries[0].isGiven = true
        cart.sizes = socks.ownerSizes
        return cart
    }

    /// Answers to whatever is asked.
    static func answer(_ asked: FakeNode.Asked) throws -> any Sendable {
        switch asked.operation {
        case let show as ShowComments where show.on.hasPrefix("Owner/"): comments
        case is ShowComments: own
        case let add as AddComment:
            CommentInfo(
                id: "cc0c112233445566", author: "Cousin", isCaller: true, role: .friend,
                list: "Christmas", wish: "Wool socks", time: "2027-05-31T12:00:00Z",
                text: add.text)
        case let delete as DeleteComment where delete.comment == "3f0c112233445566":
            throw HearthError(.notYourComment, ["name": "Neighbour"])
        case is DeleteComment: Done()
        case is HideComment: comments.comments[0]
        case let show as ShowProfile where show.friend == nil:
            ProfileInfo(name: "Cousin", isCaller: true)
        case is ShowProfile: profile
        case is EditProfile:
            ProfileInfo(
                name: "Cousin", isCaller: true, birthday: "1980-04-17", sizes: profile.sizes)
        case is ShowProfilePicture:
            PictureInfo(mediaType: "image/jpeg", base64: "AQID")
        case is ListAsks: asks
        case let ask as AskForWishes where ask.of == "Owner": asks[1]
        case is AskForWishes: asks[0]
        case is WithdrawAsk: Done()
        case let propose as ProposeThanks where propose.list == "Owner/Empty":
            ThanksProposal(list: "Empty", listID: "77", owner: "Owner")
        case is ProposeThanks:
            ThanksProposal(list: "Christmas", listID: "33cc", owner: "Owner", gifts: gifts)
        case is TellOwner: told
        case is WithdrawThanks: Done()
        case let show as ShowThanks where show.list == "Empty": [ThanksInfo]()
        case is ShowThanks: [told]
        case let mark as MarkThanked:
            ThanksInfo(
                from: "Partner", gifts: gifts, time: "2027-06-02T12:00:00Z",
                isThanked: mark.thanked)
        case is MarkGiven, is ShowCart: cart
        case is ListHousemates: [HousemateQuestion]()
        case is ShowInbox: inbox
        case is AnswerInbox: inbox[0]
        case is ShowItem: ShownItem.inCircle(socks)
        default: try Household.answer(asked)
        }
    }
}
