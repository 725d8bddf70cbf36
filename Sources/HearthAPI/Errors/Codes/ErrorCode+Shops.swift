// Shops, comments, profiles and what owners are told.
extension ErrorCode {
    package static let notAShopLink = typed("notAShopLink", fields: ["link"])
    package static let shopUnknown = typed("shopUnknown", fields: ["link"])
    package static let shopAtHome = typed("shopAtHome", fields: ["link"])
    package static let shopNoAnswer = refused("shopNoAnswer")
    package static let shopRefused = refused("shopRefused", ["status"])
    package static let shopPageTooLarge = refused("shopPageTooLarge")
    package static let shopLeadsOn = refused("shopLeadsOn")
    package static let shopsBusy = refused("shopsBusy", status: 429)
    package static let shopSaysNothing = refused("shopSaysNothing")
    package static let shopsNotUsed = refused("shopsNotUsed")
    package static let reachByProxyAlone = refused("reachByProxyAlone")
    package static let commentsFull = refused("commentsFull", ["list"])
    package static let notYourComment = refused("notYourComment", ["name"])
    package static let noPicture = refused("noPicture", ["name"])
    package static let pictureNotAllowed = refused("pictureNotAllowed", ["limit"])
    package static let limitAsks = refused("limitAsks", ["limit"])
    package static let ownListToFill = refused("ownListToFill", ["list"])
    package static let tellTooEarly = refused("tellTooEarly", ["list", "date", "from"])
    package static let tellUndated = refused("tellUndated", ["list"])
    package static let tellMovedBack = refused("tellMovedBack", ["list", "date"])
    package static let nothingToTell = refused("nothingToTell", ["list"])
    package static let givenTold = refused("givenTold", ["wish", "owner"])

    static let shops: [ErrorCode] = [
        .notAShopLink, .shopUnknown, .shopAtHome, .shopNoAnswer, .shopRefused, .shopPageTooLarge,
        .shopLeadsOn, .shopsBusy, .shopSaysNothing, .shopsNotUsed, .reachByProxyAlone,
        .commentsFull, .notYourComment, .noPicture, .pictureNotAllowed, .limitAsks, .ownListToFill,
        .tellTooEarly, .tellUndated, .tellMovedBack, .nothingToTell, .givenTold,
    ]
}
