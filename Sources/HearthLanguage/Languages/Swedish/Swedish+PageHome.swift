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
        "No birthdays or dates in the next months. Give a list a date, and it stands here.":
            "Inga födelsedagar eller datum de närmaste månaderna. Ge en lista ett datum, så syns den här.",
        "Your list “{1}”": "Din lista ”{1}”",
        "Birthday of {1}": "{1} fyller år",

        // News.
        "All news": "Alla nyheter",
        "new": "ny",
        "Mark all as read": "Markera alla som lästa",
        "Nothing new. What friends add and change stands here.":
            "Inget nytt. Här ser du vad dina vänner lägger till och ändrar.",

        // Settings: the profile.
        "What friends see of you": "Det här ser dina vänner om dig",
        "Your name": "Ditt namn",
        "Everybody who reads a list with you sees it.":
            "Alla som läser en lista tillsammans med dig ser det.",
        "Good to know": "Bra att veta",
        "A picture of you": "En bild på dig",
        "Take the picture away": "Ta bort bilden",
        "Size of what": "Storlek på vad",
        "Shoes": "Skor",
        "Size": "Storlek",
        "Postal addresses": "Postadresser",
        "Postal address": "Postadress",
        "Everything that you leave empty is taken away.": "Det du lämnar tomt tas bort.",
        "Save, then one more size": "Spara och lägg till en storlek",

        // Settings: how pages look.
        "How it looks": "Utseende",
        "Language": "Språk",
        "As the browser says": "Som i webbläsaren",
        "Text size": "Textstorlek",
        "Normal": "Normal",
        "Large": "Stor",
        "Very large": "Mycket stor",

        // Settings: keys and people.
        "Your keys are locked with a passphrase.": "Dina nycklar är låsta med en lösenfras.",
        "Without a passphrase, anybody at this browser can be you. You also need one to reserve from a list of somebody who lives here.":
            "Utan lösenfras kan vem som helst vid den här webbläsaren vara du. Du behöver också en för att reservera från en lista som någon som bor här äger.",
        "New passphrase": "Ny lösenfras",
        "Set the passphrase": "Spara lösenfrasen",
        "Who may ask to be your friend": "Vem som får be att bli din vän",
        "People you do not know": "Människor du inte känner",
        "may ask": "får fråga",
        "are refused": "avvisas",
        "How your home is reached": "Hur ditt hem nås",
        "Your friends' homes always know how to reach yours. The others on a list can know it too: then what you say and reserve gets there sooner.":
            "Dina vänners hem vet alltid hur ditt nås. De andra på en lista kan också få veta det: då kommer det du säger och reserverar fram snabbare.",
        "Those who read a list with you": "De som läser en lista tillsammans med dig",
        "may know it": "får veta det",
        "do not know it": "får inte veta det",
        "It holds for all lists of others, those to come too. What people have seen already, they have seen.":
            "Det gäller för alla andras listor, även dem som kommer. Det någon redan har sett har hen sett.",
        "Recovery code": "Återställningskod",
        "All your keys can be made from it. This version cannot bring anything back with it yet: keep it on paper for one that can.":
            "Alla dina nycklar kan göras från den. Den här versionen kan inte återställa något med den än: spara den på papper till en som kan.",
        "Show the recovery code": "Visa återställningskoden",
        "Write it on paper and keep it where you keep your passport. Anybody who has it can be you. This version cannot bring anything back with it yet: a later one needs it.":
            "Skriv den på papper och förvara den där du har ditt pass. Den som har koden kan vara du. Den här versionen kan inte återställa något med den än: en senare behöver den.",
        "I have written it down": "Jag har skrivit upp den",
        "People here": "De som bor här",
        "People with an invitation from you, and those who read a list with you, can always ask. The others are not told that they are refused.":
            "Den som har en inbjudan från dig eller läser en lista tillsammans med dig kan alltid fråga. De andra får inte veta att de avvisas.",
        "Add a member or a guest": "Lägg till en medlem eller gäst",
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
}
