extension Language {
    /// What the command line says of people: friends, invitations, sharing, news, what is said.
    static let swedishCommandPeople: KeyValuePairs<String, String> = [
        // News.
        "{1} wants to be your friend. `hearth inbox` asks you.":
            "{1} vill bli vän med dig. `hearth inbox` frågar dig.",
        "{1} is your friend now.": "{1} är din vän nu.",
        "{1} is called {2} now.": "{1} heter {2} nu.",
        "{1} wants to share “{2}” with you. `hearth inbox` asks you.":
            "{1} vill dela ”{2}” med dig. `hearth inbox` frågar dig.",
        "“{1}” of {2}": "”{1}” från {2}",
        "your list “{1}”": "din lista ”{1}”",
        "The others on a list see at once what you reserve, and you what they do. Everybody on the list, its owner too, learns the address of your home.":
            "De andra på en lista ser genast vad du reserverar, och du vad de gör. Alla på listan, även dess ägare, får veta ditt hems adress.",
        "Only people with an invitation from you can ask to be your friend.":
            "Bara den som har en inbjudan från dig kan be att få bli din vän.",
        "People you do not know may ask to be your friend.":
            "Människor du inte känner får be att bli din vän.",
        "The others on a list see some minutes later what you reserve, and you what they do. Only your friends learn the address of your home.":
            "De andra på en lista ser några minuter senare vad du reserverar, och du vad de gör. Bara dina vänner får veta ditt hems adress.",
        "With each list you are asked whether the others on it shall see at once what you reserve.":
            "För varje lista får du frågan om de andra på den ska se genast vad du reserverar.",
        "The address of your home is shown on {1} of the {2} lists of others that you read.":
            "Ditt hems adress visas på {1} av de {2} listor av andra som du läser.",
        "Arrived: {1}.": "Har kommit: {1}.",
        "{1} does not share a list with you any more.": "{1} delar inte längre en lista med dig.",
        "“{1}” of {2} is not shared with you any more.":
            "”{1}” från {2} delas inte längre med dig.",
        "The date of {1} is {2} now.": "Datumet för {1} är nu {2}.",
        "No date any more: {1}.": "Inget datum längre: {1}.",
        "New on {1}: “{2}”.": "Nytt på {1}: ”{2}”.",
        "New wishes on {1}: {2}.": "Nya önskningar på {1}: {2}.",
        "Changed on {1}: “{2}”.": "Ändrat på {1}: ”{2}”.",
        "Changed wishes on {1}: {2}.": "Ändrade önskningar på {1}: {2}.",
        "No longer on {1}: “{2}”.": "Inte längre på {1}: ”{2}”.",
        "Wishes that are gone from {1}: {2}.":
            "Önskningar som försvunnit från {1}: {2}.",
        "{1} asks you to wish for more. `hearth inbox` shows it.":
            "{1} ber dig att önska dig mer. `hearth inbox` visar det.",
        "{1} asks for more wishes on “{2}”. `hearth inbox` shows it.":
            "{1} ber om fler önskningar på ”{2}”. `hearth inbox` visar det.",
        "{1} tells you of a gift from “{2}”. `hearth thanks` shows it.":
            "{1} berättar om en present från ”{2}”. `hearth thanks` visar det.",
        "The birthday of {1} is on {2}.": "{1} fyller år den {2}.",
        "{1} wrote about “{2}” on {3}: “{4}”": "{1} skrev om ”{2}” på {3}: ”{4}”",
        "{1} wrote on {2}: “{3}”": "{1} skrev på {2}: ”{3}”",
        "New comments on {1}: {2}. `hearth comments` shows them.":
            "Nya kommentarer på {1}: {2}. `hearth comments` visar dem.",
        "{1} whispered about “{2}” on {3}: “{4}”":
            "{1} viskade om ”{2}” på {3}: ”{4}”",
        "{1} whispered on {2}: “{3}”": "{1} viskade på {2}: ”{3}”",
        "New whispers on {1}: {2}. `hearth whispers` shows them.":
            "Nya viskningar på {1}: {2}. `hearth whispers` visar dem.",
        "A surprise idea of {1} for {2}: “{3}”.":
            "En överraskningsidé av {1} för {2}: ”{3}”.",
        "New surprise ideas for {1}: {2}. `hearth idea list` shows them.":
            "Nya överraskningsidéer för {1}: {2}. `hearth idea list` visar dem.",
        "“{1}” on {2}, which is in your cart, changed. `hearth cart` shows how.":
            "”{1}” på {2}, som ligger i din kundvagn, har ändrats. `hearth cart` visar hur.",
        "“{1}” was taken off {2}. It stays in your cart.":
            "”{1}” har tagits bort från {2}. Den ligger kvar i din kundvagn.",
        "“{1}” was moved to {2}, and what you reserved went along.":
            "”{1}” har flyttats till {2}, och det du hade reserverat följde med.",
        "“{1}” was moved to {2}. Others read that list: your cart asks whether they may see what you reserved.":
            "”{1}” har flyttats till {2}. Den listan läses av andra: i din kundvagn frågas om de får se vad du har reserverat.",
        "You are first in line now: “{1}” on {2} is yours.":
            "Du är först i kön nu: ”{1}” på {2} är din.",
        "You wait in line for “{1}” on {2}: {3} was before you.":
            "Du står på kö för ”{1}” på {2}: {3} var före dig.",
        "Bought twice: “{1}” on {2}, by you and by {3}.":
            "Köpt två gånger: ”{1}” på {2}, av dig och av {3}.",
        "All together, you have the price of “{1}” on {2}.":
            "Tillsammans har ni ihop till priset för ”{1}” på {2}.",
        "Your hold on “{1}” on {2} lapses soon.":
            "Snart går tiden ut för ”{1}” på {2}, som du håller.",
        "Your hold on “{1}” on {2} has lapsed.":
            "Tiden har gått ut för ”{1}” på {2}, som du höll.",
        "Not bought yet: “{1}” on {2}. Days that are left: {3}.":
            "Inte köpt än: ”{1}” på {2}. Dagar kvar: {3}.",
        "Not bought yet: {1} wishes on {2}. Days that are left: {3}.":
            "Inte köpt än: {1} önskningar på {2}. Dagar kvar: {3}.",
        "More happened, in all: {1}. `hearth news` shows it.":
            "Mer har hänt, sammanlagt: {1}. `hearth news` visar det.",
        "This is a test of your hook.": "Det här är ett prov av din krok.",
        "Nothing new.": "Inget nytt.",
        "Nothing new. `hearth news --all` shows what you have read.":
            "Inget nytt. `hearth news --all` visar det du har läst.",
        "Everything is read.": "Allt är läst.",
        "You are reminded this many days before: {1}.": "Du påminns så här många dagar före: {1}.",
        "You are not reminded.": "Du påminns inte.",
        "The hook is {1}.": "Kroken är {1}.",
        "It gets its texts in: {1}": "Den får sina texter på: {1}",
        "There is no hook.": "Det finns ingen krok.",
        "The hook is removed.": "Kroken är borttagen.",
        "The hook was run, and it said that all is well.":
            "Kroken kördes, och den sade att allt är väl.",
        "The hook failed: {1}": "Kroken misslyckades: {1}",
        "Others live on this node too: the person who runs it can read what the program gets.":
            "Andra bor också på den här noden: den som kör den kan läsa vad programmet får.",
        "Following what happens, until Ctrl-C.": "Följer vad som händer, tills Ctrl-C.",
        "The node is away; this goes on when it is back.":
            "Noden är borta; det fortsätter när den är tillbaka.",
        "Your keys were locked, so nothing more is told.":
            "Dina nycklar låstes, så mer berättas inte.",
        "News came faster than they were read, so nothing more is told.":
            "Nyheterna kom fortare än de lästes, så mer berättas inte.",
        "Unread news": "Olästa nyheter",
        "Hook": "Krok",

        // Friends (Commands/FriendCommand.swift, Commands/FriendVerifyCommand.swift).
        "You and {1} are friends now.": "Du och {1} är vänner nu.",
        "your new friend": "din nya vän",
        "The new address of {1} is noted.": "Den nya adressen till {1} är noterad.",
        "You and {1} are friends already, and this address is known.":
            "Du och {1} är redan vänner, och adressen är känd.",
        "`hearth friend show {1}` tells whether it works.":
            "`hearth friend show {1}` visar om den fungerar.",
        "works": "fungerar",
        "not tried yet": "inte provad än",
        "State": "Läge",
        "Last heard": "Senast hörd",
        "Next attempt": "Nästa försök",
        "LAST TRIED": "SENAST PROVAD",
        "RESULT": "RESULTAT",
        "No address is known.": "Ingen adress är känd.",
        "Asked. `hearth friend list` shows the answer when it has come; the question is repeated until then.":
            "Frågan är ställd. `hearth friend list` visar svaret när det har kommit; tills dess upprepas frågan.",
        "No friends yet. Send somebody what `hearth key` prints, or use `hearth friend add LINK`.":
            "Inga vänner än. Skicka någon det som `hearth key` skriver ut, eller använd `hearth friend add LÄNK`.",
        "This is an invitation. It may open a list of the person who made it.":
            "Det här är en inbjudan. Den kan öppna en lista åt dig.",
        "You call them {1}, as they do themselves.": "Du kallar hen {1}, som hen själv gör.",
        "You call {1} “{2}” from now on. Only you see that.":
            "Du kallar {1} för ”{2}” från och med nu. Det ser bara du.",
        "{1} (calls themselves {2})": "{1} (kallar sig {2})",
        "Somebody else whom you know has the name of {1}. Before you accept, ask them whether it is them.":
            "Någon annan som du känner har samma namn som {1}. Fråga om det verkligen är hen innan du säger ja.",
        "Several people have one name. Write it with the “#” and the digits behind it, or give one of them a nickname: `hearth friend name`.":
            "Flera personer har samma namn. Skriv det med ”#” och siffrorna efter, eller ge någon av dem ett smeknamn: `hearth friend name`.",
        "End the friendship with {1} and stop sharing in both directions?":
            "Avsluta vänskapen med {1} och sluta dela åt båda håll?",
        "You and {1} are not friends any more.": "Du och {1} är inte vänner längre.",
        "--yes and --undo exclude each other.": "--yes och --undo utesluter varandra.",
        "Safety number of you and {1}, the same on both nodes:":
            "Säkerhetsnummer för dig och {1}, samma på båda noderna:",
        "Read it to each other line by line, face to face or on the phone. Where it differs, somebody stands in between.":
            "Läs upp det för varandra rad för rad, öga mot öga eller per telefon. Om det skiljer sig står någon emellan.",
        "Checked already.": "Redan kontrollerad.",
        "Does {1}'s node show the same number?": "Visar noden hos {1} samma nummer?",
        "{1} is checked.": "{1} är kontrollerad.",
        "{1} is not marked as checked.": "{1} är inte märkt som kontrollerad.",

        // Members (Commands/MemberCommand.swift).
        "Delete {1} with all their lists, keys and reservations? Nothing of it can be had back, not with the recovery code either.":
            "Radera {1} med alla listor, nycklar och reservationer? Inget av det går att få tillbaka, inte heller med återställningskoden.",
        "{1} does not live on this node any more.": "{1} bor inte längre på den här noden.",

        // What waits for an answer (Commands/InboxCommands.swift).
        "Nothing waits for an answer.": "Inget väntar på svar.",
        "Answer with `hearth accept`, `hearth refuse` or `hearth ignore` and the id or the name.":
            "Svara med `hearth accept` (tacka ja), `hearth refuse` (tacka nej) eller `hearth ignore` (vänta) och id:t eller namnet.",
        "Everybody on the list “{1}” will see your name and the address of your home on the internet.":
            "Alla på listan ”{1}” ser ditt namn och ditt hems adress på internet.",
        "{1} gets the list as soon as the home of {2} hears of it.":
            "{1} får listan så snart hemmet hos {2} har fått veta det.",
        "{1} sees the list until the home of {2} hears of it.":
            "{1} ser listan tills hemmet hos {2} har fått veta det.",
        "Everybody on the list “{1}” will see your name.": "Alla på listan ”{1}” ser ditt namn.",
        "Accept it?": "Tacka ja?",
        "At once? (Yes is recommended.)": "Genast? (Ja rekommenderas.)",
        "You own “{1}” together with {2} now; it appears in `hearth list` when it has arrived.":
            "Du äger nu ”{1}” tillsammans med {2}; den syns i `hearth list` när den har kommit.",
        "the list": "listan",
        "You follow “{1}” of {2} now; it appears in `hearth list` when it has arrived.":
            "Du följer nu ”{1}” av {2}; den syns i `hearth list` när den har kommit.",
        "Refused.": "Du har tackat nej.",
        "Taken note of.": "Noterat.",
        "Put aside; you are asked again when the node next starts.":
            "Lagt åt sidan; du får frågan igen nästa gång noden startar.",

        // Invitations and keys (Commands/InviteCommand.swift, Commands/KeyCommand.swift).
        "hearth: It works once, until {1}, and is shown only now. `hearth invite revoke {2}` takes it back.":
            "hearth: Den gäller en gång, till {1}, och visas bara nu. `hearth invite revoke {2}` tar tillbaka den.",
        "No invitations.": "Inga inbjudningar.",
        "Take back the invitation {1}?": "Ta tillbaka inbjudan {1}?",
        "The invitation cannot be used any more.": "Inbjudan går inte att använda längre.",
        "hearth: The link has no address, so nobody can dial this node. Start it with `hearth run --advertise HOST:PORT`.":
            "hearth: Länken har ingen adress, så ingen kan nå den här noden. Starta den med `hearth run --advertise VÄRD:PORT`.",

        // People (Output/PeopleText.swift).
        "KEYS": "NYCKLAR",
        "PUBLIC KEY": "PUBLIK NYCKEL",
        "unlocked": "upplåsta",
        "passphrase": "lösenfras",
        "no passphrase": "ingen lösenfras",
        "LAST HEARD": "SENAST HÖRD",
        "CHECKED": "KONTROLLERAD",
        "ADDRESSES": "ADRESSER",
        "(not answered)": "(inget svar)",
        "connected": "ansluten",
        "away": "borta",
        "met on a list": "träffad på en lista",
        "knocked: {1}": "knackat på: {1}",
        "knocked, waiting": "knackat på, väntar",
        "not reached yet": "inte nådd än",
        "waits for an answer": "väntar på svar",
        "does not live there": "bor inte där",
        "the invitation was used already": "inbjudan är redan använd",
        "the invitation has expired": "inbjudan har gått ut",
        "the invitation was taken back": "inbjudan har tagits tillbaka",
        "the invitation is not known there": "inbjudan är inte känd där",
        "ID": "ID",
        "FROM": "FRÅN",
        "ASKS": "FRÅGAR OM",
        "AS": "SOM",
        "OWNERS": "ÄGARE",
        "SINCE": "SEDAN",
        "SAYS": "SÄGER",
        "to be friends": "att bli vänner",
        "to own “{1}” together": "att äga ”{1}” tillsammans",
        "to share “{1}”": "att dela ”{1}”",
        "nothing: deleted “{1}”, which you owned together":
            "inget: tog bort ”{1}”, som ni ägde tillsammans",
        "nothing: stopped sharing “{1}”": "inget: slutade dela ”{1}”",
        "a list": "en lista",
        "{1} made “{2}” with you as an owner. {3}": "{1} gjorde ”{2}” med dig som ägare. {3}",
        "Of a list that is no longer shared: what you reserved there stays in your cart, and what was sent until then stays readable to those who kept it. Nothing newer reaches you.":
            "Om en lista som inte delas längre: det du reserverade där finns kvar i din kundvagn, och det som skickades innan dess kan läsas av den som har sparat det. Inget nyare når dig.",
        "`hearth ignore` and the id takes such an entry away.":
            "`hearth ignore` och id:t tar bort det härifrån.",
        "who made it": "den som gjorde den",
        "None of you will ever see what is reserved there. Everybody who owns it edits it; only {1} can share or delete it. Who owns a list is fixed for good.":
            "Ingen av er får någonsin se vad som är reserverat där. Alla som äger den kan ändra den; bara {1} kan dela den eller ta bort den. Vilka som äger en lista ligger fast för alltid.",
        "Neither of you will ever see what is reserved there. Everybody who owns it edits it; only {1} can share or delete it. Who owns a list is fixed for good.":
            "Ingen av er två får någonsin se vad som är reserverat där. Alla som äger den kan ändra den; bara {1} kan dela den eller ta bort den. Vilka som äger en lista ligger fast för alltid.",
        "EXPIRES": "GÅR UT",
        "USED BY": "ANVÄND AV",
        "open": "öppen",
        "used": "använd",
        "expired": "utgången",
        "revoked": "tillbakatagen",
        "SEES RESERVATIONS": "SER RESERVATIONER",
        "SEES YOURS": "SER DINA",
        "KNOWN": "KÄND",
        "your friend": "din vän",
        "checked by you": "kontrollerad av dig",
        "{1} lives on a node of an owner's, and you have not checked {2}: what you reserve is kept from there. Compare numbers with `hearth friend verify {3}` to change that.":
            "{1} bor på en ägares nod, och du har inte kontrollerat {2}: det du reserverar skickas inte dit. Jämför nummer med `hearth friend verify {3}` för att ändra det.",

        // Sharing (Commands/SharingCommands.swift).
        "Stop sharing {1} with {2}?": "Sluta dela {1} med {2}?",
        "Nothing newer reaches {1}. What was sent until now stays readable to those who kept it.":
            "Inget nyare når {1}. Det som har skickats hittills kan läsas av den som har sparat det.",
        "Leave {1}? What you reserved there is freed; if you own it with others, you cannot come back unless they ask you.":
            "Lämna {1}? Det du har reserverat där släpps; om du äger den med andra kan du inte komma tillbaka om de inte frågar dig.",
        "You do not follow {1} any more.": "Du följer inte {1} längre.",

        // Comments (Commands/CommentCommands.swift).
        "Say it openly?": "Säga det öppet?",
        "Said on “{1}”.": "Sagt om ”{1}”.",
        "Take back the comment {1}?": "Ta tillbaka kommentaren {1}?",
        "Hidden; the others see it as before.": "Dold; de andra ser den som förut.",
        "Shown again: “{1}”": "Visas igen: ”{1}”",
        "Nobody has said anything yet.": "Ingen har sagt något än.",
        "Everybody who reads “{1}” reads this.": "Alla som läser ”{1}” läser det här.",
        "Everybody who reads “{1}” reads this, {2} too. For what {3} must not see there is `hearth whisper`.":
            "Alla som läser ”{1}” läser det här, {2} också. För det som {3} inte får se finns `hearth whisper`.",
        "{1} (has left the list)": "{1} (har lämnat listan)",
        "{1} (owner)": "{1} (ägare)",
        "at an unknown time": "vid okänd tid",
        "on “{1}”": "om ”{1}”",
        "on a wish that is gone": "om en önskning som är borta",
        "hidden": "dold",
        "Hidden by you: {1}. `--hidden` shows them.": "Dolda av dig: {1}. `--hidden` visar dem.",
        "People whose comments cannot be read here yet: {1}. They come when the nodes have met.":
            "Personer vars kommentarer inte går att läsa här än: {1}. De kommer när noderna har mötts.",

        // Profiles, asking for more wishes, telling what one gave.
        "Your friends see this, and nobody else.": "Dina vänner ser det här, och ingen annan.",
        "Your name comes to everybody who reads a list with you.":
            "Ditt namn når alla som läser en lista tillsammans med dig.",
        "Saved: {1}": "Sparad: {1}",
        "“{1}” is no picture that can be used here. Save it as JPEG, PNG or WebP, at most {2} MiB, and try again.":
            "”{1}” är ingen bild som går att använda här. Spara den som JPEG, PNG eller WebP, högst {2} MiB, och försök igen.",
        "“{1}” takes too much memory or time to prepare. Make it smaller, and try again.":
            "”{1}” tar för mycket minne eller tid att förbereda. Gör den mindre och försök igen.",
        "The program that prepares pictures is not there: {1}. Install Hearth again.":
            "Programmet som förbereder bilder finns inte: {1}. Installera Hearth på nytt.",
        "Nothing yet. `hearth profile set` tells your friends your birthday and sizes.":
            "Inget än. `hearth profile set` berättar din födelsedag och dina storlekar för dina vänner.",
        "Nothing so far.": "Inget hittills.",
        "Birthday": "Födelsedag",
        "Address": "Adress",
        "Note": "Notering",
        "Picture": "Bild",
        "{1} (`hearth profile picture` saves it)": "{1} (`hearth profile picture` sparar den)",
        "Sizes of {1}": "Storlekar för {1}",
        "Sizes of {1}: {2}": "Storlekar för {1}: {2}",
        "You have asked nobody.": "Du har inte frågat någon.",
        "Asked: {1} sees that you would like more wishes on “{2}”.":
            "Frågat: {1} ser att du gärna vill se fler önskningar på ”{2}”.",
        "Asked: {1} sees that you would like more wishes.":
            "Frågat: {1} ser att du gärna vill se fler önskningar.",
        "for more wishes on “{1}”": "om fler önskningar på ”{1}”",
        "for more wishes": "om fler önskningar",
        "given": "given",
        "Not given yet: {1}": "Inte given än: {1}",
        "Noted as given: {1}": "Antecknad som given: {1}",
        "Tell {1} this?": "Berätta det här för {1}?",
        "Told; {1} sees it with `hearth thanks`. `hearth tell --withdraw` takes it back.":
            "Berättat; {1} ser det med `hearth thanks`. `hearth tell --withdraw` tar tillbaka det.",
        "Taken back. Whether {1} has read it, nobody can tell.":
            "Tillbakataget. Om {1} har läst det kan ingen säga.",
        "Noted: you have thanked {1}.": "Antecknat: du har tackat {1}.",
        "Noted: you have yet to thank {1}.": "Antecknat: du har inte tackat {1} än.",
        "So far nobody has told you anything.": "Hittills har ingen berättat något för dig.",
        "{1} will learn that these gifts on “{2}” are yours:":
            "{1} får veta att de här gåvorna på ”{2}” är dina:",
        "The others on the list see that you told something, not what.":
            "De andra på listan ser att du har berättat något, inte vad.",
        "You have thanked for it.": "Du har tackat för det.",
        "{1}, together with others": "{1}, tillsammans med andra",
        "FRIEND": "VÄN",
    ]
}
