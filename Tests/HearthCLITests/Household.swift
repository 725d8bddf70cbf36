import HearthAPI

/// Answers of a household in which there is something of everything.
enum Household {
    static let list = ListInfo(
        id: "11aa", title: "Birthday", owner: "Cousin", isOwn: true, role: .owner, kind: "wishes",
        isTray: false, isArchived: false, occasion: "birthday", date: "2027-05-31",
        notes: "Blue, please.", items: 2, readers: 1, state: .open)
    static let tray = ListInfo(
        id: "22bb", title: "Tray", owner: "Cousin", isOwn: true, role: .owner, kind: "wishes",
        isTray: true, isArchived: false, items: 1, readers: 0, state: .open)
    static let followed = ListInfo(
        id: "33cc", title: "Christmas", owner: "Owner", isOwn: false, role: .friend,
        kind: "wishes", isTray: false, isArchived: false, items: 2, readers: 2, state: .open)
    static let waiting = ListInfo(
        id: "44dd", owner: "Partner", isOwn: false, role: .keeper, kind: "wishes", isTray: false,
        isArchived: false, items: 0, readers: 0, state: .waiting)

    static let lamp = ItemInfo(
        id: "01", name: "Lamp", list: "Birthday", listID: "11aa", owner: "Cousin",
        fields: WishFields(
            notes: "Warm light.\nNo plug needed.", link: "https://example.org/lamp",
            price: "199.50 SEK", store: "Corner shop", place: "Main street 1", quantity: "2",
            priority: "high", occasion: "birthday", date: "2027-05-31", tags: ["home", "light"]))
    static let later = ItemInfo(
        id: "02", name: "?", list: "Birthday", listID: "11aa", owner: "Cousin", kind: "wishes",
        body: nil)

    static let socks = GivenWish(
        ItemInfo(
            id: "03", name: "Wool socks", list: "Christmas", listID: "33cc", owner: "Owner",
            fields: WishFields(price: "12.00 EUR", quantity: "3")),
        standing: Standing(
            isTaken: false, held: 2, wanted: 3,
            queue: [
                Holder(
                    name: "Partner", isCaller: false, state: .bought, units: 1, waiting: 0,
                    since: "2027-05-30T12:00:00Z"),
                Holder(
                    name: "Cousin", isCaller: true, state: .reserved, units: 1, waiting: 0,
                    since: "2027-05-30T13:00:00Z"),
            ], unreadable: 2, keptBack: ["Neighbour"],
            reach: ReachInfo(
                atOnce: ["Partner"], later: ["Neighbour", "Guest"], by: "2027-05-31T12:01:12Z")))
    static let book = GivenWish(
        ItemInfo(
            id: "04", name: "Book", list: "Christmas", listID: "33cc", owner: "Owner"
        ),
        standing: Standing(
            isTaken: true, held: 1, wanted: 1,
            queue: [
                Holder(
                    name: "Neighbour\u{1B}[2J", isCaller: false, state: .reserved, units: 1,
                    waiting: 0,
                    since: "2027-05-30T12:00:00Z"),
                Holder(
                    name: "Cousin", isCaller: true, state: .waiting, units: 1, waiting: 1,
                    since: "2027-05-30T13:00:00Z"),
            ]))

    static let friends = [
        FriendInfo(
            name: "Owner", key: "hearth1owner", state: .friends, isConnected: true,
            isVerified: true,
            lastHeard: "2027-05-31T11:57:00Z", addresses: ["192.0.2.7:4327"]),
        FriendInfo(key: "hearth1eve", state: .knocking, isConnected: false, isVerified: false),
    ]

    static func reachability(asksRouter: Bool) -> ReachabilityInfo {
        ReachabilityInfo(
            state: .unreached, missedAt: "2026-11-20T08:00:00Z", asksRouter: asksRouter,
            router: asksRouter ? .silent : nil, addresses: ["192.0.2.1:7420"], port: 7420)
    }

    static let friendDetail = FriendDetail(
        friend: friends[0],
        addresses: [
            KnownAddress(
                address: "192.0.2.7:4327", wasReached: true, lastTried: "2027-05-31T11:56:00Z"),
            KnownAddress(
                address: "192.0.2.8:4327", wasReached: false, lastTried: "2027-05-31T11:55:00Z",
                lastError: PeerProblem.noAnswer.rawValue),
            KnownAddress(address: "192.0.2.9:4327", wasReached: false),
        ])

    static let inbox = [
        InboxEntry(
            id: "7", kind: .knock, from: "Stranger\u{202E}", key: "hearth1eve", greeting: "Hello!"),
        InboxEntry(
            id: "8", kind: .list, from: "Owner", key: "hearth1owner", title: "Wedding",
            role: .friend, readers: 12, occasion: "wedding", date: "2027-08-01"),
    ]

    static let audience = AudienceInfo(
        list: "Christmas", owner: "Owner",
        people: [
            AudienceMember(name: "Partner", role: .keeper, isKnown: true, isLeftOut: false),
            AudienceMember(name: "Neighbour", role: .friend, isKnown: false, isLeftOut: false),
            AudienceMember(name: "Uncle", role: .friend, isKnown: true, isLeftOut: true),
        ], alreadyClaimed: false)

    static let bicycle = GivenWish(
        ItemInfo(
            id: "06", name: "Bicycle", list: "Christmas", listID: "33cc", owner: "Owner",
            fields: WishFields(price: "100.00 EUR")),
        standing: Standing(
            isTaken: false, held: 0, wanted: 1,
            queue: [
                Holder(
                    name: "Partner", isCaller: false, state: .bought, units: 0, waiting: 0,
                    since: "2027-05-30T12:00:00Z", amount: "40.00 EUR", roles: [.buys, .card]),
                Holder(
                    name: "Cousin", isCaller: true, state: .chippedIn, units: 0, waiting: 0,
                    since: "2027-05-30T13:00:00Z", amount: "20.50 EUR", roles: [.card]),
                Holder(
                    name: "Neighbour", isCaller: false, state: .otherMode, units: 1, waiting: 0,
                    since: "2027-05-30T14:00:00Z"),
            ], isChipIn: true, contributed: "60.50 EUR", missing: "39.50 EUR", percent: 60))
    static let puzzle = GivenWish(
        ItemInfo(
            id: "07", name: "Puzzle", list: "Christmas", listID: "33cc", owner: "Owner",
            fields: WishFields(quantity: "2")),
        standing: Standing(
            isTaken: true, held: 2, wanted: 2,
            queue: [
                Holder(
                    name: "Cousin", isCaller: true, state: .held, units: 1, waiting: 0,
                    since: "2027-05-31T11:30:00Z", until: "2027-05-31T12:30:00Z",
                    roles: [.wraps]),
                Holder(
                    name: "Partner", isCaller: false, state: .reserved, units: 2, waiting: 1,
                    since: "2027-05-31T11:40:00Z", position: 1),
                Holder(
                    name: "Neighbour", isCaller: false, state: .waiting, units: 1, waiting: 1,
                    since: "2027-05-31T11:50:00Z", position: 2),
            ], reach: ReachInfo(later: ["Partner"])))

    static let cart = CartInfo(
        entries: [
            CartEntry(
                wish: "Wool socks", list: "Christmas", owner: "Owner",
                path: "Owner/Christmas/Wool socks", state: .reserved, units: 2, wanted: 1,
                fields: WishFields(
                    link: "https://example.org/socks", price: "12.00 EUR", store: "Corner shop",
                    place: "Main street 1", date: "2027-06-03"), daysLeft: 3, isDue: true,
                changes: [
                    WishChange(field: .name, before: "Socks", after: "Wool socks"),
                    WishChange(field: .said(.price), after: "12.00 EUR"),
                    WishChange(field: .said(.notes)),
                    WishChange(field: .said(.quantity), before: "3", after: "2"),
                    WishChange(field: .said(.place), before: "Market"), WishChange(field: .turn),
                ]),
            CartEntry(
                wish: "Bicycle", list: "Christmas", owner: "Owner", path: "Owner/Christmas/Bicycle",
                state: .chippedIn, units: 0, amount: "20.50 EUR", contributed: "60.50 EUR",
                roles: [.card], fields: WishFields(price: "100.00 EUR", date: "2027-12-24"),
                daysLeft: 207),
            CartEntry(
                wish: "Book", list: "Christmas", owner: "Owner", path: "Owner/Christmas/Book",
                state: .waiting, units: 1, waiting: 1, position: 2,
                ahead: ["Partner", "Neighbour\u{1B}[2J"]),
            CartEntry(
                wish: "Puzzle", list: "Christmas", owner: "Owner", path: "Owner/Christmas/Puzzle",
                state: .held, units: 1, until: "2027-05-31T12:30:00Z", roles: [.wraps],
                fields: WishFields(date: "2027-05-29"), daysLeft: -2, isDue: true),
            CartEntry(
                wish: "Candle", list: "Christmas", owner: "Owner",
                path: "Owner/Christmas/Candle", state: .lapsed, units: 1,
                until: "2027-05-31T09:00:00Z"),
            CartEntry(
                wish: "Kettle", list: "Birthday", owner: "Neighbour",
                path: "Neighbour/Birthday/0102030405060708", state: .boughtTwice, units: 1,
                ahead: ["Partner"],
                fields: WishFields(notes: "The blue one\nwith a whistle", price: "30.00 EUR"),
                note: .gone),
            CartEntry(
                wish: "Atlas", list: "Birthday", owner: "Neighbour",
                path: "Neighbour/Birthday/0102030405060709", state: .reserved, units: 1,
                note: .moved,
                movedTo: MovedWish(
                    list: "Name day", path: "Neighbour/Name day/Atlas", listID: "44dd")),
            CartEntry(
                wish: "Tent", list: "Birthday", owner: "Neighbour",
                path: "Neighbour/Birthday/Tent", state: .otherMode, units: 1,
                ahead: ["Partner"]),
            CartEntry(
                wish: "Lamp", list: "Old", owner: "Uncle", path: "Uncle/Old/Lamp",
                state: .bought, units: 1, note: .listGone),
        ], totals: ["44.50 EUR", "100.00 SEK"], toBuy: ["44.50 EUR"])

    static let news = [
        NewsInfo(
            id: 9, kind: .turn, at: "2027-05-31T11:00:00Z", isUnread: true, list: "Christmas",
            owner: "Owner", wish: "Book\u{1B}[2J"),
        NewsInfo(
            id: 8, kind: .wishAdded, at: "2027-05-31T10:00:00Z", isUnread: true,
            list: "Christmas", owner: "Owner", count: 12),
        NewsInfo(
            id: 7, kind: .overtaken, at: "2027-05-30T10:00:00Z", isUnread: false,
            list: "Christmas", owner: "Owner", wish: "Puzzle", detail: "Partner, Uncle"),
        NewsInfo(
            id: 6, kind: .reminder, at: "2027-05-30T07:00:00Z", isUnread: false,
            list: "Christmas", owner: "Owner", count: 2, detail: "7"),
        NewsInfo(
            id: 5, kind: .listEnded, at: "2027-05-29T10:00:00Z", isUnread: false,
            person: "Uncle", list: "Old"),
    ]

    static let readers = [
        ReaderInfo(
            name: "Owner", key: "hearth1owner", role: .owner, state: .reading, isCaller: false,
            isFriend: true, isVerified: true, seesReservations: false),
        ReaderInfo(
            name: "Cousin", key: "hearth1cia", role: .friend, state: .reading, isCaller: true,
            isFriend: false, isVerified: false, seesReservations: true),
        ReaderInfo(
            name: "Neighbour", key: "hearth1dan", role: .friend, state: .asked, isCaller: false,
            isFriend: false, isVerified: false, seesReservations: false),
    ]

    static let status = StatusInfo(
        version: "0.1.0", household: "Oak Lane 3", home: "/home/cia/.local/share/hearth",
        members: [
            MemberInfo(name: "Cousin", key: "hearth1cia", hasPassphrase: true, isUnlocked: false)
        ], listening: ["192.0.2.9:4327"],
        peers: [
            PeerInfo(
                node: "00112233445566778899", names: ["Owner"], isConnected: true,
                address: "192.0.2.7:4327", lastHeard: "2027-05-31T11:59:30Z"),
            PeerInfo(node: "ffeeddccbbaa99887766", isConnected: false, lastError: "refused"),
        ],
        lists: [ListStatus(id: "33cc", version: "0.4", records: 9, readers: 3, beatSeconds: 300)],
        uptimeSeconds: 4000, alarms: [AlarmNotice(.twoRosters, person: "Owner")])

    /// Answers to whatever is asked.
    static func answer(_ asked: FakeNode.Asked) throws -> any Sendable {
        switch asked.operation {
        case is ListLists: [list, tray, followed, waiting]
        case let show as ShowList where show.list == "22bb":
            ShownList.plain(ListDetail(list: tray, items: [lamp]))
        case let show as ShowList where show.list == "Owner/Advent":
            ShownList.inCircle(
                GivenList(list: followed, items: [socks], ideas: [balloon]))
        case let show as ShowList where show.list == "Owner/Christmas":
            ShownList.inCircle(
                GivenList(list: followed, items: [socks, book, bicycle, puzzle]))
        case is ShowList: ShownList.plain(ListDetail(list: list, items: [lamp, later]))
        case let show as ShowItem where show.item.hasSuffix("Bicycle"):
            ShownItem.inCircle(bicycle)
        case let show as ShowItem where show.item.hasSuffix("Puzzle"):
            ShownItem.inCircle(puzzle)
        case is ShowItem: ShownItem.inCircle(socks)
        case is ShowAudience: audience
        case let reserve as ReserveWish where reserve.wish.hasSuffix("Book"):
            ClaimInfo(wish: book, state: .waiting, ahead: ["Neighbour"])
        case is ReserveWish: ClaimInfo(wish: socks, state: .reserved)
        case is HoldWish: ClaimInfo(wish: puzzle, state: .held)
        case is ChipIn, is TakeRoles: ClaimInfo(wish: bicycle, state: .chippedIn)
        case is ShowReminders:
            CartInfo(entries: cart.entries.filter(\.isDue))
        case is AcknowledgeChanges: CartInfo()
        case is MarkBought: ClaimInfo(wish: socks, state: .boughtTwice, ahead: ["Partner"])
        case is FreeWish: ClaimInfo(wish: socks)
        case is ShowCart: cart
        case is ListFriends: friends
        case is ShowFriend: friendDetail
        case is ListBirthdays:
            [
                BirthdayInfo(name: "Owner", id: "0a", birthday: "1980-04-17", next: "2027-04-17"),
                BirthdayInfo(name: "First, friend", id: "0b", birthday: "02-29"),
            ]
        case is ShowUsualCurrency: CurrencyInfo(currency: "NOK")
        case is ShowCurrencySettings: CurrencySettings(household: "SEK", usual: ["NOK", "SEK"])
        case let set as SetCurrency:
            CurrencySettings(
                own: set.currency, household: "SEK",
                usual: (set.currency.map { [$0] } ?? []) + ["NOK", "SEK"])
        case let set as SetHouseholdCurrency:
            CurrencySettings(
                household: set.currency, usual: set.currency.map { [$0] } ?? [])
        case is ListHousemates: [HousemateQuestion]()
        case is ShowInbox: inbox
        case is ShowStrangers: StrangersInfo(areRefused: false)
        case let set as SetStrangers: StrangersInfo(areRefused: set.areRefused)
        case is ShowReach: reachability(asksRouter: true)
        case let set as SetReach: reachability(asksRouter: set.asksRouter)
        case is CheckReach: reachability(asksRouter: true)
        case is ShowBackups, is ConfirmRecoveryCode: backups
        case let set as SetBackups:
            BackupsInfo(
                lastAt: backups.lastAt, lastPath: backups.lastPath, folder: set.folder,
                keep: set.keep, openedBy: backups.openedBy)
        case let make as MakeBackup:
            BackupsInfo(
                lastAt: backups.lastAt, lastPath: make.file, openedBy: backups.openedBy)
        case is ShowZone: ZoneInfo(zone: "UTC", isChosen: false, computer: "UTC")
        case let set as SetZone:
            ZoneInfo(zone: set.zone ?? "UTC", isChosen: set.zone != nil, computer: "UTC")
        case is ShowShops: ShopsInfo(areAllowed: false)
        case let set as SetShops: ShopsInfo(areAllowed: set.areAllowed)
        case is ShowAddressSharing:
            AddressSharingInfo(isShown: nil, addresses: ["192.0.2.1:7420"], lists: 2, shownOn: 1)
        case let set as SetAddressSharing:
            AddressSharingInfo(
                isShown: set.isShown, addresses: ["192.0.2.1:7420"], lists: 2,
                shownOn: set.isShown ? 2 : 0)
        case let answer as AnswerInbox:
            try inbox.first { [$0.id, $0.from, $0.title].contains(answer.entry) }
                ?? { throw HearthError(.unknownEntry, ["name": answer.entry]) }()
        case is WhoCanSee, is ShareList, is UnshareList, is ConfirmReaders: readers
        case is ShowStatus: status
        case let show as ShowNews where show.which == "unread":
            NewsPage(items: news.filter(\.isUnread), unread: 2, newest: 9)
        case is ShowNews: NewsPage(items: news, unread: 2, newest: 9)
        case is ReadNews: NewsPage(newest: 9)
        case is ShowReminderDays: ReminderInfo(days: [14, 7, 2])
        case let set as SetReminderDays: ReminderInfo(days: set.days)
        case is ShowRecovery: RecoveryProgress()
        case is ShowReplacements: [PassphraseReplacement]()
        case is AcknowledgeReplacements: Done()
        case is ReplacePassphrase: ReplacedPassphraseInfo(member: "Cousin")
        case is ShowHook: HookInfo()
        case let set as SetHook:
            HookInfo(
                program: set.program, arguments: set.arguments, language: set.language,
                isShared: true)
        case is RemoveHook: HookInfo()
        case is TestHook:
            HookInfo(program: "/home/cia/bin/notify", problem: "exited(3): It broke")
        case is ShowKey:
            KeyInfo(
                key: "hearth1cia", link: "hearth:hearth1cia@192.0.2.9:4327",
                addresses: ["192.0.2.9:4327"])
        case is DeleteList, is DeleteItem, is RemoveFriend, is LeaveList, is RevokeInvitation,
            is Lock:
            Done()
        case is NewInvitation:
            InvitationInfo(
                id: "9", link: "hearth:invitation", state: .open,
                expiresAt: "2027-06-07T12:00:00Z")
        case is ShowSafetyNumber:
            SafetyNumberInfo(name: "Owner", number: "12345 67890", isVerified: false)
        case let add as AddFriend where !add.at.isEmpty:
            FriendInfo(
                name: "Owner", key: friends[0].key, state: .friends, isConnected: false,
                isVerified: true, note: .addressNoted)
        case is VerifyFriend, is AddFriend: friends[0]
        case let said as AnswerHousemate:
            FriendInfo(
                name: "Owner", key: friends[0].key, state: .friends, isConnected: true,
                isVerified: false, housemate: said.answer == .open ? nil : said.answer)
        case is IntroduceFriend, is AskIntroduced: friends[0]
        case is PutAwayIntroduction: Done()
        case is ListIntroductions:
            [IntroductionInfo(name: "Bo", key: friends[0].key, by: "Friend")]
        case let name as NameFriend:
            FriendInfo(
                name: name.nickname ?? "Owner", ownName: name.nickname.map { _ in "Owner" },
                key: friends[0].key, state: .friends, isConnected: true, isVerified: false)
        case is EditWish, is AddWish: lamp
        case let move as MoveItems:
            move.items.map { name in
                ItemInfo(
                    id: "05", name: name, list: move.to ?? "Tray", listID: "22bb",
                    owner: "Cousin")
            }
        case is OrderItems: ListDetail(list: list, items: [later, lamp])
        case is OrderList: [list, tray, followed, waiting]
        case is OrderCart: cart
        case is CopyWish: lamp
        case let imported as ImportWishes:
            imported.lists.map { list in
                ImportedListInfo(
                    title: list.title ?? "Tray", isNew: list.title == "Garden",
                    wishes: list.wishes.map {
                        ImportedWishInfo(
                            line: $0.line, outcome: $0.name == "Lamp" ? .known : .added,
                            name: $0.name, price: $0.fields.price, store: $0.fields.store)
                    })
            }
        case let export as ExportLists:
            ExportInfo(
                exportedAt: "2027-05-31T12:00:00Z", member: "Cousin",
                lists: [
                    ExportedList(
                        id: "11aa", title: "Birthday", owner: "Cousin", role: .owner,
                        items: [
                            ExportedItem(
                                name: "=Lamp",
                                fields: WishFields(notes: "a \"b\"", price: "5.00 EUR"))
                        ])
                ], cart: export.cart == nil ? nil : cart)
        case is FindItems:
            [
                ShownFind.plain(FoundItem(path: "Birthday/Lamp", isOwn: true, item: lamp)),
                ShownFind.inCircle(
                    GivenFind(path: "Owner/Christmas/Wool socks", isOwn: false, item: socks)),
            ]
        default: try whisperAnswer(asked)
        }
    }
}
