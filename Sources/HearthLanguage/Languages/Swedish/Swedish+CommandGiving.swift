extension Language {
    /// What the command line says of giving: the cart, reserving, chipping in.
    static let swedishCommandGiving: KeyValuePairs<String, String> = [
        // The cart (Commands/CartCommand.swift, Output/CartText.swift).
        "Nothing is due.": "Inget behöver köpas snart.",
        "Everything in the cart is as you know it.": "Allt i kundvagnen är som du känner till det.",
        "You took note of it; wishes with other changes: {1}.":
            "Det är noterat; önskningar med andra ändringar: {1}.",
        "The cart is empty.": "Kundvagnen är tom.",
        "To buy soon": "Att köpa snart",
        "`hearth cart seen` takes note of what changed.":
            "`hearth cart seen` noterar vad som har ändrats.",
        "Total: {1}": "Summa: {1}",
        "WHEN": "NÄR",
        "PATH": "SÖKVÄG",
        "NUMBER": "ANTAL",
        "WHERE": "VAR",
        "today": "i dag",
        "tomorrow": "i morgon",
        "was yesterday": "var i går",
        "WISH": "ÖNSKNING",
        "STATE": "LÄGE",
        "PRICE": "PRIS",
        "DATE": "DATUM",
        "reserved": "reserverad",
        "held until {1}": "hålls till {1}",
        "later": "senare",
        "lapsed {1}": "gick ut {1}",
        "you give {1}": "du ger {1}",
        "a part": "en del",
        "bought": "köpt",
        "waiting": "väntar",
        "bought twice": "köpt två gånger",
        "does not count": "räknas inte",
        "It is no longer on the list.": "Den finns inte längre på listan.",
        "This part of the list is still on its way to your node.":
            "Den här delen av listan är fortfarande på väg till din nod.",
        "You cannot see this list any more.": "Du kan inte se den här listan längre.",
        "buy it": "köper den",
        "wrap it": "slår in den",
        "write the card": "skriver kortet",
        "You {1}.": "Du {1}.",
        "At {1}": "Hos {1}",
        "Path: {1}": "Sökväg: {1}",
        "Your hold has lapsed: hold or reserve it again, or free it.":
            "Tiden har gått ut: håll eller reservera den igen, eller släpp den.",
        "part": "okänt belopp",
        "The price is met without your {1}, by {2}.":
            "Priset är uppnått utan din del ({1}), av {2}.",
        "you are waiting in line": "du står i kö",
        "you are next in line": "du är näst på tur",
        "you are number {1} in line": "du är nummer {1} i kön",
        "{1} bought it too: agree on who takes it back.":
            "{1} har också köpt den: kom överens om vem som lämnar tillbaka den.",
        "{1} put money towards it: free it and chip in, or agree on something.":
            "{1} är med och betalar den: släpp den och var med och betala, eller kom överens om något.",
        "{1} of them waits in line behind {2}.": "{1} av dem väntar i kön efter {2}.",
        "Of your part {1} counts.": "Av din del räknas {1}.",
        "The price is met.": "Priset är uppnått.",
        "Together that is {1} of {2}.": "Tillsammans blir det {1} av {2}.",
        "Together that is {1}.": "Tillsammans blir det {1}.",
        "It is yours now: your turn has come.": "Nu är den din: det har blivit din tur.",
        "Changed: its name was “{1}”.": "Ändrat: den hette ”{1}”.",
        "Changed: its notes are others now.": "Ändrat: anteckningarna är andra nu.",
        "price": "priset",
        "a price": "ett pris",
        "link": "länken",
        "a link": "en länk",
        "store": "butiken",
        "a store": "en butik",
        "place": "platsen",
        "a place": "en plats",
        "number": "antalet",
        "a number": "ett antal",
        "date": "datumet",
        "a date": "ett datum",
        "Changed: it has {1} now.": "Ändrat: den har {1} nu.",
        "Changed: its {1} was {2}, is {3} now.": "Ändrat: {1} var {2}, är {3} nu.",
        "Changed: its {1} was {2}, has none now.": "Ändrat: {1} var {2}, saknas nu.",

        // Reserving, chipping in, buying (Commands/GivingCommands.swift, Output/ClaimText.swift,
        // Output/GivingText.swift).
        "Reserve “{1}”?": "Reservera ”{1}”?",
        "Hold “{1}”?": "Hålla ”{1}”?",
        "Put {1} towards “{2}”?": "Lägga {1} till ”{2}”?",
        "Say what you see to: --buys, --wraps and --card, or --none.":
            "Säg vad du tar hand om: --buys, --wraps och --card, eller --none.",
        "“{1}” is not reserved for you any more.": "”{1}” är inte reserverad för dig längre.",
        "“{1}”{2} is reserved for you.": "”{1}”{2} är reserverad för dig.",
        "its time is over": "tiden är ute",
        "“{1}”{2} is held for you until {3}. Reserve or buy it by then.":
            "”{1}”{2} hålls åt dig till {3}. Reservera eller köp den innan dess.",
        "Your hold on “{1}” has lapsed. Hold or reserve it again.":
            "Tiden för ”{1}” har gått ut. Håll eller reservera den igen.",
        "You put {1} towards “{2}”.": "Du lägger {1} till ”{2}”.",
        "something": "något",
        "Of it {1} counts.": "Av det räknas {1}.",
        "“{1}”{2} is marked as bought by you.": "”{1}”{2} är märkt som köpt av dig.",
        "The price of “{1}” is met without your {2}, by {3}. It waits in case somebody withdraws.":
            "Priset för ”{1}” är uppnått utan din del ({2}), av {3}. Den väntar ifall någon drar sig ur.",
        "{1} You wait in line for “{2}”, as number {3}; it is yours when your turn comes.":
            "{1} Du står i kö för ”{2}”, som nummer {3}; den är din när det blir din tur.",
        "{1} You wait in line for “{2}”; it is yours when your turn comes.":
            "{1} Du står i kö för ”{2}”; den är din när det blir din tur.",
        "“{1}” is marked as bought by you, but {2} bought it too. Agree on who takes it back.":
            "”{1}” är märkt som köpt av dig, men {2} har också köpt den. Kom överens om vem som lämnar tillbaka den.",
        "{1} put money towards “{2}”, so yours does not count. Free it and chip in, or agree with them on something else.":
            "{1} är med och betalar ”{2}”, så din reservation räknas inte. Släpp den och var med och betala, eller kom överens om något annat.",
        "Of that, {1} waits in line behind {2}.": "Av dem väntar {1} i kön efter {2}.",
        "Together that is {1}; {2} is missing.": "Tillsammans blir det {1}; {2} saknas.",
        "nobody yet": "ingen än",
        "Who sees to what for “{1}”:": "Vem som gör vad för ”{1}”:",
        "Buys": "Köper",
        "Wraps": "Slår in",
        "Writes the card": "Skriver kortet",
        "So far nobody but you will see what you reserve on “{1}”, and {2} never will.":
            "Hittills ser ingen annan än du vad du reserverar på ”{1}”, och {2} får aldrig se det.",
        "NAME": "NAMN",
        "ROLE": "ROLL",
        "NOTE": "ANMÄRKNING",
        "Nobody has whispered here yet.": "Ingen har viskat här än.",
        "People whose whispers have not arrived yet: {1}":
            "Personer vars viskningar inte har kommit fram än: {1}",
        "Your room for whispers and ideas here is {1} % full; take back what is done with.":
            "Din plats för viskningar och idéer här är fylld till {1} %; ta tillbaka det som är klart.",
        "by a clock that is ahead": "enligt en klocka som går före",
        "{1} {2} about a wish that is not there:": "{1} {2} om en önskning som inte finns:",
        "{1} {2} about “{3}”:": "{1} {2} om ”{3}”:",
        "So far nobody but you will read what you whisper on “{1}”, and {2} never will.":
            "Än så länge läser ingen annan än du vad du viskar om ”{1}”, och {2} gör det aldrig.",
        "These people will be able to read what you whisper on “{1}”; {2} never will:":
            "De här personerna kan läsa vad du viskar om ”{1}”; {2} kan det aldrig:",
        "Whisper this?": "Viska det?",
        "Whispered. Friends who are connected read it now, the others soon.":
            "Viskat. Vänner som är anslutna läser det nu, de andra snart.",
        "Taken back.": "Tillbakataget.",
        "Add the idea “{1}”?": "Lägga till idén ”{1}”?",
        "“{1}” is added, and {2} never sees it.": "”{1}” är tillagd, och {2} ser den aldrig.",
        "No ideas yet. `hearth idea add {1} NAME` adds one.":
            "Inga idéer än. `hearth idea add {1} NAME` lägger till en.",
        "Surprise ideas ({1} never sees them)": "Överraskningsidéer ({1} ser dem aldrig)",
        "Surprise idea of": "Överraskningsidé av",
        "IDEA": "IDÉ",
        "IDEA OF": "IDÉ AV",
        "known to {1} only": "bara känd av {1}",
        "checked by {1}": "kontrollerad av {1}",
        "left out until checked: lives on an owner's node":
            "utelämnad tills någon har kontrollerat: bor på en ägares nod",
        "These people will be able to see what you reserve on “{1}”; {2} never will:":
            "De här kommer att kunna se vad du reserverar på ”{1}”; {2} får aldrig se det:",
        "free": "ledig",
        "{1} % of the price": "{1} % av priset",
        "More was bought than is wished for; agree on who takes it back.":
            "Fler har köpts än som önskas; kom överens om vem som lämnar tillbaka.",
        "People whose reservations have not arrived yet: {1}":
            "Personer vars reservationer inte har kommit än: {1}",
        "price met": "priset uppnått",
        "{1} together": "{1} tillsammans",
        "{1} together, {2} missing": "{1} tillsammans, {2} saknas",
        "taken": "tagen",
        "{1} of {2}": "{1} av {2}",
        "{1} of any number": "{1} av valfritt antal",
        "(at the shop)": "(i butiken)",
        "(bought)": "(köpt)",
        "(waiting)": "(väntar)",
        "of it {1} counts": "av det räknas {1}",
        "at the shop until {1}": "i butiken till {1}",
        "wants to give it whole; does not count while others chip in":
            "vill ge hela; räknas inte medan andra är med och betalar",
        "wants to chip in; does not count while others give it whole":
            "vill vara med och betala; räknas inte medan andra ger hela",
        "{1} of them waiting": "{1} av dem väntar",
        "next in line": "näst på tur",
        "number {1} in line": "nummer {1} i kön",
        "you": "du",
        "buys": "köper",
        "wraps": "slår in",
        "card": "kortet",
        "Somebody": "Någon",
        "{1} and {2}": "{1} och {2}",
    ]
}
