extension Language {
    /// Help of commands for the home, members and friends.
    static let swedishHelpHome: KeyValuePairs<String, String> = [
        // The pages.
        "Serve the pages and the API at this loopback address; if not given, at 127.0.0.1:4380 or the next free port. Programs need the token from api-token in the home.":
            "Visa sidorna och svara på API:et på den här adressen i den egna datorn; annars på 127.0.0.1:4380 eller nästa lediga port. Program behöver koden i api-token i hemmet.",
        "Serve no pages.": "Visa inga sidor.",
        "Anybody who opens the link is let in for good, so keep it to yourself. A node that runs with --no-web has none.":
            "Den som öppnar länken är insläppt för gott, så behåll den för dig själv. En nod som körs med --no-web har ingen.",
        "Print the link that opens the pages in a browser of this machine.":
            "Skriv länken som öppnar sidorna i en webbläsare på den här datorn.",

        // The home.
        "Wish lists from home to home, with every surprise kept.":
            "Önskelistor från hem till hem, med alla överraskningar kvar.",
        "A home is made once with `hearth init`. Its node runs with `hearth run`; every other command asks that node. --as, --home, --language, --json and --passphrase-file can stand anywhere on the line.":
            "Ett hem skapas en gång med `hearth init`. Dess nod körs med `hearth run`; alla andra kommandon frågar den noden. --as, --home, --language, --json och --passphrase-file kan stå var som helst på raden.",
        "Make a home for a household.": "Skapa ett hem åt ett hushåll.",
        "What the household is called.": "Vad hushållet heter.",
        "The first member's name.": "Den första medlemmens namn.",
        "Ask for a passphrase that protects the member's keys.":
            "Fråga efter en lösenfras som skyddar medlemmens nycklar.",
        "Run the home's node, which everything else needs.":
            "Kör hemmets nod, som allt annat behöver.",
        "It runs until Ctrl-C or SIGTERM. Logs go to standard error. Where there is no home yet, one is made, and its pages ask for the names.":
            "Den kör tills Ctrl-C eller SIGTERM. Loggen går till standard fel. Finns det inget hem än skapas ett, och dess sidor frågar efter namnen.",
        "Where friends' nodes can dial this one; if not given, at port 4327, or at the next free one, which is kept from then on.":
            "Var vänners noder kan nå den här; annars på port 4327, eller på nästa lediga, som sedan behålls.",
        "Addresses for links and friends, where they differ from --listen.":
            "Adresser till länkar och vänner, där de är andra än --listen.",
        "Seconds from beat to beat, for tests.": "Sekunder mellan taktslagen, för tester.",
        "Append a line of JSON for everything that passes between this node and others: time in milliseconds, peer, connection, direction, kind and length in octets, never content. For checking what a node shows of itself.":
            "Lägg till en rad JSON för allt som går mellan den här noden och andra: tid i millisekunder, motpart, anslutning, riktning, slag och längd i byte, aldrig innehåll. För att granska vad en nod visar av sig själv.",
        "What to log.": "Vad som loggas.",
        "Show how the node is: members, other nodes, lists, beats.":
            "Visa hur noden mår: medlemmar, andra noder, listor, takt.",
        "What contradicts itself among the records that came.":
            "Det som motsäger sig självt bland det som har kommit.",
        "An alarm says that somebody told different people different things, or that no more of what somebody writes is kept. One stays for each person until you clear it.":
            "Ett larm säger att någon har sagt olika saker till olika personer, eller att inget mer av det någon skriver sparas. Ett för varje person finns kvar tills du tar bort det.",
        "Show the alarms.": "Visa larmen.",
        "Forget all alarms.": "Glöm alla larm.",

        // Members.
        "The people who live on this node.": "De som bor på den här noden.",
        "Add a member to the household.": "Lägg till en medlem i hushållet.",
        "--passphrase-file, if given, holds the new member's passphrase.":
            "--passphrase-file, om det anges, innehåller den nya medlemmens lösenfras.",
        "The member's name.": "Medlemmens namn.",
        "Give a member another name.": "Ge en medlem ett annat namn.",
        "Delete a member, with all that is theirs, for good.":
            "Radera en medlem med allt som är medlemmens, för gott.",
        "Their lists go, also from the homes of those who read them, and so do their reservations, their cart and their keys. Their friends are told that the friendship has ended. The lists of other members stay. A member with a passphrase is asked for it.":
            "Medlemmens listor försvinner, även hemma hos dem som läser dem, och likaså reservationer, kundvagn och nycklar. Vännerna får veta att vänskapen är slut. Andra medlemmars listor finns kvar. Den som har en lösenfras får frågan om den.",
        "Their friends are told, and everybody who reads a list with them sees it.":
            "Medlemmens vänner får veta det, och alla som läser en lista tillsammans med medlemmen ser det.",
        "The new name.": "Det nya namnet.",
        "The household itself.": "Själva hushållet.",
        "Give the household another name.": "Ge hushållet ett annat namn.",
        "Its members see the name, and nobody else.": "Medlemmarna ser namnet, och ingen annan.",
        "Show the members of the household.": "Visa hushållets medlemmar.",
        "Print your link: what a friend needs to add you.":
            "Skriv ut din länk: det en vän behöver för att lägga till dig.",
        "Print the public key alone, without addresses.":
            "Skriv bara ut den publika nyckeln, utan adresser.",
        "Print a QR code.": "Skriv ut en QR-kod.",
        "Unlock your keys for the commands that follow in this shell.":
            "Lås upp dina nycklar för kommandona som följer i det här skalet.",
        "It prints a line for the shell that sets HEARTH_SESSION.":
            "Det skriver ut en rad till skalet som sätter HEARTH_SESSION.",
        "End your unlocked session.": "Lås dina nycklar igen.",
        "Set, change or remove your passphrase.": "Välj, byt eller ta bort din lösenfras.",
        "A passphrase that there is already is asked for too (or --passphrase-file).":
            "Finns det redan en lösenfras frågas efter den också (eller --passphrase-file).",
        "A file whose first line is the new passphrase; - reads standard input.":
            "En fil vars första rad är den nya lösenfrasen; - läser från standard in.",
        "Keep your keys without a passphrase from now on.":
            "Ha dina nycklar utan lösenfras från och med nu.",
        "Print the code from which all your keys can be made.":
            "Skriv ut koden som alla dina nycklar kan göras från.",

        // Friends.
        "Your friends.": "Dina vänner.",
        "Ask somebody to be your friend, or use an invitation.":
            "Fråga någon om att bli din vän, eller använd en inbjudan.",
        "Nothing about either of you is shown before both said yes. With the new link of a friend who has moved, their home is dialled there.":
            "Inget om någon av er visas innan båda har sagt ja. Med den nya länken till en vän som har flyttat nås deras hem där.",
        "A link, an invitation, or a public key together with --at.":
            "En länk, en inbjudan, eller en publik nyckel tillsammans med --at.",
        "Where to dial; can be repeated.": "Var vännen nås; kan anges flera gånger.",
        "A few words that come with the question.": "Några ord som följer med frågan.",
        "With an invitation to a list: the others on it see at once what you reserve, and everybody on it, its owner too, learns the address of your home.":
            "Med en inbjudan till en lista: de andra på den ser genast vad du reserverar, och alla på den, även ägaren, får veta ditt hems adress.",
        "Show your friends and whom you asked.": "Visa dina vänner och dem du har frågat.",
        "Show a friend, and whether the addresses of their home work.":
            "Visa en vän, och om adresserna till deras hem fungerar.",
        "If they have moved and none works, use their new link: `hearth friend add LINK`.":
            "Om de har flyttat och ingen fungerar, använd deras nya länk: `hearth friend add LÄNK`.",
        "End a friendship and stop sharing in both directions.":
            "Avsluta en vänskap och sluta dela åt båda håll.",
        "The friend's name.": "Vännens namn.",
        "Give somebody a nickname of your own.": "Ge någon ett eget smeknamn.",
        "It stands in place of their own name wherever you see them, also in paths such as Bosse/Birthday. Nobody else sees it. Without a nickname they have their own name again.":
            "Det står i stället för personens eget namn överallt där du ser det, även i sökvägar som Bosse/Födelsedag. Ingen annan ser det. Utan smeknamn får personen sitt eget namn tillbaka.",
        "The friend's name, or that of somebody on a list.":
            "Vännens namn, eller namnet på någon på en lista.",
        "What you call them.": "Vad du kallar hen.",
        "Compare safety numbers with a friend, face to face.":
            "Jämför säkerhetsnummer med en vän, öga mot öga.",
        "The number is the same on both nodes unless somebody stands in between. Where there is no terminal to ask on, it is only shown.":
            "Numret är samma på båda noderna om ingen står emellan. Finns det ingen terminal att fråga på visas det bara.",
        "The numbers were compared and are the same.": "Numren är jämförda och är samma.",
        "Take the mark back.": "Ta bort märkningen.",
        "One-time links that make friends in one step.":
            "Engångslänkar som gör er till vänner i ett steg.",
        "Make a one-time link.": "Gör en engångslänk.",
        "The person who uses it with `hearth friend add` is your friend at once.":
            "Den som använder den med `hearth friend add` är din vän direkt.",
        "A list of yours that the link opens.": "En av dina listor som länken öppnar.",
        "How many days it can be used; 7 if not given.":
            "Hur många dagar den kan användas; annars 7.",
        "Show your invitations.": "Visa dina inbjudningar.",
        "Take back an invitation that nobody used yet.":
            "Ta tillbaka en inbjudan som ingen har använt än.",
        "The invitation's id, from `hearth invite list`.":
            "Inbjudans id, från `hearth invite list`.",
        "Show who asks to be your friend or to share a list.":
            "Visa vem som frågar om att bli din vän eller att dela en lista.",
        "Accept a friend or a shared list.": "Tacka ja till en vän eller en delad lista.",
        "When you accept a list, everybody who can see it sees your name.":
            "Den som tackar ja till en lista syns med namn för alla som kan se den.",
        "The id from the inbox, or the person's or list's name.":
            "Id:t från inkorgen, eller personens eller listans namn.",
        "Of a list: the others on it see at once what you reserve, and everybody on it, its owner too, learns the address of your home; if not given, as `hearth addresses` says.":
            "För en lista: de andra på den ser genast vad du reserverar, och alla på den, även ägaren, får veta ditt hems adress; annars som `hearth addresses` säger.",
        "Say whether people you do not know may ask to be your friend.":
            "Bestäm om människor du inte känner får be att bli din vän.",
        "People with an invitation from you, and those who read a list with you, can always ask. The others are not told that they are refused.":
            "Den som har en inbjudan från dig eller läser en lista tillsammans med dig kan alltid fråga. De andra får inte veta att de avvisas.",
        "ask: they may; refuse: they are not let in; nothing: say how it is.":
            "ask: de får fråga; refuse: de avvisas; inget: visa hur det är.",
        "Say how soon others on a list learn what you reserve.":
            "Säg hur snart andra på en lista får veta vad du reserverar.",
        "With `show` the others on the lists that you read see at once what you reserve, and you what they do. Their computers then talk to yours directly. So everybody on the list, its owner too, learns the address of your home on the internet. With `hide` it takes some minutes. The owner learns in neither case who gives what. What people have seen already, they have seen.":
            "Med `show` (visa) ser de andra på listorna du läser genast vad du reserverar, och du vad de gör. Deras datorer talar då direkt med din. Alla på listan, även dess ägare, får därför veta ditt hems adress på internet. Med `hide` (dölj) tar det några minuter. Ägaren får i inget av fallen veta vem som ger vad. Det någon redan har sett har hen sett.",
        "show or hide, for all lists of others that you read and will read; nothing: say how it is.":
            "show (visa) eller hide (dölj), för alla andras listor som du läser och kommer att läsa; inget: säg hur det är.",
        "Refuse a friend or a shared list.": "Tacka nej till en vän eller en delad lista.",
        "Put a question aside until the node next starts.":
            "Lägg en fråga åt sidan tills noden startar nästa gång.",
    ]
}
