import HearthAPI

extension Language {
    /// Swedish.
    ///
    /// The words, the same everywhere; "du", never "ni":
    ///
    /// | | |
    /// |---|---|
    /// | wish list, wish, tray | önskelista (lista), önskning, lådan |
    /// | owner, keeper, friend, member, household | ägare, förvaltare, vän, medlem, hushåll |
    /// | home, node, beat | hem, nod, takt |
    /// | reserve, hold, free, bought | reservera, hålla (undan), släppa, köpt |
    /// | chip in, cart, give | vara med och betala, kundvagn, ge |
    /// | share, accept, refuse, ignore, leave | dela, tacka ja, tacka nej, bortse från, lämna |
    /// | inbox, invitation, link, public key | inkorg, inbjudan, länk, publik nyckel |
    /// | passphrase, unlock, recovery code | lösenfras, låsa upp, återställningskod |
    /// | safety number, verify | säkerhetsnummer, kontrollera |
    /// | whisper, surprise idea, comment | viskning, överraskningsidé, kommentar |
    /// | thank-you note, news, reminder | tackkort, nyheter, påminnelse |
    /// | occasion, tag, archive, alarm | tillfälle, etikett, arkivera, larm |
    package static let swedish = Language(
        code: "sv", name: "svenska", errors: swedishErrors, texts: swedishTexts,
        counted: swedishCounted, plurals: .oneIsSingular,
        numbers: NumberStyle(decimal: ",", thousands: "\u{A0}", space: "\u{A0}"),
        yes: ["j", "ja"], no: "N")
}

private let swedishErrors: KeyValuePairs<ErrorCode, String> = [
    .usage: "{problem}",

    .keyMalformed:
        "Det här är ingen publik nyckel för Hearth. En nyckel börjar med ”hearth1” och har 117 tecken; kopiera den igen.",
    .keyWrongChecksum:
        "Kontrollsumman i den här publika nyckeln stämmer inte: ett tecken har ändrats på vägen. Kopiera den igen eller läs av QR-koden.",
    .keyTruncated:
        "Den här publika nyckeln är avklippt: en hel nyckel har 117 tecken. Kopiera den igen, från första till sista tecknet.",
    .keyWrongPrefix:
        "Det här är en nyckel till något annat än Hearth: en publik nyckel för Hearth börjar med ”hearth1”.",
    .keyNewerFormat:
        "Den här publika nyckeln kommer från en nyare Hearth än den här kan läsa. Uppdatera Hearth och försök igen.",
    .linkMalformed:
        "Det här är ingen länk för Hearth. En länk ser ut som hearth:KEY@host:port; kopiera den igen, med allt som hör till.",
    .addressMalformed:
        "”{address}” är ingen adress. Skriv host:port, till exempel 192.0.2.7:4327 eller [2001:db8::7]:4327.",
    .addressMissing:
        "En publik nyckel säger inte ensam var ägaren finns. Be om länken, eller lägg till --at HOST:PORT.",
    .tooManyAddresses: "Det är för många adresser: det får vara högst {limit}.",
    .invitationMalformed:
        "Inbjudan är inte hel eller har ändrats på vägen. Kopiera hela länken igen.",
    .ownKey:
        "Det här är din egen nyckel. Skicka den till en vän, och lägg till vännens nyckel här.",

    .unknownMember:
        "Ingen som heter ”{name}” bor på den här noden. `hearth member list` visar vilka som gör det.",
    .unknownFriend:
        "Du har ingen vän som heter ”{name}”. `hearth friend list` visar dina vänner.",
    .unknownList:
        "Det finns ingen lista ”{name}”. `hearth list` visar listorna som du kan se.",
    .unknownWish:
        "Det finns ingen önskning ”{name}”. `hearth list show LIST` visar önskningarna på en lista.",
    .unknownEntry:
        "Inget i inkorgen heter ”{name}”. `hearth inbox` visar vad som väntar på svar.",
    .unknownInvitation:
        "Det finns ingen inbjudan ”{name}”. `hearth invite list` visar dina inbjudningar.",
    .ambiguousMember:
        "”{name}” kan vara fler än en medlem: {candidates}. Skriv hela namnet.",
    .ambiguousFriend:
        "”{name}” kan vara fler än en vän: {candidates}. Säg vilken, med namn eller publik nyckel.",
    .ambiguousList:
        "”{name}” kan vara fler än en lista: {candidates}. Skriv hela titeln, och vännen före: FRIEND/LIST.",
    .ambiguousWish:
        "”{name}” kan vara fler än en önskning: {candidates}. Säg vilken, som LIST/WISH eller FRIEND/LIST/WISH.",
    .ambiguousEntry:
        "”{name}” kan vara fler än en sak i inkorgen: {candidates}. Säg vilken, med dess id.",
    .memberNotNamed:
        "Flera medlemmar bor på den här noden: {candidates}. Säg vem du är med --as MEMBER.",

    .textEmpty: "Det står inget i {field}. Skriv något där.",
    .textTooLong: "Det som står i {field} är för långt: högst {limit} tecken får plats.",
    .textControlCharacter:
        "Det finns ett styrtecken i {field} ({character}), som kan ändra hur texten visas. Ta bort det.",
    .textNotAllowed: "Det finns något i {field} som inte får stå där. Ändra det.",
    .numberMalformed: "”{value}” är inget tal som passar i {field}.",
    .numberOutOfRange: "I {field} får det stå ett tal från {lowest} till {highest}.",
    .dateMalformed: "”{value}” är inget datum. Skriv år, månad och dag: 2027-05-31.",
    .priceMalformed: "”{value}” är inget pris. Skriv belopp och valuta: 199,50 SEK.",
    .linkNotAllowed:
        "”{value}” är ingen webblänk. En länk börjar med https:// eller http://.",
    .occasionUnknown:
        "”{value}” är inget tillfälle som Hearth känner till. Det kan vara något av: {candidates}.",
    .priorityUnknown: "”{value}” är ingen prioritet. Den kan vara low, medium eller high.",
    .roleUnknown: "”{value}” är ingen roll. Den kan vara friend eller keeper.",
    .taskUnknown:
        "”{value}” är inget som man tar på sig för en önskning. Det kan vara buys, wraps eller card.",
    .slashInName:
        "Det finns ett ”/” i ”{name}”, och det behövs till sökvägar som LIST/WISH. Välj ett annat tecken.",

    .nodeNotRunning:
        "Noden för hemmet {home} är inte igång. Starta den med `hearth run` i en annan terminal och försök igen.",
    .nodeAlreadyRunning:
        "En nod är redan igång för hemmet {home}, och det kan bara finnas en. Använd den, eller stoppa den först.",
    .nodeUnreachable:
        "Noden för hemmet {home} svarar inte. Se vad den säger i sin egen terminal eller logg; det kan hjälpa att starta om den.",
    .nodeStopping: "Noden håller på att stanna. Försök igen när den är igång.",
    .homeMissing:
        "Det finns inget hem i {home}. Skapa ett med `hearth init --household NAME --member NAME`, eller säg var det finns med --home DIR.",
    .homeExists:
        "Det finns redan ett hem i {home}; inget har ändrats. Välj en annan plats med --home DIR.",
    .homeNewer:
        "Hemmet {home} skapades av en nyare Hearth, och den här skulle kunna skada det. Uppdatera Hearth; inget har ändrats.",
    .homeReadOnly:
        "Det går inte att skriva i hemmet {home}. Se efter vem som äger det och om disken är skrivskyddad.",
    .homeCorrupt:
        "Det som är sparat i hemmet {home} är skadat. Ta en kopia av mappen, och lägg sedan tillbaka en säkerhetskopia eller återställ med din återställningskod.",
    .homeNotPrivate:
        "Andra användare på den här datorn kan läsa hemmet {home}. Stäng det med `chmod -R go= {home}` och försök igen.",
    .diskFull:
        "Disken där {home} ligger är full; inget har ändrats. Gör plats och försök igen.",
    .storageFailed:
        "Ändringen gick inte att skriva till disken; inget har ändrats. Nodens logg säger mer.",
    .addressInUse:
        "Ett annat program lyssnar redan på {address}. Stoppa det, eller välj en annan port.",
    .addressNotAvailable:
        "{address} är ingen adress på den här datorn. Välj en av dess egna, eller 0.0.0.0 för alla.",
    .webNotLoopback:
        "Webbservern svarar bara den här datorn, och {address} går att nå från andra. Använd 127.0.0.1:PORT.",

    .locked:
        "Nycklarna för {member} är låsta. Lås upp dem med `eval \"$(hearth unlock --as {member})\"`, eller lägg till --passphrase-file FILE.",
    .wrongPassphrase:
        "Det är inte rätt lösenfras. Försök igen; stora och små bokstäver och mellanslag räknas.",
    .passphraseTooShort:
        "Lösenfrasen är för kort: den måste ha minst {limit} tecken. Några ord som inte hör ihop blir bra.",
    .noPassphraseSet:
        "{member} har ingen lösenfras, så det finns inget att låsa upp. `hearth passphrase` väljer en.",
    .tooManyAttempts:
        "Det blev för många felaktiga lösenfraser. Vänta och försök igen; antal sekunder att vänta: {seconds}.",

    .nameTaken: "Du har redan en lista som heter ”{name}”. Välj ett annat namn.",
    .wishNameTaken: "Det finns redan en önskning ”{name}” på ”{list}”. Välj ett annat namn.",
    .memberNameTaken:
        "Någon som heter ”{name}” bor redan på den här noden. Välj ett annat namn.",
    .alreadyFriends: "Du och {name} är redan vänner.",
    .alreadyKnocked:
        "Du har redan knackat på där. `hearth friend list` visar om det har kommit ett svar.",
    .notFriendsYet:
        "Du och {name} är inte vänner än. Båda måste först säga ja; `hearth inbox` visar vad som väntar på dig.",

    .invitationUsed:
        "Den här inbjudan är redan använd, och den gäller bara en gång. Be om en ny.",
    .invitationExpired: "Den här inbjudan har gått ut. Be om en ny.",
    .invitationRevoked: "Den som gjorde den här inbjudan har tagit tillbaka den. Be om en ny.",
    .invitationNotOpen:
        "Den här inbjudan gäller inte längre: den är använd, har gått ut eller har tagits tillbaka. `hearth invite list` visar vilket.",

    .limitMembers:
        "Den här noden är full: så många medlemmar kan bo på en: {limit}. En medlem till behöver en annan nod.",
    .limitFriends:
        "Du har så många vänner som Hearth kan hålla reda på: {limit}. Ta bort en först.",
    .limitPeople:
        "Den här listan har så många personer som den kan ha: {limit}. Sluta dela den med någon först.",
    .limitLists:
        "Du har så många listor som Hearth kan hålla reda på: {limit}. Ta bort en först.",
    .limitItems:
        "Den här listan är full: så många önskningar får plats: {limit}. Ta bort eller flytta en först.",
    .limitClaims:
        "Du har reserverat så mycket på den här listan som en person kan: {limit}. Släpp något först.",
    .limitKnocks: "För många väntar på svar där: {limit}. Försök igen senare.",
    .limitInvitations:
        "Du har så många öppna inbjudningar som Hearth kan hålla reda på: {limit}. Ta tillbaka en först.",
    .limitRecord:
        "Det här är för mycket för en lista; så många byte får plats: {limit}. Gör det kortare, eller använd en annan lista.",
    .limitFollowed:
        "Den här noden följer så många listor som den kan: {limit}. Lämna en först.",

    .notOwner: "”{list}” är inte din lista; bara ägaren kan göra det.",
    .notEditor:
        "Du kan se ”{list}” men inte ändra den. Ägaren kan göra dig till förvaltare.",
    .trayCannotBeShared:
        "Lådan är bara för dig och går inte att dela. Flytta önskningen till en lista med `hearth wish move` och dela sedan listan.",
    .trayCannotBeChanged:
        "Lådan finns alltid där: den går inte att döpa om, arkivera eller ta bort.",
    .listNotGiving: "”{list}” är ingen lista som man ger från, så inget kan reserveras där.",
    .ownerNeverSees:
        "”{list}” är din egen lista, och vad som är reserverat där är dolt för dig.",
    .ownerNeverReserves:
        "”{list}” är din egen lista, och ingen reserverar från sin egen. Ta bort önskningen om du inte vill ha den kvar.",
    .ownerCannotLeave:
        "”{list}” är din egen lista. Du kan ta bort den eller sluta dela den, men inte lämna den.",
    .circleNeedsPassphrase:
        "Någon som äger den här listan bor på samma nod som du, så det du reserverar där är dolt bara bakom en lösenfras. Välj en för {member} med `hearth passphrase --as MEMBER` och försök igen.",
    .onceInCircle:
        "{name} har en gång kunnat se vad som är reserverat på ”{list}” och kan därför aldrig äga den.",
    .hostOnly:
        "”{list}” är också din, men {name} gjorde den, och bara {name} kan dela den, släppa in eller ut någon eller ta bort den. Fråga {name}; du kan lämna den med `hearth leave`.",
    .ownersNotAgreed:
        "”{list}” kan inte delas förrän alla som ska äga den har sagt ja. Ännu inte svarat: {candidates}. Att dela den med någon av dem frågar igen.",
    .ownerIsFixed:
        "{name} äger också ”{list}”, och vilka som äger en lista ligger fast för alltid. Gör en annan lista utan {name}, eller låt {name} lämna den här.",
    .ownsTogether:
        "Du och {name} äger ”{list}” tillsammans. Den som gjorde den kan ta bort den, den andra kan lämna den; avsluta vänskapen efter det.",
    .ownTitleTaken:
        "Du har redan en lista som heter ”{name}”, och den här skulle också bli din. Döp om din med `hearth list rename` och tacka sedan ja.",
    .limitOwners:
        "Det är för många ägare för en lista: det kan vara högst {limit}, dig inräknad.",
    .notAReader:
        "”{list}” är inte delad med {name}. `hearth list who LIST` visar vilka den är delad med.",
    .alreadyReader: "”{list}” är redan delad med {name}.",
    .listStillWaiting:
        "”{list}” har inte kommit än: den kommer när din nod möter ägarens, eller en väns som har den. Försök igen då.",

    .notReserved: "Du har inte reserverat ”{wish}”. `hearth cart` visar vad du har.",
    .alreadyReserved:
        "Du har redan reserverat ”{wish}”, och en reservation går inte ut. Släpp den först med `hearth free` om du bara vill hålla den en stund.",
    .alreadyBought: "Du har redan köpt ”{wish}”. `hearth free` släpper den igen.",
    .notBought: "Du har inte köpt ”{wish}”. `hearth cart` visar vad du har.",
    .quantityOverWished:
        "Det är fler ”{wish}” än som önskas: {limit}. Reservera högst så många.",
    .takenWhole:
        "”{wish}” ges som en helhet av {names}, så ingen kan vara med och betala. Reservera den med `hearth reserve` för att stå på kö, eller kom överens om att betala tillsammans.",
    .chippedIn:
        "”{wish}” ges tillsammans: {names} är med och betalar. Var med du också med `hearth chip-in`, eller kom överens om något annat.",
    .ownReservation:
        "Du har reserverat hela ”{wish}”. Släpp den med `hearth free` och var sedan med och betala.",
    .ownContribution:
        "Du är med och betalar ”{wish}”. Ta tillbaka det med `hearth free` och reservera eller håll sedan allt.",
    .wishWithoutPrice:
        "”{wish}” har inget pris, så ingen vet vad som ska betalas. Reservera den med `hearth reserve`.",
    .amountMalformed:
        "”{value}” är inget belopp. Skriv det som 20 eller 20,50, med eller utan valuta: \"20,50 EUR\".",
    .currencyDiffers: "Priset för ”{wish}” är i {currency}. Säg din del i {currency} också.",
    .amountOverPrice: "Det är mer än ”{wish}” kostar: {limit}. Lägg högst så mycket.",
    .amountOverMissing:
        "Andra lägger redan resten till ”{wish}”; du kan ge högst {limit}.",

    .unauthorized:
        "Anropet visar inte att det får göra det här. Det behöver nyckeln i filen api-token i hemmet, och adressen som noden lyssnar på.",
    .notFound: "Det finns inget på den här adressen i API:et.",
    .internalError:
        "Något gick fel inuti Hearth; inget har ändrats. Nodens logg säger mer, och rapportera det gärna.",
]

private let swedishTexts: KeyValuePairs<String, String> = [
    // What errors call the fields of a form.
    "field: amount": "beloppet",
    "field: days": "antalet dagar",
    "field: greeting": "hälsningen",
    "field: household": "hushållets namn",
    "field: kind": "slaget",
    "field: link": "länken",
    "field: minutes": "antalet minuter",
    "field: name": "namnet",
    "field: notes": "anteckningarna",
    "field: path of the home": "sökvägen till hemmet",
    "field: quantity": "antalet",
    "field: place": "platsen",
    "field: store": "butiken",
    "field: tag": "etiketten",
    "field: tags": "etiketterna",
    "field: text for the QR code": "texten för QR-koden",
    "field: title": "titeln",
    "field: wish": "önskningen",

    // The program itself.
    "hearth: Nothing was changed.": "hearth: Inget har ändrats.",
    "hearth: Something went wrong inside Hearth ({1}).":
        "hearth: Något gick fel inuti Hearth ({1}).",
    "Hearth does not speak “{1}”. It can be one of: {2}.":
        "Hearth talar inte ”{1}”. Det kan vara något av: {2}.",
    "This cannot be undone, and there is no terminal to ask on. Add --yes to do it without asking.":
        "Det här går inte att ångra, och det finns ingen terminal att fråga på. Lägg till --yes för att göra det utan fråga.",

    // Sharing (Commands/SharingCommands.swift).
    "Stop sharing {1} with {2}?": "Sluta dela {1} med {2}?",
    "Nothing newer reaches {1}. What was sent until now stays readable to whoever kept it.":
        "Inget nyare når {1}. Det som har skickats hittills kan läsas av den som har sparat det.",
    "Leave {1}? What you reserved there is freed; if you own it with others, you cannot come back unless they ask you.":
        "Lämna {1}? Det du har reserverat där släpps; om du äger den med andra kan du inte komma tillbaka om de inte frågar dig.",
    "You do not follow {1} any more.": "Du följer inte {1} längre.",
]

private let swedishCounted: KeyValuePairs<String, [PluralCategory: String]> = [:]
