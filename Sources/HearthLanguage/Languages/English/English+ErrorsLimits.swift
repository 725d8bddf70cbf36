import HearthAPI

extension Language {
    /// What is taken, over, full, not here yet, or changed meanwhile.
    static let englishErrorsLimits: KeyValuePairs<ErrorCode, String> = [
        .nameTaken:
            "You have a list called “{name}” already. Choose another name.",
        .wishNameTaken:
            "There is a wish “{name}” in “{list}” already. Choose another name.",
        .memberNameTaken:
            "Somebody called “{name}” lives on this node already. Choose another name.",
        .nicknameTaken:
            "Somebody else you know is called “{name}”. Choose another nickname.",
        .memberNamesThemselves:
            "{name} lives in this household and chooses their own name.",
        .lastMember:
            "{name} is the only one who lives here, and a home needs somebody. To end it altogether, stop the node and delete its folder.",
        .alreadyFriends:
            "You and {name} are friends already.",
        .friendsOtherNode:
            "This link names another node than the home of {name}, so nothing has changed: a member cannot move to another node yet. Ask {name} for the link that `hearth key` prints at their home.",
        .notFriendsYet:
            "You and {name} are not friends yet. Both have to say yes first; `hearth inbox` shows what waits for you.",

        .invitationUsed:
            "This invitation was used already, and it works once only. Ask for a new one.",
        .invitationExpired:
            "This invitation has expired. Ask for a new one.",
        .invitationRevoked:
            "This invitation was taken back by the person who made it. Ask for a new one.",
        .invitationNotOpen:
            "This invitation is not open any more: it was used, has expired or was taken back. `hearth invite list` shows which.",

        .limitMembers:
            "This node is full: members that can live on one: {limit}. Another household member needs another node.",
        .limitFriends:
            "You have as many friends as Hearth can keep: {limit}. Remove one first.",
        .limitPeople:
            "This list has as many people as it can have: {limit}. Stop sharing it with somebody first.",
        .limitLists:
            "You have as many lists as Hearth can keep: {limit}. Delete one first.",
        .limitItems:
            "This list is full: wishes that fit in one: {limit}. Delete or move one first.",
        .limitClaims:
            "You have reserved as much on this list as one person can: {limit}. Free something first.",
        .limitInvitations:
            "You have as many open invitations as Hearth can keep: {limit}. Revoke one first.",
        .limitRecord:
            "This is too much for one list; octets that fit: {limit}. Make it shorter, or use another list.",
        .limitFollowed:
            "This node follows as many lists as it can: {limit}. Leave one first.",
        .limitPhotos:
            "“{wish}” has as many photos as fit with one wish: {limit}. Remove one first.",
        .limitPhotoSize:
            "This photo is too large: at most {limit} fit. Make it smaller, then try again.",
        .limitKept:
            "This is more than your friends' homes keep of one person: {limit}. Remove photos or lists that you need no more.",
        .limitPieces:
            "This list has as many photos as one list can: pieces of photos that fit: {limit}. Remove some, or use another list.",
        .listIncomplete:
            "Not all of “{list}” is on this node yet, and what you want to change is in what is missing. It comes from your friends' homes; try again later.",
        .photoNotHere:
            "The photos of “{wish}” are not all on this node yet. They come from your friends' homes; try again later.",
        .nothingToUndo:
            "This cannot come back any more: only the person who deleted it can undo that, here and within 10 minutes. Add it again.",

        .changedMeanwhile:
            "Somebody changed “{name}” meanwhile, or you did elsewhere. Look at it again, then save yours if that is what it should say.",
        .idUsed:
            "This was added before, and what came of it was changed, moved or deleted since. Send it again to add another one; a program sends it with a new id.",
    ]
}
