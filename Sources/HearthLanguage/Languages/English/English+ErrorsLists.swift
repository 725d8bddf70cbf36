import HearthAPI

extension Language {
    /// Lists: who may do what with them, and where wishes stand.
    static let englishErrorsLists: KeyValuePairs<ErrorCode, String> = [
        .notOwner:
            "“{list}” is not your list; only its owner can do that.",
        .notEditor:
            "You can see “{list}”, but not change it. Its owner can make you a keeper.",
        .trayCannotBeShared:
            "The tray is for yourself and cannot be shared. Move the wish to a list with `hearth wish move`, then share the list.",
        .trayCannotBeChanged:
            "The tray is always there: it cannot be renamed, archived or deleted.",
        .listNotGiving:
            "“{list}” is not a list that one gives from, so nothing can be reserved there.",
        .ownerNeverSees:
            "“{list}” is your own list, and what is reserved there stays hidden from you.",
        .ownerNeverHears:
            "“{list}” is your own list, and what the others say there among themselves stays hidden from you.",
        .unknownWhisper:
            "You have no whisper “{name}” on this list. `hearth whispers {path}` shows what was whispered; you can delete your own.",
        .ambiguousWhisper:
            "More than one of your whispers is meant by “{name}”: {candidates}. Write more of it, or its id.",
        .talkFull:
            "There is no more room for what you whisper and think of on “{list}”. Write less, or delete something of yours first: `hearth whispers {path}` and `hearth idea list {path}` show what there is.",
        .ideaOfAnother:
            "“{wish}” is an idea of {name}; only {name} can delete it.",
        .ownerNeverReserves:
            "“{list}” is your own list, and nobody reserves from their own. To take a wish away, delete it.",
        .ownerNeverTells:
            "“{list}” is your own list, so you have nothing to tell about it. `hearth thanks {list}` shows what givers told you.",
        .ownerCannotLeave:
            "“{list}” is your own list. You can delete it or stop sharing it, but not leave it.",
        .circleNeedsPassphrase:
            "The owner of this list lives on the same node as you, so what you reserve there is only hidden behind a passphrase. Set one for {member} with `hearth passphrase --as {member}`, then try again.",
        .onceInCircle:
            "{name} could once see what is reserved on “{list}” and therefore can never own it.",
        .hostOnly:
            "“{list}” is also yours, but it was made by {name}, and only {name} can delete it. Ask {name}; you can leave it with `hearth leave`.",
        .hostNotReady:
            "You cannot change who sees “{list}” yet. {name} made it, and the home of {name} writes down who sees it. It has not said that it does so for you: perhaps not everybody who is to own the list has said yes, or that home runs an older Hearth. Ask {name}.",
        .ownersNotAgreed:
            "“{list}” cannot be shared before everybody who is to own it has said yes. Still to answer: {candidates}. Sharing it with one of them asks again.",
        .ownerIsFixed:
            "{name} owns “{list}” too, and the owners of a list are fixed for good. Make another list without {name}, or let {name} leave this one.",
        .ownsTogether:
            "You and {name} own “{list}” together. The one who made it can delete it, the other can leave it; end the friendship after that.",
        .ownTitleTaken:
            "You have a list called “{name}” already, and this one would be yours too. Rename yours with `hearth list rename`, then accept.",
        .limitOwners:
            "These are too many owners for one list: there can be at most {limit}, you included.",
        .notAReader:
            "“{list}” is not shared with {name}. `hearth list who {list}` shows with whom it is.",
        .alreadyReader:
            "“{list}” is shared with {name} already.",
        .listStillWaiting:
            "“{list}” has not arrived yet: it comes when your node meets its owner's, or a friend's who has it. Try again then.",

        .ownWishCopied:
            "“{wish}” is on a list of yours. Move it with `hearth wish move` instead; a wish stands in one list.",
        .spotNotThere:
            "“{name}” cannot be put beside “{other}”: it is not among the others. Name another one, or use --first or --last.",
        .listsApart:
            "“{name}” and “{other}” are not shown together, so one has no place beside the other. Name two of the same kind.",
    ]
}
