extension Language {
    /// Lists, and what a wish is before anybody gives it (lists, list, list-form, list-card,
    /// wish-form, wish and confirm).
    static let swedishPageLists: KeyValuePairs<String, String> = [
        "Made by a newer Hearth": "Gjord av ett nyare Hearth",
        // All lists.
        "New list": "Ny lista",
        "You have no list yet. Make one for your birthday, for Christmas, or for anything else, and choose who sees it.":
            "Du har ingen lista än. Skapa en till din födelsedag, till jul eller till något annat, och välj vem som får se den.",
        "Make the first list": "Skapa den första listan",
        "Archive": "Arkiv",
        "A list of {1}": "En lista från {1}",
        "On its way": "På väg",
        "Set a passphrase to reserve": "Välj en lösenfras för att reservera",
        "Only you see it": "Bara du ser den",
        "You help with it": "Du hjälper till med den",

        // One list.
        "Your list": "Din lista",
        "Your list, with {1}": "Din lista, tillsammans med {1}",
        "List of {1}": "Lista från {1}",
        "List of {1}, which you help with": "Lista från {1}, som du hjälper till med",
        "What you note on the go. Only you see it, until you move it to a list.":
            "Det du skriver upp i farten. Bara du ser det, tills du flyttar det till en lista.",
        "This list is in the archive.": "Listan ligger i arkivet.",
        "Some of this list is still on its way from your friend's home.":
            "En del av listan är fortfarande på väg från din väns hem.",
        "{1} of {2} wishes are shown.": "{1} av {2} önskningar visas.",
        "Show more": "Visa fler",
        "Keep": "Behåll",
        "Search in this list": "Sök i listan",
        "Search all lists": "Sök i alla listor",
        "There are more than can be shown. Add another word.":
            "Det finns fler än vad som kan visas. Lägg till ett ord.",
        "Free ones first": "Lediga först",
        "A list of several people": "En lista för flera personer",
        "Who owns it with you?": "Vem äger den tillsammans med dig?",
        "All of them change it, and none of them ever learns what friends give. That stays so for good. For a child's list choose nobody here, and make the other parent a keeper when you share it.":
            "Alla kan ändra den, och ingen av dem får någonsin veta vad vännerna ger. Så förblir det. För ett barns lista väljer du ingen här och gör den andra föräldern till förvaltare när du delar den.",
        "I am here": "Jag är här",
        "As arranged": "Vald ordning",
        "By name": "Efter namn",
        "By priority": "Efter prioritet",
        "Newest first": "Nyast först",
        "No wish matches.": "Ingen önskning passar.",
        "Nothing here yet. What do you wish for?": "Inget här än. Vad önskar du dig?",
        "There is nothing on this list yet.": "Det finns inget på listan än.",
        "Move several wishes": "Flytta flera önskningar",
        "Which ones?": "Vilka?",
        "Where to?": "Vart?",
        "Surprise ideas": "Överraskningsidéer",
        "Add an idea": "Lägg till en idé",
        "Thank-you list": "Tacklista",
        "Put into the archive": "Lägg i arkivet",
        "Take out of the archive": "Ta ur arkivet",

        // Changing and deleting.
        "Change the list": "Ändra listan",
        "Notes for everybody who sees it": "Anteckningar för alla som ser den",
        "Delete the list": "Ta bort listan",
        "Delete the list “{1}”?": "Ta bort listan ”{1}”?",
        "All its wishes go: here at once, and at your friends' homes ten minutes later. Until then you can have it back. If you only want it out of the way, put it into the archive.":
            "Alla önskningar på den försvinner: här genast, och hemma hos dina vänner tio minuter senare. Till dess kan du få tillbaka den. Vill du bara ha den ur vägen kan du lägga den i arkivet.",
        "Leave the list": "Lämna listan",
        "Leave “{1}”?": "Lämna ”{1}”?",
        "You will not see it any more, and what you reserved on it is freed. {1} learns that you left, and nothing of what you reserved.":
            "Du ser den inte längre, och det du har reserverat på den släpps. {1} får veta att du har lämnat den, men inget om vad du hade reserverat.",
        "Delete the wish": "Ta bort önskningen",
        "Delete “{1}”?": "Ta bort ”{1}”?",
        "It goes from your list and from what your friends see.":
            "Den försvinner från din lista och från det dina vänner ser.",

        // The form of a wish.
        "Change the wish": "Ändra önskningen",
        "What do you wish for?": "Vad önskar du dig?",
        "On which list": "På vilken lista",
        "Add photos": "Lägg till foton",
        "Remove": "Ta bort",
        "Notes: size, colour, …": "Anteckningar: storlek, färg, …",
        "More about it": "Mer om den",
        "How many (a number, or any)": "Hur många (ett tal, eller valfritt)",
        "How much do you wish for it?": "Hur mycket önskar du dig den?",
        "Does not matter": "Spelar ingen roll",
        "Very much": "Väldigt mycket",
        "Gladly": "Gärna",
        "A little": "Lite grann",
        "Tags, with commas between": "Etiketter, med komma emellan",
        "Save and add another": "Spara och lägg till en till",
        "Clear": "Rensa",

        // A wish.
        "Your wish": "Din önskning",
        "A wish of {1}": "Önskning från {1}",
        "An idea for {1}": "En idé till {1}",
        "The picture is on its way.": "Bilden är på väg.",
        "Very much wished for": "Mycket önskad",
        "How many": "Hur många",
        "Any number": "Valfritt antal",
        "Open the map": "Öppna kartan",
        "See it on openstreetmap.org": "Se den på openstreetmap.org",
        "Photo": "Foto",
        "Larger": "Större",
        "Close": "Stäng",
        "Move to another list": "Flytta till en annan lista",

        // What lists and wishes are for.
        "No occasion": "Inget tillfälle",
        "Christmas": "Jul",
        "Wedding": "Bröllop",
        "Engagement": "Förlovning",
        "Name day": "Namnsdag",
        "Mother's Day": "Mors dag",
        "Father's Day": "Fars dag",
        "Easter": "Påsk",
        "Halloween": "Halloween",
        "Graduation": "Examen",
        "Baby": "Bebis",
        "Housewarming": "Inflyttning",
        "Other occasion": "Annat tillfälle",
    ]

    static let swedishCountedPageLists: KeyValuePairs<String, [PluralCategory: String]> = [
        "{1} wishes": [.one: "{1} önskning", .other: "{1} önskningar"],
        "Show {1} comments that you hid": [
            .one: "Visa {1} kommentar som du dolde", .other: "Visa {1} kommentarer som du dolde",
        ],
        "{1} people see it": [.one: "{1} person ser den", .other: "{1} personer ser den"],
        "{1} pieces": [.one: "{1} st", .other: "{1} st"],
        "What {1} people reserved cannot be read here yet.": [
            .one: "Vad {1} person har reserverat går inte att läsa här än.",
            .other: "Vad {1} personer har reserverat går inte att läsa här än.",
        ],
    ]
}
