extension Language {
    /// What the command line says of the node: the home, members and their keys, its state, alarms.
    static let swedishCommandNode: KeyValuePairs<String, String> = [
        // Alarms, and why a node cannot be reached (AlarmText.swift).
        "{1} shows people different lists of readers: two under one version, both signed. Reserve nothing there before you have talked to {2}.":
            "{1} visar olika personer olika läsarlistor: två med samma version, båda signerade. Reservera inget där innan du har talat med {2}.",
        "{1} signed two different records under one version. Ask {2} whether an old copy of that home was started.":
            "{1} har signerat två olika poster med samma version. Fråga {2} om en gammal kopia av det hemmet har startats.",
        "There are two rosters under one version: the owner {1} shows people different lists of readers, or a friend's node says so falsely. Compare who reads the list with somebody else on it before you reserve anything there.":
            "Det finns två läsarlistor med samma version: ägaren {1} visar olika personer olika listor, eller så ljuger en väns nod om det. Jämför vilka som läser listan med någon annan på den innan du reserverar något där.",
        "This node keeps {1} MiB of what {2} writes, and that is full: what is new or longer from {3} is not taken. Ask {4} to make lists shorter, or stop following some of them.":
            "Den här noden sparar {1} MiB av vad {2} skriver, och det är fullt: det som är nytt eller längre från {3} tas inte emot. Be {4} korta sina listor, eller sluta följa några av dem.",
        "Friends of {1} hold newer things of that home than it did itself: it was put back to an earlier copy, or runs twice. What they hold was taken over. See to it that it runs once.":
            "Vänner till {1} har nyare saker från det hemmet än det självt hade: det har återställts till en tidigare kopia, eller körs två gånger. Det de har togs över. Se till att det körs en gång.",
        "The news of {1} could not be read and start over.":
            "Nyheterna för {1} kunde inte läsas och börjar om.",
        "What {1} reserved or whispered on a list cannot be opened here. Put the home back to a copy in which all was well, or reserve again.":
            "Det {1} har reserverat eller viskat på en lista kan inte öppnas här. Återställ hemmet till en kopia där allt var väl, eller reservera på nytt.",
        "The clock of this computer is ahead of those of other homes. Minutes: {1}. Set it right.":
            "Den här datorns klocka går före andra hems. Minuter: {1}. Ställ den rätt.",
        "The clock of this computer is behind those of other homes. Minutes: {1}. Set it right.":
            "Den här datorns klocka går efter andra hems. Minuter: {1}. Ställ den rätt.",
        "{1} could not be let into a list. Share it with {2} again.":
            "{1} kunde inte släppas in på en lista. Dela den med {2} igen.",
        "The storage of this node refused a write. See whether the disk is full or broken.":
            "Nodens lagring vägrade att skriva. Se efter om disken är full eller trasig.",
        "From {1} on, this home's disk refused what was written. It works again.":
            "Från och med {1} vägrade det här hemmets disk att skriva. Nu fungerar den igen.",
        "nobody answers at this address": "ingen svarar på den adressen",
        "the node there is another one, or refuses": "noden där är en annan, eller vägrar",
        "the node there did not answer in time": "noden där svarade inte i tid",
        "the connection broke": "förbindelsen bröts",
        "the node there does not speak Hearth": "noden där talar inte Hearth",
        "the connection is too slow": "förbindelsen är för långsam",
        "older Hearth, which has to be updated there":
            "äldre Hearth, som måste uppdateras där",
        "newer Hearth: update the one of this node":
            "nyare Hearth: uppdatera den på den här noden",
        "the connection was closed": "förbindelsen stängdes",
        "this address cannot be used": "den adressen kan inte användas",
        "the storage of this node failed": "den här nodens lagring svek",

        // What errors call the fields of a form.
        "field: language": "språket",
        "field: nickname": "smeknamnet",
        "field: whisper": "viskningen",
        "field: comment": "kommentaren",
        "field: address": "adressen",
        "field: addresses": "adresserna",
        "field: note": "noteringen",
        "field: size": "storleken",
        "field: sizes": "storlekarna",
        "field: wishes": "önskningarna",
        "field: words": "orden",
        "field: amount": "beloppet",
        "field: caption": "bildtexten",
        "field: command": "kommandot",
        "field: days": "antalet dagar",
        "field: greeting": "hälsningen",
        "field: household": "hushållets namn",
        "field: kind": "slaget",
        "field: link": "länken",
        "field: minutes": "antalet minuter",
        "field: name": "namnet",
        "field: notes": "anteckningarna",
        "field: number of arguments": "antalet argument",
        "field: number of reminders": "antalet påminnelser",
        "field: path of the home": "sökvägen till hemmet",
        "field: passphrase": "lösenfrasen",
        "field: photo": "fotot",
        "field: quantity": "antalet",
        "field: place": "platsen",
        "field: position": "platsen i ordningen",
        "field: store": "butiken",
        "field: tag": "etiketten",
        "field: tags": "etiketterna",
        "field: text for the QR code": "texten för QR-koden",
        "field: text to look for": "texten att leta efter",
        "field: title": "titeln",
        "field: wish": "önskningen",

        // The program itself.
        "hearth: Nothing was changed.": "hearth: Inget har ändrats.",
        "“{1}” begins with a dash. If it is a name, put -- before it.":
            "”{1}” börjar med ett bindestreck. Är det ett namn skriver man -- före det.",
        "“{1}” begins with a dash. If it is a name, write {2}.":
            "”{1}” börjar med ett bindestreck. Är det ett namn skriver man {2}.",
        "hearth: Something went wrong inside Hearth ({1}).":
            "hearth: Något gick fel inuti Hearth ({1}).",
        "Hearth does not speak “{1}”. It can be one of: {2}.":
            "Hearth talar inte ”{1}”. Det kan vara något av: {2}.",
        "This cannot be undone, and there is no terminal to ask on. Add --yes to do it without asking.":
            "Det här går inte att ångra, och det finns ingen terminal att fråga på. Lägg till --yes för att göra det utan fråga.",

        // Alarms (Commands/AlarmsCommand.swift).
        "No alarms.": "Inga larm.",
        "Forget all alarms?": "Glömma alla larm?",
        "The alarms are forgotten.": "Larmen är glömda.",

        // Making a home, running its node (Commands/InitCommand.swift, Running/).
        "Home": "Hem",
        "Household": "Hushåll",
        "Member": "Medlem",
        "Public key": "Publik nyckel",
        "Next: `hearth run` starts the node; `hearth key` prints the link for friends, `hearth recovery-code` what to keep on paper.":
            "Nästa steg: `hearth run` startar noden; `hearth key` skriver ut länken till vänner, `hearth recovery-code` det som ska sparas på papper.",
        "Next: `hearth key` prints the link for friends, `hearth recovery-code` what to keep on paper; the node is running already.":
            "Nästa steg: `hearth key` skriver ut länken till vänner, `hearth recovery-code` det som ska sparas på papper; noden är redan igång.",
        "hearth: There is no home at {1} yet; two questions make it.":
            "hearth: Det finns inget hem i {1} än; två frågor så är det klart.",
        "What is the household called?": "Vad heter hushållet?",
        "What are you called?": "Vad heter du?",
        "hearth: Made the home {1} with its first member, {2}. `hearth init` makes one with other names or a passphrase; `hearth recovery-code` prints what to keep on paper.":
            "hearth: Hemmet {1} är skapat med sin första medlem, {2}. `hearth init` skapar ett med andra namn eller en lösenfras; `hearth recovery-code` skriver ut det som ska sparas på papper.",
        "Friends dial": "Vänner når den på",
        "nobody can reach this node: add --listen HOST:PORT":
            "ingen kan nå den här noden: lägg till --listen VÄRD:PORT",
        "Web": "Webb",
        "{1} (`hearth web` prints the link that lets a browser in)":
            "{1} (`hearth web` skriver länken som släpper in en webbläsare)",
        "--web and --no-web exclude each other.": "--web och --no-web utesluter varandra.",
        "hearth: Port {1}, at which friends know this node, is taken by another program. Friends whom this node cannot dial, and a router that forwards it, do not find the node until that program has ended and the node has started again.":
            "hearth: Port {1}, där vänner känner den här noden, används av ett annat program. Vänner som noden inte kan nå och en router som skickar den vidare hittar inte noden förrän det programmet har avslutats och noden har startats om.",
        "hearth: Nobody lives here yet. Open this link in a browser of this machine to set the household up:":
            "hearth: Här bor ingen än. Öppna den här länken i en webbläsare på den här datorn för att göra i ordning hushållet:",
        "hearth: Nobody lives here yet. `hearth web` prints the link that sets the household up in a browser.":
            "hearth: Här bor ingen än. `hearth web` skriver länken som gör i ordning hushållet i en webbläsare.",
        "Stop": "Stoppa",
        "hearth: The node is ready.": "hearth: Noden är klar.",
        "The beat has to last at least 1 second.": "Takten måste vara minst 1 sekund.",
        "hearth: The node has stopped.": "hearth: Noden har stannat.",

        // Members and their keys (Commands/MemberCommand.swift, Commands/PassphraseCommand.swift,
        // Commands/UnlockCommand.swift, Prompts/).
        "{1} lives on this node now. Public key: {2}":
            "{1} bor nu på den här noden. Publik nyckel: {2}",
        "--remove and --new-passphrase-file exclude each other.":
            "--remove och --new-passphrase-file utesluter varandra.",
        "A passphrase protects the keys of {1} now.": "En lösenfras skyddar nu nycklarna för {1}.",
        "The keys of {1} have no passphrase now.": "Nycklarna för {1} har ingen lösenfras nu.",
        "hearth: Write it on paper and keep it safe. Anybody who has it can be you. No command of this version brings anything back with it yet; a later one needs it.":
            "hearth: Skriv den på papper och förvara den säkert. Den som har den kan vara du. Inget kommando i den här versionen återställer något med den än; en senare behöver den.",
        "There is no terminal to ask for the passphrase on. Add {1} FILE.":
            "Det finns ingen terminal att fråga efter lösenfrasen på. Lägg till {1} FIL.",
        "hearth: {1} is unlocked until {2} where the line above is run: `eval \"$(hearth unlock --as {3})\"`. `hearth lock` ends it.":
            "hearth: {1} är upplåst till {2} där raden ovan körs: `eval \"$(hearth unlock --as {3})\"`. `hearth lock` låser igen.",
        "hearth: The node has not answered for {1} s. Waiting for it…":
            "hearth: Noden har inte svarat på {1} s. Väntar på den …",
        "hearth: The connection broke, and the node was asked a second time. It may have done it at the first.":
            "hearth: Anslutningen bröts och noden tillfrågades en gång till. Det kan ha blivit gjort redan första gången.",
        "The household is called “{1}” now.": "Hushållet heter ”{1}” nu.",
        "{1} is called “{2}” now.": "{1} heter ”{2}” nu.",
        "There is no session to end: HEARTH_SESSION is not set in this shell.":
            "Det finns inget att låsa: HEARTH_SESSION är inte satt i det här skalet.",
        "Locked.": "Låst.",
        "Passphrase of {1}:": "Lösenfras för {1}:",
        "Passphrase:": "Lösenfras:",
        "New passphrase:": "Ny lösenfras:",
        "Once more:": "En gång till:",
        "The two passphrases differ; nothing was changed. Try again.":
            "De två lösenfraserna skiljer sig åt; inget har ändrats. Försök igen.",
        "The passphrase cannot be read from {1}. Check that it is a text file.":
            "Lösenfrasen går inte att läsa från {1}. Se efter att det är en textfil.",

        // The node's state (Output/StatusText.swift).
        "Look into this: {1}": "Undersök det här: {1}",
        "Running for": "Igång i",
        "Friends can dial": "Vänner når den på",
        "nobody can reach this node": "ingen kan nå den här noden",
        "Members": "Medlemmar",
        "Other nodes": "Andra noder",
        "Lists that this node carries": "Listor som den här noden bär",
        "none": "inga",
        "WHO": "VEM",
        "ADDRESS": "ADRESS",
        "NEXT ATTEMPT": "NÄSTA FÖRSÖK",
        "PROBLEM": "PROBLEM",
        "never": "aldrig",
        "VERSION": "VERSION",
        "RECORDS": "POSTER",
        "READERS": "LÄSARE",
        "BEAT EVERY": "TAKT VAR",
        "LAST BEAT": "SENASTE TAKT",
        "NEXT BEAT": "NÄSTA TAKT",

        // Times (Output/TimeText.swift).
        "just now": "nyss",
        "{1} ago": "för {1} sedan",
        "{1} d": "{1} d",
        "{1} h": "{1} h",
        "{1} min": "{1} min",
        "{1} s": "{1} s",

        // Words of the node (Output/Words.swift).
        "owner": "ägare",
        "keeper": "förvaltare",
        "friend": "vän",
        "reading": "läser",
        "asked": "tillfrågad",
        "refused": "tackat nej",
        "left": "har lämnat",
        "leaving": "ska bort",
        "list is full": "listan är full",
        "birthday": "födelsedag",
        "christmas": "jul",
        "wedding": "bröllop",
        "engagement": "förlovning",
        "name-day": "namnsdag",
        "mothers-day": "mors dag",
        "fathers-day": "fars dag",
        "easter": "påsk",
        "halloween": "halloween",
        "graduation": "examen",
        "baby": "bebis",
        "housewarming": "inflyttning",
        "other": "annat",
        "low": "låg",
        "medium": "medel",
        "high": "hög",
        "any": "valfritt",
        "yes": "ja",
        "no": "nej",
    ]
}
