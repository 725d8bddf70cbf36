import HearthAPI

extension Language {
    /// English. Its texts stand in the code; here are only those for error codes.
    package static let english = Language(
        code: "en", name: "English",
        errors: ErrorCode.allCases.map { (key: $0, value: sentence($0)) },
        texts: [], counted: [], help: [], plurals: .oneIsSingular,
        numbers: NumberStyle(decimal: ".", thousands: nil), yes: ["y", "yes"], no: "N")

    /// A switch, so that a code without a text does not compile.
    private static func sentence(_ code: ErrorCode) -> String {
        switch code {
        case .usage: "{problem}"

        case .keyMalformed:
            "This is not a Hearth public key. A key starts with “hearth1” and has 117 characters; copy it again."
        case .keyWrongChecksum:
            "The checksum of this public key is wrong: a character was changed on the way. Copy it again or scan its QR code."
        case .keyTruncated:
            "This public key is cut short: a whole one has 117 characters. Copy it again, from the first to the last character."
        case .keyWrongPrefix:
            "This is a key of something else than Hearth: a Hearth public key starts with “hearth1”."
        case .keyNewerFormat:
            "This public key was made by a newer Hearth than this one can read. Update Hearth, then try again."
        case .linkMalformed:
            "This is not a Hearth link. A link looks like hearth:KEY@host:port; copy it again, with everything in it."
        case .addressMalformed:
            "“{address}” is not an address. Write host:port, such as 192.0.2.7:4327 or [2001:db8::7]:4327."
        case .addressMissing:
            "A public key alone does not say where to find its owner. Ask for the link, or add --at HOST:PORT."
        case .tooManyAddresses:
            "These are too many addresses: there can be at most {limit}."
        case .invitationMalformed:
            "This invitation is not complete or was changed on the way. Copy the whole link again."
        case .ownKey:
            "This is your own key. Send it to a friend, and add the friend's key here."

        case .unknownMember:
            "Nobody called “{name}” lives on this node. `hearth member list` shows who does."
        case .unknownFriend:
            "You have no friend called “{name}”. `hearth friend list` shows your friends."
        case .unknownList:
            "There is no list “{name}”. `hearth list` shows the lists that you can see."
        case .unknownWish:
            "There is no wish “{name}”. `hearth list show LIST` shows the wishes of a list."
        case .unknownEntry:
            "Nothing in the inbox is called “{name}”. `hearth inbox` shows what waits for an answer."
        case .unknownInvitation:
            "There is no invitation “{name}”. `hearth invite list` shows your invitations."
        case .ambiguousMember:
            "More than one member is meant by “{name}”: {candidates}. Write the whole name."
        case .ambiguousFriend:
            "More than one friend is meant by “{name}”: {candidates}. Say which, by name or public key."
        case .ambiguousList:
            "More than one list is meant by “{name}”: {candidates}. Give the whole title, and the friend before it: FRIEND/LIST."
        case .ambiguousWish:
            "More than one wish is meant by “{name}”: {candidates}. Say which, as LIST/WISH or FRIEND/LIST/WISH."
        case .ambiguousEntry:
            "More than one entry of the inbox is meant by “{name}”: {candidates}. Say which, by its id."
        case .unknownComment:
            "There is no comment “{name}”. `hearth comments LIST` shows what is said on a list, with ids."
        case .ambiguousComment:
            "More than one comment has the id “{name}”."
        case .memberNotNamed:
            "More than one member lives on this node: {candidates}. Say who you are with --as MEMBER."
        case .nobodyHere:
            "Nobody lives here yet. `hearth web` prints the link that sets the household up in a browser of this machine; `hearth init --household NAME --member NAME` does it here."

        case .textEmpty:
            "The {field} is empty. Write something there."
        case .textTooLong:
            "The {field} is too long: at most {limit} characters fit."
        case .textControlCharacter:
            "The {field} has a control character in it ({character}), which could change how it is shown. Remove it."
        case .textNotAllowed:
            "The {field} has something in it that cannot stand there. Change it."
        case .numberMalformed:
            "“{value}” is not a number that fits the {field}."
        case .numberOutOfRange:
            "“{field}” takes a number from {lowest} to {highest}."
        case .dateMalformed:
            "“{value}” is not a date. Write year, month and day: 2027-05-31."
        case .priceMalformed:
            "“{value}” is not a price. Write the amount and the currency: 199.50 SEK."
        case .linkNotAllowed:
            "“{value}” is not a web link. A link starts with https:// or http://."
        case .occasionUnknown:
            "“{value}” is no occasion that Hearth knows. It can be one of: {candidates}."
        case .priorityUnknown:
            "“{value}” is no priority. It can be low, medium or high."
        case .roleUnknown:
            "“{value}” is no role. It can be friend or keeper."
        case .taskUnknown:
            "“{value}” is nothing that one takes on for a wish. It can be buys, wraps or card."
        case .slashInName:
            "“{name}” has a “/” in it, which is kept for paths such as LIST/WISH. Choose another character."
        case .unknownPhoto:
            "“{wish}” has no photo number {value}. `hearth wish show WISH` shows how many there are."

        case .nodeNotRunning:
            "The node of the home {home} is not running. Start it with `hearth run` in another terminal, then try again."
        case .nodeAlreadyRunning:
            "A node is running on the home {home} already, and there can be only one. Use that one, or stop it first."
        case .nodeUnreachable:
            "The node of the home {home} does not answer. See what it says in its own terminal or log; starting it again may help."
        case .nodeStopping:
            "The node is stopping. Try again when it runs again."
        case .homeMissing:
            "There is no home in {home}. `hearth run` makes one and leads on in a browser, `hearth init --household NAME --member NAME` does it here; or say where it is with --home DIR."
        case .homeVanished:
            "The home {home} has lost its database, or the key in it: hearth.sqlite is missing or empty. See whether all of the disk is there, then restore a backup. Nothing was changed, and no new household was made."
        case .homeNotMounted:
            "There was a home in {home}, and now there is none. See whether its disk is connected and mounted. If you removed it yourself and want a new one there, take its line out of {file}."
        case .homeExists:
            "There is a home in {home} already; nothing was changed. Choose another place with --home DIR."
        case .homeNewer:
            "The home {home} was made by a newer Hearth, and this one could damage it. Update Hearth; nothing was changed."
        case .homeReadOnly:
            "The home {home} cannot be written to. Check who owns it and whether its disk is read-only."
        case .homeCorrupt:
            "The data in the home {home} is damaged, and this version cannot mend it. Stop the node and keep the folder as it is. If you made a copy of the folder earlier, put that in its place: what came since is missing from it."
        case .homeNotPrivate:
            "The home {home} can be read by other users of this machine. Close it with `chmod -R go= {home}`, then try again."
        case .diskFull:
            "The disk that holds {home} is full; nothing was changed. Make room, then try again."
        case .storageFailed:
            "The change could not be written to the disk; nothing was changed. The node's log says more."
        case .addressInUse:
            "Another program listens on {address} already. Stop it, or choose another port."
        case .addressNotAvailable:
            "{address} is no address of this machine. Choose one of its own, or 0.0.0.0 for all of them."
        case .webNotServed:
            "This node serves no pages. Stop it, and start it without --no-web."
        case .webNotLoopback:
            "The web server answers this machine only, and {address} can be reached from others. Use 127.0.0.1:PORT."

        case .locked:
            "The keys of {member} are locked. Unlock them with `eval \"$(hearth unlock --as {member})\"`, or add --passphrase-file FILE."
        case .signedOut:
            "You are not signed in. Sign in again."
        case .passphraseAgain:
            "The passphrase of {member} is asked for again here. Nothing was done."
        case .wrongPassphrase:
            "This is not the passphrase. Try again; big and small letters and spaces count."
        case .passphraseTooShort:
            "This passphrase is too short: it needs at least {limit} characters. A few words that do not belong together are a good one."
        case .noPassphraseSet:
            "{member} has no passphrase, so there is nothing to unlock. `hearth passphrase` sets one."
        case .tooManyAttempts:
            "There were too many wrong passphrases. Wait, then try again; seconds to wait: {seconds}."

        case .nameTaken:
            "You have a list called “{name}” already. Choose another name."
        case .wishNameTaken:
            "There is a wish “{name}” in “{list}” already. Choose another name."
        case .memberNameTaken:
            "Somebody called “{name}” lives on this node already. Choose another name."
        case .alreadyFriends:
            "You and {name} are friends already."
        case .alreadyKnocked:
            "You have knocked there already. `hearth friend list` shows whether there is an answer."
        case .notFriendsYet:
            "You and {name} are not friends yet. Both have to say yes first; `hearth inbox` shows what waits for you."

        case .invitationUsed:
            "This invitation was used already, and it works once only. Ask for a new one."
        case .invitationExpired:
            "This invitation has expired. Ask for a new one."
        case .invitationRevoked:
            "This invitation was taken back by whoever made it. Ask for a new one."
        case .invitationNotOpen:
            "This invitation is not open any more: it was used, has expired or was taken back. `hearth invite list` shows which."

        case .limitMembers:
            "This node is full: members that can live on one: {limit}. Another household member needs another node."
        case .limitFriends:
            "You have as many friends as Hearth can keep: {limit}. Remove one first."
        case .limitPeople:
            "This list has as many people as it can have: {limit}. Stop sharing it with somebody first."
        case .limitLists:
            "You have as many lists as Hearth can keep: {limit}. Delete one first."
        case .limitItems:
            "This list is full: wishes that fit in one: {limit}. Delete or move one first."
        case .limitClaims:
            "You have reserved as much on this list as one person can: {limit}. Free something first."
        case .clockWrong:
            "The clock of this computer is wrong by so many hours, say other homes: {hours}. What you reserve would not reach the others. Set the clock right first."
        case .limitKnocks:
            "Too many people wait for an answer there: {limit}. Try again later."
        case .limitInvitations:
            "You have as many open invitations as Hearth can keep: {limit}. Revoke one first."
        case .limitRecord:
            "This is too much for one list; octets that fit: {limit}. Make it shorter, or use another list."
        case .limitFollowed:
            "This node follows as many lists as it can: {limit}. Leave one first."
        case .limitPhotos:
            "“{wish}” has as many photos as fit with one wish: {limit}. Remove one first."
        case .limitPhotoSize:
            "This photo is too large: at most {limit} fit. Make it smaller, then try again."
        case .limitKept:
            "This is more than your friends' homes keep of one person: {limit}. Remove photos or lists that you need no more."
        case .limitPieces:
            "This list has as many photos as one list can: pieces of photos that fit: {limit}. Remove some, or use another list."
        case .listIncomplete:
            "Not all of “{list}” is on this node yet, and what you want to change is in what is missing. It comes from your friends' homes; try again later."
        case .photoNotHere:
            "The photos of “{wish}” are not all on this node yet. Try again when they are; `hearth wish show WISH` says how much is missing."
        case .nothingToUndo:
            "This cannot come back any more: only whoever deleted it can undo that, here and within 10 minutes. Add it anew."

        case .changedMeanwhile:
            "Somebody changed “{name}” meanwhile, or you did elsewhere. Look at it anew, then save again if yours is what it should say."
        case .alreadyDone:
            "This was done already, when it was asked for the first time. What was answered then is not kept any more; look at what there is now."

        case .notOwner:
            "“{list}” is not your list; only its owner can do that."
        case .notEditor:
            "You can see “{list}”, but not change it. Its owner can make you a keeper."
        case .trayCannotBeShared:
            "The tray is for yourself and cannot be shared. Move the wish to a list with `hearth wish move`, then share the list."
        case .trayCannotBeChanged:
            "The tray is always there: it cannot be renamed, archived or deleted."
        case .listNotGiving:
            "“{list}” is not a list that one gives from, so nothing can be reserved there."
        case .ownerNeverSees:
            "“{list}” is your own list, and what is reserved there stays hidden from you."
        case .ownerNeverHears:
            "“{list}” is your own list, and what the others say there among themselves stays hidden from you."
        case .unknownWhisper:
            "You have no whisper “{name}” on this list. `hearth whispers FRIEND/LIST` shows what was whispered; you can delete your own."
        case .ambiguousWhisper:
            "More than one of your whispers is meant by “{name}”: {candidates}. Write more of it, or its id."
        case .pageFull:
            "There is no more room for what you whisper and think of on “{list}”. Write less, or delete something of yours first: `hearth whisper delete FRIEND/LIST WHISPER` or `hearth idea delete FRIEND/LIST/IDEA`."
        case .ideaOfAnother:
            "“{wish}” is an idea of {name}; whoever had it can delete it."
        case .ownerNeverReserves:
            "“{list}” is your own list, and nobody reserves from her own. To take a wish away, delete it."
        case .ownerCannotLeave:
            "“{list}” is your own list. You can delete it or stop sharing it, but not leave it."
        case .circleNeedsPassphrase:
            "Whoever owns this list lives on the same node as you, so what you reserve there is only hidden behind a passphrase. Set one for {member} with `hearth passphrase --as MEMBER`, then try again."
        case .onceInCircle:
            "{name} could once see what is reserved on “{list}” and therefore can never own it."
        case .hostOnly:
            "“{list}” is also yours, but it was made by {name}, and only {name} can share it, let people in or out, or delete it. Ask {name}; you can leave it with `hearth leave`."
        case .ownersNotAgreed:
            "“{list}” cannot be shared before everybody who is to own it has said yes. Still to answer: {candidates}. Sharing it with one of them asks again."
        case .ownerIsFixed:
            "{name} owns “{list}” too, and the owners of a list are fixed for good. Make another list without {name}, or let {name} leave this one."
        case .ownsTogether:
            "You and {name} own “{list}” together. Whoever made it can delete it, the other can leave it; end the friendship after that."
        case .ownTitleTaken:
            "You have a list called “{name}” already, and this one would be yours too. Rename yours with `hearth list rename`, then accept."
        case .limitOwners:
            "These are too many owners for one list: there can be at most {limit}, you included."
        case .notAReader:
            "“{list}” is not shared with {name}. `hearth list who LIST` shows with whom it is."
        case .alreadyReader:
            "“{list}” is shared with {name} already."
        case .listStillWaiting:
            "“{list}” has not arrived yet: it comes when your node meets its owner's, or a friend's who has it. Try again then."

        case .notReserved:
            "You have not reserved “{wish}”. `hearth cart` shows what you have."
        case .alreadyReserved:
            "You have reserved “{wish}” already, and a reservation does not lapse. To hold it for a while only, free it with `hearth free` first."
        case .alreadyBought:
            "You have bought “{wish}” already. `hearth free` gives it free again."
        case .notBought:
            "You have not bought “{wish}”. `hearth cart` shows what you have."
        case .quantityOverWished:
            "That is more of “{wish}” than is wished for: {limit}. Reserve at most that many."
        case .sortUnknown:
            "“{value}” is not an order. These are: {candidates}."
        case .positionMalformed:
            "“{value}” is not a position. Write latitude and longitude in degrees: 59.3293,18.0686."
        case .fileTooLarge:
            "The file is too large: at most {limit} MiB can be brought in. Bring it in in parts."
        case .fileNotText:
            "The file is not text. Save it as CSV, JSON, text or as a web page, and bring that in."
        case .fileMalformed:
            "The file cannot be read as {format}. Check that it is whole, or say what it is with --format."
        case .fileTooManyWishes:
            "The file holds more wishes than can be brought in at once: {limit}. Bring it in in parts."
        case .importOverLimit:
            "The list “{list}” holds at most {limit} wishes: {count} would come, and there is room for {room}. Nothing is brought in; take fewer, or another list."
        case .fileEmpty:
            "There is nothing in the file that could be a wish."
        case .fileUnreadable:
            "The file “{file}” cannot be read or written. Check its path and whether you may."
        case .namesNotFound:
            "None of the columns is known to hold names. Say which one does with --map \"COLUMN=name\"; the columns are: {candidates}."
        case .columnUnknown:
            "There is no column “{name}”. The columns are: {candidates}."
        case .ownWishCopied:
            "“{wish}” is on a list of yours. Move it with `hearth wish move` instead; a wish stands in one list."
        case .spotNotThere:
            "“{name}” cannot be put beside “{other}”: it is not among the others. Name another one, or use --first or --last."
        case .listsApart:
            "“{name}” and “{other}” are not shown together, so one has no place beside the other. Name two of the same kind."
        case .takenWhole:
            "“{wish}” is given as a whole, by {names}, so nobody can chip in for it. Reserve it with `hearth reserve` to wait in line, or agree with them on chipping in."
        case .chippedIn:
            "“{wish}” is given together: {names} put money towards it. Join them with `hearth chip-in`, or agree with them on something else."
        case .ownReservation:
            "You have reserved “{wish}” as a whole. Free it with `hearth free`, then chip in."
        case .ownContribution:
            "You chip in for “{wish}”. Withdraw that with `hearth free`, then reserve or hold all of it."
        case .wishWithoutPrice:
            "“{wish}” has no price, so nobody knows what there is to chip in for. Reserve it with `hearth reserve`."
        case .amountMalformed:
            "“{value}” is not an amount. Write it as 20 or 20.50, with or without the currency: \"20.50 EUR\"."
        case .currencyDiffers:
            "The price of “{wish}” is in {currency}. Say your part in {currency} too."
        case .amountOverPrice:
            "That is more than “{wish}” costs: {limit}. Put at most that towards it."
        case .amountOverMissing:
            "Others put the rest towards “{wish}” already; what you can give at most is {limit}."

        case .photoEmpty:
            "“{photo}” is an empty file. Choose the photo again."
        case .photoTooLarge:
            "“{photo}” is too large: at most {limit} are taken. Save it smaller in a picture program, then try again."
        case .photoTooManyPixels:
            "“{photo}” has too many pixels: at most {limit} million are taken, and at most {side} on a side. Save it smaller in a picture program, then try again."
        case .photoHEIC:
            "“{photo}” is an HEIC picture, which not every program can show. Save it as JPEG. An iPhone takes JPEG after Settings > Camera > Formats > Most Compatible."
        case .photoGIF:
            "“{photo}” is a GIF. Hearth takes JPEG, PNG and WebP: open it in a picture program and save one picture of it as PNG."
        case .photoDrawing:
            "“{photo}” is a drawing (SVG), not a photo. Export it as PNG."
        case .photoDocument:
            "“{photo}” is a PDF document, not a photo. Export the page as JPEG, or take a picture of the screen."
        case .photoOtherFormat:
            "“{photo}” is {format}. Hearth takes JPEG, PNG and WebP: open it in a picture program and save it as JPEG."
        case .photoUnknown:
            "“{photo}” is no picture that Hearth knows. It takes JPEG, PNG and WebP, by what is in the file and not by its name."
        case .photoDamaged:
            "“{photo}” is damaged or not complete. Copy it again from where it came from."
        case .photoTooHard:
            "“{photo}” needs more memory or time than a photo gets here. Open it in a picture program, save it anew as JPEG, and smaller."
        case .photosBusy:
            "Too many photos are being made at the same time. Try again in a moment."
        case .photoForgotten:
            "A photo was prepared too long ago, or by somebody else, and is forgotten. Choose it again."
        case .photoProgramMissing:
            "The program that makes photos is not there: {file}. Build or install Hearth again, with all of its programs in one folder."
        case .photosNotSafe:
            "Hearth reads pictures only in a program that can touch nothing else, and this machine does not allow that: its kernel, or the container that Hearth runs in, has no seccomp. Switch it on, then try again."
        case .pictureFileExists:
            "There is a file {file} already. Choose another name, or add --overwrite."

        case .commentsFull:
            "You have said as much on “{list}” as fits. Delete an old comment of yours with `hearth comment delete`, then try again."
        case .notYourComment:
            "{name} said that, and only {name} can take it back. `hearth comment hide` hides it from you alone."
        case .birthdayMalformed:
            "“{value}” is not a birthday. Write month and day, 04-17, or the year too: 1980-04-17."
        case .noPicture:
            "There is no picture in the profile of {name}, or it has not arrived."
        case .pictureNotAllowed:
            "This is no picture that a profile can hold: JPEG, PNG or WebP, at most {limit}."
        case .limitAsks:
            "You have asked one friend for as much as one can: {limit}. Take something back with `hearth ask --withdraw`."
        case .notAsked:
            "You have not asked for more wishes from “{name}”. `hearth ask` shows whom you asked."
        case .ownListToFill:
            "“{list}” is your own list: `hearth wish add` puts wishes there."
        case .tellTooEarly:
            "The day of “{list}” is {date}, and telling before it is over would spoil the surprise. Try again from noon (UTC) of the day after."
        case .tellUndated:
            "“{list}” never had a date, so Hearth cannot know whether the surprise is over. If you are sure, add --surprise-is-over."
        case .tellMovedBack:
            "“{list}” once had the date {date}, which is not over; its owner has changed it since. If you are sure that the surprise is over, add --surprise-is-over."
        case .nothingToTell:
            "There is nothing to tell about “{list}”. `hearth bought` and `hearth given` note what you gave; --wish names it here."
        case .hookNotAbsolute:
            "“{program}” does not say where the program is. Write its whole path, such as /home/me/bin/notify."
        case .hookMissing:
            "There is no program {program}. Check the path."
        case .hookNotExecutable:
            "{program} is not a program that can be run. Make it one with `chmod u+x {program}`."
        case .hookNotPrivate:
            "{program} has to belong to the user who runs the node, and nobody else may be able to change it: `chmod go-w {program}`."
        case .noHook:
            "You have no hook. `hearth hook set PROGRAM` sets one."
        case .limitListeners:
            "Too many follow the news of this node at once: {limit}. Stop one `hearth watch` or close a page first."

        case .unauthorized:
            "The request does not show that it may do this. It needs the token from the file api-token in the home, and the address that the node listens on."
        case .notFound:
            "There is nothing at this address of the API."
        case .internalError:
            "Something went wrong inside Hearth; nothing was changed. The node's log says more, and a report of it is welcome."
        }
    }
}
