import HearthAPI

extension Language {
    /// The node, its home, members' keys, and what the API itself refuses.
    static let englishErrorsHome: KeyValuePairs<ErrorCode, String> = [
        .nodeNotRunning:
            "The node of the home {home} is not running. Start it with `hearth run` in another terminal, then try again.",
        .nodeOfAnother:
            "The home {home} belongs to another user of this machine. Run this as that user, or choose your own home with --home DIR.",
        .nodeAlreadyRunning:
            "A node is running on the home {home} already, and there can be only one. Use that one, or stop it first.",
        .nodeUnreachable:
            "The node of the home {home} does not answer. See what it says in its own terminal or log; starting it again may help.",
        .nodeStopping:
            "The node is stopping. Try again when it runs again.",
        .homeMissing:
            "There is no home in {home}. `hearth run` makes one and leads on in a browser, `hearth init --household NAME --member NAME` does it here; or say where it is with --home DIR.",
        .homeVanished:
            "The home {home} has lost its database, or the key in it: hearth.sqlite is missing or empty. See whether all of the disk is there. If it is, and you made a copy of the folder earlier, put that in its place. Nothing was changed, and no new household was made.",
        .homeNotMounted:
            "There was a home in {home}, and now there is none. See whether its disk is connected and mounted. If you removed it yourself and want a new one there, take its line out of {file}.",
        .homeExists:
            "There is a home in {home} already; nothing was changed. Choose another place with --home DIR.",
        .homeNewer:
            "The home {home} was made by a newer Hearth, and this one could damage it. Update Hearth; nothing was changed.",
        .homeOlder:
            "The home {home} was made by a much older Hearth. Open it with an earlier Hearth first, then with this one; nothing was changed.",
        .homeReadOnly:
            "The home {home} cannot be written to. Check who owns it and whether its disk is read-only.",
        .homeCorrupt:
            "The data in the home {home} is damaged, and this version cannot mend it. Stop the node and keep the folder as it is. If you made a copy of the folder earlier, put that in its place: what came since is missing from it.",
        .homeNotPrivate:
            "The home {home} can be read by other users of this machine. Close it with `chmod -R go= {home}`, then try again.",
        .diskFull:
            "The disk that holds {home} is full; nothing was changed. Make room, then try again.",
        .storageFailed:
            "The change could not be written to the disk; nothing was changed. The node's log says more.",
        .addressInUse:
            "Another program listens on {address} already. Stop it, or choose another port.",
        .addressNotAvailable:
            "{address} is no address of this machine. Choose one of its own, or 0.0.0.0 for all of them.",
        .webNotServed:
            "This node serves no pages. Stop it, and start it without --no-web.",
        .webNotLoopback:
            "The web server answers this machine only, and {address} can be reached from others. Use 127.0.0.1:PORT.",

        .locked:
            "The keys of {member} are locked. Unlock them with `eval \"$(hearth unlock --as {member})\"`, or add --passphrase-file FILE.",
        .signedOut:
            "You are not signed in. Sign in again.",
        .passphraseAgain:
            "The passphrase of {member} is asked for again here. Nothing was done.",
        .wrongPassphrase:
            "This is not the passphrase. Try again; big and small letters and spaces count.",
        .passphraseTooShort:
            "This passphrase is too short: it needs at least {limit} characters. A few words that do not belong together are a good one.",
        .noPassphraseSet:
            "{member} has no passphrase, so there is nothing to unlock. `hearth passphrase` sets one.",
        .tooManyAttempts:
            "There were too many wrong passphrases. Wait, then try again; seconds to wait: {seconds}.",

        .unauthorized:
            "The request does not show that it may do this. It needs the token from the file api-token in the home, and the address that the node listens on.",
        .notFound:
            "There is nothing at this address of the API.",
        .internalError:
            "Something went wrong inside Hearth; nothing was changed. The node's log says more, and a report of it is welcome.",
    ]
}
