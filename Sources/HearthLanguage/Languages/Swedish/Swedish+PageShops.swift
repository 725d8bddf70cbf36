extension Language {
    /// What pages say about fetching a wish from a shop.
    static let swedishPageShops: KeyValuePairs<String, String> = [
        "Fetch name, picture and price from the shop": "Hämta namn, bild och pris från butiken",
        "Hearth opens the link once, now. The shop then sees the address of your home on the internet, as when you open its page yourself.":
            "Hearth öppnar länken en gång, nu. Butiken ser då ditt hems adress på internet, precis som när du själv öppnar sidan.",
        "This is what the shop says. Look at it, change what you like, and save it.":
            "Så här säger butiken. Titta igenom det, ändra det du vill och spara.",
        "Fetch it as soon as I paste a link": "Hämta så fort jag klistrar in en länk",
        "Asking the shop …": "Frågar butiken …",
        "Shops": "Butiker",
        "Wishes from shops": "Önskningar från butiker",
        "When may Hearth open the page of a shop for a wish of yours?":
            "När får Hearth öppna en butiks sida för en av dina önskningar?",
        "When I press the button for it": "När jag trycker på knappen för det",
        "Also as soon as I paste a link into a wish":
            "Även så fort jag klistrar in en länk i en önskning",
        "Hearth opens the link once. The shop then sees the address of your home on the internet, as when you open its page yourself. It never happens by itself, and never for what others wish for. On the command line, the second answer means that you are not asked.":
            "Hearth öppnar länken en gång. Butiken ser då ditt hems adress på internet, precis som när du själv öppnar sidan. Det sker aldrig av sig självt, och aldrig för det andra önskar sig. På kommandoraden betyder det andra svaret att du inte tillfrågas.",
        "Paste the link of the wish first.": "Klistra in länken till önskningen först.",
    ]
}
