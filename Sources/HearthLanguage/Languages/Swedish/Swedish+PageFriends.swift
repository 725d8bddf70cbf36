extension Language {
    /// Friends, what waits for an answer, and who sees a list (friends, friend, add-friend, question
    /// and share).
    static let swedishPageFriends: KeyValuePairs<String, String> = [
        "I see a friend's QR code": "Jag ser en väns QR-kod",
        "Photograph it, or choose a picture of it": "Fotografera den, eller välj en bild på den",
        "Read the code": "Läs koden",
        "Choose a picture with a QR code on it first.": "Välj först en bild med en QR-kod på.",
        "No QR code was found in this picture. Take it again from closer, straight from the front and in good light.":
            "Det fanns ingen QR-kod på bilden. Ta den igen på närmare håll, rakt framifrån och i gott ljus.",
        // All friends.
        "Add a friend": "Lägg till en vän",
        "Find a friend": "Hitta en vän",
        "Waiting for your answer": "Väntar på ditt svar",
        "Compared": "Jämförd",
        "Connected": "Ansluten",
        "Away": "Borta",
        "No list shared with you yet.": "Ingen lista är delad med dig än.",
        "Asked, not answered yet": "Tillfrågade som inte har svarat än",
        "Nobody here yet. Friends find each other by link: send yours, or paste the one that you got.":
            "Ingen här än. Vänner hittar varandra med en länk: skicka din, eller klistra in den du har fått.",

        // What waits for an answer.
        "{1} wants to be your friend": "{1} vill bli vän med dig",
        "{1} wants to share “{2}” with you": "{1} vill dela ”{2}” med dig",
        "{1} asks you to help with “{2}”": "{1} ber dig hjälpa till med ”{2}”",
        "{1} wants to own “{2}” together with you": "{1} vill äga ”{2}” tillsammans med dig",
        "{1} does not share a list with you any more": "{1} delar inte längre en lista med dig",
        "{1} does not share “{2}” with you any more": "{1} delar inte längre ”{2}” med dig",
        "What you reserved stays in your cart.": "Det du har reserverat finns kvar i din kundvagn.",
        "{1} asks you to wish for more": "{1} ber dig önska dig mer",
        "{1} asks for more wishes on “{2}”": "{1} ber om fler önskningar på ”{2}”",
        "Let the others on this list reach my home": "Låt de andra på listan nå mitt hem",
        "Say yes": "Tacka ja",
        "Later": "Senare",
        "Say no": "Tacka nej",
        "All right": "Okej",

        // One friend.
        "Last heard on {1}": "Senast hörd {1}",
        "Not heard yet": "Inte hörd än",
        "Ask for more wishes": "Be om fler önskningar",
        "Safety number": "Säkerhetsnummer",
        "Compare it face to face or on the telephone: if it is the same for both, nobody stands between you.":
            "Jämför det öga mot öga eller per telefon: är det samma hos er båda står ingen emellan er.",
        "It is the same": "Det är samma",
        "Mark as not compared": "Märk som inte jämfört",
        "Remove from friends": "Ta bort som vän",
        "Remove {1} from your friends?": "Ta bort {1} som vän?",
        "You stop sharing lists with each other. What is already on the other's node stays there.":
            "Ni slutar dela listor med varandra. Det som redan finns på den andras nod blir kvar där.",

        // A new friend.
        "I have a friend's link": "Jag har en väns länk",
        "The link": "Länken",
        "A greeting": "En hälsning",
        "Ask to be friends": "Be om att bli vänner",
        "A friend needs my link": "En vän behöver min länk",
        "Send it by mail or message, or let it be scanned. Nobody sees anything of you before you say yes.":
            "Skicka den med e-post eller som meddelande, eller låt den skannas. Ingen ser något om dig innan du tackar ja.",
        "This node has no address yet that friends could dial: run it with --listen and --advertise.":
            "Noden har ingen adress än som vänner kan nå: starta den med --listen och --advertise.",
        "Copy the link": "Kopiera länken",

        // Who sees a list.
        "Who sees it": "Vilka som ser den",
        "Owns it": "Äger den",
        "Helps with it, and sees what is reserved": "Hjälper till och ser vad som är reserverat",
        "Can reserve": "Kan reservera",
        "Has not answered yet": "Har inte svarat än",
        "Said no": "Har tackat nej",
        "Has left": "Har lämnat",
        "You compared safety numbers": "Ni har jämfört säkerhetsnummer",
        "Vouched for by {1}": "Kontrollerad av {1}",
        "Only the owner knows this person": "Bara ägaren känner den här personen",
        "Stop sharing": "Sluta dela",
        "Share with more friends": "Dela med fler vänner",
        "Whom do you ask?": "Vilka vill du fråga?",
        "What they can do": "Vad de får göra",
        "Reserve, and help to keep the list": "Reservera och hjälpa till med listan",
        "They see the list once they say yes. You never learn what they reserve.":
            "De ser listan när de har tackat ja. Du får aldrig veta vad de reserverar.",
        "Nobody left to ask. Add a friend first.":
            "Det finns ingen kvar att fråga. Lägg till en vän först.",
    ]
}
