extension Language {
    /// Giving: what is reserved of a friend's wish, the cart, and what friends say about it (wish
    /// and cart).
    static let swedishPageGiving: KeyValuePairs<String, String> = [
        // What is reserved, in a word.
        "Free": "Ledig",
        "Perhaps free": "Kanske ledig",
        "Not known to you": "Vet du inte",
        "Taken": "Tagen",
        "Taken by {1}": "Tagen av {1}",
        "{1} of {2} left": "{1} av {2} kvar",
        "At most {1} of {2} left": "Högst {1} av {2} kvar",
        "At least {1} % of the price": "Minst {1} % av priset",
        "At most {1} is missing": "Högst {1} saknas",
        "The price is met": "Priset är uppnått",
        "Reserved by you": "Reserverad av dig",
        "Reserved: {1}": "Reserverade: {1}",
        "Held for you": "Hålls åt dig",
        "Held for you until {1}": "Hålls åt dig till {1}",
        "Held by {1} until {2}": "Hålls av {1} till {2}",
        "The hold has lapsed": "Tiden har gått ut",
        "You chip in": "Du är med och betalar",
        "Bought by you": "Köpt av dig",
        "Bought twice": "Köpt två gånger",
        "Bought twice, also by {1}": "Köpt två gånger, också av {1}",
        "Given": "Given",
        "You wait in line": "Du står i kö",
        "You are next in line": "Du är näst på tur",
        "Not counted: others give it whole": "Räknas inte: andra ger hela",
        "Not counted: others chip in": "Räknas inte: andra är med och betalar",

        "{1} lives in the owner's home and does not see what you reserve. Compare safety numbers with them if you want them to see it.":
            "{1} bor hos ägaren och ser inte vad du reserverar. Jämför säkerhetsnummer med varandra om hen ska få se det.",

        "{1} sees what you reserve until {2}, when all keys change.":
            "{1} ser vad du reserverar till {2}, då alla nycklar byts.",
        "{1} sees what you reserve from {2} on, when all keys change.":
            "{1} ser vad du reserverar från {2}, då alla nycklar byts.",

        // How soon others learn of it (ReachText.swift).
        "{1} cannot see it yet: neither their Hearth nor the one of {2} can be reached. It goes out as soon as one of them can.":
            "{1} kan inte se det än: varken deras Hearth eller den hos {2} går att nå. Det skickas så snart någon av dem går att nå.",
        "Whoever does not know yet may have been first. You are told if that is so.":
            "Den som inte vet det än kan ha hunnit före. I så fall får du veta det.",

        // Who has it: after a name, or "du".
        "reserved it": "har reserverat den",
        "reserved {1}": "har reserverat {1}",
        "hold it for a short while": "håller den en stund",
        "holds it for a short while": "håller den en stund",
        "hold it until {1}": "håller den till {1}",
        "holds it until {1}": "håller den till {1}",
        "held it": "höll den",
        "put in {1}": "lägger {1}",
        "bought it": "har köpt den",
        "bought {1}": "har köpt {1}",
        "bought it too": "har också köpt den",
        "wait in line": "står i kö",
        "waits in line": "står i kö",
        "would give it whole, but others chip in":
            "vill ge hela, men andra är med och betalar",
        "would chip in, but others give it whole":
            "vill vara med och betala, men andra ger hela",

        // What a giver can do.
        "Giving": "Att ge",
        "Reserving says that you will give this. {1} never learns of it, and nobody else reads this list yet.":
            "När du reserverar säger du att du ger den här. {1} får aldrig veta det, och ingen annan läser listan än.",
        "Reserving says that you will give this. {1} will see it; {2} never will.":
            "När du reserverar säger du att du ger den här. {1} kan se det; {2} får aldrig se det.",
        "{1} will not see it: at home with the owner, and you have not compared safety numbers.":
            "{1} får inte se det: bor med ägaren, och ni har inte jämfört säkerhetsnummer.",
        "Reserve": "Reservera",
        "Reserve it": "Reservera den",
        "Wait in line": "Ställ dig i kö",
        "Leave the line": "Lämna kön",
        "Hold it, I am at the shop": "Håll den, jag är i butiken",
        "For how long": "Hur länge",
        "30 minutes": "30 minuter",
        "1 hour": "1 timme",
        "3 hours": "3 timmar",
        "until {1}": "till {1}",
        "I have bought it": "Jag har köpt den",
        "I have given it": "Jag har gett den",
        "Free it again": "Släpp den igen",
        "I want this too": "Den vill jag också ha",

        // Together.
        "Chip in": "Var med och betala",
        "How much": "Hur mycket",
        "How much has come together": "Hur mycket ni har fått ihop",
        "{1} is missing": "{1} saknas",
        "No money moves through Hearth: you say here what you put in, and settle it among yourselves.":
            "Inga pengar går genom Hearth: här säger du vad du lägger, och sedan gör ni upp er emellan.",
        "What you take care of": "Det här tar du hand om",
        "Buys it": "Köper den",
        "Wraps it": "Slår in den",

        // The cart.
        "Total": "Totalt",
        "What you reserve on friends' lists comes here: for whom, where to buy it, and what it costs.":
            "Hit kommer det du reserverar på dina vänners listor: till vem, var det går att köpa och vad det kostar.",
        "Look at friends' lists": "Titta på dina vänners listor",
        "By person": "Efter person",
        "By date": "Efter datum",
        "By store": "Efter butik",
        "Not bought yet": "Inte köpt än",
        "Not given yet": "Inte given än",
        "Tap the circle when it is bought, and again when it is given.":
            "Tryck på ringen när den är köpt, och en gång till när den är given.",
        "It was taken off the list. You still have it here.":
            "Den har tagits bort från listan. Här har du den kvar.",
        "It is on “{1}” now, which other people read too. They do not see that you give it.":
            "Den finns nu på ”{1}”, som också läses av andra. De ser inte att du ger den.",
        "Reserve it there": "Reservera den där",
        "The list is gone. You still have it here.":
            "Listan finns inte längre. Här har du den kvar.",
        "News of it is on the way from your friend's home.":
            "Nytt om den är på väg från din väns hem.",
        "I have seen it": "Jag har sett det",

        // What has changed about a wish in the cart.
        "It is called “{1}” now.": "Den heter nu ”{1}”.",
        "It costs {1} now.": "Den kostar nu {1}.",
        "The notes have changed.": "Anteckningarna har ändrats.",
        "The link has changed.": "Länken har ändrats.",
        "The store is {1} now.": "Butiken är nu {1}.",
        "The place is {1} now.": "Platsen är nu {1}.",
        "The number wished for is {1} now.": "Antalet som önskas är nu {1}.",
        "The date is {1} now.": "Datumet är nu {1}.",
        "You waited in line, and now it is yours.": "Du stod i kö, och nu är den din.",

        // What friends say.
        "Surprise idea of {1}": "Överraskningsidé av {1}",
        "Surprise idea of {1}: {2} does not see it.":
            "Överraskningsidé av {1}: {2} ser den inte.",
        "Only those who can reserve see this. The owner never does.":
            "Bara de som kan reservera ser det här. Ägaren ser det aldrig.",
        "Whispers": "Viskningar",
        "Whisper": "Viska",
        "Whisper to the others": "Viska till de andra",
        "Choices": "Val",
        "Hide from me": "Dölj för mig",
        "Show again": "Visa igen",
        "Take the idea back": "Ta tillbaka idén",
        "Only your own pages changed.": "Bara dina egna sidor ändrades.",
        "Comments": "Kommentarer",
        "Comment": "Kommentera",
        "Write to everybody": "Skriv till alla",
        "Everybody who sees the list reads this, its owner too.":
            "Alla som ser listan läser det här, också ägaren.",
    ]
}
