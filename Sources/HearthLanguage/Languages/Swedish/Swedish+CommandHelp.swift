extension Language {
    /// Help by task, and the manual page.
    static let swedishCommandHelp: KeyValuePairs<String, String> = [
        // Help by task (Commands/HelpCommand.swift, Help/HelpTopic.swift).
        "There is no topic and no command “{1}”. The topics are: {2}. `hearth --help` shows the commands.":
            "Det finns inget ämne och inget kommando ”{1}”. Ämnena är: {2}. `hearth --help` visar kommandona.",
        "What do you want to do?": "Vad vill du göra?",
        "`hearth --help` lists all commands, `hearth help COMMAND` explains one.":
            "`hearth --help` visar alla kommandon, `hearth help KOMMANDO` förklarar ett.",
        "First steps: a home and its node": "Första stegen: ett hem och dess nod",
        "Becoming friends": "Bli vänner",
        "Wishing: lists and wishes": "Önska: listor och önskningar",
        "Sharing a list, alone or with others": "Dela en lista, ensam eller med andra",
        "Giving without a word to the owner": "Ge utan ett ord till ägaren",
        "Several people on one node": "Flera personer på en nod",
        "Staying safe: passphrases, checking friends, alarms":
            "Vara trygg: lösenfraser, kontrollera vänner, larm",
        "Languages, shells and scripts": "Språk, skal och skript",
        "Photos of wishes": "Foton av önskningar",
        "Whispers and surprise ideas, among those who give":
            "Viskningar och överraskningsidéer, bland dem som ger",
        "Talking, asking, telling and thanking": "Prata, fråga, berätta och tacka",
        "News: what happened, as it happens": "Nyheter: vad som har hänt, när det händer",
        "Bringing wishes in and taking them out": "Ta in önskningar och ta ut dem",
        "Make the home, once; or else its pages do.":
            "Skapa hemmet, en gång; annars gör sidorna det.",
        "Print the link to its pages, for a browser of this machine.":
            "Skriv länken till dess sidor, för en webbläsare på den här datorn.",
        "Start its node, and leave it running.": "Starta dess nod och låt den vara igång.",
        "In another terminal: see how it is.": "I en annan terminal: se hur den mår.",
        "Print the code of your keys, for paper; nothing reads it back yet.":
            "Skriv ut koden för dina nycklar, till papper; inget läser tillbaka den än.",
        "Show your link; send it to a friend.": "Visa din länk; skicka den till en vän.",
        "Use a friend's link.": "Använd en väns länk.",
        "See who asks.": "Se vem som frågar.",
        "Say yes. Only now either of you sees anything.":
            "Tacka ja. Först nu ser ni något av varandra.",
        "Or do all of it with one link that works once.":
            "Eller gör allt med en länk som gäller en gång.",
        "Make a list.": "Skapa en lista.",
        "Note a wish. Without --list it goes to the tray.":
            "Notera en önskning. Utan --list hamnar den i lådan.",
        "Or take its name, price and picture from the page of a shop.":
            "Eller hämta namn, pris och bild från en butiks sida.",
        "See the list.": "Se listan.",
        "Change a wish.": "Ändra en önskning.",
        "Move one from the tray.": "Flytta en från lådan.",
        "Share a list; they are asked.": "Dela en lista; vännerna får frågan.",
        "See who can see it, and how you know them.":
            "Se vilka som kan se den, och hur du känner dem.",
        "Let somebody edit it who also sees what is reserved.":
            "Låt någon ändra den som också ser vad som är reserverat.",
        "Own a list together; none of you will see what is reserved.":
            "Äg en lista tillsammans; ingen av er ser vad som är reserverat.",
        "Stop sharing.": "Sluta dela.",
        "Find a friend's list.": "Hitta en väns lista.",
        "See what is wished for and taken.": "Se vad som önskas och vad som är taget.",
        "Reserve a wish. The other friends see it, the owner never does.":
            "Reservera en önskning. De andra vännerna ser det, ägaren aldrig.",
        "Or hold it while you are at the shop.": "Eller håll den medan du är i butiken.",
        "Or give a part, and agree with `hearth roles` on who buys.":
            "Eller ge en del, och kom med `hearth roles` överens om vem som köper.",
        "Say that you have it.": "Säg att du har den.",
        "See everything of yours, the most urgent first.":
            "Se allt ditt, det mest brådskande först.",
        "Add photos; where they were taken is left out.":
            "Lägg till foton; var de togs utelämnas.",
        "See their numbers.": "Se deras nummer.",
        "Write something under one.": "Skriv något under ett.",
        "Let another stand for the wish.": "Låt ett annat stå för önskningen.",
        "Save one of a friend's wish.": "Spara ett av en väns önskning.",
        "Show yourself to your friends.": "Visa dig för dina vänner.",
        "Say something to all who give; the owner never hears of it.":
            "Säg något till alla som ger; ägaren får aldrig höra det.",
        "Or about one wish.": "Eller om en önskning.",
        "Read what the others whisper.": "Läs vad de andra viskar.",
        "Add what nobody wished for.": "Lägg till det som ingen har önskat sig.",
        "See all ideas, and what is taken.": "Se alla idéer, och vad som är taget.",
        "Your shell keeps what you type in its history, and `ps` shows it to everybody on this machine while it runs. Where the owner could look, give on the pages.":
            "Ditt skal sparar det du skriver i sin historik, och `ps` visar det för alla på den här datorn så länge det körs. Ge på sidorna där ägaren skulle kunna titta.",
        "Give it like a wish: reserve, hold or chip in.":
            "Ge den som en önskning: reservera, håll eller betala tillsammans.",
        "Ask openly: everybody on the list reads it, the owner too.":
            "Fråga öppet: alla på listan läser det, ägaren också.",
        "Read what is said on a list.": "Läs vad som sägs om en lista.",
        "Ask a friend to wish for more.": "Be en vän önska sig mer.",
        "Tell your friends what they need to know of you.":
            "Berätta för dina vänner vad de behöver veta om dig.",
        "After the day: tell the owner what you gave.":
            "Efter dagen: berätta för ägaren vad du gav.",
        "See whom to thank.": "Se vilka du kan tacka.",
        "See what happened since you looked.": "Se vad som har hänt sedan du tittade.",
        "See it as it happens.": "Se det när det händer.",
        "Choose how many days ahead you are reminded.":
            "Välj hur många dagar i förväg du påminns.",
        "Have a program told: to send you mail, or ring in a pocket.":
            "Låt ett program få veta det: för att skicka e-post, eller ringa i en ficka.",
        "Try it.": "Prova den.",
        "Bring in wishes; what would be added is shown first.":
            "Ta in önskningar; det som skulle läggas till visas först.",
        "Make a page to print. Nothing of it says what is reserved.":
            "Gör en sida att skriva ut. Inget på den säger vad som är reserverat.",
        "Keep a list as a file that `hearth import` reads.":
            "Spara en lista som en fil som `hearth import` läser.",
        "Take the dates to your calendar.": "Ta med datumen till din kalender.",
        "Let somebody else live here.": "Låt någon mer bo här.",
        "Say who you are, on any command.": "Säg vem du är, i vilket kommando som helst.",
        "Unlock your keys in this terminal.": "Lås upp dina nycklar i den här terminalen.",
        "Lock them again.": "Lås dem igen.",
        "Protect your keys.": "Skydda dina nycklar.",
        "Compare safety numbers, face to face or on the phone.":
            "Jämför säkerhetsnummer, öga mot öga eller per telefon.",
        "See what contradicts itself.": "Se vad som motsäger sig självt.",
        "Another language; HEARTH_LANGUAGE=sv keeps it.":
            "Ett annat språk; HEARTH_LANGUAGE=sv behåller det.",
        "The same for a program, in no language.": "Samma sak för ett program, utan språk.",
        "Let the shell complete commands and names.": "Låt skalet fylla i kommandon och namn.",
        "Read the whole manual.": "Läs hela manualen.",

        // The manual page (Help/ManualPage.swift).
        "SYNOPSIS": "SYNTAX",
        "DESCRIPTION": "BESKRIVNING",
        "COMMANDS": "KOMMANDON",
        "ENVIRONMENT": "MILJÖ",
        "The home's folder, where --home is not given.": "Hemmets mapp, där --home inte anges.",
        "Who you are, where --as is not given.": "Vem du är, där --as inte anges.",
        "An unlocked session, from `hearth unlock`.": "En upplåst session, från `hearth unlock`.",
        "The language, where --language is not given.": "Språket, där --language inte anges.",
        "How many milliseconds completion waits for the node; 250 if not given.":
            "Hur många millisekunder komplettering väntar på noden; annars 250.",
        "No colours, whatever it is set to.": "Inga färger, vad den än är satt till.",
        "FILES": "FILER",
        "The home, where nothing else is said: one folder with one database.":
            "Hemmet, där inget annat sägs: en mapp med en databas.",
        "EXIT STATUS": "SLUTSTATUS",
        "Done.": "Klart.",
        "Refused, or the person said no.": "Det gick inte, eller personen sade nej.",
        "Typed wrongly.": "Fel i det som skrevs.",
    ]
}
