import HearthHousehold
import HearthRows
import HearthSodium
import HearthWire

/// Rows of every type, each list in the order of the keys, with values at the edges.
enum SampleRows {
    /// Text as a hostile peer may send it.
    static let text = "\u{0}a\u{301}\n\"[],\\ \u{1F381}\u{202E}"

    static let settings = [
        SettingRow(name: "", value: []), SettingRow(name: "a", value: [0]),
        SettingRow(name: "ab", value: [UInt8](0...255)), SettingRow(name: "b", value: [1]),
    ]
    static let members = [0, 0x7F, 0x80, 0xFF].map { (octet: UInt8) in
        MemberRow(
            identity: fixed(octet), sealingKey: fixed(2),
            seed: [UInt8](repeating: octet, count: 32),
            protection: octet == 0 ? [] : [0, 1], incarnation: octet == 0 ? 0 : .max,
            createdAt: WallTime(milliseconds: octet == 0 ? .min : .max))
    }
    static let friends = [
        FriendRow(
            member: fixed(1), identity: fixed(0xFF), state: .knocking, node: fixed(3),
            addresses: [], since: WallTime(milliseconds: -1)),
        FriendRow(
            member: fixed(2), identity: fixed(1), state: .friends, node: fixed(4),
            addresses: ["a:1", "", text, "[::1]:2"], isVerified: true, invitation: [1, 2],
            showsAddresses: true, knockOutcome: .max, since: WallTime(milliseconds: .max)),
        FriendRow(
            member: fixed(2), identity: fixed(0x80), state: .ended, node: fixed(5),
            addresses: [""], knockOutcome: .min, since: WallTime(milliseconds: 0)),
    ]
    static let knocks = [
        KnockRow(
            member: fixed(1), identity: fixed(2), node: fixed(3), card: [], addresses: [text],
            greeting: text, invitation: [], showsAddresses: true,
            receivedAt: WallTime(milliseconds: 1)),
        KnockRow(
            member: fixed(1), identity: fixed(0x80), node: fixed(3), card: [1], addresses: [],
            greeting: "", invitation: [2], showsAddresses: false,
            receivedAt: WallTime(milliseconds: 2), isRefused: true),
    ]
    static let invitations = [
        InvitationRow(
            codeHash: fixed(1), member: fixed(2), list: nil, createdAt: WallTime(milliseconds: 0),
            expiresAt: WallTime(milliseconds: .max)),
        InvitationRow(
            codeHash: fixed(2), member: fixed(1), list: fixed(0),
            createdAt: WallTime(milliseconds: 1), expiresAt: WallTime(milliseconds: 2),
            usedBy: fixed(0), isRevoked: true),
    ]
    static let follows = [
        FollowRow.State.accepted, .refused, .left, .ended,
    ].enumerated().map { (index, state) in
        FollowRow(
            list: fixed(UInt8(index / 2)), member: fixed(UInt8(index)), inviter: fixed(9),
            state: state, round: index == 0 ? 0 : .max, showsAddresses: index == 1,
            role: index == 2 ? .owner : index == 3 ? .keeper : .friend)
    }
    static let circleKeys = [
        CircleKeyRow(list: fixed(1), member: fixed(2), isWrapped: false, octets: [1, 2]),
        CircleKeyRow(list: fixed(2), member: fixed(1), isWrapped: true, octets: []),
    ]
    static let ownCells = [
        OwnCellRow(list: fixed(1), member: fixed(2), cell: cell().octets),
        OwnCellRow(list: fixed(2), member: fixed(1), cell: cell(list: 2).octets),
    ]
    static let ownPages = [
        OwnPageRow(list: fixed(1), member: fixed(2), page: []),
        OwnPageRow(
            list: fixed(1), member: fixed(3), page: [UInt8](repeating: 0xFF, count: 5992)),
    ]
    static let knownLists = [KnownListRow(list: fixed(1)), KnownListRow(list: fixed(2))]
    static let waitingCells = [
        WaitingCellRow(
            key: .init(list: fixed(1), member: fixed(2), kind: .claims, incarnation: 0),
            cell: []),
        WaitingCellRow(
            key: .init(list: fixed(1), member: fixed(2), kind: .talk, incarnation: .max),
            cell: [UInt8](repeating: 5, count: 2064)),
    ]
    static let privates = [
        PrivateRow(member: fixed(1), octets: []),
        PrivateRow(member: fixed(2), octets: [UInt8](repeating: 1, count: 100_000)),
    ]
    static let carts = [
        StoredCartRow(member: fixed(1), octets: []),
        StoredCartRow(member: fixed(2), octets: [UInt8](repeating: 1, count: 100_000)),
    ]
    static let news = [
        NewsRow(member: fixed(1), octets: [0, 255]),
        NewsRow(member: fixed(2), octets: [UInt8](repeating: 1, count: 200_000)),
    ]
    static let newsLists = [
        NewsListRow(list: fixed(1), member: fixed(2), octets: []),
        NewsListRow(list: fixed(2), member: fixed(1), octets: [1, 2]),
    ]
    static let ownerNodes = [
        OwnerNodeRow(list: fixed(1), node: fixed(0xFF)),
        OwnerNodeRow(list: fixed(2), node: fixed(1)),
        OwnerNodeRow(list: fixed(2), node: fixed(2)),
    ]
    static let peers = [
        PeerRow(node: fixed(1), lastHeard: WallTime(milliseconds: .max), address: text),
        PeerRow(node: fixed(0x80), lastHeard: WallTime(milliseconds: 0), address: ""),
    ]

    static let alarms = [
        AlarmRow(person: fixed(1), kind: .quota, foundAt: WallTime(milliseconds: 0)),
        AlarmRow(person: fixed(0x80), kind: .twoRosters, foundAt: WallTime(milliseconds: .max)),
    ]

    static let formers = [
        FormerRecordRow(
            list: fixed(1), author: fixed(2), kind: .comment, name: text, octets: [1, 2, 3]),
        FormerRecordRow(list: fixed(2), author: fixed(1), kind: .comment, name: "", octets: []),
    ]

    static let nicknames = [
        NicknameRow(member: fixed(1), person: fixed(2), name: text),
        NicknameRow(member: fixed(1), person: fixed(3), name: ""),
    ]

    static let introductions = [
        IntroductionRow(
            member: fixed(1), person: fixed(2), teller: fixed(3),
            toldAt: WallTime(milliseconds: .max)),
        IntroductionRow(
            member: fixed(1), person: fixed(4), teller: fixed(1),
            toldAt: WallTime(milliseconds: 0)),
    ]

    static let dates = [
        ListDateRow(list: fixed(1), latest: -719_162), ListDateRow(list: fixed(2), latest: 20_000),
    ]

    static let signIns = [
        SignInRow(
            token: fixed(1), member: fixed(0xFF), since: WallTime(milliseconds: .min), seed: []),
        SignInRow(
            token: fixed(0x80), member: fixed(1), since: WallTime(milliseconds: .max),
            seed: [UInt8](repeating: 7, count: 72)),
    ]

    static let deletedLists = [
        DeletedListRow(list: fixed(1), deletedAt: WallTime(milliseconds: .min)),
        DeletedListRow(list: fixed(2), deletedAt: WallTime(milliseconds: .max)),
    ]

    static let waitingRecords = [
        WaitingRecordRow(
            key: .init(stream: fixed(1), author: fixed(2), kind: .letter, incarnation: 0),
            octets: []),
        WaitingRecordRow(
            key: .init(stream: fixed(1), author: fixed(2), kind: .thanks, incarnation: .max),
            octets: [UInt8](repeating: 3, count: 5000)),
    ]

    static let unnamedBlobs = [
        UnnamedBlobsRow(key: fixed(1), since: [:]),
        UnnamedBlobsRow(
            key: fixed(2),
            since: [
                fixed(1): WallTime(milliseconds: .min), fixed(2): WallTime(milliseconds: .max),
            ]),
    ]

    static let keptParts = [
        KeptPartRow(key: .init(stream: fixed(1), author: fixed(2)), octets: []),
        KeptPartRow(
            key: .init(stream: fixed(2), author: fixed(1)),
            octets: [UInt8](repeating: 3, count: 5000)),
    ]

    static let forgottenLetters = [
        ForgottenLetterRow(
            member: fixed(1), friend: fixed(2), version: Version(incarnation: 0, counter: 0)),
        ForgottenLetterRow(
            member: fixed(1), friend: fixed(3),
            version: Version(incarnation: .max, counter: .max)),
    ]

    static let notes = [
        HousemateNoteRow(member: fixed(1), list: fixed(2), person: fixed(3), answer: .yes),
        HousemateNoteRow(member: fixed(1), list: fixed(2), person: fixed(4), answer: .notNow),
    ]

    static let seenOffers = [
        SeenOfferRow(
            list: fixed(1), member: fixed(2), sender: fixed(3),
            at: WallTime(milliseconds: .min)),
        SeenOfferRow(
            list: fixed(2), member: fixed(1), sender: fixed(3),
            at: WallTime(milliseconds: .max)),
    ]

    static let moments = [
        DueRow(
            DueMoment(
                member: fixed(1), list: fixed(2), item: nil, name: "0",
                at: WallTime(milliseconds: 0), isSilent: true, isWrittenAtHour: true)),
        DueRow(
            DueMoment(
                member: fixed(1), list: fixed(2), item: fixed(3), at: WallTime(milliseconds: .min))),
        DueRow(
            DueMoment(
                member: fixed(1), list: fixed(2), item: fixed(4), at: WallTime(milliseconds: .max))),
        DueRow(
            DueMoment(
                member: fixed(1), list: fixed(2), item: fixed(4), name: "z-9",
                at: WallTime(milliseconds: 1))),
    ]

    static let edits = [
        StoredEditRow(
            key: StoredEditRow.Key(list: fixed(1), member: fixed(2), item: fixed(3)), octets: []),
        StoredEditRow(
            key: StoredEditRow.Key(list: fixed(1), member: fixed(2), item: fixed(4)),
            octets: [0, 255]),
    ]

    static let passedMoments = moments.map { PassedDueRow($0.moment) }

    /// All of them, to be opened where their type matters.
    static var all: [[any StoredRow]] {
        [
            settings, members, friends, knocks, invitations, follows, circleKeys, ownCells,
            ownPages, knownLists, waitingCells, privates, carts, news, newsLists, ownerNodes, peers,
            alarms, formers, dates,
            edits, nicknames, introductions,
            signIns, deletedLists, waitingRecords, unnamedBlobs, keptParts, forgottenLetters,
            notes, seenOffers, moments, passedMoments,
        ]
    }

    /// One of every type.
    static var firsts: [any StoredRow] { all.compactMap(\.first) }
}
