extension Language {
    /// The pages for errands: arranging, inviting, thanking, bringing in and taking out (arrange,
    /// invite, thanks, tell and import).
    static let swedishPageErrands: KeyValuePairs<String, String> = [
        "An address for your calendar program on this machine: the dates of lists and the birthdays of friends, always up to date.":
            "En adress till kalenderprogrammet på den här datorn: listornas datum och vännernas födelsedagar, alltid aktuella.",
        "Your passphrase": "Din lösenfras",
        "Copy the address": "Kopiera adressen",
        "It also stops working when the node stops, because you give to somebody who lives here.":
            "Den slutar också gälla när noden stannar, eftersom du ger till någon som bor här.",
        "Anybody who has the address can read the dates. It works until you end it here or change your passphrase.":
            "Den som har adressen kan läsa datumen. Den gäller tills du avslutar den här eller byter lösenfras.",
        "End this address": "Avsluta den här adressen",
        "Make an address": "Skapa en adress",
        "The owner of this list lives here too, so what you reserve is only hidden behind a passphrase. Set one in your settings, then come back.":
            "Den som äger listan bor också här, så det du reserverar är bara dolt bakom en lösenfras. Välj en i dina inställningar och kom sedan tillbaka.",
        "Notifications on this screen": "Aviseringar på den här skärmen",
        "While a page of Hearth is open in this browser, Hearth can show outside of it what is new. Anybody who looks at the screen can read it.":
            "Så länge en av Hearths sidor är öppen i webbläsaren kan Hearth visa vad som är nytt även utanför sidan. Den som tittar på skärmen kan läsa det.",
        "While a page of Hearth is open in this browser, Hearth can show outside of it that something is new. It does not say what, because you give to somebody who lives here.":
            "Så länge en av Hearths sidor är öppen i webbläsaren kan Hearth visa att något är nytt även utanför sidan. Det står inte vad, eftersom du ger till någon som bor här.",
        "Something is new. Look at it in Hearth.": "Något är nytt. Titta på det i Hearth.",
        "Turn them on": "Sätt på dem",
        "Turn them off": "Stäng av dem",
        "Print it": "Skriv ut den",
        "A page is read or sent, and nothing else.": "En sida läses eller skickas, inget annat.",
        "This form came from another site.": "Det här formuläret kom från en annan webbplats.",
        "This form belongs to a page that has expired. Go back, load the page again, and send it once more.":
            "Formuläret hör till en sida som har gått ut. Gå tillbaka, ladda om sidan och skicka det igen.",
        "There is no such form.": "Det finns inget sådant formulär.",
        "Too much is being sent at this moment. Try again soon.":
            "Just nu skickas för mycket. Försök igen om en stund.",
        "This is too large: at most {1} can be sent at once.":
            "Det här är för stort: högst {1} kan skickas på en gång.",
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
        "Invite somebody without Hearth": "Bjud in någon som inte har Hearth",
        "For somebody who does not have Hearth yet: a text with a link that works once. It makes you friends and opens a list in one step.":
            "För den som inte har Hearth än: en text med en länk som gäller en gång. Den gör er till vänner och öppnar en lista i ett enda steg.",
        "Which list": "Vilken lista",
        "No list, only friends": "Ingen lista, bara vänner",
        "Make an invitation": "Skapa en inbjudan",
        "Ready to send": "Klar att skicka",
        "Send by mail": "Skicka med e-post",
        "Copy the text": "Kopiera texten",
        "The link is shown this once.": "Länken visas bara den här gången.",
        "Invitations": "Inbjudningar",
        "Open until {1}": "Gäller till {1}",
        "Used by {1}": "Använd av {1}",
        "Expired": "Har gått ut",
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
            "Ingen har berättat om sin gåva än. Den som ger kan göra det när tillfället är över; ingen måste.",
        "I have thanked": "Jag har tackat",
        "Thanked": "Tackad",
        "{1} (together)": "{1} (tillsammans)",

        // Bringing in and taking out.
        "Import and export": "Importera och exportera",
        "Import wishes": "Importera önskningar",
        "Export everything:": "Exportera allt:",
        "All of it (JSON)": "Allt (JSON)",
        "The file has a profile. What yours does not say yet is filled in with it: birthday, sizes, addresses, note, picture.":
            "Filen har en profil. Det som din inte säger än fylls i med den: födelsedag, storlekar, adresser, anteckning, bild.",
        "The picture in the profile cannot be used here; it is left out.":
            "Bilden i profilen går inte att använda här och utelämnas.",
        "Import it": "Importera",
        "A table (CSV)": "En tabell (CSV)",
        "Calendar": "Kalender",
        "A table (CSV), a Hearth export, a shop's wish list saved as a page, or links, one a line. You see first what would be added; nothing is fetched from the network.":
            "En tabell (CSV), en export från Hearth, en butiks önskelista sparad som sida, eller länkar, en på varje rad. Du får först se vad som skulle läggas till; inget hämtas från nätet.",
        "The file": "Filen",
        "Or paste links or text": "Eller klistra in länkar eller text",
        "To which list": "Till vilken lista",
        "As the file says, otherwise Wishes": "Som filen säger, annars Önskningar",
        "Currency of amounts without one": "Valuta för belopp som saknar den",
        "Preview": "Förhandsgranska",
        "Is added": "Läggs till",
        "Is added, with a number after its name": "Läggs till, med en siffra efter namnet",
        "Is there already": "Finns redan",
        "What you should know": "Det här bör du veta",
        "Is there already, with other details": "Finns redan, med andra uppgifter",
        "This was shown too long ago. Choose the file again.":
            "Det här visades för länge sedan. Välj filen igen.",
        "The wishes are added.": "Önskningarna är tillagda.",
    ]

    /// Those of them about a number.
    static let swedishCountedPageErrands: KeyValuePairs<String, [PluralCategory: String]> = [
        "Add {1} wishes": [
            .one: "Lägg till 1 önskning", .other: "Lägg till {1} önskningar",
        ]
    ]
}
