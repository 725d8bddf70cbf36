import HearthLanguage

extension HelpTopic {
    /// What to type, and what for.
    var steps: [(command: String, purpose: Text)] {
        switch self {
        case .start:
            [
                (
                    "hearth init --household \"Oak Street\" --member Owner",
                    Text("Make the home, once; or else its pages do.")
                ),
                ("hearth run", Text("Start its node, and leave it running.")),
                ("hearth web", Text("Print the link to its pages, for a browser of this machine.")),
                ("hearth status", Text("In another terminal: check its status.")),
                (
                    "hearth recovery-code",
                    Text("Print a code, for paper: it sets a new passphrase if you forget yours.")
                ),
            ]
        case .friends:
            [
                ("hearth key --qr", Text("Show your link; send it to a friend.")),
                ("hearth friend add hearth:KEY@host:port", Text("Use a friend's link.")),
                ("hearth inbox", Text("See who asks.")),
                ("hearth accept Friend", Text("Say yes. Only now either of you sees anything.")),
                (
                    "hearth invite new --list Birthday",
                    Text("Or do all of it with one link that works once.")
                ),
            ]
        case .lists:
            [
                (
                    "hearth list new Birthday --occasion birthday --date 2027-05-31",
                    Text("Make a list.")
                ),
                (
                    "hearth wish add \"Wool socks\" --list Birthday --price \"199.50 SEK\"",
                    Text("Note a wish. Without --list it goes to the tray.")
                ),
                (
                    "hearth wish add --list Birthday --link https://shop.example/lamp --fetch",
                    Text("Or take its name, price and picture from the page of a shop.")
                ),
                ("hearth list show Birthday", Text("See the list.")),
                ("hearth wish edit \"Birthday/Wool socks\" --quantity 2", Text("Change a wish.")),
                ("hearth wish move Lamp --to Birthday", Text("Move one from the tray.")),
            ]
        case .photos:
            [
                (
                    "hearth wish photo add Birthday/Lamp front.jpg back.jpg",
                    Text("Add photos; where they were taken is left out.")
                ),
                ("hearth wish photo list Birthday/Lamp", Text("See their numbers.")),
                (
                    "hearth wish photo caption Birthday/Lamp 1 \"The small one\"",
                    Text("Write something under one.")
                ),
                (
                    "hearth wish photo move Birthday/Lamp 2 --to 1",
                    Text("Let another stand for the wish.")
                ),
                (
                    "hearth wish photo save Owner/Birthday/Lamp --to lamp.jpg",
                    Text("Save one of a friend's wish.")
                ),
                ("hearth profile set --picture me.jpg", Text("Show yourself to your friends.")),
            ]
        case .sharing:
            [
                ("hearth share Birthday --with Friend", Text("Share a list; they are asked.")),
                ("hearth list who Birthday", Text("See who can see it, and how you know them.")),
                (
                    "hearth share Birthday --with Friend --keeper",
                    Text("Let somebody edit it who also sees what is reserved.")
                ),
                (
                    "hearth list new Wedding --with-owner Friend",
                    Text("Own a list together; none of you will see what is reserved.")
                ),
                ("hearth unshare Birthday --with Friend", Text("Stop sharing.")),
            ]
        case .giving:
            [
                ("hearth list", Text("Find a friend's list.")),
                ("hearth list show Owner/Birthday", Text("See what is wished for and taken.")),
                (
                    "hearth reserve \"Owner/Birthday/Wool socks\"",
                    Text("Reserve a wish. The other friends see it, the owner never does.")
                ),
                (
                    "hearth hold \"Owner/Birthday/Wool socks\" --minutes 30",
                    Text("Or hold it while you are at the shop.")
                ),
                (
                    "hearth chip-in Owner/Birthday/Bicycle \"20 EUR\"",
                    Text("Or give a part, and agree with `hearth roles` on who buys.")
                ),
                ("hearth bought \"Owner/Birthday/Wool socks\"", Text("Say that you have it.")),
                ("hearth cart", Text("See everything of yours, the most urgent first.")),
                Self.unseen,
            ]
        case .surprises:
            [
                (
                    "hearth whisper Owner/Birthday \"Who orders the cake?\"",
                    Text("Say something to all who give; the owner never hears of it.")
                ),
                (
                    "hearth whisper \"Owner/Birthday/Wool socks\" \"Mine are green.\"",
                    Text("Or about one wish.")
                ),
                ("hearth whispers Owner/Birthday", Text("Read what the others whisper.")),
                (
                    "hearth idea add Owner/Birthday \"Balloon ride\" --price \"120.00 EUR\"",
                    Text("Add what nobody wished for.")
                ),
                ("hearth idea list Owner/Birthday", Text("See all ideas, and what is taken.")),
                (
                    "hearth chip-in \"Owner/Birthday/Balloon ride\" \"40 EUR\"",
                    Text("Give it like a wish: reserve, hold or chip in.")
                ),
                Self.unseen,
            ]
        case .words:
            [
                (
                    "hearth comment \"Owner/Birthday/Wool socks\" \"Which colour?\"",
                    Text("Ask openly: everybody on the list reads it, the owner too.")
                ),
                ("hearth comments Owner/Birthday", Text("Read what is said on a list.")),
                (
                    "hearth ask Owner/Birthday \"Anything for the garden?\"",
                    Text("Ask a friend to wish for more.")
                ),
                (
                    "hearth profile set --birthday 04-17 --size \"Shoes=39\"",
                    Text("Tell your friends what they need to know of you.")
                ),
                (
                    "hearth tell Owner/Birthday --text \"With love\"",
                    Text("After the day: tell the owner what you gave.")
                ),
                ("hearth thanks Birthday", Text("See whom to thank.")),
            ]
        case .updates:
            [
                ("hearth news", Text("See what happened since you looked.")),
                ("hearth watch", Text("See it as it happens.")),
                (
                    "hearth news reminders 14 7 2",
                    Text("Choose how many days ahead you are reminded.")
                ),
                (
                    "hearth hook set /home/me/bin/notify",
                    Text("Have a program told: to send you email, or ring in a pocket.")
                ),
                ("hearth hook test", Text("Try it.")),
            ]
        case .files:
            [
                (
                    "hearth import wishes.csv --to Birthday",
                    Text("Import wishes; what would be added is shown first.")
                ),
                (
                    "hearth export --format html --to wishes.html",
                    Text("Make a page to print. Nothing of it says what is reserved.")
                ),
                (
                    "hearth export Birthday --to birthday.json",
                    Text("Keep a list as a file that `hearth import` reads.")
                ),
                ("hearth calendar --to hearth.ics", Text("Take the dates to your calendar.")),
            ]
        case .people:
            [
                ("hearth member add Partner --passphrase", Text("Let somebody else live here.")),
                ("hearth list --as Partner", Text("Say who you are, on any command.")),
                (
                    "eval \"$(hearth unlock --as Partner)\"",
                    Text("Unlock your keys in this terminal.")
                ),
                ("hearth lock", Text("Lock them again.")),
            ]
        case .safety:
            [
                (
                    "hearth recovery-code",
                    Text("Print a code, for paper: it sets a new passphrase if you forget yours.")
                ),
                ("hearth passphrase", Text("Protect your keys.")),
                (
                    "hearth passphrase --recovery-code",
                    Text("Set a new one with that code, for one that is forgotten.")
                ),
                (
                    "hearth recover --friend hearth:KEY@host:port",
                    Text("Come back on a new computer, with that code and a friend's link.")
                ),
                (
                    "hearth friend verify Friend",
                    Text("Compare safety numbers, face to face or on the phone.")
                ),
                ("hearth alarms", Text("Show security warnings.")),
            ]
        case .scripts:
            [
                (
                    "hearth list --language sv",
                    Text("Another language; HEARTH_LANGUAGE=sv keeps it.")
                ),
                ("hearth list --json", Text("The same for a program, in no language.")),
                ("hearth completions bash", Text("Let the shell complete commands and names.")),
                ("hearth manual | man -l -", Text("Read the whole manual.")),
            ]
        }
    }

    /// What a terminal gives away, and what to do about it.
    private static let unseen: (command: String, purpose: Text) = (
        "hearth web",
        Text(
            "Your shell keeps what you type in its history, and `ps` shows it to everybody on this machine while it runs. Where the owner could look, give on the pages."
        )
    )
}
