extension Language {
    /// The pages for errands: arranging, inviting, thanking, bringing in and taking out (arrange,
    /// invite, thanks, tell and import).
    static let swedishPageErrands: KeyValuePairs<String, String> = [
        "An address for your calendar program on this machine: the dates of lists and the birthdays of friends, always as they are now.":
            "En adress för kalenderprogrammet på den här datorn: listornas datum och vännernas födelsedagar, alltid som de är just nu.",
        "Your passphrase": "Din lösenfras",
        "Copy the address": "Kopiera adressen",
        "It also ends when the node stops, because somebody lives here whom you give to.":
            "Den upphör också när noden stannar, eftersom någon som du ger till bor här.",
        "Anybody who has the address can read the dates. It ends here, or when you change your passphrase.":
            "Den som har adressen kan läsa datumen. Den upphör här, eller när du byter lösenfras.",
        "End this address": "Avsluta den här adressen",
        "Make an address": "Skapa en adress",
        "The owner of this list lives here too, so what you reserve is only hidden behind a passphrase. Set one in your settings, then come back.":
            "Den som äger listan bor också här, så det du reserverar är bara dolt bakom en lösenfras. Välj en i dina inställningar och kom sedan tillbaka.",
        "Messages on this screen": "Meddelanden på den här skärmen",
        "While a page of Hearth is open in this browser, it can also say outside of it what is new. Anybody who looks at the screen can read it.":
            "Så länge en av Hearths sidor är öppen i den här webbläsaren kan den också säga utanför sidan vad som är nytt. Den som tittar på skärmen kan läsa det.",
        "While a page of Hearth is open in this browser, it can also say outside of it that something is new. It does not say what, because somebody lives here whom you give to.":
            "Så länge en av Hearths sidor är öppen i den här webbläsaren kan den också säga utanför sidan att något är nytt. Den säger inte vad, eftersom någon som du ger till bor här.",
        "Something is new. Look at it in Hearth.": "Något är nytt. Titta på det i Hearth.",
        "Turn them on": "Sätt på dem",
        "Turn them off": "Stäng av dem",
        "Print it": "Skriv ut den",
        "A page is read or sent, and nothing else.": "En sida läses eller skickas, inget annat.",
        "This form came from another site.": "Det här formuläret kom från en annan webbplats.",
        "This form is of a page that is not valid any more. Go back, load the page again, and send it once more.":
            "Formuläret hör till en sida som inte gäller längre. Gå tillbaka, ladda om sidan och skicka det igen.",
        "There is no such form.": "Det finns inget sådant formulär.",
        "The node is reading other files, and has no room for one more. Try again in a moment.":
            "Noden läser andra filer och har inte plats för en till. Försök igen om en stund.",
        "The request does not say how long it is.": "Anropet säger inte hur långt det är.",
        // Arranging.
        "Arrange": "Ordna",
        "Arrange the cart": "Ordna kundvagnen",
        "Arrange the wishes": "Ordna önskningarna",
        "Arrange your lists": "Ordna dina listor",
        "There is nothing to put in order yet.": "Det finns inget att ordna än.",
        "Back": "Tillbaka",
        "Up": "Upp",
        "Down": "Ned",
        "Drag a line by its handle, or use its arrows.":
            "Dra en rad i handtaget, eller använd pilarna.",

        // Inviting.
        "Invite somebody": "Bjud in någon",
        "Invite somebody who has no node": "Bjud in någon som inte har en nod",
        "For somebody who has no node yet: a text with a link that works once. It makes you friends and opens a list in one go.":
            "För den som inte har en nod än: en text med en länk som gäller en gång. Den gör er till vänner och öppnar en lista på samma gång.",
        "Which list": "Vilken lista",
        "No list, only friends": "Ingen lista, bara vänner",
        "Make an invitation": "Gör en inbjudan",
        "Ready to send": "Färdig att skicka",
        "Send by mail": "Skicka med e-post",
        "Copy the text": "Kopiera texten",
        "The link is shown this once.": "Länken visas bara den här gången.",
        "Invitations": "Inbjudningar",
        "Open until {1}": "Gäller till {1}",
        "Used by {1}": "Använd av {1}",
        "Too old now": "För gammal nu",
        "Taken back": "Tillbakatagen",
        "Take back": "Ta tillbaka",
        "An invitation from {1}": "En inbjudan från {1}",
        "Hello!": "Hej!",
        "I would like to share my list “{1}” with you.":
            "Jag vill gärna dela min lista ”{1}” med dig.",
        "I would like to share wish lists with you.":
            "Jag vill gärna dela önskelistor med dig.",
        "I use Hearth: it runs at home, without a company in between, and keeps every surprise. Install it, start it, and add me with this link, which works once:":
            "Jag använder Hearth: det körs hemma, utan något företag emellan, och bevarar varje överraskning. Installera det, starta det och lägg till mig med den här länken, som gäller en gång:",

        // Thanking.
        "Tell what you gave": "Berätta vad du gav",
        "Once the occasion is over you may tell what you gave, so that you can be thanked. Nobody has to.":
            "När tillfället är över kan du berätta vad du gav, så att du kan få ett tack. Ingen måste.",
        "You have told:": "Du har berättat om:",
        "What you gave": "Vad du gav",
        "A few words": "Några ord",
        "The surprise is over: tell it now": "Överraskningen är över: berätta nu",
        "Tell": "Berätta",
        "You have bought nothing from this list, or not marked it as bought.":
            "Du har inte köpt något från den här listan, eller inte markerat det som köpt.",
        "Nobody has told what they gave. Givers can, once the occasion is over; nobody has to.":
            "Ingen har berättat vad hon gav. Den som ger kan göra det när tillfället är över; ingen måste.",
        "I have thanked": "Jag har tackat",
        "Thanked": "Tackad",
        "{1} (together)": "{1} (tillsammans)",

        // Bringing in and taking out.
        "Bring in and take out": "Ta in och ta ut",
        "Bring wishes in": "Ta in önskningar",
        "Take everything out:": "Ta ut allt:",
        "All of it (JSON)": "Allt (JSON)",
        "A table (CSV)": "En tabell (CSV)",
        "Calendar": "Kalender",
        "A table (CSV), a Hearth export, a shop's wish list saved as a page, or links, one a line. What would come is shown first; nothing is fetched from the network.":
            "En tabell (CSV), en export från Hearth, en butiks önskelista sparad som sida, eller länkar, en på varje rad. Det som skulle komma visas först; inget hämtas från nätet.",
        "The file": "Filen",
        "Or paste links or text": "Eller klistra in länkar eller text",
        "To which list": "Till vilken lista",
        "As the file says, else Wishes": "Som filen säger, annars Önskningar",
        "Amounts without a currency are in": "Belopp utan valuta är i",
        "Look at it": "Titta på det",
        "Comes": "Kommer",
        "Comes, with a number behind its name": "Kommer, med en siffra efter namnet",
        "Is there already": "Finns redan",
        "Is there already, and says other things": "Finns redan, och säger något annat",
        "This was shown too long ago. Choose the file again.":
            "Det här visades för länge sedan. Välj filen igen.",
        "The wishes are there.": "Önskningarna är på plats.",
    ]

    /// Those of them about a number.
    static let swedishCountedPageErrands: KeyValuePairs<String, [PluralCategory: String]> = [
        "Add {1} wishes": [
            .one: "Lägg till 1 önskning", .other: "Lägg till {1} önskningar",
        ]
    ]
}
