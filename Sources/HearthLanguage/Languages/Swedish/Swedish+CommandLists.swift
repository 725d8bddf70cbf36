extension Language {
    /// What the command line says of lists and wishes: photos, order, files in and out.
    static let swedishCommandLists: KeyValuePairs<String, String> = [
        // Photos (Commands/WishPhotoCommand.swift, Options/PhotoOptions.swift, Output/PhotoText.swift).
        "A caption belongs to a photo: there are more of --caption than of --photo.":
            "En bildtext hör till ett foto: det finns fler --caption än --photo.",
        "Reading {1} ({2} of {3}): {4} %": "Läser {1} ({2} av {3}): {4} %",
        "“{1}” has no photos.": "”{1}” har inga foton.",
        "{1} is written.": "{1} är skriven.",
        "Remove photo {1} of {2}?": "Ta bort foto {1} av {2}?",
        "Photos": "Foton",
        "small picture only": "bara den lilla bilden",
        "arriving: {1} of {2} pieces are here": "på väg: {1} av {2} delar är här",

        // Long lists (Output/ListText.swift).
        "Not all of this list has come yet; pieces that are missing: {1}. The wishes in them are not shown.":
            "Hela listan har inte kommit än; delar som saknas: {1}. Önskningarna i dem visas inte.",

        // Lists (Commands/ListCommand.swift, Commands/ListChangeCommands.swift, Output/ListText.swift).
        "The list is called “{1}” now.": "Listan heter nu ”{1}”.",
        "--{1} and --clear {2} exclude each other.": "--{1} och --clear {2} utesluter varandra.",
        "Say what to change: --occasion, --date, --notes or --clear.":
            "Säg vad som ska ändras: --occasion, --date, --notes eller --clear.",
        "“{1}” is archived.": "”{1}” är arkiverad.",
        "“{1}” is in use again.": "”{1}” används igen.",
        "Delete the list {1} with all its wishes?": "Ta bort listan {1} med alla önskningar?",
        "The list {1} is deleted.": "Listan {1} är borttagen.",
        "For ten minutes you can have it back with `hearth list restore {1}`.":
            "I tio minuter kan du få tillbaka den med `hearth list restore {1}`.",
        "“{1}” is back, as it was.": "”{1}” är tillbaka, som den var.",
        "No lists yet. `hearth list new NAME` makes one.":
            "Inga listor än. `hearth list new NAMN` skapar en.",
        "Your lists": "Dina listor",
        "Lists of your friends": "Dina vänners listor",
        "The list “{1}” is made.": "Listan ”{1}” är skapad.",
        "Asked to own it with you: {1}.": "Tillfrågade om att äga den med dig: {1}.",
        "None of you will ever see what is reserved there. You can share it when everybody asked has said yes; `hearth list` shows who has not.":
            "Ingen av er får någonsin se vad som är reserverat där. Du kan dela den när alla tillfrågade har sagt ja; `hearth list` visar vilka som inte har det.",
        "No wishes yet.": "Inga önskningar än.",
        "Nobody but you.": "Ingen annan än du.",
        "LIST": "LISTA",
        "WISHES": "ÖNSKNINGAR",
        "PEOPLE": "PERSONER",
        "OCCASION": "TILLFÄLLE",
        "tray": "lådan",
        "archived": "arkiverad",
        "you are a keeper": "du är förvaltare",
        "owned with {1}": "ägs med {1}",
        "not said yes: {1}": "har inte sagt ja: {1}",
        "an owner lives here too: set a passphrase to reserve":
            "en ägare bor också här: välj en lösenfras för att reservera",
        "not arrived yet": "har inte kommit än",
        "A list that has not arrived yet": "En lista som inte har kommit än",
        "{1} (yours, with {2})": "{1} (din, med {2})",
        "{1} (yours)": "{1} (din)",
        "{1} (of {2})": "{1} (av {2})",
        "Occasion": "Tillfälle",
        "Date": "Datum",
        "Notes": "Anteckningar",
        "Archived": "Arkiverad",
        "STORE": "BUTIK",
        "PLACE": "PLATS",
        "PRIORITY": "PRIORITET",
        "RESERVED": "RESERVERAT",
        "{1} (made by a newer Hearth)": "{1} (gjord av en nyare Hearth)",
        "List": "Lista",
        "Made by": "Gjord av",
        "a newer Hearth: update to see all of it": "en nyare Hearth: uppdatera för att se allt",
        "Price": "Pris",
        "Store": "Butik",
        "Place": "Plats",
        "Link": "Länk",
        "Number": "Antal",
        "Priority": "Prioritet",
        "Tags": "Etiketter",
        "Reserved": "Reserverat",

        // Wishes (Commands/WishCommand.swift).
        "--fetch needs the link of the page: add --link URL.":
            "--fetch behöver sidans länk: lägg till --link URL.",
        "Give the wish a name, or take it from a shop: --link URL --fetch.":
            "Ge önskningen ett namn, eller hämta det från en butik: --link URL --fetch.",
        "With what the shop says:": "Med det som butiken säger:",
        "Fetch {1}? The shop then sees the address of your home on the internet.":
            "Hämta {1}? Butiken ser då ditt hems adress på internet.",
        "The shop would see the address of your home on the internet, and there is no terminal to ask on. Add --yes, or allow it once for all with `hearth shops allow`.":
            "Butiken skulle se ditt hems adress på internet, och det finns ingen terminal att fråga på. Lägg till --yes, eller tillåt det en gång för alla med `hearth shops allow`.",
        "The page of a shop is opened without a question when you paste its link into a wish of yours, or add --fetch.":
            "En butiks sida öppnas utan fråga när du klistrar in dess länk i en egen önskning eller lägger till --fetch.",
        "You are asked each time before the page of a shop is opened.":
            "Du tillfrågas varje gång innan en butiks sida öppnas.",
        "“{1}” is noted in “{2}”.": "”{1}” är noterad på ”{2}”.",
        "--clear {1} and a value for it exclude each other.":
            "--clear {1} och ett värde för samma sak utesluter varandra.",
        "Say what to change, for example --name or --price.":
            "Säg vad som ska ändras, till exempel --name eller --price.",
        "Say where to: either --to LIST or --tray.": "Säg vart: antingen --to LISTA eller --tray.",
        "“{1}” is in “{2}” now.": "”{1}” finns nu på ”{2}”.",
        "Delete the wish {1}?": "Ta bort önskningen {1}?",
        "The wish {1} is deleted.": "Önskningen {1} är borttagen.",
        "The tray is empty. `hearth wish add NAME` notes a wish.":
            "Lådan är tom. `hearth wish add NAMN` noterar en önskning.",

        // Arranging lists and wishes (Commands/WishMovingCommands.swift, ListCommand.swift, …).
        "Say where to: one of --first, --last, --before, --after and --position.":
            "Säg vart: ett av --first, --last, --before, --after och --position.",
        "Say one of --first, --last, --before, --after and --position.":
            "Säg ett av --first, --last, --before, --after och --position.",
        "--position counts from 1.": "--position räknas från 1.",
        "Say which wishes, or --all LIST.": "Säg vilka önskningar, eller --all LISTA.",
        "There was nothing to move.": "Det fanns inget att flytta.",
        "“{1}” is noted in “{2}”. Nobody is told.":
            "”{1}” är noterad på ”{2}”. Ingen får veta det.",
        "Nothing was found.": "Inget hittades.",
        "These are the first {1}; more words find fewer.":
            "Det här är de första {1}; fler ord hittar färre.",
        "--due and --sort exclude each other.": "--due och --sort utesluter varandra.",
        "Archived and not shown: {1}. `hearth list --archived` shows them.":
            "Arkiverade som inte visas: {1}. `hearth list --archived` visar dem.",
        "TAGS": "ETIKETTER",
        "No such wishes.": "Det finns inga sådana önskningar.",
        "Without a date": "Utan datum",
        "Anywhere": "Var som helst",
        "By price": "Efter pris",
        "As you put it": "Som du har ställt det",

        // Files in and out (Commands/ImportCommand.swift, ExportCommand.swift, CalendarCommand.swift).
        "“{1}” is not a currency. Write its three letters: SEK.":
            "”{1}” är ingen valuta. Skriv dess tre bokstäver: SEK.",
        "--to and --new-list exclude each other.": "--to och --new-list utesluter varandra.",
        "There is nothing new in the file.": "Det finns inget nytt i filen.",
        "LINE": "RAD",
        "… and {1} more": "… och {1} till",
        "another wish of the file has the name": "en annan önskning i filen heter så",
        "is there already": "finns där redan",
        "one by that name is there, which stays as it is":
            "en som heter så finns där och förblir som den är",
        "Line {1}: {2}": "Rad {1}: {2}",
        "left out, since it has neither a name nor a link.":
            "utelämnad, eftersom den varken har namn eller länk.",
        "“{1}” means nothing as {2}; it stands in the notes.":
            "”{1}” betyder inget som {2}; det står i anteckningarna.",
        "“{1}” has no currency; it stands in the notes.":
            "”{1}” har ingen valuta; det står i anteckningarna.",
        "--currency says in which currency such amounts are.":
            "--currency säger i vilken valuta sådana belopp är.",
        "--map says what a column is about.": "--map säger vad en kolumn handlar om.",
        "ticked in the file; it is brought in all the same.":
            "avbockad i filen; den tas med ändå.",
        "“{1}” was read as {2}.": "”{1}” lästes som {2}.",
        "“{1}” says more than an amount; it stands in the notes too.":
            "”{1}” säger mer än ett belopp; det står också i anteckningarna.",
        "{1} is too long: the first {2} fit.": "{1} är för långt: de första {2} får plats.",
        "characters of {1} that would steer how it is shown are left out.":
            "tecken i {1} som styr hur det visas är utelämnade.",
        "there are more cells than columns; the last ones are left out.":
            "det finns fler celler än kolumner; de sista är utelämnade.",
        "“{1}” is not brought in.": "”{1}” hämtas inte in.",
        "“{1}” is the list of a friend and is left out.":
            "”{1}” är en väns lista och är utelämnad.",
        "The file is not UTF-8; it was read as Windows-1252.":
            "Filen är inte UTF-8; den lästes som Windows-1252.",
        "Comments, whispers and the cart in the file belong to lists of then and are left out.":
            "Kommentarer, viskningar och kundvagnen i filen hör till dåtidens listor och utelämnas.",
        "Only {1} of {2} are in the file. Scroll to the end of the list in the shop, then save the page again.":
            "Bara {1} av {2} finns i filen. Rulla till slutet av listan i butiken och spara sidan igen.",
        "The page says nothing of its products; the links in its lists were taken.":
            "Sidan säger inget om sina produkter; länkarna i dess listor togs.",
        "{1} (new)": "{1} (ny)",
        "Tray": "Lådan",
        "--cart goes with --format json alone.": "--cart går bara med --format json.",
        "Name lists or add --followed, not both.":
            "Säg vilka listor eller lägg till --followed, inte båda.",
        "Lists: {1}, wishes: {2}.": "Listor: {1}, önskningar: {2}.",
        "Bring it in?": "Ta in det?",
        "It says what you reserved and whispered: keep it from those whom it is for.":
            "Den säger vad du har reserverat och viskat: håll den borta från dem som det är till.",
        "Wish lists": "Önskelistor",
        "mine": "min",
        "wanted:": "önskas:",
        "any number": "valfritt antal",
        "as of": "per",
        "Your profile is in it, addresses included; friends alone see that else.":
            "Din profil är med, adresser inräknade; annars ser bara vänner den.",
        "Birthday: {1}": "Födelsedag: {1}",
        "Photos in {1}: {2}.": "Foton i {1}: {2}.",
        "The photos are not below the folder of the export: `hearth import --photos {1}` finds them.":
            "Fotona ligger inte under exportens mapp: `hearth import` hittar dem med --photos {1}.",
        "Writing photos: {1} of {2}": "Skriver foton: {1} av {2}",
        "Photos: {1}": "Foton: {1}",
        "Adding photos: {1} of {2}": "Lägger till foton: {1} av {2}",
        "Looking at what is there …": "Ser efter vad som finns …",
        "Photos that came: {1} of {2}. The wishes are all there; the same import again brings the rest.":
            "Foton som kom: {1} av {2}. Alla önskningar finns där; samma import igen hämtar resten.",
        "the photo “{1}” is not there and is left out.": "fotot ”{1}” finns inte och utelämnas.",
        "“{1}” is no JPEG, PNG or WebP and is left out.":
            "”{1}” är ingen JPEG, PNG eller WebP och utelämnas.",
        "“{1}” is no file in the folder, or below it; the photo is left out.":
            "”{1}” är ingen fil i mappen eller under den; fotot utelämnas.",
        "PHOTOS": "FOTON",
        "born {1}": "född {1}",
        "For ten minutes you can have it back with `hearth wish restore {1}`.":
            "I tio minuter kan du få tillbaka den med `hearth wish restore {1}`.",
        "Position": "Position",
        "Say which file to write, with --to FILE.":
            "Ange vilken fil som ska skrivas, med --to FIL.",
        "The file {1} is there already. Add --overwrite to replace it.":
            "Filen {1} finns redan. Lägg till --overwrite för att ersätta den.",
        "There is no command {1}.": "Det finns inget kommando {1}.",
        "There is no command {1}. Did you mean {2}?":
            "Det finns inget kommando {1}. Menade du {2}?",
        "There is no command {1}. Did you mean {2} or {3}?":
            "Det finns inget kommando {1}. Menade du {2} eller {3}?",
    ]
}
