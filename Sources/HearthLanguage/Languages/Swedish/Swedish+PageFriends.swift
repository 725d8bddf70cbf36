extension Language {
    /// Friends, what waits for an answer, and who sees a list (friends, friend, add-friend, question
    /// and share).
    static let swedishPageFriends: KeyValuePairs<String, String> = [
        "Somebody else whom you know has this name. Before you say yes, ask them whether it is them.":
            "Någon annan som du känner har samma namn. Fråga om det verkligen är hen innan du säger ja.",
        "Several people have this name. Give one of them a nickname on their page.":
            "Flera personer har det här namnet. Ge någon av dem ett smeknamn på personens sida.",
        "Calls themselves": "Kallar sig",
        "Give a nickname": "Ge ett smeknamn",
        "What you call them": "Vad du kallar hen",
        "Only you see it. Without a nickname they have their own name again.":
            "Det ser bara du. Utan smeknamn får personen sitt eget namn tillbaka.",
        "I have a friend's QR code": "Jag har en väns QR-kod",
        "Photograph it, or choose a picture of it": "Fotografera den, eller välj en bild på den",
        "Read the code": "Läs koden",
        "Choose a picture with a QR code on it first.": "Välj först en bild med en QR-kod på.",
        "No QR code was found in this picture. Take it again from closer, straight from the front and in good light.":
            "Det fanns ingen QR-kod på bilden. Ta den igen på närmare håll, rakt framifrån och i gott ljus.",
        // All friends.
        "Add a friend": "Lägg till en vän",
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
        "“{1}” of {2} is not shared with you any more":
            "”{1}” från {2} delas inte längre med dig",
        "What you reserved stays in your cart.": "Det du har reserverat finns kvar i din kundvagn.",
        "{1} asks you to wish for more": "{1} ber dig önska dig mer",
        "{1} asks for more wishes on “{2}”": "{1} ber om fler önskningar på ”{2}”",
        "Take a list": "Ta emot en lista",
        "Say yes to “{1}”": "Tacka ja till ”{1}”",
        "Use the invitation": "Använd inbjudan",
        "Shall the others on this list see at once what you reserve, and you what they do?":
            "Ska de andra på listan genast se vad du reserverar, och du vad de reserverar?",
        "Their computers then talk to yours directly. So everybody on the list, its owner too, learns the address of your home on the internet. Otherwise it takes a few minutes. Either way, the owner never learns who gives what.":
            "Då pratar deras datorer direkt med din. Därför får alla på listan, även dess ägare, veta ditt hems adress på internet. Annars tar det några minuter. Ägaren får aldrig veta vem som ger vad, hur du än väljer.",
        "Yes, at once (recommended)": "Ja, genast (rekommenderas)",
        "No, a few minutes later": "Nej, några minuter senare",
        "Say yes": "Tacka ja",
        "Later": "Senare",
        "Say no": "Tacka nej",
        "All right": "Okej",

        // One friend.
        "Last heard: {1}": "Hördes av senast: {1}",
        "Not heard yet": "Har inte hörts av än",
        "Where their home is reached": "Var deras hem nås",
        "If they have moved, add their new link as you would add a friend's.":
            "Om de har flyttat lägger du till deras nya länk på samma sätt som en väns.",
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
        "Has said yes, and waits for the home of {1}": "Har sagt ja och väntar på hemmet hos {1}",
        "Has said yes, but the list is full": "Har sagt ja, men listan är full",
        "Sees it until the home of {1} hears of it":
            "Ser den tills hemmet hos {1} har fått veta det",
        "{1} made the list, and learns whom you ask once they say yes.":
            "{1} gjorde listan och får veta vilka du har frågat när de säger ja.",
        "Said no": "Har tackat nej",
        "Has left": "Har lämnat",
        "You compared safety numbers": "Ni har jämfört säkerhetsnummer",
        "Only the owner knows this person": "Bara ägaren känner den här personen",
        "Stop sharing": "Sluta dela",
        "Stop sharing “{1}” with {2}?": "Sluta dela ”{1}” med {2}?",
        "{1} does not see the list any more from now on. What they have seen cannot be taken back.":
            "{1} ser inte listan längre från och med nu. Det som redan har setts går inte att ta tillbaka.",
        "Share a list with {1}": "Dela en lista med {1}",
        "There is no other list of yours to share.": "Du har ingen fler lista att dela.",
        "Compare safety numbers": "Jämför säkerhetsnummer",
        "You know this person from a list only.":
            "Du känner den här personen bara från en lista.",
        "Share with more friends": "Dela med fler vänner",
        "Who do you want to ask?": "Vilka vill du fråga?",
        "What they can do": "Vad de får göra",
        "Reserve, and help to keep the list": "Reservera och hjälpa till med listan",
        "They see the list once they say yes. You never learn what they reserve.":
            "De ser listan när de har tackat ja. Du får aldrig veta vad de reserverar.",
        "Nobody left to ask. Add a friend first.":
            "Det finns ingen kvar att fråga. Lägg till en vän först.",
    ]
}
