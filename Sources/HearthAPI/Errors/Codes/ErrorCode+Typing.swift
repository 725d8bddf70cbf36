// What was typed, and names no such thing or more than one.
extension ErrorCode {
    package static let usage = typed("usage", ["problem"])  // A whole sentence.
    package static let keyWrongChecksum = typed("keyWrongChecksum", fields: ["link"])
    package static let keyTruncated = typed("keyTruncated", fields: ["link"])
    package static let keyWrongPrefix = typed("keyWrongPrefix", fields: ["link"])
    package static let keyNewerFormat = typed("keyNewerFormat", fields: ["link"])
    package static let linkMalformed = typed("linkMalformed", fields: ["link"])
    package static let linkOfWeb = typed("linkOfWeb", fields: ["link"])
    package static let linksSeveral = typed("linksSeveral", fields: ["link"])
    package static let linksDiffer = typed("linksDiffer", fields: ["link"])
    package static let addressMalformed = typed(
        "addressMalformed", ["address"], fields: ["address", "link"])
    package static let addressMissing = typed("addressMissing", fields: ["link"])
    package static let tooManyAddresses = typed("tooManyAddresses", ["limit"], fields: ["link"])
    package static let invitationMalformed = typed("invitationMalformed", fields: ["link"])
    package static let ownKey = typed("ownKey", fields: ["link"])
    package static let unknownMember = typed("unknownMember", ["name"])
    package static let unknownFriend = typed("unknownFriend", ["name"], missing: .thing)
    package static let unknownList = typed("unknownList", ["name"], missing: .list)
    package static let unknownWish = typed("unknownWish", ["name"], missing: .item)
    package static let unknownEntry = typed("unknownEntry", ["name"])
    package static let unknownInvitation = typed("unknownInvitation", ["name"])
    package static let unknownComment = typed("unknownComment", ["name"])
    package static let ambiguousComment = typed("ambiguousComment", ["name"])
    package static let birthdayMalformed = typed(
        "birthdayMalformed", ["value"], fields: ["birthday"])
    package static let birthdayAhead = typed("birthdayAhead", ["value"], fields: ["birthday"])
    package static let ambiguousMember = typed("ambiguousMember", ["name", "candidates"])
    package static let ambiguousFriend = typed("ambiguousFriend", ["name", "candidates"])
    package static let ambiguousList = typed("ambiguousList", ["name", "candidates"])
    package static let ambiguousWish = typed("ambiguousWish", ["name", "candidates"])
    package static let ambiguousEntry = typed("ambiguousEntry", ["name", "candidates"])

    static let typing: [ErrorCode] = [
        .usage, .keyWrongChecksum, .keyTruncated, .keyWrongPrefix, .keyNewerFormat, .linkMalformed,
        .linkOfWeb, .linksSeveral, .linksDiffer, .addressMalformed, .addressMissing,
        .tooManyAddresses, .invitationMalformed, .ownKey, .unknownMember, .unknownFriend,
        .unknownList, .unknownWish, .unknownEntry, .unknownInvitation, .unknownComment,
        .ambiguousComment, .birthdayMalformed, .birthdayAhead, .ambiguousMember, .ambiguousFriend,
        .ambiguousList, .ambiguousWish, .ambiguousEntry,
    ]
}
