extension Language {
    /// What stands around every page, and the pages that come before it: the bar, what was done,
    /// letting a browser in, signing in (HearthPages/Page, HearthWeb/Pages, layout, message, enter
    /// and sign-in).
    static let swedishPageFrame: KeyValuePairs<String, String> = [
        // The frame.
        "Skip to the content": "Hoppa till innehållet",
        "Main menu": "Huvudmeny",
        "Wishes": "Önskningar",
        "Lists": "Listor",
        "New wish": "Ny önskning",
        "Friends": "Vänner",
        "Cart": "Kundvagn",
        "News": "Nyheter",
        "Settings": "Inställningar",
        "Settings of {1}": "Inställningar för {1}",
        "You": "Du",

        // Words of many pages.
        "Name": "Namn",
        "Save": "Spara",
        "Cancel": "Avbryt",
        "Add": "Lägg till",
        "Change": "Ändra",
        "Delete": "Ta bort",
        "Undo": "Ångra",
        "Share": "Dela",
        "Move": "Flytta",
        "More": "Mer",
        "Show": "Visa",
        "Search": "Sök",
        "Sort": "Sortera",
        "Sizes": "Storlekar",
        "What is it for?": "Vilket tillfälle?",
        "199.50 SEK": "199,50 SEK",

        "This was not sent yet. Look at it, and send it now.":
            "Det här är inte skickat än. Se över det och skicka det nu.",

        // What was done.
        "Saved.": "Sparat.",
        "Answered.": "Besvarat.",
        "Moved.": "Flyttat.",
        "Deleted.": "Borttagen.",
        "Removed.": "Borttagen.",
        "It is back.": "Nu är den tillbaka.",
        "It is in your cart.": "Den ligger i din kundvagn.",
        "It is free again.": "Den är ledig igen.",
        "Marked as given.": "Märkt som given.",
        "Everybody who gives with you sees it.": "Alla som ger tillsammans med dig ser det.",
        "It is on your own list now.": "Nu står den på din egen lista.",
        "The list is made.": "Listan är skapad.",
        "The list is deleted. For ten minutes you can have it back.":
            "Listan är borttagen. I tio minuter kan du få tillbaka den.",
        "You have left the list.": "Du har lämnat listan.",
        "Asked. They see the list once they say yes.":
            "Frågan är ställd. De ser listan när de har tackat ja.",
        "Not shared with {1} any more.": "Delas inte längre med {1}.",
        "Not shared with {1} any more. Undo asks them again.":
            "Delas inte längre med {1}. Väljer du Ångra får hen frågan igen.",
        "Tick at least one of them.": "Kryssa för minst en av dem.",
        "Asked. Your friend has to say yes.": "Frågan är ställd. Din vän måste tacka ja.",
        "Your friend is told that you would like more wishes.":
            "Din vän får veta att du gärna ser fler önskningar.",
        "The program was run.": "Programmet kördes.",
        "The passphrase is set.": "Lösenfrasen är sparad.",

        // What did not work.
        "Not found": "Finns inte",
        "There is nothing at this address.": "Det finns inget på den här adressen.",
        "That did not work": "Det gick inte",
        "Something in this form cannot be read: look at its numbers.":
            "Något i formuläret går inte att läsa: se över talen.",
        "To the start page": "Till startsidan",

        // Letting a browser in.
        "This browser is not let in yet": "Den här webbläsaren är inte insläppt än",
        "Open the link that the node printed when it started, or print it again with this command:":
            "Öppna länken som noden skrev ut när den startade, eller skriv ut den igen med det här kommandot:",
        "Or paste the key from the link": "Eller klistra in nyckeln från länken",
        "This is not the right key. Copy all of it.":
            "Det är inte rätt nyckel. Kopiera hela.",
        "Let this browser in": "Släpp in webbläsaren",

        // The first visit.
        "Welcome to Hearth": "Välkommen till Hearth",
        "Your household's wish lists live on this machine, and with the friends you share them with. Two names are all it needs.":
            "Hushållets önskelistor finns på den här datorn, och hos de vänner ni delar dem med. Två namn är allt som behövs.",
        "Only the people in it see this.": "Bara ni som hör till det ser namnet.",
        "Friends know you by it. Others of your household are added later.":
            "Dina vänner känner dig under det namnet. Fler i hushållet lägger du till senare.",
        "A passphrase (optional)": "En lösenfras (valfritt)",
        "With one, nobody else at this machine can sign in as you. At least 8 characters. Leave both empty to do without; you can set one later.":
            "Med en lösenfras kan ingen annan vid den här datorn logga in som du. Minst 8 tecken. Lämna båda tomma för att vara utan; du kan välja en senare.",
        "Repeat the passphrase": "Upprepa lösenfrasen",
        "Set up": "Kom igång",
        "The two passphrases differ. Type both again.":
            "De två lösenfraserna är inte lika. Skriv båda igen.",
        "This household is set up already": "Det här hushållet är redan igång",
        "Somebody lives here. Nothing was changed.": "Här bor redan någon. Inget har ändrats.",
        "Welcome": "Välkommen",
        "Welcome, {1}": "Välkommen, {1}",
        "Write down the recovery code": "Skriv upp återställningskoden",
        "Anybody who has it can act as you, so keep it where you keep your passport.":
            "Den som har koden kan uppträda som du, så förvara den där du har ditt pass.",
        "It is in your settings too.": "Den finns i dina inställningar också.",
        "Give friends your link": "Ge dina vänner din länk",
        "What next": "Vad vill du göra nu?",
        "Note what you would like, on a list or without one.":
            "Skriv upp något du vill ha, på en lista eller utan.",
        "For a birthday, a wedding, or any time.":
            "Till en födelsedag, ett bröllop eller när som helst.",
        "See what friends wish for, and reserve it.":
            "Se vad dina vänner önskar sig, och reservera det.",
        "Who else lives here?": "Vilka fler bor här?",
        "Everybody gets lists and a cart of their own.":
            "Var och en får egna listor och en egen kundvagn.",
        "I have written the code down": "Jag har skrivit upp koden",

        // What is told on an open page.
        "Hearth does not answer. This page may be out of date until it does; it tries again by itself.":
            "Hearth svarar inte. Tills det svarar kan sidan vara inaktuell; den försöker igen av sig själv.",
        "Hearth does not answer, so this was not sent. What you typed stays here: send it again when this line is gone.":
            "Hearth svarar inte, så det här skickades inte. Det du skrev finns kvar här: skicka det igen när den här raden är borta.",
        "Here is what you typed before and did not send.":
            "Här är det du skrev förut och inte skickade.",
        "You are signed out. What you typed stays here: when you send it, you sign in first.":
            "Du är utloggad. Det du har skrivit står kvar: när du skickar det får du logga in först.",
        "Throw it away": "Släng det",
        "Sending …": "Skickar …",
        "This page has changed.": "Sidan har ändrats.",
        "{1}: place {2} of {3}": "{1}: plats {2} av {3}",

        "This wish is not on the list any more": "Önskningen finns inte kvar på listan",
        "It was deleted, or moved to another list.":
            "Den har tagits bort eller flyttats till en annan lista.",
        "It was deleted, or moved to another list. Your cart says what became of what you reserved.":
            "Den har tagits bort eller flyttats till en annan lista. I kundvagnen står vad som hänt med det du reserverat.",
        "To the list": "Till listan",
        "This list is not here": "Listan finns inte här",
        "It was deleted, or it is not shared with you any more. Your cart says what became of what you reserved.":
            "Den har tagits bort eller delas inte längre med dig. I kundvagnen står vad som hänt med det du reserverat.",

        // Signing in.
        "Who is it?": "Vem är du?",
        "with a passphrase": "med lösenfras",
        "Passphrase": "Lösenfras",
        "Sign in": "Logga in",
        "Sign out": "Logga ut",
    ]

    static let swedishCountedPageFrame: KeyValuePairs<String, [PluralCategory: String]> = [
        "{1} new": [.one: "{1} ny", .other: "{1} nya"],
        "{1} things wait": [.one: "{1} sak väntar", .other: "{1} saker väntar"],
    ]
}
