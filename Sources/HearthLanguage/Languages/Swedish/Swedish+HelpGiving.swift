extension Language {
    /// Help of commands for giving, photos and news.
    static let swedishHelpGiving: KeyValuePairs<String, String> = [
        // Whispers and surprise ideas.
        "Surprise ideas: what a friend would like and did not wish for.":
            "Överraskningsidéer: det en vän skulle vilja ha men inte har önskat sig.",
        "Only those who give with you see them. An idea can be reserved, held, chipped in for and whispered about like a wish, as FRIEND/LIST/IDEA.":
            "Bara de som ger med dig ser dem. En idé kan reserveras, hållas, betalas tillsammans och viskas om som en önskning, som VÄN/LISTA/IDÉ.",
        "Add an idea to a friend's list; the owner never sees it.":
            "Lägg till en idé på en väns lista; ägaren ser den aldrig.",
        "The idea's name.": "Idéns namn.",
        "A few words, at most 280 characters.": "Några ord, högst 280 tecken.",
        "Show the ideas for a friend's list.": "Visa idéerna för en väns lista.",
        "Take back an idea of yours.": "Ta tillbaka en av dina idéer.",
        "Who has reserved it keeps that in the cart, marked as gone.":
            "Den som har reserverat den har det kvar i kundvagnen, märkt som borta.",
        "FRIEND/LIST/IDEA.": "VÄN/LISTA/IDÉ.",
        "Say something to those who give with you; the owner never hears of it.":
            "Säg något till dem som ger med dig; ägaren får aldrig höra det.",
        "Friends whose nodes are connected read it at once, everybody else up to an hour after their node is on. Before your first whisper on a list you are told who will be able to read it.":
            "Vänner vars noder är anslutna läser det direkt, alla andra upp till en timme efter att deras nod är igång. Före din första viskning på en lista får du veta vilka som kommer att kunna läsa den.",
        "Say it (what `hearth whisper` alone does).":
            "Säg det (det som `hearth whisper` ensamt gör).",
        "FRIEND/LIST, or FRIEND/LIST/WISH to say it about one wish.":
            "VÄN/LISTA, eller VÄN/LISTA/ÖNSKNING för att säga det om en önskning.",
        "What you say, at most 280 characters.": "Det du säger, högst 280 tecken.",
        "Take back something that you whispered.": "Ta tillbaka något som du har viskat.",
        "Those who have read it have read it.": "Den som har läst det har läst det.",
        "How it begins, or its id in `hearth whispers --json`.":
            "Hur det börjar, eller dess id i `hearth whispers --json`.",
        "Read what those who give with you say.": "Läs vad de som ger med dig säger.",
        "FRIEND/LIST, or FRIEND/LIST/WISH for what was said about one wish.":
            "VÄN/LISTA, eller VÄN/LISTA/ÖNSKNING för det som har sagts om en önskning.",

        // Giving.
        "Reserve a friend's wish; the owner never learns of it.":
            "Reservera en väns önskning; ägaren får aldrig veta det.",
        "Before your first reservation on a list you are told who will be able to see it.":
            "Före din första reservation på en lista får du veta vilka som kommer att kunna se den.",
        "FRIEND/LIST/WISH.": "VÄN/LISTA/ÖNSKNING.",
        "How many; if not given, as many as you have of it, or 1.":
            "Hur många; annars så många som du redan har, eller 1.",
        "Hold a friend's wish for a while: “I am at the shop”.":
            "Håll en väns önskning en stund: ”jag är i butiken”.",
        "A hold lapses by itself. Until then `hearth reserve` keeps the wish, `hearth bought` says that you have it, and holding again prolongs it; all without losing your place in line.":
            "Den släpps av sig själv. Innan dess behåller `hearth reserve` önskningen, `hearth bought` säger att du har den, och att hålla igen förlänger; allt utan att du förlorar din plats i kön.",
        "For how long from now, at most 1440; 60 if not given.":
            "Hur länge från nu, högst 1440; annars 60.",
        "Put an amount towards a friend's wish, together with others.":
            "Var med och betala en väns önskning, tillsammans med andra.",
        "No money moves: agree among yourselves on how, and with `hearth roles` on who buys. Chip in again to change your part; `hearth free` withdraws it.":
            "Inga pengar flyttas: kom överens om hur, och med `hearth roles` om vem som köper. Gör om det för att ändra din del; `hearth free` tar tillbaka den.",
        "20, 20.50 or \"20.50 EUR\", in the currency of the price.":
            "20, 20,50 eller \"20,50 EUR\", i prisets valuta.",
        "Say what you see to for a wish: buying, wrapping, the card.":
            "Säg vad du tar hand om för en önskning: köpa, slå in, kortet.",
        "You need to have reserved the wish or to chip in for it. What you do not name is given back; everybody who gives with you sees it.":
            "Du måste ha reserverat önskningen eller vara med och betala. Det du inte nämner lämnas tillbaka; alla som ger med dig ser det.",
        "FRIEND/LIST/WISH, as in `hearth cart`.": "VÄN/LISTA/ÖNSKNING, som i `hearth cart`.",
        "You buy it.": "Du köper den.",
        "You wrap it.": "Du slår in den.",
        "You write the card.": "Du skriver kortet.",
        "You see to nothing of it.": "Du tar inte hand om något av det.",
        "Free a wish that you reserved, held, bought or chip in for.":
            "Släpp en önskning som du har reserverat, håller, har köpt eller är med och betalar.",
        "Say that you bought a wish that you reserved, held or chip in for.":
            "Säg att du har köpt en önskning som du har reserverat, håller eller är med och betalar.",
        "Everything that you reserved, hold, bought or chip in for.":
            "Allt som du har reserverat, håller, har köpt eller är med och betalar.",
        "It begins with what is not bought yet though the day is near, and tells what changed about a wish since you last took note.":
            "Den börjar med det som inte är köpt än fast dagen är nära, och berättar vad som har ändrats om en önskning sedan du senast noterade det.",
        "Show the cart and its total (what `hearth cart` alone does).":
            "Visa kundvagnen och dess summa (det som `hearth cart` ensamt gör).",
        "Only what is not bought and whose date is at most so many days off, or over.":
            "Bara det som inte är köpt och vars datum är högst så många dagar bort, eller passerat.",
        "Take note of what changed about the wishes in the cart.":
            "Notera vad som har ändrats om önskningarna i kundvagnen.",
        "What you took note of is not told again.": "Det du har noterat sägs inte igen.",
        "FRIEND/LIST/WISH, as in `hearth cart`; all of them if not given.":
            "VÄN/LISTA/ÖNSKNING, som i `hearth cart`; annars alla.",

        // Photos, words among friends, news.
        "NEWS SUBCOMMANDS": "NYHETER",
        "<about>": "<om>",
        "<arguments>": "<argument>",
        "<comment>": "<kommentar>",
        "<day>": "<dag>",
        "<files>": "<filer>",
        "<idea>": "<idé>",
        "<program>": "<program>",
        "<size>": "<storlek>",
        "<subject>": "<ämne>",
        "<target>": "<mål>",
        "<whisper>": "<viskning>",
        "\"Shoes=39\"; can be repeated; \"Shoes=\" takes it away.":
            "\"Skor=39\"; kan upprepas; \"Skor=\" tar bort den.",
        "A few words, at most 1000 characters.": "Några ord, högst 1000 tecken.",
        "A picture of you: JPEG, PNG or WebP; a small square of it is kept.":
            "En bild av dig: JPEG, PNG eller WebP; en liten kvadrat av den sparas.",
        "A postal address, beside those that are there; can be repeated.":
            "En postadress, utöver dem som finns; kan upprepas.",
        "A wish that you gave; can be repeated.": "En önskning som du gav; kan upprepas.",
        "Add photos to a wish.": "Lägg till foton till en önskning.",
        "Add, look at and order the photos of a wish.":
            "Lägg till, titta på och ordna en önsknings foton.",
        "After the day: tell the owner of a list what you gave.":
            "Efter dagen: berätta för listans ägare vad du gav.",
        "Also what you hid.": "Också det du har dolt.",
        "An empty text takes away what stands there.": "En tom text tar bort det som står där.",
        "Anything else worth knowing.": "Annat som är bra att veta.",
        "Ask a friend to wish for more, or show whom you asked.":
            "Be en vän att önska sig mer, eller visa vem du har frågat.",
        "Change what you tell your friends about yourself.":
            "Ändra vad du berättar om dig själv för dina vänner.",
        "Choose the program.": "Välj programmet.",
        "Days before the date, at most 8 numbers from 0 to 365.":
            "Dagar före datumet, högst 8 tal från 0 till 365.",
        "Do not remind at all.": "Påminn inte alls.",
        "Everybody who reads the list reads this, its owner too.":
            "Alla som läser listan läser det här, också dess ägare.",
        "Everything that is kept, read or not: the last 500.":
            "Allt som är sparat, läst eller inte: de senaste 500.",
        "FRIEND or FRIEND/LIST; without it you see whom you asked.":
            "VÄN eller VÄN/LISTA; annars ser du vem du har frågat.",
        "For what the owner must not see there is `hearth whisper`.":
            "För det som ägaren inte får se finns `hearth whisper`.",
        "Have a program run for every piece of your news.":
            "Låt ett program köras för varje nyhet du får.",
        "Have no program run any more.": "Låt inget program köras längre.",
        "Hide somebody's comment, from you alone.": "Dölj någons kommentar, bara för dig.",
        "It is made of what the givers themselves sent, and of nothing else.":
            "Den görs av det som givarna själva har skickat, och av inget annat.",
        "It shows in the friend's inbox; you are not told what becomes of it.":
            "Det syns i vännens inkorg; du får inte veta vad det blir av det.",
        "JPEG, PNG or WebP, at most 10 MiB each.": "JPEG, PNG eller WebP, högst 10 MiB var.",
        "LIST, FRIEND/LIST, LIST/WISH or FRIEND/LIST/WISH.":
            "LISTA, VÄN/LISTA, LISTA/ÖNSKNING eller VÄN/LISTA/ÖNSKNING.",
        "Leave what is shown unread.": "Låt det som visas förbli oläst.",
        "List the photos of a wish, and how much of them has come.":
            "Visa en önsknings foton, och hur mycket av dem som har kommit.",
        "MM-DD, or YYYY-MM-DD.": "MM-DD, eller ÅÅÅÅ-MM-DD.",
        "Mark all news as read.": "Markera alla nyheter som lästa.",
        "Note that you handed over a wish of your cart.":
            "Anteckna att du har gett en önskning ur din kundvagn.",
        "Note that you thanked this giver.": "Anteckna att du har tackat den här givaren.",
        "Nothing is ever told unasked. You see first exactly what the owner will learn; without --wish that is what you bought there or noted as given. Telling again adds to it.":
            "Inget berättas någonsin utan att du ber om det. Du ser först precis vad ägaren får veta; utan --wish är det vad du har köpt där eller antecknat som givet. Berättar du igen läggs det till.",
        "One of your lists.": "En av dina listor.",
        "Only what you have not read.": "Bara det du inte har läst.",
        "Only you see it. `hearth tell` is for telling the owner.":
            "Bara du ser det. Med `hearth tell` berättar du för ägaren.",
        "Only your friends see it. People who read a list with you and are no friends of yours see your name and no more.":
            "Bara dina vänner ser det. Den som läser en lista tillsammans med dig och inte är din vän ser ditt namn och inget mer.",
        "Photos are made to fit, turned upright and lose where and with what they were taken before they leave this node. Numbers count from 1; the first photo stands for the wish.":
            "Foton görs lagom stora, vänds rätt och blir av med var och med vad de togs innan de lämnar noden. Numren räknas från 1; det första fotot står för önskningen.",
        "Photos to add: JPEG, PNG or WebP, at most 10 MiB each.":
            "Foton att lägga till: JPEG, PNG eller WebP, högst 10 MiB var.",
        "Put a photo of a wish at another place.":
            "Flytta ett av en önsknings foton till en annan plats.",
        "Replace a file that is there.": "Ersätt en fil som redan finns.",
        "Run the program once, with an event that says that it is a test.":
            "Kör programmet en gång, med en händelse som säger att den är ett prov.",
        "Save the picture in your profile, or in a friend's.":
            "Spara bilden i din profil, eller i en väns.",
        "Say something (what `hearth comment` alone does).":
            "Säg något (det som `hearth comment` ensamt gör).",
        "Say something openly on a list or a wish: its owner reads it too.":
            "Säg något öppet om en lista eller en önskning: ägaren läser det också.",
        "Show a comment again that you hid.": "Visa en kommentar igen som du har dolt.",
        "Show news as they come, until Ctrl-C.": "Visa nyheter när de kommer, tills Ctrl-C.",
        "Show news, the newest first (what `hearth news` alone does).":
            "Visa nyheter, de nyaste först (det som `hearth news` ensamt gör).",
        "Reminders come at seven in the morning, by the clock of the computer at home.":
            "Påminnelserna kommer klockan sju på morgonen, efter klockan i datorn hemma.",
        "Show or choose when you are reminded of what is not bought yet and of birthdays.":
            "Visa eller välj när du påminns om det som inte är köpt än och om födelsedagar.",
        "Show the hook.": "Visa kroken.",
        "Show what is said openly on a list or a wish.":
            "Visa vad som sägs öppet om en lista eller en önskning.",
        "Show your profile, or a friend's.": "Visa din profil, eller en väns.",
        "Take a photo off a wish.": "Ta bort ett foto från en önskning.",
        "Take back something that you said.": "Ta tillbaka något du har sagt.",
        "Take back what you told.": "Ta tillbaka det du har berättat.",
        "Take that note away again.": "Ta bort den anteckningen igen.",
        "Take the note away again.": "Ta bort anteckningen igen.",
        "Take the question back.": "Ta tillbaka frågan.",
        "The file to write.": "Filen som ska skrivas.",
        "The friend's name; you, if not given.": "Vännens namn; du själv, om inget sägs.",
        "The id that `hearth comments --hidden` shows.":
            "Id:t som `hearth comments --hidden` visar.",
        "The id that `hearth comments` shows.": "Id:t som `hearth comments` visar.",
        "The program gets a line of JSON on its standard input and nothing else. It runs as the user who runs the node, while your keys are unlocked, one at a time and at most 30 times an hour. Its texts are in the language in which the hook was set; give --language for another. scripts/hooks has examples.":
            "Programmet får en rad JSON på standard in och inget annat. Det körs som den användare som kör noden, medan dina nycklar är upplåsta, ett i taget och högst 30 gånger i timmen. Texterna är på det språk som kroken valdes på; ett annat väljs med --language. I scripts/hooks finns exempel.",
        "The small picture of it.": "Den lilla bilden av det.",
        "The text.": "Texten.",
        "The whole path of a program that only you can change.":
            "Hela sökvägen till ett program som bara du kan ändra.",
        "What happened on the lists that you follow, and to what you reserved.":
            "Vad som har hänt på listorna du följer, och med det du har reserverat.",
        "What is shown counts as read. `hearth watch` shows news as they come.":
            "Det som visas räknas som läst. `hearth watch` visar nyheter när de kommer.",
        "What it is given as arguments.": "Vad det får som argument.",
        "What stands under a photo; can be repeated, in the order of the photos.":
            "Vad som står under ett foto; kan upprepas, i fotonas ordning.",
        "What to take away first.": "Vad som ska tas bort först.",
        "What you are called, by all who read a list with you.":
            "Vad du heter, för alla som läser en lista tillsammans med dig.",
        "What you tell your friends about yourself: name, birthday, sizes, addresses.":
            "Vad du berättar om dig själv för dina vänner: namn, födelsedag, storlekar, adresser.",
        "What you want to say, at most 1000 characters.": "Vad du vill säga, högst 1000 tecken.",
        "Where to.": "Vart.",
        "Which one it becomes.": "Vilket nummer det får.",
        "Which photo, counted from 1.": "Vilket foto, räknat från 1.",
        "Those who have read it may remember it.": "Den som har läst det kan minnas det.",
        "Whom to thank: what givers told you of one of your lists.":
            "Vem du ska tacka: vad givare har berättat om en av dina listor.",
        "With --json every piece of news is a line of its own. Nothing counts as read by it.":
            "Med --json blir varje nyhet en egen rad. Inget räknas som läst av det.",
        "Write a photo of a wish to a file.": "Skriv ett av en önsknings foton till en fil.",
        "Write something under a photo.": "Skriv något under ett foto.",
        "You are sure that the surprise is over: for a list without a date, or whose date was moved back.":
            "Du är säker på att överraskningen är över: för en lista utan datum, eller vars datum flyttades bakåt.",
    ]
}
