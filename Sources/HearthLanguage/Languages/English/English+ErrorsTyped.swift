import HearthAPI

extension Language {
    /// What was typed and cannot be meant: keys, links, names, fields of a form.
    static let englishErrorsTyped: KeyValuePairs<ErrorCode, String> = [
        .usage: "{problem}",

        .keyMalformed:
            "This is not a Hearth public key. A key starts with “hearth1” and has 117 characters; copy it again.",
        .keyWrongChecksum:
            "The checksum of this public key is wrong: a character was changed on the way. Copy it again or scan its QR code.",
        .keyTruncated:
            "This public key is cut short: a whole one has 117 characters. Copy it again, from the first to the last character.",
        .keyWrongPrefix:
            "This is a key of something else than Hearth: a Hearth public key starts with “hearth1”.",
        .keyNewerFormat:
            "This public key was made by a newer Hearth than this one can read. Update Hearth, then try again.",
        .linkMalformed:
            "This is not a Hearth link. A link looks like hearth:KEY@host:port; copy it again, with everything in it.",
        .addressMalformed:
            "“{address}” is not an address. Write host:port, such as 192.0.2.7:4327 or [2001:db8::7]:4327.",
        .addressMissing:
            "A public key alone does not say where to find its owner. Ask for the link, or add --at HOST:PORT.",
        .tooManyAddresses:
            "These are too many addresses: there can be at most {limit}.",
        .invitationMalformed:
            "This invitation is not complete or was changed on the way. Copy the whole link again.",
        .ownKey:
            "This is your own key. Send it to a friend, and add the friend's key here.",

        .unknownMember:
            "Nobody called “{name}” lives on this node. `hearth member list` shows who does.",
        .unknownFriend:
            "You have no friend called “{name}”. `hearth friend list` shows your friends.",
        .unknownList:
            "There is no list “{name}”. `hearth list` shows the lists that you can see.",
        .unknownWish:
            "There is no wish “{name}”. `hearth list show`, with the name of a list, shows the wishes there.",
        .unknownEntry:
            "Nothing in the inbox is called “{name}”. `hearth inbox` shows what waits for an answer.",
        .unknownInvitation:
            "There is no invitation “{name}”. `hearth invite list` shows your invitations.",
        .ambiguousMember:
            "More than one member is meant by “{name}”: {candidates}. Write the whole name.",
        .ambiguousFriend:
            "More than one friend is meant by “{name}”: {candidates}. Say which, or give one of them a nickname with `hearth friend name`.",
        .ambiguousList:
            "More than one list is meant by “{name}”: {candidates}. Give the whole title, and the friend before it: FRIEND/LIST.",
        .didYouMean:
            "Nothing here is called “{name}”. It could be {candidates}.",
        .ambiguousWish:
            "More than one wish is meant by “{name}”: {candidates}. Say which, as LIST/WISH or FRIEND/LIST/WISH.",
        .ambiguousEntry:
            "More than one entry of the inbox is meant by “{name}”: {candidates}. Say which, by its id.",
        .unknownComment:
            "There is no comment “{name}”. `hearth comments`, with the name of a list, shows what is said there, with ids.",
        .ambiguousComment:
            "More than one comment has the id “{name}”.",
        .memberNotNamed:
            "More than one member lives on this node: {candidates}. Say who you are with --as MEMBER.",
        .nobodyHere:
            "Nobody lives here yet. `hearth web` prints the link that sets the household up in a browser of this machine; `hearth init --household NAME --member NAME` does it here.",

        .textEmpty:
            "The {field} is empty. Write something there.",
        .textTooLong:
            "The {field} is too long: at most {limit} characters fit.",
        .textControlCharacter:
            "The {field} has a control character in it ({character}), which could change how it is shown. Remove it.",
        .textNotAllowed:
            "The {field} has something in it that cannot stand there. Change it.",
        .numberMalformed:
            "“{value}” is not a number that fits the {field}.",
        .numberOutOfRange:
            "“{field}” takes a number from {lowest} to {highest}.",
        .dateMalformed:
            "“{value}” is not a date. Write year, month and day: 2027-05-31.",
        .priceMalformed:
            "“{value}” is not a price. Write it as 199 SEK, €12 or 12.50 EUR.",
        .currencyMissing:
            "In which currency is “{value}”? Write it after the amount, as in 199 SEK. Next time the amount is enough.",
        .currencyUnknown:
            "“{value}” is not a currency. Write its symbol or its three letters, as in 199 SEK, €12 or 12.50 EUR.",
        .linkNotAllowed:
            "“{value}” is not a web link. A link starts with https:// or http://.",
        .occasionUnknown:
            "“{value}” is no occasion that Hearth knows. It can be one of: {candidates}.",
        .priorityUnknown:
            "“{value}” is no priority. It can be low, medium or high.",
        .roleUnknown:
            "“{value}” is no role. It can be friend or keeper.",
        .taskUnknown:
            "“{value}” is no such task. Choose buys, wraps or card.",
        .slashInName:
            "“{name}” has a “/” in it, which separates a person from their lists in paths such as FRIEND/LIST. Choose another character.",
        .unknownPhoto:
            "“{wish}” has no photo number {value}; it has {count}. Numbers count from 1.",

        .sortUnknown:
            "“{value}” is not an order. These are: {candidates}.",
        .positionMalformed:
            "“{value}” is not a position. Write latitude and longitude in degrees: 59.3293,18.0686.",
    ]
}
