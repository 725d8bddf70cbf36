import HearthAPI

extension Language {
    /// Comments, profiles, asks, thanks, and programs that are told the news.
    static let englishErrorsTalk: KeyValuePairs<ErrorCode, String> = [
        .commentsFull:
            "You have said as much on “{list}” as fits. Delete an old comment of yours with `hearth comment delete`, then try again.",
        .notYourComment:
            "{name} said that, and only {name} can take it back. `hearth comment hide` hides it from you alone.",
        .birthdayMalformed:
            "“{value}” is not a birthday. Write month and day, 04-17, or the year too: 1980-04-17.",
        .birthdayAhead:
            "“{value}” is still to come. Check the year, or leave it out: 04-17.",
        .noPicture:
            "There is no picture in the profile of {name}, or it has not arrived.",
        .pictureNotAllowed:
            "This is no picture that a profile can hold: JPEG, PNG or WebP, at most {limit}.",
        .limitAsks:
            "You have asked one friend for as much as one can: {limit}. Take something back with `hearth ask --withdraw`.",
        .ownListToFill:
            "“{list}” is your own list: `hearth wish add` puts wishes there.",
        .tellTooEarly:
            "The day of “{list}” is {date}, and telling before it is over would spoil the surprise. Try again from noon (UTC) of the day after.",
        .tellUndated:
            "“{list}” never had a date, so Hearth cannot know whether the surprise is over. If you are sure, add --surprise-is-over.",
        .tellMovedBack:
            "“{list}” once had the date {date}, which is not over; its owner has changed it since. If you are sure that the surprise is over, add --surprise-is-over.",
        .nothingToTell:
            "There is nothing to tell about “{list}”. `hearth bought` and `hearth given` note what you gave; --wish names it here.",
        .hookNotAbsolute:
            "“{program}” does not say where the program is. Write its whole path, such as /home/me/bin/notify.",
        .hookMissing:
            "There is no program {program}. Check the path.",
        .hookNotExecutable:
            "{program} is not a program that can be run. Make it one with `chmod u+x {program}`.",
        .hookNotPrivate:
            "{program} has to belong to the user who runs the node, and nobody else may be able to change it: `chmod go-w {program}`.",
        .noHook:
            "You have no hook. `hearth hook set PROGRAM` sets one.",
        .limitListeners:
            "Too many follow the news of this node at once: {limit}. Stop one `hearth watch` or close a page first.",
    ]
}
