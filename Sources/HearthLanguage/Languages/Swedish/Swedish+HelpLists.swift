extension Language {
    /// Help of commands for lists and wishes.
    static let swedishHelpLists: KeyValuePairs<String, String> = [
        "Bring back a wish that you deleted within the last 10 minutes.":
            "Få tillbaka en önskning som du tog bort under de senaste 10 minuterna.",
        "It comes back as it was, with everything that was reserved of it.":
            "Den kommer tillbaka som den var, med allt som var reserverat av den.",
        "LIST/WISH, or WISH for one that was in the tray.":
            "LISTA/ÖNSKNING, eller ÖNSKNING för en som låg i lådan.",
        "The spot on a map: \"59.3293,18.0686\" or a geo: link.":
            "Platsen på en karta: \"59.3293,18.0686\" eller en geo:-länk.",
        // Lists and wishes.
        "Your lists and those of your friends.": "Dina listor och dina vänners.",
        "Your own lists are named LIST, those of friends FRIEND/LIST.":
            "Dina egna listor skrivs LISTA, vänners VÄN/LISTA.",
        "Show all lists (what `hearth list` alone does).":
            "Visa alla listor (det som `hearth list` ensamt gör).",
        "Make a list.": "Skapa en lista.",
        "The list's name.": "Listans namn.",
        "A few words about the list.": "Några ord om listan.",
        "A friend who owns it with you, for good; can be repeated.":
            "En vän som äger den med dig, för alltid; kan anges flera gånger.",
        "Show a list with its wishes.": "Visa en lista med sina önskningar.",
        "LIST or FRIEND/LIST.": "LISTA eller VÄN/LISTA.",
        "Rename a list.": "Döp om en lista.",
        "The list.": "Listan.",
        "Its new name.": "Det nya namnet.",
        "Change what a list says besides its name.": "Ändra vad som står om en lista utom namnet.",
        "What to take away.": "Vad som tas bort.",
        "Put a list away, or take it out again.": "Lägg undan en lista, eller ta fram den igen.",
        "Take it out again.": "Ta fram den igen.",
        "Delete one of your lists with all its wishes.":
            "Ta bort en av dina listor med alla önskningar.",
        "You do not see it any more. Your friends see it for another ten minutes, in which `hearth list restore` brings it back as it was.":
            "Du ser den inte längre. Dina vänner ser den i tio minuter till, och så länge hämtar `hearth list restore` tillbaka den som den var.",
        "For your friends too it goes now, and cannot be brought back.":
            "Den försvinner genast för dina vänner också, och kan inte hämtas tillbaka.",
        "Have a list back that you deleted less than ten minutes ago.":
            "Få tillbaka en lista som du tog bort för mindre än tio minuter sedan.",
        "Show who can see a list.": "Visa vilka som kan se en lista.",
        "Note, change and look at wishes.": "Notera, ändra och se önskningar.",
        "A wish is named LIST/WISH, a friend's FRIEND/LIST/WISH, one in the tray WISH.":
            "En önskning skrivs LISTA/ÖNSKNING, en väns VÄN/LISTA/ÖNSKNING, en i lådan ÖNSKNING.",
        "Note a wish, in a list or in the tray.":
            "Notera en önskning, på en lista eller i lådan.",
        "With --link and --fetch, what you do not give comes from the page of the shop. Hearth asks first: the shop then sees the address of your home on the internet. `hearth shops allow` allows it once for all.":
            "Med --link och --fetch kommer det du inte anger från butikens sida. Hearth frågar först: butiken ser då ditt hems adress på internet. `hearth shops allow` tillåter det en gång för alla.",
        "The wish's name; with --fetch, the shop's if not given.":
            "Önskningens namn; med --fetch annars butikens.",
        "Fetch what you do not give from the shop: name, price, store, notes, picture.":
            "Hämta det du inte anger från butiken: namn, pris, butik, anteckningar, bild.",
        "Say whether you are asked before Hearth opens the page of a shop.":
            "Bestäm om du tillfrågas innan Hearth öppnar en butiks sida.",
        "A shop whose page is opened sees the address of your home on the internet. Hearth opens one only for a wish of your own: when you paste its link into the form or press the button there, or with `hearth wish add --fetch`.":
            "En butik vars sida öppnas ser ditt hems adress på internet. Hearth öppnar en sida bara för en egen önskning: när du klistrar in länken i formuläret eller trycker på knappen där, eller med `hearth wish add --fetch`.",
        "ask: each time; allow: once for all; nothing: say how it is.":
            "ask: varje gång; allow: en gång för alla; inget: säg hur det är.",
        "The list; the tray if not given.": "Listan; annars lådan.",
        "Change a wish.": "Ändra en önskning.",
        "LIST/WISH, or WISH for one in the tray.": "LISTA/ÖNSKNING, eller ÖNSKNING för en i lådan.",
        "LIST/WISH, or WISH for one in the tray; can be several.":
            "LISTA/ÖNSKNING, eller ÖNSKNING för en i lådan; kan vara flera.",
        "LIST/WISH, FRIEND/LIST/WISH, or WISH for one in the tray.":
            "LISTA/ÖNSKNING, VÄN/LISTA/ÖNSKNING, eller ÖNSKNING för en i lådan.",
        "Move them to the tray.": "Flytta dem till lådan.",
        "Delete a wish.": "Ta bort en önskning.",
        "Show a wish.": "Visa en önskning.",
        "Show the wishes that you noted without a list.":
            "Visa önskningarna som du har noterat utan lista.",
        "Share one of your lists with friends.": "Dela en av dina listor med vänner.",
        "They are asked first. A keeper edits the list and sees what is reserved.":
            "De får frågan först. En förvaltare ändrar listan och ser vad som är reserverat.",
        "Friends' names.": "Vännernas namn.",
        "Make them keepers.": "Gör dem till förvaltare.",
        "Stop sharing a list with friends.": "Sluta dela en lista med vänner.",
        "What they were sent until then cannot be taken back; nothing newer reaches them.":
            "Det som har skickats till dem går inte att ta tillbaka; inget nyare når dem.",
        "Stop following a friend's list.": "Sluta följa en väns lista.",
        "FRIEND/LIST.": "VÄN/LISTA.",

        // Arranging and finding.
        "Put a wish elsewhere in the cart.": "Ställ en önskning någon annanstans i kundvagnen.",
        "`hearth cart --sort hand` shows the cart in this order.":
            "`hearth cart --sort hand` visar kundvagnen i den här ordningen.",
        "person, date, price, store or hand.":
            "person, date (datum), price (pris), store (butik) eller hand (som du har ställt det).",
        "<order>": "<ordning>",
        "Take an archived list out again.": "Ta fram en arkiverad lista igen.",
        "Put a list elsewhere among yours, or among those of friends.":
            "Ställ en lista någon annanstans bland dina, eller bland vänners.",
        "You alone see lists in this order.": "Bara du ser listorna i den här ordningen.",
        "Show archived lists too.": "Visa arkiverade listor också.",
        "Find wishes on your lists and those of your friends.":
            "Hitta önskningar på dina listor och dina vänners.",
        "Every word has to stand in a wish's name, notes, tags, store or place; capitals and accents do not matter.":
            "Varje ord måste finnas i önskningens namn, anteckningar, etiketter, butik eller plats; stora bokstäver och accenter spelar ingen roll.",
        "What to look for.": "Vad som söks.",
        "Move wishes to another of your lists, all of them or none.":
            "Flytta önskningar till en annan av dina listor, alla eller ingen.",
        "All wishes of this list; tray for the tray.":
            "Alla önskningar på den här listan; tray för lådan.",
        "“I want this too”: copy a friend's wish to a list of yours.":
            "”Den vill jag också ha”: kopiera en väns önskning till en av dina listor.",
        "What it is and where it is to be had is copied. Nobody is told.":
            "Vad den är och var den finns kopieras. Ingen får veta det.",
        "Your list; the tray if not given.": "Din lista; annars lådan.",
        "Put wishes elsewhere in their list.": "Ställ önskningar någon annanstans på sin lista.",
        "Everybody who reads the list sees them in this order.":
            "Alla som läser listan ser dem i den här ordningen.",
        "LIST/WISH, or WISH for one in the tray; can be several of one list.":
            "LISTA/ÖNSKNING, eller ÖNSKNING för en i lådan; kan vara flera från samma lista.",
        "by-hand, name, price, priority, date or added; on a friend's list also free.":
            "by-hand (som de står), name (namn), price (pris), priority (prioritet), date (datum) eller added (tillagd); på en väns lista också free (ledig).",
        "Only wishes in which these words stand; capitals and accents do not matter.":
            "Bara önskningar där de här orden finns; stora bokstäver och accenter spelar ingen roll.",
        "Only wishes with this tag.": "Bara önskningar med den här etiketten.",
        "Only what this store has.": "Bara det som den här butiken har.",
        "Only what costs as much or more.": "Bara det som kostar lika mycket eller mer.",
        "Only what costs as much or less: 500 or \"500 SEK\".":
            "Bara det som kostar lika mycket eller mindre: 500 eller \"500 SEK\".",
        "Put it before all others.": "Ställ den före alla andra.",
        "Put it after all others.": "Ställ den efter alla andra.",
        "Put it before this one.": "Ställ den före den här.",
        "Put it after this one.": "Ställ den efter den här.",
        "Make it this one, counted from 1.": "Gör den till den här i ordningen, räknat från 1.",
        "<other>": "<annan>",

        // Taking in and out.
        "Write the dates of lists and the birthdays of friends as iCalendar.":
            "Skriv listors datum och vänners födelsedagar som iCalendar.",
        "Leave out the birthdays of friends.": "Lämna vänners födelsedagar utanför.",
        "Birthdays come back every year, and are there for friends who tell them. Archived lists are left out. Nothing of it says what is reserved.":
            "Födelsedagar kommer tillbaka varje år, och finns för vänner som berättar dem. Arkiverade listor utelämnas. Inget av det säger vad som är reserverat.",
        "The file to write; standard output if not given.": "Filen som skrivs; annars standard ut.",
        "Replace the file if it is there.": "Ersätt filen om den finns.",
        "Take your lists out: as JSON, as a table or as a page to print.":
            "Ta ut dina listor: som JSON, som tabell eller som en sida att skriva ut.",
        "JSON of all your lists has your profile, your comments and what you asked of friends too. Nothing of it says what is reserved, but for your own cart when you ask for it. `hearth import` reads JSON and tables back, and with them the photos that --photos takes out. A page shows small ones in any case.":
            "JSON med alla dina listor har också din profil, dina kommentarer och det du har bett vänner om. Inget av det säger vad som är reserverat, utom din egen kundvagn när du ber om den. `hearth import` läser tillbaka JSON och tabeller, och med dem fotona som --photos tar ut. En sida visar små foton i vilket fall.",
        "Also the photos, as files in this folder, which is made if it is not there.":
            "Även fotona, som filer i den här mappen, som skapas om den inte finns.",
        "Where the photos are that the file names; its own folder if not given.":
            "Var fotona som filen nämner finns; annars i filens egen mapp.",
        "LIST or FRIEND/LIST; all of your own if not given.":
            "LISTA eller VÄN/LISTA; annars alla dina egna.",
        "json, csv or html.": "json, csv eller html.",
        "Also the lists that you follow.": "Även listorna som du följer.",
        "Also your cart, your whispers and ideas, and what you told of gifts (JSON only).":
            "Även din kundvagn, dina viskningar och idéer och det du har berättat om presenter (bara JSON).",
        "Bring in wishes from a file: CSV, JSON, pasted links or a saved shop page.":
            "Ta in önskningar från en fil: CSV, JSON, inklistrade länkar eller en sparad butikssida.",
        "What would be added is shown first. Wishes whose name is on the list already stay out, so that a file can be brought in again. Photos are files beside it, as `hearth export --photos` writes them. Nothing is fetched from the network.":
            "Det som skulle läggas till visas först. Önskningar vars namn redan finns på listan lämnas utanför, så att en fil kan tas in igen. Foton är filer bredvid den, så som `hearth export --photos` skriver dem. Inget hämtas från nätet.",
        "The file; - reads standard input.": "Filen; - läser från standard in.",
        "csv, json, links or html; what it looks like if not given.":
            "csv, json, links (länkar) eller html; annars det den ser ut att vara.",
        "The list for all of them; if not given, what the file says, else the tray.":
            "Listan för alla; annars det filen säger, annars lådan.",
        "Make a list for all of them.": "Skapa en lista för alla.",
        "What a column of a table is: \"Gift=name\", \"3=price\"; can be repeated.":
            "Vad en kolumn i en tabell är: \"Present=name\", \"3=price\"; kan anges flera gånger.",
        "<column=field>": "<kolumn=fält>",
        "What amounts without a currency are in; if not given, the currency used last.":
            "Valutan för belopp utan valuta; annars den som användes senast.",
        "Only show what would be added.": "Visa bara det som skulle läggas till.",
    ]
}
