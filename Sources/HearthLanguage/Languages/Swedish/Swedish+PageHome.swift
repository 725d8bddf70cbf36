extension Language {
    /// What is new and what comes up, and what a member sets for themselves (home, news, settings
    /// and recovery).
    static let swedishPageHome: KeyValuePairs<String, String> = [
        // The first page.
        "Hello, {1}": "Hej, {1}",
        "Begin here": "Börja här",
        "Note what you wish for, share a list with friends, and reserve what you give them. The owner of a list never learns what is reserved.":
            "Skriv upp vad du önskar dig, dela en lista med dina vänner och reservera det du ger dem. Den som äger en lista får aldrig veta vad som är reserverat.",
        "A first wish": "En första önskning",
        "Coming up": "På gång",
        "No birthdays or dates in the next months. Give a list a date, and it appears here.":
            "Inga födelsedagar eller datum de närmaste månaderna. Ge en lista ett datum, så syns den här.",
        "All dates and birthdays": "Alla datum och födelsedagar",
        "Dates and birthdays": "Datum och födelsedagar",
        "See them in a calendar program": "Se dem i ett kalenderprogram",
        "Your list “{1}”": "Din lista ”{1}”",
        "Birthday of {1}": "{1} fyller år",

        // News.
        "All news": "Alla nyheter",
        "new": "ny",
        "Mark all as read": "Markera alla som lästa",
        "Nothing new. Here you see what friends add and change.":
            "Inget nytt. Här ser du vad dina vänner lägger till och ändrar.",

        // Settings: the profile.
        "What friends see of you": "Det här ser dina vänner om dig",
        "Your name": "Ditt namn",
        "Everybody who reads a list with you sees it.":
            "Alla som läser en lista tillsammans med dig ser det.",
        "Good to know": "Bra att veta",
        "A picture of you": "En bild på dig",
        "Remove the picture": "Ta bort bilden",
        "Size of what": "Storlek på vad",
        "Shoes": "Skor",
        "Size": "Storlek",
        "Postal addresses": "Postadresser",
        "Postal address": "Postadress",
        "What you leave empty is removed.": "Det du lämnar tomt tas bort.",
        "Save, then one more size": "Spara och lägg till en storlek",

        // Settings: how pages look.
        "How it looks": "Utseende",
        "Language": "Språk",
        "As the browser says": "Som i webbläsaren",
        "Text size": "Textstorlek",
        "Normal": "Normal",
        "Large": "Stor",
        "Very large": "Mycket stor",

        // Settings: what comes and when.
        "Parts of the settings": "Inställningarnas delar",
        "Profile": "Profil",
        "At once or later": "Genast eller senare",
        "Who may ask": "Vem som får fråga",
        "Program": "Program",
        "Do not tell the year": "Berätta inte året",
        "Reminders": "Påminnelser",
        "Reminders come at seven in the morning, by the clock of the computer at home.":
            "Påminnelserna kommer klockan sju på morgonen, efter klockan i datorn hemma.",
        "When are you reminded of what is not bought yet, and of birthdays?":
            "När vill du påminnas om det som inte är köpt än, och om födelsedagar?",
        "On the day itself": "Samma dag",
        "A program for your news": "Ett program för dina nyheter",
        "Hearth can start a program on this machine for each piece of your news, for example to send it by mail or to a phone. It runs as the user who runs Hearth.":
            "Hearth kan starta ett program på den här datorn för varje nyhet, till exempel för att skicka den med e-post eller till en telefon. Det körs som den användare som kör Hearth.",
        "Others live here too: the person who runs Hearth can read what the program gets.":
            "Fler bor här: den som kör Hearth kan läsa vad programmet får.",
        "The full path of the program": "Hela sökvägen till programmet",
        "Arguments for it, one a line": "Argument till programmet, ett per rad",
        "Use this program": "Använd programmet",
        "Try it": "Prova det",
        "Stop using it": "Sluta använda det",

        // Settings: keys and people.
        "Your keys are locked with a passphrase.": "Dina nycklar är låsta med en lösenfras.",
        "Without a passphrase, anybody at this browser can sign in as you. You also need one to reserve from a list of somebody who lives here.":
            "Utan lösenfras kan vem som helst vid den här webbläsaren logga in som du. Du behöver också en för att reservera från en lista som någon som bor här äger.",
        "New passphrase": "Ny lösenfras",
        "Set the passphrase": "Spara lösenfrasen",
        "Who may ask to be your friend": "Vem som får be att bli din vän",
        "People you do not know": "Människor du inte känner",
        "may ask": "får fråga",
        "are refused": "avvisas",
        "How soon others learn what you reserve": "Hur snart andra får veta vad du reserverar",
        "Shall the others on a list see at once what you reserve, and you what they do?":
            "Ska de andra på en lista genast se vad du reserverar, och du vad de reserverar?",
        "It applies to all lists that others share with you, now and later. What somebody has already seen cannot be taken back.":
            "Det gäller alla listor som andra delar med dig, nu och framöver. Det någon redan har sett går inte att ta tillbaka.",
        "Recovery code": "Återställningskod",
        "All your keys can be made from it. This version cannot recover anything with it yet, a later one will: keep it on paper until then.":
            "Alla dina nycklar kan återskapas från den. Den här versionen kan inte återställa något med den än, det kommer i en senare: spara den på papper till dess.",
        "Show the recovery code": "Visa återställningskoden",
        "Write it on paper and keep it where you keep your passport. Anybody who has it can act as you. This version cannot recover anything with it yet, a later one will.":
            "Skriv den på papper och förvara den där du har ditt pass. Den som har koden kan uppträda som du. Den här versionen kan inte återställa något med den än, det kommer i en senare.",
        "I have written it down": "Jag har skrivit upp den",
        "People here": "De som bor här",
        "People with an invitation from you, and those who read a list with you, can always ask. The others are not told that they are refused.":
            "Den som har en inbjudan från dig eller läser en lista tillsammans med dig kan alltid fråga. De andra får inte veta att de avvisas.",
        "Add a member or a guest": "Lägg till en medlem eller gäst",
        "Name the household": "Byt namn på hushållet",
        "The household's name": "Hushållets namn",
        "Those who live here see it, and nobody else.":
            "De som bor här ser namnet, och ingen annan.",
        "What it is called": "Vad det heter",
        "Delete me from this home": "Radera mig från det här hemmet",
        "Delete {1} from this home?": "Radera {1} från det här hemmet?",
        "You are the only one who lives here, and a home needs somebody. To end it altogether, stop Hearth on this computer and delete its folder.":
            "Du är den enda som bor här, och i ett hem måste någon bo. Om du vill avsluta det helt stoppar du Hearth på den här datorn och tar bort dess mapp.",
        "Your lists and wishes go, also from the homes of those who read them.":
            "Dina listor och önskningar försvinner, även hemma hos dem som läser dem.",
        "What you reserved is free for others again, and your cart is gone.":
            "Det du har reserverat blir ledigt för andra igen, och din kundvagn försvinner.",
        "Your friends learn that you are friends no longer.":
            "Dina vänner får veta att ni inte är vänner längre.",
        "Your keys are erased. None of this can be brought back, not even with the recovery code.":
            "Dina nycklar raderas. Inget av det här går att få tillbaka, inte ens med återställningskoden.",
        "First save what you want to keep:": "Spara först det du vill behålla:",
        "I know that nothing comes back": "Jag vet att inget kommer tillbaka",
        "Delete me": "Radera mig",
        "Tick that you know what it means.": "Kryssa i att du vet vad det innebär.",
        "{1} lives here now": "{1} bor här nu",
        "Sign out, and let {1} begin": "Logga ut och låt {1} börja",
        "What comes next is for their eyes alone: the recovery code, and a passphrase of their own in the settings.":
            "Det som kommer nu är bara för den personens ögon: återställningskoden, och en egen lösenfras i inställningarna.",
        "without a passphrase": "utan lösenfras",
        "Somebody of your household, or a guest who has no computer to run Hearth on. They get keys, lists and a cart of their own on this machine, and are friends with everybody here.":
            "Någon i hushållet, eller en gäst som inte har en dator att köra Hearth på. Den som läggs till får egna nycklar, listor och en egen kundvagn på den här datorn, och blir vän med alla här.",
        "To reserve from a list of somebody who lives here they need one that nobody else knows: let them type it, now or later in their own settings.":
            "För att reservera från en lista som någon som bor här äger behövs en som ingen annan känner till: låt personen skriva den själv, nu eller senare i sina egna inställningar.",
    ]

    static let swedishCountedPageHome: KeyValuePairs<String, [PluralCategory: String]> = [
        "{1} days before": [.one: "{1} dag före", .other: "{1} dagar före"]
    ]
}
