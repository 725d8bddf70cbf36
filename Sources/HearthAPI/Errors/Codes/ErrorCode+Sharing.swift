// Friends, and lists that are shared; how many of each there may be.
extension ErrorCode {
    package static let otherKind = refused("otherKind", ["list", "kind", "wanted"])
    package static let newerList = refused("newerList", ["list"])
    /// A list that comes with the program.
    package static let builtIn = refused("builtIn", ["list"])
    package static let singleListMade = refused("singleListMade", ["kind"])
    package static let singleListRead = refused("singleListRead", ["list"])
    package static let singleListStays = refused("singleListStays", ["list"])
    package static let readersFirst = refused("readersFirst", ["list"])
    package static let alreadyFriends = refused("alreadyFriends", ["name"], fields: ["link"])
    package static let friendsOtherNode = refused("friendsOtherNode", ["name"], fields: ["link"])
    package static let notFriendsYet = refused("notFriendsYet", ["name"])
    package static let invitationUsed = refused("invitationUsed")
    package static let invitationExpired = refused("invitationExpired")
    package static let invitationRevoked = refused("invitationRevoked")
    package static let invitationNotOpen = refused("invitationNotOpen")
    package static let limitMembers = refused("limitMembers", ["limit"])
    package static let limitFriends = refused("limitFriends", ["limit"])
    package static let limitPeople = refused("limitPeople", ["limit"])
    package static let limitLists = refused("limitLists", ["limit"])
    package static let limitItems = refused("limitItems", ["limit"])
    package static let limitClaims = refused("limitClaims", ["limit"])
    package static let limitInvitations = refused("limitInvitations", ["limit"])
    package static let limitRecord = refused("limitRecord", ["limit"])
    package static let limitFollowed = refused("limitFollowed", ["limit"])
    package static let limitPhotos = refused("limitPhotos", ["wish", "limit"])
    package static let limitPhotoSize = refused("limitPhotoSize", ["limit"])
    package static let limitKept = refused("limitKept", ["limit"])
    package static let limitPrivate = refused("limitPrivate", ["limit"])
    package static let limitShared = refused("limitShared", ["list", "excess", "limit"])
    package static let limitPieces = refused("limitPieces", ["limit"])
    package static let limitDue = refused("limitDue", ["limit"])
    package static let listIncomplete = refused("listIncomplete", ["list"])
    package static let photoNotHere = refused("photoNotHere", ["wish"], missing: .thing)
    package static let nothingToUndo = refused("nothingToUndo")
    package static let changedMeanwhile = refused("changedMeanwhile", ["name"], status: 412)
    package static let idUsed = refused("idUsed")
    package static let notOwner = refused("notOwner", ["list"])
    package static let notEditor = refused("notEditor", ["list"])
    package static let trayCannotBeShared = refused("trayCannotBeShared")
    package static let trayCannotBeChanged = refused("trayCannotBeChanged")
    package static let listNotGiving = refused("listNotGiving", ["list"])
    package static let ownerNeverSees = refused("ownerNeverSees", ["list"])
    package static let ownerNeverReserves = refused("ownerNeverReserves", ["list"])
    package static let ownerNeverHears = refused("ownerNeverHears", ["list"])
    package static let ownerNeverTells = refused("ownerNeverTells", ["list"])
    package static let ownerCannotLeave = refused("ownerCannotLeave", ["list"])
    package static let unknownWhisper = typed("unknownWhisper", ["name", "path"])
    package static let ambiguousWhisper = typed("ambiguousWhisper", ["name", "candidates"])
    package static let talkFull = refused("talkFull", ["list", "path"])
    package static let ideaOfAnother = refused("ideaOfAnother", ["wish", "name"])
    package static let circleNeedsPassphrase = refused("circleNeedsPassphrase", ["member"])
    package static let onceInCircle = refused("onceInCircle", ["name", "list"])
    package static let hostOnly = refused("hostOnly", ["list", "name"])
    package static let hostNotReady = refused("hostNotReady", ["list", "name"])
    package static let ownersNotAgreed = refused("ownersNotAgreed", ["list", "candidates"])
    package static let ownerIsFixed = refused("ownerIsFixed", ["list", "name"])
    package static let ownsTogether = refused("ownsTogether", ["list", "name"])
    package static let ownTitleTaken = refused(
        "ownTitleTaken", ["name"], fields: ["name", "title", "nickname"])
    package static let limitOwners = refused("limitOwners", ["limit"])
    package static let notAReader = refused("notAReader", ["name", "list"])
    package static let alreadyReader = refused("alreadyReader", ["name", "list"])
    package static let listStillWaiting = refused("listStillWaiting", ["list"])
    package static let ownStillComing = refused("ownStillComing", ["list"])
    package static let partUnreadable = refused("partUnreadable", ["list", "names"])

    static let sharing: [ErrorCode] = [
        .otherKind, .newerList, .builtIn, .singleListMade, .singleListRead,
        .singleListStays, .readersFirst, .alreadyFriends, .friendsOtherNode, .notFriendsYet,
        .invitationUsed,
        .invitationExpired, .invitationRevoked, .invitationNotOpen, .limitMembers, .limitFriends,
        .limitPeople, .limitLists, .limitItems, .limitClaims, .limitInvitations, .limitRecord,
        .limitFollowed, .limitPhotos, .limitPhotoSize, .limitKept, .limitPrivate, .limitShared,
        .limitPieces, .limitDue, .listIncomplete, .photoNotHere, .nothingToUndo, .changedMeanwhile,
        .idUsed, .notOwner, .notEditor, .trayCannotBeShared, .trayCannotBeChanged, .listNotGiving,
        .ownerNeverSees, .ownerNeverReserves, .ownerNeverHears, .ownerNeverTells, .ownerCannotLeave,
        .unknownWhisper, .ambiguousWhisper, .talkFull, .ideaOfAnother, .circleNeedsPassphrase,
        .onceInCircle, .hostOnly, .hostNotReady, .ownersNotAgreed, .ownerIsFixed, .ownsTogether,
        .ownTitleTaken, .limitOwners, .notAReader, .alreadyReader, .listStillWaiting,
        .ownStillComing, .partUnreadable,
    ]
}
