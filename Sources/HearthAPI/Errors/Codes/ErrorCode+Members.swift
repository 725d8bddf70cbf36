// Members, how they sign in, and who may do what.
extension ErrorCode {
    package static let locked = refused("locked", ["member"], status: 401)
    package static let signedOut = refused("signedOut", status: 401)
    package static let passphraseAgain = refused("passphraseAgain", ["member"], status: 401)
    package static let wrongPassphrase = refused(
        "wrongPassphrase", status: 401, fields: ["current", "passphrase"])
    package static let wrongPassphraseBlanks = refused(
        "wrongPassphraseBlanks", status: 401, fields: ["current", "passphrase"])
    package static let passphraseTooShort = refused(
        "passphraseTooShort", ["limit"], fields: ["new", "passphrase"])
    package static let passphraseBlanks = refused(
        "passphraseBlanks", fields: ["new", "passphrase"])
    package static let noPassphraseSet = refused("noPassphraseSet", ["member"])
    package static let recoveryCodeOfAnother = refused(
        "recoveryCodeOfAnother", ["member"], status: 401, fields: ["code"])
    package static let tooManyAttempts = refused("tooManyAttempts", ["seconds"], status: 429)
    package static let nameTaken = refused(
        "nameTaken", ["name"], fields: ["name", "title", "nickname"])
    package static let wishNameTaken = refused(
        "wishNameTaken", ["name", "list"], fields: ["name", "title", "nickname"])
    package static let memberNameTaken = refused(
        "memberNameTaken", ["name"], fields: ["name", "title", "nickname"])
    package static let nicknameTaken = refused(
        "nicknameTaken", ["name"], fields: ["name", "title", "nickname"])
    package static let memberNamesThemselves = refused(
        "memberNamesThemselves", ["name"], fields: ["name", "title", "nickname"])
    package static let lastMember = refused("lastMember", ["name"])
    package static let lastHouseholder = refused("lastHouseholder", ["name"])
    package static let householdersOnly = refused("householdersOnly", ["candidates"], status: 403)
    package static let atHomeOnly = refused("atHomeOnly", status: 403)
    package static let ownPassphraseFirst = refused(
        "ownPassphraseFirst", status: 403, fields: ["new", "passphrase"])
    package static let keepersOnly = refused("keepersOnly", ["name", "candidates"], status: 403)
    package static let notForAnother = refused("notForAnother", ["name"], status: 403)
    package static let childDecidesNothing = refused("childDecidesNothing", ["name"])
    package static let zoneNotHere = refused("zoneNotHere", status: 403)
    package static let livesHere = refused("livesHere", ["member"])
    package static let livesElsewhere = refused("livesElsewhere", ["member", "date"])
    package static let movingOut = refused("movingOut", ["member", "date"])

    static let members: [ErrorCode] = [
        .locked, .signedOut, .passphraseAgain, .wrongPassphrase, .wrongPassphraseBlanks,
        .passphraseTooShort, .passphraseBlanks, .noPassphraseSet, .recoveryCodeOfAnother,
        .tooManyAttempts, .nameTaken, .wishNameTaken, .memberNameTaken, .nicknameTaken,
        .memberNamesThemselves, .lastMember, .lastHouseholder, .householdersOnly, .atHomeOnly,
        .ownPassphraseFirst, .keepersOnly, .notForAnother, .childDecidesNothing, .zoneNotHere,
        .livesHere, .livesElsewhere, .movingOut,
    ]
}
