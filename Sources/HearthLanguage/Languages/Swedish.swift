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
        counted: swedishCounted, help: swedishHelp, plurals: .oneIsSingular,
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
        "Det här är ingen länk för Hearth. En länk ser ut som hearth:NYCKEL@värd:port; kopiera den igen, med allt som hör till.",
    .addressMalformed:
        "”{address}” är ingen adress. Skriv värd:port, till exempel 192.0.2.7:4327 eller [2001:db8::7]:4327.",
    .addressMissing:
        "En publik nyckel säger inte ensam var ägaren finns. Be om länken, eller lägg till --at VÄRD:PORT.",
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
        "Det finns ingen önskning ”{name}”. `hearth list show LISTA` visar önskningarna på en lista.",
    .unknownEntry:
        "Inget i inkorgen heter ”{name}”. `hearth inbox` visar vad som väntar på svar.",
    .unknownInvitation:
        "Det finns ingen inbjudan ”{name}”. `hearth invite list` visar dina inbjudningar.",
    .ambiguousMember:
        "”{name}” kan vara fler än en medlem: {candidates}. Skriv hela namnet.",
    .ambiguousFriend:
        "”{name}” kan vara fler än en vän: {candidates}. Säg vilken, med namn eller publik nyckel.",
    .ambiguousList:
        "”{name}” kan vara fler än en lista: {candidates}. Skriv hela titeln, och vännen före: VÄN/LISTA.",
    .ambiguousWish:
        "”{name}” kan vara fler än en önskning: {candidates}. Säg vilken, som LISTA/ÖNSKNING eller VÄN/LISTA/ÖNSKNING.",
    .ambiguousEntry:
        "”{name}” kan vara fler än en sak i inkorgen: {candidates}. Säg vilken, med dess id.",
    .memberNotNamed:
        "Flera medlemmar bor på den här noden: {candidates}. Säg vem du är med --as MEDLEM.",

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
        "Det finns ett ”/” i ”{name}”, och det behövs till sökvägar som LISTA/ÖNSKNING. Välj ett annat tecken.",
    .unknownPhoto:
        "”{wish}” har inget foto nummer {value}. `hearth wish show ÖNSKNING` visar hur många det finns.",

    .nodeNotRunning:
        "Noden för hemmet {home} är inte igång. Starta den med `hearth run` i en annan terminal och försök igen.",
    .nodeAlreadyRunning:
        "En nod är redan igång för hemmet {home}, och det kan bara finnas en. Använd den, eller stoppa den först.",
    .nodeUnreachable:
        "Noden för hemmet {home} svarar inte. Se vad den säger i sin egen terminal eller logg; det kan hjälpa att starta om den.",
    .nodeStopping: "Noden håller på att stanna. Försök igen när den är igång.",
    .homeMissing:
        "Det finns inget hem i {home}. Skapa ett med `hearth init --household NAMN --member NAMN`, eller säg var det finns med --home MAPP.",
    .homeExists:
        "Det finns redan ett hem i {home}; inget har ändrats. Välj en annan plats med --home MAPP.",
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
        "Nycklarna för {member} är låsta. Lås upp dem med `eval \"$(hearth unlock --as {member})\"`, eller lägg till --passphrase-file FIL.",
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
    .limitPhotos:
        "”{wish}” har så många foton som en önskning kan ha: {limit}. Ta bort ett först.",
    .limitPhotoSize:
        "Det här fotot är för stort: högst {limit} får plats. Gör det mindre och försök igen.",
    .limitKept:
        "Det här är mer än vad dina vänners hem behåller av en person: {limit}. Ta bort foton eller listor som du inte behöver.",
    .limitPieces:
        "Den här listan har så många foton som en lista kan ha; så många delar av foton får plats: {limit}. Ta bort några, eller använd en annan lista.",
    .listIncomplete:
        "Hela ”{list}” finns inte på den här noden än, och det du vill ändra är i det som saknas. Det kommer från dina vänners hem; försök igen senare.",
    .photoNotHere:
        "Alla foton till ”{wish}” finns inte på den här noden än. Försök igen när de gör det; `hearth wish show ÖNSKNING` säger hur mycket som saknas.",

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
    .ownerNeverHears:
        "”{list}” är din egen lista, och vad de andra säger där sinsemellan är dolt för dig.",
    .unknownWhisper:
        "Du har inte viskat ”{name}” på den här listan. `hearth whispers FRIEND/LIST` visar vad som viskats; du kan ta tillbaka det som är ditt.",
    .ambiguousWhisper:
        "Du har viskat mer än en sak som kan vara ”{name}”: {candidates}. Skriv mer av det, eller dess id.",
    .pageFull:
        "Det finns inte plats för mer av vad du viskar och kommer på om ”{list}”. Skriv mindre, eller ta först tillbaka något: `hearth whisper delete FRIEND/LIST WHISPER` eller `hearth idea delete FRIEND/LIST/IDEA`.",
    .ideaOfAnother:
        "”{wish}” är en idé av {name}; den som kom på den kan ta tillbaka den.",
    .ownerNeverReserves:
        "”{list}” är din egen lista, och ingen reserverar från sin egen. Ta bort önskningen om du inte vill ha den kvar.",
    .ownerCannotLeave:
        "”{list}” är din egen lista. Du kan ta bort den eller sluta dela den, men inte lämna den.",
    .circleNeedsPassphrase:
        "Någon som äger den här listan bor på samma nod som du, så det du reserverar där är dolt bara bakom en lösenfras. Välj en för {member} med `hearth passphrase --as MEDLEM` och försök igen.",
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
        "”{list}” är inte delad med {name}. `hearth list who LISTA` visar vilka den är delad med.",
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

    .sortUnknown: "”{value}” är ingen ordning. Det här finns: {candidates}.",
    .positionMalformed:
        "”{value}” är ingen position. Skriv latitud och longitud i grader: 59.3293,18.0686.",
    .fileTooLarge:
        "Filen är för stor: högst {limit} MiB kan hämtas in. Dela upp den och hämta in delarna.",
    .fileNotText:
        "Filen är inte text. Spara den som CSV, JSON, text eller webbsida och hämta in den.",
    .fileMalformed:
        "Filen går inte att läsa som {format}. Se efter att den är hel, eller säg vad den är med --format.",
    .fileTooManyWishes:
        "Filen innehåller fler önskningar än som kan hämtas in på en gång: {limit}. Hämta in den i delar.",
    .importOverLimit:
        "Listan ”{list}” rymmer högst {limit} önskningar: {count} skulle komma, och det finns plats för {room}. Inget hämtas in; ta färre, eller en annan lista.",
    .fileEmpty: "Det finns inget i filen som kan vara en önskning.",
    .fileUnreadable:
        "Filen ”{file}” går inte att läsa eller skriva. Se efter sökvägen och om du får göra det.",
    .namesNotFound:
        "Ingen av kolumnerna har kända namn på önskningar. Säg vilken med --map \"KOLUMN=name\"; kolumnerna är: {candidates}.",
    .columnUnknown: "Det finns ingen kolumn ”{name}”. Kolumnerna är: {candidates}.",
    .ownWishCopied:
        "”{wish}” står på en lista som är din. Flytta den med `hearth wish move` i stället; en önskning står på en lista.",
    .spotNotThere:
        "”{name}” kan inte ställas bredvid ”{other}”: den finns inte bland de andra. Säg en annan, eller använd --first eller --last.",
    .listsApart:
        "”{name}” och ”{other}” visas inte tillsammans, så den ena har ingen plats bredvid den andra. Säg två av samma slag.",
    .photoEmpty:
        "”{photo}” är en tom fil. Välj fotot igen.",
    .photoTooLarge:
        "”{photo}” är för stort: högst {limit} tas emot. Spara det mindre i ett bildprogram och försök igen.",
    .photoTooManyPixels:
        "”{photo}” har för många bildpunkter: högst {limit} miljoner tas emot. Spara det mindre i ett bildprogram och försök igen.",
    .photoHEIC:
        "”{photo}” är en HEIC-bild, som inte alla program kan visa. Spara den som JPEG. En iPhone tar JPEG efter Inställningar > Kamera > Format > Mest kompatibelt.",
    .photoGIF:
        "”{photo}” är en GIF. Hearth tar emot JPEG, PNG och WebP: öppna den i ett bildprogram och spara en bild av den som PNG.",
    .photoDrawing:
        "”{photo}” är en teckning (SVG), inget foto. Exportera den som PNG.",
    .photoDocument:
        "”{photo}” är ett PDF-dokument, inget foto. Exportera sidan som JPEG, eller ta en skärmbild.",
    .photoOtherFormat:
        "”{photo}” är {format}. Hearth tar emot JPEG, PNG och WebP: öppna den i ett bildprogram och spara den som JPEG.",
    .photoUnknown:
        "”{photo}” är ingen bild som Hearth känner till. Hearth tar emot JPEG, PNG och WebP, efter vad som finns i filen och inte efter namnet.",
    .photoDamaged:
        "”{photo}” är skadat eller inte helt. Kopiera det igen därifrån det kom.",
    .photoTooHard:
        "”{photo}” behöver mer minne eller tid än ett foto får här. Öppna det i ett bildprogram och spara det på nytt som JPEG, och mindre.",
    .photosBusy:
        "För många foton görs i ordning samtidigt. Försök igen om en stund.",
    .photoForgotten:
        "Ett foto gjordes i ordning för länge sedan, eller av någon annan, och är glömt. Välj det igen.",
    .photoProgramMissing:
        "Programmet som gör foton i ordning finns inte: {file}. Bygg eller installera Hearth igen, med alla dess program i en mapp.",
    .pictureFileExists:
        "Det finns redan en fil {file}. Välj ett annat namn, eller lägg till --overwrite.",
    .unknownComment:
        "Det finns ingen kommentar ”{name}”. `hearth comments LISTA` visar vad som sägs om en lista, med id.",
    .ambiguousComment:
        "Mer än en kommentar börjar med ”{name}”: {candidates}. Skriv mer av id:t.",
    .commentsFull:
        "Du har sagt så mycket om ”{list}” som får plats. Ta bort en gammal kommentar med `hearth comment delete` och försök igen.",
    .notYourComment:
        "Det sa {name}, och bara {name} kan ta tillbaka det. `hearth comment hide` döljer det för dig.",

    .birthdayMalformed:
        "”{value}” är ingen födelsedag. Skriv månad och dag, 04-17, eller året också: 1980-04-17.",
    .noPicture:
        "Det finns ingen bild i profilen för {name}, eller så har den inte kommit.",
    .pictureNotAllowed:
        "Det här är ingen bild som en profil kan ha: JPEG, PNG eller WebP, högst {limit}.",
    .limitAsks:
        "Du har bett en vän om så mycket man kan: {limit}. Ta tillbaka något med `hearth ask --withdraw`.",
    .notAsked:
        "Du har inte bett om fler önskningar från ”{name}”. `hearth ask` visar vem du har frågat.",
    .ownListToFill:
        "”{list}” är din egen lista: `hearth wish add` lägger önskningar där.",
    .tellTooEarly:
        "Dagen för ”{list}” är {date}, och att berätta innan den är över skulle förstöra överraskningen. Försök igen från mitt på dagen (UTC) dagen efter.",
    .tellUndated:
        "”{list}” har aldrig haft något datum, så Hearth kan inte veta om överraskningen är över. Lägg till --surprise-is-over om du är säker.",
    .tellMovedBack:
        "”{list}” hade en gång datumet {date}, som inte är över; ägaren har ändrat det sedan dess. Lägg till --surprise-is-over om du är säker på att överraskningen är över.",
    .nothingToTell:
        "Det finns inget att berätta om ”{list}”. `hearth bought` och `hearth given` antecknar vad du gav; --wish nämner det här.",
    .hookNotAbsolute:
        "”{program}” säger inte var programmet finns. Skriv hela sökvägen, till exempel /home/jag/bin/notis.",
    .hookMissing: "Det finns inget program {program}. Kontrollera sökvägen.",
    .hookNotExecutable:
        "{program} är inget program som kan köras. Gör det till ett med `chmod u+x {program}`.",
    .hookNotPrivate:
        "{program} måste tillhöra den användare som kör noden, och ingen annan får kunna ändra det: `chmod go-w {program}`.",
    .noHook: "Du har ingen krok. `hearth hook set PROGRAM` sätter en.",
    .limitListeners:
        "För många följer nyheterna på den här noden samtidigt: {limit}. Stoppa en `hearth watch` eller stäng en sida först.",

    .unauthorized:
        "Anropet visar inte att det får göra det här. Det behöver nyckeln i filen api-token i hemmet, och adressen som noden lyssnar på.",
    .notFound: "Det finns inget på den här adressen i API:et.",
    .internalError:
        "Något gick fel inuti Hearth; inget har ändrats. Nodens logg säger mer, och rapportera det gärna.",
]

private let swedishTexts: KeyValuePairs<String, String> = [
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

    // Alarms, and why a node cannot be reached (AlarmText.swift).
    "{1} shows people different lists of readers: two under one version, both signed. Reserve nothing there before you have talked to {2}.":
        "{1} visar olika personer olika läsarlistor: två med samma version, båda signerade. Reservera inget där innan du har talat med {2}.",
    "{1} signed two different records under one version. Ask {2} whether an old copy of that home was started.":
        "{1} har signerat två olika poster med samma version. Fråga {2} om en gammal kopia av det hemmet har startats.",
    "There are two rosters under one version: the owner {1} shows people different lists of readers, or a friend's node says so falsely. Compare who reads the list with somebody else on it before you reserve anything there.":
        "Det finns två läsarlistor med samma version: ägaren {1} visar olika personer olika listor, eller så ljuger en väns nod om det. Jämför vilka som läser listan med någon annan på den innan du reserverar något där.",
    "This node keeps {1} MiB of what {2} writes, and that is full: what is new or longer from {3} is not taken. Ask {4} to make lists shorter, or stop following some of them.":
        "Den här noden sparar {1} MiB av vad {2} skriver, och det är fullt: det som är nytt eller längre från {3} tas inte emot. Be {4} korta sina listor, eller sluta följa några av dem.",
    "Friends of {1} hold newer things of that home than it did itself: it was put back to an earlier copy, or runs twice. What they hold was taken over. See to it that it runs once.":
        "Vänner till {1} har nyare saker från det hemmet än det självt hade: det har återställts till en tidigare kopia, eller körs två gånger. Det de har togs över. Se till att det körs en gång.",
    "The news of {1} could not be read and begin anew.":
        "Nyheterna för {1} kunde inte läsas och börjar om.",
    "What {1} reserved or whispered on a list cannot be opened here. Put the home back to a copy in which all was well, or reserve anew.":
        "Det {1} har reserverat eller viskat på en lista kan inte öppnas här. Återställ hemmet till en kopia där allt var väl, eller reservera på nytt.",
    "{1} could not be let into a list. Share it with {2} again.":
        "{1} kunde inte släppas in på en lista. Dela den med {2} igen.",
    "The storage of this node refused a write. See whether the disk is full or broken.":
        "Nodens lagring vägrade att skriva. Se efter om disken är full eller trasig.",
    "nobody answers at this address": "ingen svarar på den adressen",
    "the node there is another one, or refuses": "noden där är en annan, eller vägrar",
    "the node there did not answer in time": "noden där svarade inte i tid",
    "the connection broke": "förbindelsen bröts",
    "the node there does not speak Hearth": "noden där talar inte Hearth",
    "the connection is too slow": "förbindelsen är för långsam",
    "the connection was closed": "förbindelsen stängdes",
    "this address cannot be used": "den adressen kan inte användas",
    "the storage of this node failed": "den här nodens lagring svek",

    // News.
    "{1} wants to be your friend. `hearth inbox` asks you.":
        "{1} vill bli vän med dig. `hearth inbox` frågar dig.",
    "{1} is your friend now.": "{1} är din vän nu.",
    "{1} wants to share “{2}” with you. `hearth inbox` asks you.":
        "{1} vill dela ”{2}” med dig. `hearth inbox` frågar dig.",
    "“{1}” of {2} has arrived.": "{2}: ”{1}” har kommit.",
    "{1} does not share a list with you any more.": "{1} delar inte längre en lista med dig.",
    "{1} does not share “{2}” with you any more.": "{1} delar inte längre ”{2}” med dig.",
    "The date of “{1}” of {2} is {3} now.": "{2}: datumet för ”{1}” är nu {3}.",
    "“{1}” of {2} has no date any more.": "{2}: ”{1}” har inget datum längre.",
    "New on “{1}” of {2}: “{3}”.": "Nytt på ”{1}” ({2}): ”{3}”.",
    "New wishes on “{1}” of {2}: {3}.": "Nya önskningar på ”{1}” ({2}): {3}.",
    "Changed on “{1}” of {2}: “{3}”.": "Ändrat på ”{1}” ({2}): ”{3}”.",
    "Changed wishes on “{1}” of {2}: {3}.": "Ändrade önskningar på ”{1}” ({2}): {3}.",
    "No longer on “{1}” of {2}: “{3}”.": "Inte längre på ”{1}” ({2}): ”{3}”.",
    "Wishes that are gone from “{1}” of {2}: {3}.":
        "Önskningar som försvunnit från ”{1}” ({2}): {3}.",
    "{1} asks you to wish for more. `hearth inbox` shows it.":
        "{1} ber dig att önska dig mer. `hearth inbox` visar det.",
    "{1} asks for more wishes on “{2}”. `hearth inbox` shows it.":
        "{1} ber om fler önskningar på ”{2}”. `hearth inbox` visar det.",
    "{1} tells you of a gift from “{2}”. `hearth thanks` shows it.":
        "{1} berättar om en present från ”{2}”. `hearth thanks` visar det.",
    "The birthday of {1} is on {2}.": "{1} fyller år den {2}.",
    "{1} wrote about “{2}” on “{3}” of {4}: “{5}”": "{1} skrev om ”{2}” på ”{3}” ({4}): ”{5}”",
    "{1} wrote on “{2}” of {3}: “{4}”": "{1} skrev på ”{2}” ({3}): ”{4}”",
    "New comments on “{1}” of {2}: {3}. `hearth comments` shows them.":
        "Nya kommentarer på ”{1}” ({2}): {3}. `hearth comments` visar dem.",
    "{1} whispered about “{2}” on “{3}” of {4}: “{5}”":
        "{1} viskade om ”{2}” på ”{3}” ({4}): ”{5}”",
    "{1} whispered on “{2}” of {3}: “{4}”": "{1} viskade på ”{2}” ({3}): ”{4}”",
    "New whispers on “{1}” of {2}: {3}. `hearth whispers` shows them.":
        "Nya viskningar på ”{1}” ({2}): {3}. `hearth whispers` visar dem.",
    "A surprise idea of {1} for “{2}” of {3}: “{4}”.":
        "En överraskningsidé av {1} för ”{2}” ({3}): ”{4}”.",
    "New surprise ideas for “{1}” of {2}: {3}. `hearth idea list` shows them.":
        "Nya överraskningsidéer för ”{1}” ({2}): {3}. `hearth idea list` visar dem.",
    "“{1}” on “{2}” of {3}, which is in your cart, changed. `hearth cart` shows how.":
        "”{1}” på ”{2}” ({3}), som ligger i din korg, har ändrats. `hearth cart` visar hur.",
    "“{1}” was taken off “{2}” of {3}. It stays in your cart.":
        "”{1}” har tagits bort från ”{2}” ({3}). Den ligger kvar i din korg.",
    "You are first in line now: “{1}” on “{2}” of {3} is yours.":
        "Du är först i kön nu: ”{1}” på ”{2}” ({3}) är din.",
    "You wait in line for “{1}” on “{2}” of {3}: {4} was before you.":
        "Du står på kö för ”{1}” på ”{2}” ({3}): {4} var före dig.",
    "Bought twice: “{1}” on “{2}” of {3}, by you and by {4}.":
        "Köpt två gånger: ”{1}” på ”{2}” ({3}), av dig och av {4}.",
    "All together, you have the price of “{1}” on “{2}” of {3}.":
        "Tillsammans har ni ihop till priset för ”{1}” på ”{2}” ({3}).",
    "Your hold on “{1}” on “{2}” of {3} lapses soon.":
        "Snart går tiden ut för ”{1}” på ”{2}” ({3}), som du håller.",
    "Your hold on “{1}” on “{2}” of {3} has lapsed.":
        "Tiden har gått ut för ”{1}” på ”{2}” ({3}), som du höll.",
    "Not bought yet: “{1}” on “{2}” of {3}. Days that are left: {4}.":
        "Inte köpt än: ”{1}” på ”{2}” ({3}). Dagar kvar: {4}.",
    "Not bought yet: {1} wishes on “{2}” of {3}. Days that are left: {4}.":
        "Inte köpt än: {1} önskningar på ”{2}” ({3}). Dagar kvar: {4}.",
    "More happened, in all: {1}. `hearth news` shows it.":
        "Mer har hänt, sammanlagt: {1}. `hearth news` visar det.",
    "This is a test of your hook.": "Det här är ett prov av din krok.",
    "Nothing new.": "Inget nytt.",
    "Nothing new. `hearth news --all` shows what you have read.":
        "Inget nytt. `hearth news --all` visar det du har läst.",
    "Everything is read.": "Allt är läst.",
    "You are reminded this many days before: {1}.": "Du påminns så här många dagar före: {1}.",
    "You are not reminded.": "Du påminns inte.",
    "The hook is {1}.": "Kroken är {1}.",
    "It gets its texts in: {1}": "Den får sina texter på: {1}",
    "There is no hook.": "Det finns ingen krok.",
    "The hook is removed.": "Kroken är borttagen.",
    "The hook was run, and it said that all is well.":
        "Kroken kördes, och den sade att allt är väl.",
    "The hook failed: {1}": "Kroken misslyckades: {1}",
    "Others live on this node too: whoever runs it can read what the program gets.":
        "Andra bor också på den här noden: den som kör den kan läsa vad programmet får.",
    "Following what happens, until Ctrl-C.": "Följer vad som händer, tills Ctrl-C.",
    "The node is away; this goes on when it is back.":
        "Noden är borta; det fortsätter när den är tillbaka.",
    "Your keys were locked, so nothing more is told.":
        "Dina nycklar låstes, så mer berättas inte.",
    "News came faster than they were read, so nothing more is told.":
        "Nyheterna kom fortare än de lästes, så mer berättas inte.",
    "Unread news": "Olästa nyheter",
    "Hook": "Krok",
    // What errors call the fields of a form.
    "field: language": "språket",
    "field: whisper": "viskningen",
    "field: comment": "kommentaren",
    "field: address": "adressen",
    "field: addresses": "adresserna",
    "field: note": "noteringen",
    "field: size": "storleken",
    "field: sizes": "storlekarna",
    "field: wishes": "önskningarna",
    "field: words": "orden",
    "field: amount": "beloppet",
    "field: caption": "bildtexten",
    "field: command": "kommandot",
    "field: days": "antalet dagar",
    "field: greeting": "hälsningen",
    "field: household": "hushållets namn",
    "field: kind": "slaget",
    "field: link": "länken",
    "field: minutes": "antalet minuter",
    "field: name": "namnet",
    "field: notes": "anteckningarna",
    "field: number of arguments": "antalet argument",
    "field: number of reminders": "antalet påminnelser",
    "field: path of the home": "sökvägen till hemmet",
    "field: photo": "fotot",
    "field: quantity": "antalet",
    "field: place": "platsen",
    "field: position": "platsen i ordningen",
    "field: store": "butiken",
    "field: tag": "etiketten",
    "field: tags": "etiketterna",
    "field: text for the QR code": "texten för QR-koden",
    "field: text to look for": "texten att leta efter",
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

    // Long lists (Output/ListText.swift).
    "Not all of this list has come yet; pieces that are missing: {1}. The wishes in them are not shown.":
        "Hela listan har inte kommit än; delar som saknas: {1}. Önskningarna i dem visas inte.",

    // Alarms (Commands/AlarmsCommand.swift).
    "No alarms.": "Inga larm.",
    "Forget all alarms and their proofs?": "Glömma alla larm och deras bevis?",
    "The alarms are forgotten.": "Larmen är glömda.",

    // The cart (Commands/CartCommand.swift, Output/CartText.swift).
    "Nothing is due.": "Inget behöver köpas snart.",
    "Everything in the cart is as you know it.": "Allt i kundvagnen är som du känner till det.",
    "You took note of it; wishes with other changes: {1}.":
        "Det är noterat; önskningar med andra ändringar: {1}.",
    "The cart is empty.": "Kundvagnen är tom.",
    "To buy soon": "Att köpa snart",
    "`hearth cart seen` takes note of what changed.":
        "`hearth cart seen` noterar vad som har ändrats.",
    "Total: {1}": "Summa: {1}",
    "WHEN": "NÄR",
    "PATH": "SÖKVÄG",
    "NUMBER": "ANTAL",
    "WHERE": "VAR",
    "today": "i dag",
    "tomorrow": "i morgon",
    "was yesterday": "var i går",
    "WISH": "ÖNSKNING",
    "STATE": "LÄGE",
    "PRICE": "PRIS",
    "DATE": "DATUM",
    "reserved": "reserverad",
    "held until {1}": "hålls till {1}",
    "later": "senare",
    "lapsed {1}": "gick ut {1}",
    "you give {1}": "du ger {1}",
    "a part": "en del",
    "bought": "köpt",
    "waiting": "väntar",
    "bought twice": "köpt två gånger",
    "does not count": "räknas inte",
    "It is no longer on the list.": "Den finns inte längre på listan.",
    "This part of the list is still on its way to your node.":
        "Den här delen av listan är fortfarande på väg till din nod.",
    "You cannot see this list any more.": "Du kan inte se den här listan längre.",
    "buy it": "köper den",
    "wrap it": "slår in den",
    "write the card": "skriver kortet",
    "You {1}.": "Du {1}.",
    "At {1}": "Hos {1}",
    "Path: {1}": "Sökväg: {1}",
    "Your hold has lapsed: hold or reserve it again, or free it.":
        "Tiden har gått ut: håll eller reservera den igen, eller släpp den.",
    "part": "okänt belopp",
    "The price is met without your {1}, by {2}.":
        "Priset är uppnått utan din del ({1}), av {2}.",
    "you are waiting in line": "du står i kö",
    "you are next in line": "du är näst på tur",
    "you are number {1} in line": "du är nummer {1} i kön",
    "{1} bought it too: agree on who takes it back.":
        "{1} har också köpt den: kom överens om vem som lämnar tillbaka den.",
    "{1} put money towards it: free it and chip in, or agree on something.":
        "{1} är med och betalar den: släpp den och var med och betala, eller kom överens om något.",
    "{1} of them waits in line behind {2}.": "{1} av dem väntar i kön efter {2}.",
    "Of your part {1} counts.": "Av din del räknas {1}.",
    "The price is met.": "Priset är uppnått.",
    "Together that is {1} of {2}.": "Tillsammans blir det {1} av {2}.",
    "Together that is {1}.": "Tillsammans blir det {1}.",
    "It is yours now: your turn has come.": "Nu är den din: det har blivit din tur.",
    "Changed: its name was “{1}”.": "Ändrat: den hette ”{1}”.",
    "Changed: its notes are others now.": "Ändrat: anteckningarna är andra nu.",
    "price": "priset",
    "a price": "ett pris",
    "link": "länken",
    "a link": "en länk",
    "store": "butiken",
    "a store": "en butik",
    "place": "platsen",
    "a place": "en plats",
    "number": "antalet",
    "a number": "ett antal",
    "date": "datumet",
    "a date": "ett datum",
    "Changed: it has {1} now.": "Ändrat: den har {1} nu.",
    "Changed: its {1} was {2}, is {3} now.": "Ändrat: {1} var {2}, är {3} nu.",
    "Changed: its {1} was {2}, has none now.": "Ändrat: {1} var {2}, saknas nu.",

    // Friends (Commands/FriendCommand.swift, Commands/FriendVerifyCommand.swift).
    "You and {1} are friends now.": "Du och {1} är vänner nu.",
    "your new friend": "din nya vän",
    "Asked. `hearth friend list` shows the answer when it has come; the question is repeated until then.":
        "Frågan är ställd. `hearth friend list` visar svaret när det har kommit; tills dess upprepas frågan.",
    "No friends yet. Send somebody what `hearth key` prints, or use `hearth friend add LINK`.":
        "Inga vänner än. Skicka någon det som `hearth key` skriver ut, eller använd `hearth friend add LÄNK`.",
    "End the friendship with {1} and stop sharing in both directions?":
        "Avsluta vänskapen med {1} och sluta dela åt båda håll?",
    "You and {1} are not friends any more.": "Du och {1} är inte vänner längre.",
    "--yes and --undo exclude each other.": "--yes och --undo utesluter varandra.",
    "Safety number of you and {1}, the same on both nodes:":
        "Säkerhetsnummer för dig och {1}, samma på båda noderna:",
    "Read it to each other line by line, face to face or on the phone. Where it differs, somebody stands in between.":
        "Läs upp det för varandra rad för rad, öga mot öga eller per telefon. Om det skiljer sig står någon emellan.",
    "Checked already.": "Redan kontrollerad.",
    "Does {1}'s node show the same number?": "Visar noden hos {1} samma nummer?",
    "{1} is checked.": "{1} är kontrollerad.",
    "{1} is not marked as checked.": "{1} är inte märkt som kontrollerad.",

    // Reserving, chipping in, buying (Commands/GivingCommands.swift, Output/ClaimText.swift,
    // Output/GivingText.swift).
    "Reserve “{1}”?": "Reservera ”{1}”?",
    "Hold “{1}”?": "Hålla ”{1}”?",
    "Put {1} towards “{2}”?": "Lägga {1} till ”{2}”?",
    "Say what you see to: --buys, --wraps and --card, or --none.":
        "Säg vad du tar hand om: --buys, --wraps och --card, eller --none.",
    "“{1}” is not reserved for you any more.": "”{1}” är inte reserverad för dig längre.",
    "“{1}”{2} is reserved for you.": "”{1}”{2} är reserverad för dig.",
    "its time is over": "tiden är ute",
    "“{1}”{2} is held for you until {3}. Reserve or buy it by then.":
        "”{1}”{2} hålls åt dig till {3}. Reservera eller köp den innan dess.",
    "Your hold on “{1}” has lapsed. Hold or reserve it again.":
        "Tiden för ”{1}” har gått ut. Håll eller reservera den igen.",
    "You put {1} towards “{2}”.": "Du lägger {1} till ”{2}”.",
    "something": "något",
    "Of it {1} counts.": "Av det räknas {1}.",
    "“{1}”{2} is marked as bought by you.": "”{1}”{2} är märkt som köpt av dig.",
    "The price of “{1}” is met without your {2}, by {3}. It waits in case somebody withdraws.":
        "Priset för ”{1}” är uppnått utan din del ({2}), av {3}. Den väntar ifall någon drar sig ur.",
    "{1} You wait in line for “{2}”, as number {3}; it is yours when your turn comes.":
        "{1} Du står i kö för ”{2}”, som nummer {3}; den är din när det blir din tur.",
    "{1} You wait in line for “{2}”; it is yours when your turn comes.":
        "{1} Du står i kö för ”{2}”; den är din när det blir din tur.",
    "“{1}” is marked as bought by you, but {2} bought it too. Agree on who takes it back.":
        "”{1}” är märkt som köpt av dig, men {2} har också köpt den. Kom överens om vem som lämnar tillbaka den.",
    "{1} put money towards “{2}”, so yours does not count. Free it and chip in, or agree with them on something else.":
        "{1} är med och betalar ”{2}”, så din reservation räknas inte. Släpp den och var med och betala, eller kom överens om något annat.",
    "Of that, {1} waits in line behind {2}.": "Av dem väntar {1} i kön efter {2}.",
    "Together that is {1}; {2} is missing.": "Tillsammans blir det {1}; {2} saknas.",
    "nobody yet": "ingen än",
    "Who sees to what for “{1}”:": "Vem som gör vad för ”{1}”:",
    "Buys": "Köper",
    "Wraps": "Slår in",
    "Writes the card": "Skriver kortet",
    "So far nobody but you will see what you reserve on “{1}”, and {2} never will.":
        "Hittills ser ingen annan än du vad du reserverar på ”{1}”, och {2} får aldrig se det.",
    "NAME": "NAMN",
    "ROLE": "ROLL",
    "NOTE": "ANMÄRKNING",
    "Nobody has whispered here yet.": "Ingen har viskat här än.",
    "People whose whispers have not arrived yet: {1}":
        "Personer vars viskningar inte har kommit fram än: {1}",
    "Your room for whispers and ideas here is {1} % full; take back what is done with.":
        "Din plats för viskningar och idéer här är fylld till {1} %; ta tillbaka det som är klart.",
    "by a clock that is ahead": "enligt en klocka som går före",
    "{1} {2} about a wish that is not there:": "{1} {2} om en önskning som inte finns:",
    "{1} {2} about “{3}”:": "{1} {2} om ”{3}”:",
    "So far nobody but you will read what you whisper on “{1}”, and {2} never will.":
        "Än så länge läser ingen annan än du vad du viskar om ”{1}”, och {2} gör det aldrig.",
    "These people will be able to read what you whisper on “{1}”; {2} never will:":
        "De här personerna kan läsa vad du viskar om ”{1}”; {2} kan det aldrig:",
    "Whisper this?": "Viska det?",
    "Whispered. Friends who are connected read it now, the others soon.":
        "Viskat. Vänner som är anslutna läser det nu, de andra snart.",
    "Taken back.": "Tillbakataget.",
    "Add the idea “{1}”?": "Lägga till idén ”{1}”?",
    "“{1}” is added, and {2} never sees it.": "”{1}” är tillagd, och {2} ser den aldrig.",
    "No ideas yet. `hearth idea add {1} NAME` adds one.":
        "Inga idéer än. `hearth idea add {1} NAME` lägger till en.",
    "Surprise ideas ({1} never sees them)": "Överraskningsidéer ({1} ser dem aldrig)",
    "Surprise idea of": "Överraskningsidé av",
    "IDEA": "IDÉ",
    "IDEA OF": "IDÉ AV",
    "known to {1} only": "bara känd av {1}",
    "checked by {1}": "kontrollerad av {1}",
    "left out until checked: lives on an owner's node":
        "utelämnad tills någon har kontrollerat: bor på en ägares nod",
    "These people will be able to see what you reserve on “{1}”; {2} never will:":
        "De här kommer att kunna se vad du reserverar på ”{1}”; {2} får aldrig se det:",
    "free": "ledig",
    "{1} % of the price": "{1} % av priset",
    "More was bought than is wished for; agree on who takes it back.":
        "Fler har köpts än som önskas; kom överens om vem som lämnar tillbaka.",
    "People whose reservations have not arrived yet: {1}":
        "Personer vars reservationer inte har kommit än: {1}",
    "price met": "priset uppnått",
    "{1} together": "{1} tillsammans",
    "{1} together, {2} missing": "{1} tillsammans, {2} saknas",
    "taken": "tagen",
    "{1} of {2}": "{1} av {2}",
    "{1} of any number": "{1} av valfritt antal",
    "(at the shop)": "(i butiken)",
    "(bought)": "(köpt)",
    "(waiting)": "(väntar)",
    "of it {1} counts": "av det räknas {1}",
    "at the shop until {1}": "i butiken till {1}",
    "wants to give it whole; does not count while others chip in":
        "vill ge hela; räknas inte medan andra är med och betalar",
    "wants to chip in; does not count while others give it whole":
        "vill vara med och betala; räknas inte medan andra ger hela",
    "{1} of them waiting": "{1} av dem väntar",
    "next in line": "näst på tur",
    "number {1} in line": "nummer {1} i kön",
    "you": "du",
    "buys": "köper",
    "wraps": "slår in",
    "card": "kortet",
    "Somebody": "Någon",
    "{1} and {2}": "{1} och {2}",

    // What waits for an answer (Commands/InboxCommands.swift).
    "Nothing waits for an answer.": "Inget väntar på svar.",
    "Answer with `hearth accept`, `hearth refuse` or `hearth ignore` and the id or the name.":
        "Svara med `hearth accept` (tacka ja), `hearth refuse` (tacka nej) eller `hearth ignore` (vänta) och id:t eller namnet.",
    "Everybody on the list “{1}” will see your name and how to dial your node.":
        "Alla på listan ”{1}” ser ditt namn och hur de når din nod.",
    "Everybody on the list “{1}” will see your name.": "Alla på listan ”{1}” ser ditt namn.",
    "Accept it?": "Tacka ja?",
    "You own “{1}” together with {2} now; it appears in `hearth list` when it has arrived.":
        "Du äger nu ”{1}” tillsammans med {2}; den syns i `hearth list` när den har kommit.",
    "the list": "listan",
    "You follow “{1}” of {2} now; it appears in `hearth list` when it has arrived.":
        "Du följer nu ”{1}” av {2}; den syns i `hearth list` när den har kommit.",
    "Refused.": "Du har tackat nej.",
    "Taken note of.": "Noterat.",
    "Put aside; you are asked again when the node next starts.":
        "Lagt åt sidan; du får frågan igen nästa gång noden startar.",

    // Making a home, running its node (Commands/InitCommand.swift, Running/).
    "Home": "Hem",
    "Household": "Hushåll",
    "Member": "Medlem",
    "Public key": "Publik nyckel",
    "Next: `hearth run` starts the node; `hearth key` prints the link for friends, `hearth recovery-code` what to keep on paper.":
        "Nästa steg: `hearth run` startar noden; `hearth key` skriver ut länken till vänner, `hearth recovery-code` det som ska sparas på papper.",
    "hearth: There is no home at {1} yet; two questions make it.":
        "hearth: Det finns inget hem i {1} än; två frågor så är det klart.",
    "What is the household called?": "Vad heter hushållet?",
    "What are you called?": "Vad heter du?",
    "hearth: Made the home {1} with its first member, {2}. `hearth init` makes one with other names or a passphrase; `hearth recovery-code` prints what to keep on paper.":
        "hearth: Hemmet {1} är skapat med sin första medlem, {2}. `hearth init` skapar ett med andra namn eller en lösenfras; `hearth recovery-code` skriver ut det som ska sparas på papper.",
    "Friends dial": "Vänner når den på",
    "nobody can reach this node: add --listen HOST:PORT":
        "ingen kan nå den här noden: lägg till --listen VÄRD:PORT",
    "Web": "Webb",
    "{1} (token in {2}/{3})": "{1} (nyckel i {2}/{3})",
    "Stop": "Stoppa",
    "hearth: The node is ready.": "hearth: Noden är klar.",
    "The beat has to last at least 1 second.": "Takten måste vara minst 1 sekund.",
    "hearth: The node has stopped.": "hearth: Noden har stannat.",

    // Invitations and keys (Commands/InviteCommand.swift, Commands/KeyCommand.swift).
    "hearth: It works once, until {1}, and is shown only now. `hearth invite revoke {2}` takes it back.":
        "hearth: Den gäller en gång, till {1}, och visas bara nu. `hearth invite revoke {2}` tar tillbaka den.",
    "No invitations.": "Inga inbjudningar.",
    "Take back the invitation {1}?": "Ta tillbaka inbjudan {1}?",
    "The invitation cannot be used any more.": "Inbjudan går inte att använda längre.",
    "hearth: The link has no address, so nobody can dial this node. Start it with `hearth run --advertise HOST:PORT`.":
        "hearth: Länken har ingen adress, så ingen kan nå den här noden. Starta den med `hearth run --advertise VÄRD:PORT`.",

    // Lists (Commands/ListCommand.swift, Commands/ListChangeCommands.swift, Output/ListText.swift).
    "The list is called “{1}” now.": "Listan heter nu ”{1}”.",
    "--{1} and --clear {2} exclude each other.": "--{1} och --clear {2} utesluter varandra.",
    "Say what to change: --occasion, --date, --notes or --clear.":
        "Säg vad som ska ändras: --occasion, --date, --notes eller --clear.",
    "“{1}” is archived.": "”{1}” är arkiverad.",
    "“{1}” is in use again.": "”{1}” används igen.",
    "Delete the list {1} with all its wishes?": "Ta bort listan {1} med alla önskningar?",
    "The list {1} is deleted.": "Listan {1} är borttagen.",
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

    // Members and their keys (Commands/MemberCommand.swift, Commands/PassphraseCommand.swift,
    // Commands/UnlockCommand.swift, Prompts/).
    "{1} lives on this node now. Public key: {2}":
        "{1} bor nu på den här noden. Publik nyckel: {2}",
    "--remove and --new-passphrase-file exclude each other.":
        "--remove och --new-passphrase-file utesluter varandra.",
    "A passphrase protects the keys of {1} now.": "En lösenfras skyddar nu nycklarna för {1}.",
    "The keys of {1} have no passphrase now.": "Nycklarna för {1} har ingen lösenfras nu.",
    "hearth: Write it on paper and keep it safe. Whoever has it is you, and without it a lost machine cannot be made good.":
        "hearth: Skriv den på papper och förvara den säkert. Den som har den är du, och utan den går en förlorad dator inte att ersätta.",
    "There is no terminal to ask for the passphrase on. Add {1} FILE.":
        "Det finns ingen terminal att fråga efter lösenfrasen på. Lägg till {1} FIL.",
    "hearth: {1} is unlocked until {2} where the line above is run: eval \"$(hearth unlock --as MEMBER)\". `hearth lock` ends it.":
        "hearth: {1} är upplåst till {2} där raden ovan körs: eval \"$(hearth unlock --as MEDLEM)\". `hearth lock` låser igen.",
    "There is no session to end: HEARTH_SESSION is not set in this shell.":
        "Det finns inget att låsa: HEARTH_SESSION är inte satt i det här skalet.",
    "Locked.": "Låst.",
    "Passphrase of {1}:": "Lösenfras för {1}:",
    "Passphrase:": "Lösenfras:",
    "New passphrase:": "Ny lösenfras:",
    "Once more:": "En gång till:",
    "The two passphrases differ; nothing was changed. Try again.":
        "De två lösenfraserna skiljer sig åt; inget har ändrats. Försök igen.",
    "The passphrase cannot be read from {1}. Check that it is a text file.":
        "Lösenfrasen går inte att läsa från {1}. Se efter att det är en textfil.",

    // Wishes (Commands/WishCommand.swift).
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

    // People (Output/PeopleText.swift).
    "KEYS": "NYCKLAR",
    "PUBLIC KEY": "PUBLIK NYCKEL",
    "unlocked": "upplåsta",
    "passphrase": "lösenfras",
    "no passphrase": "ingen lösenfras",
    "LAST HEARD": "SENAST HÖRD",
    "CHECKED": "KONTROLLERAD",
    "ADDRESSES": "ADRESSER",
    "(not answered)": "(inget svar)",
    "connected": "ansluten",
    "away": "borta",
    "met on a list": "träffad på en lista",
    "knocked: {1}": "knackat på: {1}",
    "knocked, waiting": "knackat på, väntar",
    "not reached yet": "inte nådd än",
    "waits for an answer": "väntar på svar",
    "does not live there": "bor inte där",
    "too many wait there; asked again later": "för många väntar där; frågar igen senare",
    "the invitation was used already": "inbjudan är redan använd",
    "the invitation has expired": "inbjudan har gått ut",
    "the invitation was taken back": "inbjudan har tagits tillbaka",
    "the invitation is not known there": "inbjudan är inte känd där",
    "ID": "ID",
    "FROM": "FRÅN",
    "ASKS": "FRÅGAR OM",
    "AS": "SOM",
    "OWNERS": "ÄGARE",
    "SINCE": "SEDAN",
    "SAYS": "SÄGER",
    "to be friends": "att bli vänner",
    "to own “{1}” together": "att äga ”{1}” tillsammans",
    "to share “{1}”": "att dela ”{1}”",
    "nothing: deleted “{1}”, which you owned together":
        "inget: tog bort ”{1}”, som ni ägde tillsammans",
    "nothing: stopped sharing “{1}”": "inget: slutade dela ”{1}”",
    "a list": "en lista",
    "{1} made “{2}” with you as an owner. {3}": "{1} gjorde ”{2}” med dig som ägare. {3}",
    "Of a list that is no longer shared: what you reserved there stays in your cart, and what was sent until then stays readable to whoever kept it. Nothing newer reaches you.":
        "Om en lista som inte delas längre: det du reserverade där finns kvar i din kundvagn, och det som skickades innan dess kan läsas av den som har sparat det. Inget nyare når dig.",
    "`hearth ignore` and the id takes such an entry away.":
        "`hearth ignore` och id:t tar bort det härifrån.",
    "who made it": "den som gjorde den",
    "None of you will ever see what is reserved there. Everybody who owns it edits it; only {1} can share or delete it. Who owns a list is fixed for good.":
        "Ingen av er får någonsin se vad som är reserverat där. Alla som äger den kan ändra den; bara {1} kan dela den eller ta bort den. Vilka som äger en lista ligger fast för alltid.",
    "Neither of you will ever see what is reserved there. Everybody who owns it edits it; only {1} can share or delete it. Who owns a list is fixed for good.":
        "Ingen av er två får någonsin se vad som är reserverat där. Alla som äger den kan ändra den; bara {1} kan dela den eller ta bort den. Vilka som äger en lista ligger fast för alltid.",
    "EXPIRES": "GÅR UT",
    "USED BY": "ANVÄND AV",
    "open": "öppen",
    "used": "använd",
    "expired": "utgången",
    "revoked": "tillbakatagen",
    "SEES RESERVATIONS": "SER RESERVATIONER",
    "SEES YOURS": "SER DINA",
    "KNOWN": "KÄND",
    "your friend": "din vän",
    "checked by you": "kontrollerad av dig",
    "checked by {1}, whom you checked": "kontrollerad av {1}, som du har kontrollerat",
    "{1} lives on a node of an owner's, and neither you nor anybody you checked has checked {2}: what you reserve is kept from there. Compare numbers with `hearth friend verify {3}` to change that.":
        "{1} bor på en ägares nod, och varken du eller någon du har kontrollerat har kontrollerat {2}: det du reserverar skickas inte dit. Jämför nummer med `hearth friend verify {3}` för att ändra det.",

    // The node's state (Output/StatusText.swift).
    "Look into this: {1}": "Undersök det här: {1}",
    "Running for": "Igång i",
    "Friends can dial": "Vänner når den på",
    "nobody can reach this node": "ingen kan nå den här noden",
    "Beat": "Takt",
    "every {1}": "en gång per {1}",
    "Members": "Medlemmar",
    "Other nodes": "Andra noder",
    "Lists that this node carries": "Listor som den här noden bär",
    "none": "inga",
    "WHO": "VEM",
    "ADDRESS": "ADRESS",
    "NEXT ATTEMPT": "NÄSTA FÖRSÖK",
    "PROBLEM": "PROBLEM",
    "never": "aldrig",
    "VERSION": "VERSION",
    "RECORDS": "POSTER",
    "READERS": "LÄSARE",
    "LAST BEAT": "SENASTE TAKT",
    "NEXT BEAT": "NÄSTA TAKT",

    // Times (Output/TimeText.swift).
    "just now": "nyss",
    "{1} ago": "för {1} sedan",
    "{1} d": "{1} d",
    "{1} h": "{1} h",
    "{1} min": "{1} min",
    "{1} s": "{1} s",

    // Words of the node (Output/Words.swift).
    "owner": "ägare",
    "keeper": "förvaltare",
    "friend": "vän",
    "reading": "läser",
    "asked": "tillfrågad",
    "refused": "tackat nej",
    "left": "har lämnat",
    "birthday": "födelsedag",
    "christmas": "jul",
    "wedding": "bröllop",
    "engagement": "förlovning",
    "name-day": "namnsdag",
    "mothers-day": "mors dag",
    "fathers-day": "fars dag",
    "easter": "påsk",
    "halloween": "halloween",
    "graduation": "examen",
    "baby": "barn",
    "housewarming": "inflyttning",
    "other": "annat",
    "low": "låg",
    "medium": "medel",
    "high": "hög",
    "any": "valfritt",
    "yes": "ja",
    "no": "nej",

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
    "“{1}” has no currency; it stands in the notes. --currency says which.":
        "”{1}” har ingen valuta; det står i anteckningarna. --currency säger vilken.",
    "{1} is too long: the first {2} fit.": "{1} är för långt: de första {2} får plats.",
    "characters of {1} that would steer how it is shown are left out.":
        "tecken i {1} som styr hur det visas är utelämnade.",
    "a slash in the name becomes a dash.": "ett snedstreck i namnet blir ett bindestreck.",
    "there are more cells than columns; the last ones are left out.":
        "det finns fler celler än kolumner; de sista är utelämnade.",
    "“{1}” is not brought in. --map says what it is.":
        "”{1}” hämtas inte in. --map säger vad det är.",
    "“{1}” is the list of a friend and is left out.":
        "”{1}” är en väns lista och är utelämnad.",
    "The file is not UTF-8; it was read as Windows-1252.":
        "Filen är inte UTF-8; den lästes som Windows-1252.",
    "The page says nothing of its products; the links in its lists were taken.":
        "Sidan säger inget om sina produkter; länkarna i dess listor togs.",
    "{1} (new)": "{1} (ny)",
    "Tray": "Lådan",
    "--cart goes with --format json alone.": "--cart går bara med --format json.",
    "Name lists or add --followed, not both.":
        "Säg vilka listor eller lägg till --followed, inte båda.",
    "Lists: {1}, wishes: {2}.": "Listor: {1}, önskningar: {2}.",
    "It says what you reserved: keep it from those whom it is for.":
        "Den säger vad du har reserverat: håll den borta från dem som det är till.",
    "Wish lists": "Önskelistor",
    "mine": "min",
    "wanted:": "önskas:",
    "any number": "valfritt antal",
    "as of": "per",
    "Your profile is in it, addresses included; friends alone see that else.":
        "Din profil är med, adresser inräknade; annars ser bara vänner den.",
    "Birthday: {1}": "Födelsedag: {1}",
    "Photos in {1}: {2}.": "Foton i {1}: {2}.",
    "The photos are not below the folder of the export: `hearth import` finds them with --photos {1}.":
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
    "The file {1} is there already. Add --force to replace it.":
        "Filen {1} finns redan. Lägg till --force för att ersätta den.",
    "There is no command `{1}`. Did you mean {2}?":
        "Det finns inget kommando `{1}`. Menade du {2}?",
    "There is no command `{1}`. Did you mean {2} or {3}?":
        "Det finns inget kommando `{1}`. Menade du {2} eller {3}?",

    // Help by task (Commands/HelpCommand.swift, Help/HelpTopic.swift).
    "There is no topic and no command “{1}”. The topics are: {2}. `hearth --help` shows the commands.":
        "Det finns inget ämne och inget kommando ”{1}”. Ämnena är: {2}. `hearth --help` visar kommandona.",
    "What do you want to do?": "Vad vill du göra?",
    "`hearth --help` lists all commands, `hearth help COMMAND` explains one.":
        "`hearth --help` visar alla kommandon, `hearth help KOMMANDO` förklarar ett.",
    "First steps: a home and its node": "Första stegen: ett hem och dess nod",
    "Becoming friends": "Bli vänner",
    "Wishing: lists and wishes": "Önska: listor och önskningar",
    "Sharing a list, alone or with others": "Dela en lista, ensam eller med andra",
    "Giving without a word to the owner": "Ge utan ett ord till ägaren",
    "Several people on one node": "Flera personer på en nod",
    "Staying safe: recovery, passphrases, checking friends":
        "Vara trygg: återställning, lösenfraser, kontrollera vänner",
    "Languages, shells and scripts": "Språk, skal och skript",
    "Photos of wishes": "Foton av önskningar",
    "Whispers and surprise ideas, among those who give":
        "Viskningar och överraskningsidéer, bland dem som ger",
    "Talking, asking, telling and thanking": "Prata, fråga, berätta och tacka",
    "News: what happened, as it happens": "Nyheter: vad som har hänt, när det händer",
    "Bringing wishes in and taking them out": "Ta in önskningar och ta ut dem",
    "Make the home, once.": "Skapa hemmet, en gång.",
    "Start its node, and leave it running.": "Starta dess nod och låt den vara igång.",
    "In another terminal: see how it is.": "I en annan terminal: se hur den mår.",
    "Print what to keep on paper.": "Skriv ut det som ska sparas på papper.",
    "Show your link; send it to a friend.": "Visa din länk; skicka den till en vän.",
    "Use a friend's link.": "Använd en väns länk.",
    "See who asks.": "Se vem som frågar.",
    "Say yes. Only now either of you sees anything.":
        "Tacka ja. Först nu ser ni något av varandra.",
    "Or do all of it with one link that works once.":
        "Eller gör allt med en länk som gäller en gång.",
    "Make a list.": "Skapa en lista.",
    "Note a wish. Without --list it goes to the tray.":
        "Notera en önskning. Utan --list hamnar den i lådan.",
    "See the list.": "Se listan.",
    "Change a wish.": "Ändra en önskning.",
    "Move one from the tray.": "Flytta en från lådan.",
    "Share a list; they are asked.": "Dela en lista; vännerna får frågan.",
    "See who can see it, and how you know them.": "Se vilka som kan se den, och hur du känner dem.",
    "Let somebody edit it who also sees what is reserved.":
        "Låt någon ändra den som också ser vad som är reserverat.",
    "Own a list together; none of you will see what is reserved.":
        "Äg en lista tillsammans; ingen av er ser vad som är reserverat.",
    "Stop sharing.": "Sluta dela.",
    "Find a friend's list.": "Hitta en väns lista.",
    "See what is wished for and taken.": "Se vad som önskas och vad som är taget.",
    "Reserve a wish. The other friends see it, the owner never does.":
        "Reservera en önskning. De andra vännerna ser det, ägaren aldrig.",
    "Or hold it while you are at the shop.": "Eller håll den medan du är i butiken.",
    "Or give a part, and agree with `hearth roles` on who buys.":
        "Eller ge en del, och kom med `hearth roles` överens om vem som köper.",
    "Say that you have it.": "Säg att du har den.",
    "See everything of yours, the most urgent first.": "Se allt ditt, det mest brådskande först.",
    "Add photos; where they were taken is left out.":
        "Lägg till foton; var de togs utelämnas.",
    "See their numbers.": "Se deras nummer.",
    "Write something under one.": "Skriv något under ett.",
    "Let another stand for the wish.": "Låt ett annat stå för önskningen.",
    "Save one of a friend's wish.": "Spara ett av en väns önskning.",
    "Show yourself to your friends.": "Visa dig för dina vänner.",
    "Say something to all who give; the owner never hears of it.":
        "Säg något till alla som ger; ägaren får aldrig höra det.",
    "Or about one wish.": "Eller om en önskning.",
    "Read what the others whisper.": "Läs vad de andra viskar.",
    "Add what nobody wished for.": "Lägg till det som ingen har önskat sig.",
    "See all ideas, and what is taken.": "Se alla idéer, och vad som är taget.",
    "Give it like a wish: reserve, hold or chip in.":
        "Ge den som en önskning: reservera, håll eller betala tillsammans.",
    "Ask openly: everybody on the list reads it, the owner too.":
        "Fråga öppet: alla på listan läser det, ägaren också.",
    "Read what is said on a list.": "Läs vad som sägs om en lista.",
    "Ask a friend to wish for more.": "Be en vän önska sig mer.",
    "Tell your friends what they need to know of you.":
        "Berätta för dina vänner vad de behöver veta om dig.",
    "After the day: tell the owner what you gave.":
        "Efter dagen: berätta för ägaren vad du gav.",
    "See whom to thank.": "Se vilka du kan tacka.",
    "See what happened since you looked.": "Se vad som har hänt sedan du tittade.",
    "See it as it happens.": "Se det när det händer.",
    "Choose how many days ahead you are reminded.":
        "Välj hur många dagar i förväg du påminns.",
    "Have a program told: to send you mail, or ring in a pocket.":
        "Låt ett program få veta det: för att skicka e-post, eller ringa i en ficka.",
    "Try it.": "Prova den.",
    "Bring in wishes; what would be added is shown first.":
        "Ta in önskningar; det som skulle läggas till visas först.",
    "Make a page to print. Nothing of it says what is reserved.":
        "Gör en sida att skriva ut. Inget på den säger vad som är reserverat.",
    "Keep a list as a file that `hearth import` reads.":
        "Spara en lista som en fil som `hearth import` läser.",
    "Take the dates to your calendar.": "Ta med datumen till din kalender.",
    "Let somebody else live here.": "Låt någon mer bo här.",
    "Say who you are, on any command.": "Säg vem du är, i vilket kommando som helst.",
    "Unlock your keys in this terminal.": "Lås upp dina nycklar i den här terminalen.",
    "Lock them again.": "Lås dem igen.",
    "Protect your keys.": "Skydda dina nycklar.",
    "Compare safety numbers, face to face or on the phone.":
        "Jämför säkerhetsnummer, öga mot öga eller per telefon.",
    "See what contradicts itself.": "Se vad som motsäger sig självt.",
    "Another language; HEARTH_LANGUAGE=sv keeps it.":
        "Ett annat språk; HEARTH_LANGUAGE=sv behåller det.",
    "The same for a program, in no language.": "Samma sak för ett program, utan språk.",
    "Let the shell complete commands and names.": "Låt skalet fylla i kommandon och namn.",
    "Read the whole manual.": "Läs hela manualen.",

    // The manual page (Help/ManualPage.swift).
    "SYNOPSIS": "SYNTAX",
    "DESCRIPTION": "BESKRIVNING",
    "COMMANDS": "KOMMANDON",
    "ENVIRONMENT": "MILJÖ",
    "The home's folder, where --home is not given.": "Hemmets mapp, där --home inte anges.",
    "Who you are, where --as is not given.": "Vem du är, där --as inte anges.",
    "An unlocked session, from `hearth unlock`.": "En upplåst session, från `hearth unlock`.",
    "The language, where --language is not given.": "Språket, där --language inte anges.",
    "How many milliseconds completion waits for the node; 250 if not given.":
        "Hur många millisekunder komplettering väntar på noden; annars 250.",
    "No colours, whatever it is set to.": "Inga färger, vad den än är satt till.",
    "FILES": "FILER",
    "The home, where nothing else is said: one folder with one database.":
        "Hemmet, där inget annat sägs: en mapp med en databas.",
    "EXIT STATUS": "SLUTSTATUS",
    "Done.": "Klart.",
    "Refused, or the person said no.": "Det gick inte, eller personen sade nej.",
    "Typed wrongly.": "Fel i det som skrevs.",

    // Sharing (Commands/SharingCommands.swift).
    "Stop sharing {1} with {2}?": "Sluta dela {1} med {2}?",
    "Nothing newer reaches {1}. What was sent until now stays readable to whoever kept it.":
        "Inget nyare når {1}. Det som har skickats hittills kan läsas av den som har sparat det.",
    "Leave {1}? What you reserved there is freed; if you own it with others, you cannot come back unless they ask you.":
        "Lämna {1}? Det du har reserverat där släpps; om du äger den med andra kan du inte komma tillbaka om de inte frågar dig.",
    "You do not follow {1} any more.": "Du följer inte {1} längre.",

    // Comments (Commands/CommentCommands.swift).
    "Say it openly?": "Säga det öppet?",
    "Said on “{1}”.": "Sagt om ”{1}”.",
    "Take back the comment {1}?": "Ta tillbaka kommentaren {1}?",
    "Taken back: “{1}”": "Tillbakataget: ”{1}”",
    "Hidden; the others see it as before.": "Dold; de andra ser den som förut.",
    "Shown again: “{1}”": "Visas igen: ”{1}”",
    "Nobody has said anything yet.": "Ingen har sagt något än.",
    "Everybody who reads “{1}” reads this.": "Alla som läser ”{1}” läser det här.",
    "Everybody who reads “{1}” reads this, {2} too. For what {3} must not see there is `hearth whisper`.":
        "Alla som läser ”{1}” läser det här, {2} också. För det som {3} inte får se finns `hearth whisper`.",
    "{1} (has left the list)": "{1} (har lämnat listan)",
    "{1} (owner)": "{1} (ägare)",
    "at an unknown time": "vid okänd tid",
    "on “{1}”": "om ”{1}”",
    "on a wish that is gone": "om en önskning som är borta",
    "hidden": "dold",
    "Hidden by you: {1}. `--hidden` shows them.": "Dolda av dig: {1}. `--hidden` visar dem.",
    "People whose comments cannot be read here yet: {1}. They come when the nodes have met.":
        "Personer vars kommentarer inte går att läsa här än: {1}. De kommer när noderna har mötts.",

    // Profiles, asking for more wishes, telling what one gave.
    "Your friends see this, and nobody else.": "Dina vänner ser det här, och ingen annan.",
    "“{1}” cannot be written, or is there already. Choose another file.":
        "”{1}” går inte att skriva, eller finns redan. Välj en annan fil.",
    "Saved: {1}": "Sparad: {1}",
    "“{1}” cannot be read. Check its name.": "”{1}” går inte att läsa. Kontrollera namnet.",
    "“{1}” is no picture that can be used here. Save it as JPEG, PNG or WebP, at most {2} MiB, and try again.":
        "”{1}” är ingen bild som går att använda här. Spara den som JPEG, PNG eller WebP, högst {2} MiB, och försök igen.",
    "“{1}” takes too much memory or time to prepare. Make it smaller, and try again.":
        "”{1}” tar för mycket minne eller tid att förbereda. Gör den mindre och försök igen.",
    "The program that prepares pictures is not there: {1}. Install Hearth again.":
        "Programmet som förbereder bilder finns inte: {1}. Installera Hearth på nytt.",
    "Nothing yet. `hearth profile set` tells your friends your birthday and sizes.":
        "Inget än. `hearth profile set` berättar din födelsedag och dina storlekar för dina vänner.",
    "Nothing so far.": "Inget hittills.",
    "Birthday": "Födelsedag",
    "Address": "Adress",
    "Note": "Notering",
    "Picture": "Bild",
    "{1} (`hearth profile picture` saves it)": "{1} (`hearth profile picture` sparar den)",
    "Sizes of {1}": "Storlekar för {1}",
    "Sizes of {1}: {2}": "Storlekar för {1}: {2}",
    "You have asked nobody.": "Du har inte frågat någon.",
    "Taken back: {1} is not asked any more.": "Tillbakataget: {1} är inte längre tillfrågad.",
    "Asked: {1} sees that you would like more wishes on “{2}”.":
        "Frågat: {1} ser att du gärna vill se fler önskningar på ”{2}”.",
    "Asked: {1} sees that you would like more wishes.":
        "Frågat: {1} ser att du gärna vill se fler önskningar.",
    "for more wishes on “{1}”": "om fler önskningar på ”{1}”",
    "for more wishes": "om fler önskningar",
    "given": "given",
    "Not given yet: {1}": "Inte given än: {1}",
    "Noted as given: {1}": "Antecknad som given: {1}",
    "Tell {1} this?": "Berätta det här för {1}?",
    "Told; {1} sees it with `hearth thanks`. `hearth tell --withdraw` takes it back.":
        "Berättat; {1} ser det med `hearth thanks`. `hearth tell --withdraw` tar tillbaka det.",
    "Taken back. Whether {1} has read it, nobody can tell.":
        "Tillbakataget. Om {1} har läst det kan ingen säga.",
    "Noted: you have thanked {1}.": "Antecknat: du har tackat {1}.",
    "Noted: you have yet to thank {1}.": "Antecknat: du har inte tackat {1} än.",
    "So far nobody has told you anything.": "Hittills har ingen berättat något för dig.",
    "{1} will learn that these gifts on “{2}” are yours:":
        "{1} får veta att de här gåvorna på ”{2}” är dina:",
    "The others on the list see that you told something, not what.":
        "De andra på listan ser att du har berättat något, inte vad.",
    "You have thanked for it.": "Du har tackat för det.",
    "{1}, together with others": "{1}, tillsammans med andra",
    "FRIEND": "VÄN",
]

private let swedishCounted: KeyValuePairs<String, [PluralCategory: String]> = [
    "Add {1} wishes?": [.one: "Lägga till 1 önskning?", .other: "Lägga till {1} önskningar?"],
    "Adding {1} wishes …": [
        .one: "Lägger till 1 önskning …", .other: "Lägger till {1} önskningar …",
    ],
    "Add {1} photos?": [.one: "Lägga till 1 foto?", .other: "Lägga till {1} foton?"],
    "{1} photos are added.": [.one: "1 foto är tillagt.", .other: "{1} foton är tillagda."],
    "{1} photos have not come yet and are left out.": [
        .one: "1 foto har inte kommit än och utelämnas.",
        .other: "{1} foton har inte kommit än och utelämnas.",
    ],
    "{1} wishes are added.": [
        .one: "1 önskning är tillagd.", .other: "{1} önskningar är tillagda.",
    ],

    // The cart and giving (Output/CartText.swift, Output/ClaimText.swift).
    "was {1} days ago": [.one: "var för {1} dag sedan", .other: "var för {1} dagar sedan"],
    "in {1} days": [.one: "om {1} dag", .other: "om {1} dagar"],
    "{1} were first; {2}.": [.one: "{1} var först; {2}.", .other: "{1} var först; {2}."],
    "{1} were first.": [.one: "{1} var först.", .other: "{1} var först."],
    "{1} give it whole: withdraw your part with `hearth free`, or agree.": [
        .one: "{1} ger hela: ta tillbaka din del med `hearth free`, eller kom överens.",
        .other: "{1} ger hela: ta tillbaka din del med `hearth free`, eller kom överens.",
    ],
    "{1} give “{2}” whole, so your part does not count. Withdraw it with `hearth free`, or agree on something else.":
        [
            .one:
                "{1} ger hela ”{2}”, så din del räknas inte. Ta tillbaka den med `hearth free`, eller kom överens om något annat.",
            .other:
                "{1} ger hela ”{2}”, så din del räknas inte. Ta tillbaka den med `hearth free`, eller kom överens om något annat.",
        ],
]

private let swedishHelp: KeyValuePairs<String, String> = [
    // The frame of help and of errors in a command line.
    "OVERVIEW": "ÖVERSIKT",
    "USAGE": "ANVÄNDNING",
    "ARGUMENTS": "ARGUMENT",
    "OPTIONS": "VAL",
    "COMMON OPTIONS": "GEMENSAMMA VAL",
    "SUBCOMMANDS": "KOMMANDON",
    "SORTING AND SEARCHING": "SORTERA OCH SÖKA",
    "HOME SUBCOMMANDS": "HEMMET",
    "MEMBERS SUBCOMMANDS": "MEDLEMMAR",
    "FRIENDS SUBCOMMANDS": "VÄNNER",
    "LISTS AND WISHES SUBCOMMANDS": "LISTOR OCH ÖNSKNINGAR",
    "GIVING SUBCOMMANDS": "GE",
    "OTHER SUBCOMMANDS": "ANNAT",
    "Example": "Exempel",
    "values": "värden",
    "default": "förval",
    "default as flag": "förval utan värde",
    "Show the version.": "Visa versionen.",
    "Show help information.": "Visa den här hjälpen.",
    "See '{1}' for detailed help.": "Se ”{1}” för mer hjälp.",
    "See '{1}' for more information.": "Se ”{1}” för mer hjälp.",
    "Usage: {1}": "Användning: {1}",
    "Help:  {1}": "Hjälp:  {1}",
    "Unexpected argument '{1}'": "Oväntat argument: ”{1}”",
    "{1} unexpected arguments: '{2}'": "{1} argument för mycket: ”{2}”",
    "Unknown option '{1}'. Did you mean '{2}'?": "Okänt val: ”{1}”. Menade du ”{2}”?",
    "Unknown option '{1}'": "Okänt val: ”{1}”",
    "Missing value for '{1}'": "Ett värde saknas för ”{1}”",
    "Missing expected argument '{1}'": "Argumentet ”{1}” saknas",
    "Missing one of: '{1}'": "Något av de här saknas: ”{1}”",
    "Missing required subcommand.": "Ett kommando saknas.",
    "The option '{1}' does not take any value, but '{2}' was specified.":
        "Valet ”{1}” tar inget värde, men ”{2}” angavs.",
    "The value '{1}' is invalid for '{2}'. Please provide one of {3}.":
        "Värdet ”{1}” går inte för ”{2}”. Det kan vara något av {3}.",
    "The value '{1}' is invalid for '{2}'. Please provide one of the following:":
        "Värdet ”{1}” går inte för ”{2}”. Det kan vara något av:",
    "The value '{1}' is invalid for '{2}'": "Värdet ”{1}” går inte för ”{2}”",

    // What stands for a value.
    "<amount>": "<belopp>",
    "<code>": "<kod>",
    "<date>": "<datum>",
    "<days>": "<dagar>",
    "<dir>": "<mapp>",
    "<entry>": "<fråga>",
    "<field>": "<fält>",
    "<file>": "<fil>",
    "<format>": "<format>",
    "<friend>": "<vän>",
    "<host:port>": "<värd:port>",
    "<id>": "<id>",
    "<level>": "<nivå>",
    "<link>": "<länk>",
    "<list>": "<lista>",
    "<lists>": "<listor>",
    "<member>": "<medlem>",
    "<n>": "<n>",
    "<name>": "<namn>",
    "<number>": "<antal>",
    "<occasion>": "<tillfälle>",
    "<options>": "<val>",
    "<price>": "<pris>",
    "<priority>": "<prioritet>",
    "<seconds>": "<sekunder>",
    "<subcommand>": "<kommando>",
    "<tag>": "<etikett>",
    "<text>": "<text>",
    "<url>": "<webbadress>",
    "<wish>": "<önskning>",
    "<wishes>": "<önskningar>",

    // Options of many commands (Options/).
    "The home's folder; if not given, HEARTH_HOME or hearth in the folder for user data.":
        "Hemmets mapp; annars HEARTH_HOME, eller hearth i mappen för användardata.",
    "The language of what is printed: en or sv; if not given, HEARTH_LANGUAGE, else what the system speaks.":
        "Språket för det som skrivs ut: en eller sv; annars HEARTH_LANGUAGE, eller det systemet talar.",
    "Who you are, where the household has more than one member; if not given, HEARTH_AS.":
        "Vem du är, där hushållet har fler än en medlem; annars HEARTH_AS.",
    "A file whose first line is the passphrase; - reads standard input.":
        "En fil vars första rad är lösenfrasen; - läser från standard in.",
    "Print the node's answer as JSON.": "Skriv ut nodens svar som JSON.",
    "Print the result as JSON.": "Skriv ut resultatet som JSON.",
    "Print JSON.": "Skriv ut JSON.",
    "Do not ask.": "Fråga inte.",
    "Price with currency: \"199.50 SEK\".": "Pris med valuta: \"199,50 SEK\".",
    "The shop that has it.": "Butiken som har den.",
    "Where it is to be had.": "Var den finns.",
    "Size, colour and whatever else helps.": "Storlek, färg och annat som hjälper.",
    "A web page about it.": "En webbsida om den.",
    "How many: a number, or any.": "Hur många: ett tal, eller any för valfritt antal.",
    "low, medium or high.": "low (låg), medium (medel) eller high (hög).",
    "birthday, christmas, …": "birthday (födelsedag), christmas (jul), …",
    "YYYY-MM-DD.": "ÅÅÅÅ-MM-DD.",
    "A tag; can be repeated.": "En etikett; kan anges flera gånger.",

    // The home.
    "Wish lists from home to home, with every surprise kept.":
        "Önskelistor från hem till hem, med alla överraskningar kvar.",
    "A home is made once with `hearth init`. Its node runs with `hearth run`; every other command asks that node.":
        "Ett hem skapas en gång med `hearth init`. Dess nod körs med `hearth run`; alla andra kommandon frågar den noden.",
    "Make a home for a household.": "Skapa ett hem åt ett hushåll.",
    "What the household is called.": "Vad hushållet heter.",
    "The first member's name.": "Den första medlemmens namn.",
    "Ask for a passphrase that protects the member's keys.":
        "Fråga efter en lösenfras som skyddar medlemmens nycklar.",
    "Run the home's node, which everything else needs.":
        "Kör hemmets nod, som allt annat behöver.",
    "It runs until Ctrl-C or SIGTERM. Logs go to standard error. Where there is no home yet, one is made.":
        "Den kör tills Ctrl-C eller SIGTERM. Loggen går till standard fel. Finns det inget hem än skapas ett.",
    "Where friends' nodes can dial this one.": "Var vänners noder kan nå den här.",
    "Serve the API on a loopback address too; every request needs the token from api-token in the home.":
        "Svara på API:et också på en adress i den egna datorn; varje anrop behöver nyckeln från api-token i hemmet.",
    "Addresses for links and friends, where they differ from --listen.":
        "Adresser till länkar och vänner, där de är andra än --listen.",
    "Seconds from beat to beat, for tests.": "Sekunder mellan taktslagen, för tester.",
    "Append a line of JSON for everything that passes between this node and others: time in milliseconds, peer, connection, direction, kind and length in octets, never content. For checking what a node shows of itself.":
        "Lägg till en rad JSON för allt som går mellan den här noden och andra: tid i millisekunder, motpart, anslutning, riktning, slag och längd i byte, aldrig innehåll. För att granska vad en nod visar av sig själv.",
    "What to log.": "Vad som loggas.",
    "Show how the node is: members, other nodes, lists, beats.":
        "Visa hur noden mår: medlemmar, andra noder, listor, takt.",
    "What contradicts itself among the records that came.":
        "Det som motsäger sig självt bland det som har kommit.",
    "An alarm says that somebody told different people different things, or that no more of what somebody writes is kept. It stays on this node until you clear it; `--json` shows the proof.":
        "Ett larm säger att någon har sagt olika saker till olika personer, eller att inget mer av det någon skriver sparas. Det finns kvar på den här noden tills du tar bort det; `--json` visar beviset.",
    "Show the alarms.": "Visa larmen.",
    "Forget all alarms and their proofs.": "Glöm alla larm och deras bevis.",

    // Members.
    "The people who live on this node.": "De som bor på den här noden.",
    "Add a member to the household.": "Lägg till en medlem i hushållet.",
    "--passphrase-file, if given, holds the new member's passphrase.":
        "--passphrase-file, om det anges, innehåller den nya medlemmens lösenfras.",
    "The member's name.": "Medlemmens namn.",
    "Show the members of the household.": "Visa hushållets medlemmar.",
    "Print your link: what a friend needs to add you.":
        "Skriv ut din länk: det en vän behöver för att lägga till dig.",
    "Print the public key alone, without addresses.":
        "Skriv bara ut den publika nyckeln, utan adresser.",
    "Print a QR code.": "Skriv ut en QR-kod.",
    "Unlock your keys for the commands that follow in this shell.":
        "Lås upp dina nycklar för kommandona som följer i det här skalet.",
    "It prints a line for the shell that sets HEARTH_SESSION.":
        "Det skriver ut en rad till skalet som sätter HEARTH_SESSION.",
    "End your unlocked session.": "Lås dina nycklar igen.",
    "Set, change or remove your passphrase.": "Välj, byt eller ta bort din lösenfras.",
    "A passphrase that there is already is asked for too (or --passphrase-file).":
        "Finns det redan en lösenfras frågas efter den också (eller --passphrase-file).",
    "A file whose first line is the new passphrase; - reads standard input.":
        "En fil vars första rad är den nya lösenfrasen; - läser från standard in.",
    "Keep your keys without a passphrase from now on.":
        "Ha dina nycklar utan lösenfras från och med nu.",
    "Print the code from which all your keys can be made again.":
        "Skriv ut koden som alla dina nycklar kan göras om från.",

    // Friends.
    "Your friends.": "Dina vänner.",
    "Ask somebody to be your friend, or use an invitation.":
        "Fråga någon om att bli din vän, eller använd en inbjudan.",
    "Nothing about either of you is shown before both said yes.":
        "Inget om någon av er visas innan båda har sagt ja.",
    "A link, an invitation, or a public key together with --at.":
        "En länk, en inbjudan, eller en publik nyckel tillsammans med --at.",
    "Where to dial; can be repeated.": "Var vännen nås; kan anges flera gånger.",
    "A few words that come with the question.": "Några ord som följer med frågan.",
    "With an invitation to a list: let everybody on it dial your node directly.":
        "Med en inbjudan till en lista: låt alla på den nå din nod direkt.",
    "Show your friends and whom you asked.": "Visa dina vänner och dem du har frågat.",
    "End a friendship and stop sharing in both directions.":
        "Avsluta en vänskap och sluta dela åt båda håll.",
    "The friend's name.": "Vännens namn.",
    "Compare safety numbers with a friend, face to face.":
        "Jämför säkerhetsnummer med en vän, öga mot öga.",
    "The number is the same on both nodes unless somebody stands in between. Where there is no terminal to ask on, it is only shown.":
        "Numret är samma på båda noderna om ingen står emellan. Finns det ingen terminal att fråga på visas det bara.",
    "The numbers were compared and are the same.": "Numren är jämförda och är samma.",
    "Take the mark back.": "Ta bort märkningen.",
    "One-time links that make friends in one step.":
        "Engångslänkar som gör er till vänner i ett steg.",
    "Make a one-time link.": "Gör en engångslänk.",
    "Whoever uses it with `hearth friend add` is your friend at once.":
        "Den som använder den med `hearth friend add` är din vän direkt.",
    "A list of yours that the link opens.": "En av dina listor som länken öppnar.",
    "How many days it can be used; 7 if not given.":
        "Hur många dagar den kan användas; annars 7.",
    "Show your invitations.": "Visa dina inbjudningar.",
    "Take back an invitation that nobody used yet.":
        "Ta tillbaka en inbjudan som ingen har använt än.",
    "The invitation's id, from `hearth invite list`.":
        "Inbjudans id, från `hearth invite list`.",
    "Show who asks to be your friend or to share a list.":
        "Visa vem som frågar om att bli din vän eller att dela en lista.",
    "Accept a friend or a shared list.": "Tacka ja till en vän eller en delad lista.",
    "Whoever accepts a list is seen by name by everybody who can see it.":
        "Den som tackar ja till en lista syns med namn för alla som kan se den.",
    "The id from the inbox, or the person's or list's name.":
        "Id:t från inkorgen, eller personens eller listans namn.",
    "Of a list: let everybody on it dial your node directly.":
        "För en lista: låt alla på den nå din nod direkt.",
    "Refuse a friend or a shared list.": "Tacka nej till en vän eller en delad lista.",
    "Put a question aside until the node next starts.":
        "Lägg en fråga åt sidan tills noden startar nästa gång.",

    // Lists and wishes.
    "Your lists and those of your friends.": "Dina listor och dina vänners.",
    "Your own lists are named LIST, those of friends FRIEND/LIST.":
        "Dina egna listor skrivs LISTA, vänners VÄN/LISTA.",
    "Show all lists (what `hearth list` alone does).":
        "Visa alla listor (det som `hearth list` ensamt gör).",
    "Make a list.": "Skapa en lista.",
    "The list's name.": "Listans namn.",
    "A few words about the list.": "Några ord om listan.",
    "A friend who owns it with you, for good; can be repeated.":
        "En vän som äger den med dig, för alltid; kan anges flera gånger.",
    "Show a list with its wishes.": "Visa en lista med sina önskningar.",
    "LIST or FRIEND/LIST.": "LISTA eller VÄN/LISTA.",
    "Rename a list.": "Döp om en lista.",
    "The list.": "Listan.",
    "Its new name.": "Det nya namnet.",
    "Change what a list says besides its name.": "Ändra vad som står om en lista utom namnet.",
    "What to take away.": "Vad som tas bort.",
    "Put a list away, or take it out again.": "Lägg undan en lista, eller ta fram den igen.",
    "Take it out again.": "Ta fram den igen.",
    "Delete one of your lists with all its wishes.":
        "Ta bort en av dina listor med alla önskningar.",
    "Show who can see a list.": "Visa vilka som kan se en lista.",
    "Note, change and look at wishes.": "Notera, ändra och se önskningar.",
    "A wish is named LIST/WISH, a friend's FRIEND/LIST/WISH, one in the tray WISH.":
        "En önskning skrivs LISTA/ÖNSKNING, en väns VÄN/LISTA/ÖNSKNING, en i lådan ÖNSKNING.",
    "Note a wish, in a list or in the tray.":
        "Notera en önskning, på en lista eller i lådan.",
    "The wish's name.": "Önskningens namn.",
    "The list; the tray if not given.": "Listan; annars lådan.",
    "Change a wish.": "Ändra en önskning.",
    "LIST/WISH, or WISH for one in the tray.": "LISTA/ÖNSKNING, eller ÖNSKNING för en i lådan.",
    "LIST/WISH, or WISH for one in the tray; can be several.":
        "LISTA/ÖNSKNING, eller ÖNSKNING för en i lådan; kan vara flera.",
    "LIST/WISH, FRIEND/LIST/WISH, or WISH for one in the tray.":
        "LISTA/ÖNSKNING, VÄN/LISTA/ÖNSKNING, eller ÖNSKNING för en i lådan.",
    "Move them to the tray.": "Flytta dem till lådan.",
    "Delete a wish.": "Ta bort en önskning.",
    "Show a wish.": "Visa en önskning.",
    "Show the wishes that you noted without a list.":
        "Visa önskningarna som du har noterat utan lista.",
    "Share one of your lists with friends.": "Dela en av dina listor med vänner.",
    "They are asked first. A keeper edits the list and sees what is reserved.":
        "De får frågan först. En förvaltare ändrar listan och ser vad som är reserverat.",
    "Friends' names.": "Vännernas namn.",
    "Make them keepers.": "Gör dem till förvaltare.",
    "Stop sharing a list with friends.": "Sluta dela en lista med vänner.",
    "What they were sent until then cannot be taken back; nothing newer reaches them.":
        "Det som har skickats till dem går inte att ta tillbaka; inget nyare når dem.",
    "Stop following a friend's list.": "Sluta följa en väns lista.",
    "FRIEND/LIST.": "VÄN/LISTA.",

    // Arranging and finding.
    "Put a wish elsewhere in the cart.": "Ställ en önskning någon annanstans i kundvagnen.",
    "`hearth cart --sort hand` shows the cart in this order.":
        "`hearth cart --sort hand` visar kundvagnen i den här ordningen.",
    "person, date, price, store or hand.":
        "person, date (datum), price (pris), store (butik) eller hand (som du har ställt det).",
    "<order>": "<ordning>",
    "Take an archived list out again.": "Ta fram en arkiverad lista igen.",
    "Put a list elsewhere among yours, or among those of friends.":
        "Ställ en lista någon annanstans bland dina, eller bland vänners.",
    "You alone see lists in this order.": "Bara du ser listorna i den här ordningen.",
    "Show archived lists too.": "Visa arkiverade listor också.",
    "Find wishes on your lists and those of your friends.":
        "Hitta önskningar på dina listor och dina vänners.",
    "Every word has to stand in a wish's name, notes, tags, store or place; capitals and accents do not matter.":
        "Varje ord måste finnas i önskningens namn, anteckningar, etiketter, butik eller plats; stora bokstäver och accenter spelar ingen roll.",
    "What to look for.": "Vad som söks.",
    "Move wishes to another of your lists, all of them or none.":
        "Flytta önskningar till en annan av dina listor, alla eller ingen.",
    "All wishes of this list; tray for the tray.":
        "Alla önskningar på den här listan; tray för lådan.",
    "“I want this too”: copy a friend's wish to a list of yours.":
        "”Den vill jag också ha”: kopiera en väns önskning till en av dina listor.",
    "What it is and where it is to be had is copied. Nobody is told.":
        "Vad den är och var den finns kopieras. Ingen får veta det.",
    "Your list; the tray if not given.": "Din lista; annars lådan.",
    "Put wishes elsewhere in their list.": "Ställ önskningar någon annanstans på sin lista.",
    "Everybody who reads the list sees them in this order.":
        "Alla som läser listan ser dem i den här ordningen.",
    "LIST/WISH, or WISH for one in the tray; can be several of one list.":
        "LISTA/ÖNSKNING, eller ÖNSKNING för en i lådan; kan vara flera från samma lista.",
    "by-hand, name, price, priority, date or added; on a friend's list also free.":
        "by-hand (som de står), name (namn), price (pris), priority (prioritet), date (datum) eller added (tillagd); på en väns lista också free (ledig).",
    "Only wishes in which these words stand; capitals and accents do not matter.":
        "Bara önskningar där de här orden finns; stora bokstäver och accenter spelar ingen roll.",
    "Only wishes with this tag.": "Bara önskningar med den här etiketten.",
    "Only what this store has.": "Bara det som den här butiken har.",
    "Only what costs as much or more.": "Bara det som kostar lika mycket eller mer.",
    "Only what costs as much or less: 500 or \"500 SEK\".":
        "Bara det som kostar lika mycket eller mindre: 500 eller \"500 SEK\".",
    "Put it before all others.": "Ställ den före alla andra.",
    "Put it after all others.": "Ställ den efter alla andra.",
    "Put it before this one.": "Ställ den före den här.",
    "Put it after this one.": "Ställ den efter den här.",
    "Make it this one, counted from 1.": "Gör den till den här i ordningen, räknat från 1.",
    "<other>": "<annan>",

    // Taking in and out.
    "Write the dates of lists and the birthdays of friends as iCalendar.":
        "Skriv listors datum och vänners födelsedagar som iCalendar.",
    "Leave out the birthdays of friends.": "Lämna vänners födelsedagar utanför.",
    "Birthdays come back every year, and are there for friends who tell them. Archived lists are left out. Nothing of it says what is reserved.":
        "Födelsedagar kommer tillbaka varje år, och finns för vänner som berättar dem. Arkiverade listor utelämnas. Inget av det säger vad som är reserverat.",
    "The file to write; standard output if not given.": "Filen som skrivs; annars standard ut.",
    "Replace the file if it is there.": "Ersätt filen om den finns.",
    "Take your lists out: as JSON, as a table or as a page to print.":
        "Ta ut dina listor: som JSON, som tabell eller som en sida att skriva ut.",
    "Nothing of it says what is reserved, but for your own cart when you ask for it. `hearth import` reads JSON and tables back, and with them the photos that --photos takes out. A page shows small ones in any case.":
        "Inget av det säger vad som är reserverat, utom din egen kundvagn när du ber om den. `hearth import` läser tillbaka JSON och tabeller, och med dem fotona som --photos tar ut. En sida visar små foton i vilket fall.",
    "Also the photos, as files in this folder, which is made if it is not there.":
        "Även fotona, som filer i den här mappen, som skapas om den inte finns.",
    "Where the photos are that the file names; its own folder if not given.":
        "Var fotona som filen nämner finns; annars i filens egen mapp.",
    "LIST or FRIEND/LIST; all of your own if not given.":
        "LISTA eller VÄN/LISTA; annars alla dina egna.",
    "json, csv or html.": "json, csv eller html.",
    "Also the lists that you follow.": "Även listorna som du följer.",
    "Also your cart (JSON only).": "Även din kundvagn (bara JSON).",
    "Bring in wishes from a file: CSV, JSON, pasted links or a saved shop page.":
        "Ta in önskningar från en fil: CSV, JSON, inklistrade länkar eller en sparad butikssida.",
    "What would be added is shown first. Wishes whose name is on the list already stay out, so that a file can be brought in again. Photos are files beside it, as `hearth export --photos` writes them. Nothing is fetched from the network.":
        "Det som skulle läggas till visas först. Önskningar vars namn redan finns på listan lämnas utanför, så att en fil kan tas in igen. Foton är filer bredvid den, så som `hearth export --photos` skriver dem. Inget hämtas från nätet.",
    "The file; - reads standard input.": "Filen; - läser från standard in.",
    "csv, json, links or html; what it looks like if not given.":
        "csv, json, links (länkar) eller html; annars det den ser ut att vara.",
    "The list for all of them; if not given, what the file says, else the tray.":
        "Listan för alla; annars det filen säger, annars lådan.",
    "Make a list for all of them.": "Skapa en lista för alla.",
    "What a column of a table is: \"Gift=name\", \"3=price\"; can be repeated.":
        "Vad en kolumn i en tabell är: \"Present=name\", \"3=price\"; kan anges flera gånger.",
    "<column=field>": "<kolumn=fält>",
    "What amounts without a currency are in.": "Valutan för belopp utan valuta.",
    "Only show what would be added.": "Visa bara det som skulle läggas till.",

    // Whispers and surprise ideas.
    "Surprise ideas: what a friend would like and did not wish for.":
        "Överraskningsidéer: det en vän skulle vilja ha men inte har önskat sig.",
    "Only those who give with you see them. An idea can be reserved, held, chipped in for and whispered about like a wish, as FRIEND/LIST/IDEA.":
        "Bara de som ger med dig ser dem. En idé kan reserveras, hållas, betalas tillsammans och viskas om som en önskning, som VÄN/LISTA/IDÉ.",
    "Add an idea to a friend's list; the owner never sees it.":
        "Lägg till en idé på en väns lista; ägaren ser den aldrig.",
    "The idea's name.": "Idéns namn.",
    "A few words, at most 280 characters.": "Några ord, högst 280 tecken.",
    "Show the ideas for a friend's list.": "Visa idéerna för en väns lista.",
    "Take back an idea of yours.": "Ta tillbaka en av dina idéer.",
    "Who has reserved it keeps that in the cart, marked as gone.":
        "Den som har reserverat den har det kvar i kundvagnen, märkt som borta.",
    "FRIEND/LIST/IDEA.": "VÄN/LISTA/IDÉ.",
    "Say something to those who give with you; the owner never hears of it.":
        "Säg något till dem som ger med dig; ägaren får aldrig höra det.",
    "Friends whose nodes are connected read it at once, everybody else within the hour. Before your first whisper on a list you are told who will be able to read it.":
        "Vänner vars noder är anslutna läser det direkt, alla andra inom en timme. Före din första viskning på en lista får du veta vilka som kommer att kunna läsa den.",
    "Say it (what `hearth whisper` alone does).":
        "Säg det (det som `hearth whisper` ensamt gör).",
    "FRIEND/LIST, or FRIEND/LIST/WISH to say it about one wish.":
        "VÄN/LISTA, eller VÄN/LISTA/ÖNSKNING för att säga det om en önskning.",
    "What you say, at most 280 characters.": "Det du säger, högst 280 tecken.",
    "Take back something that you whispered.": "Ta tillbaka något som du har viskat.",
    "Whoever has read it has read it.": "Den som har läst det har läst det.",
    "How it begins, or its id in `hearth whispers --json`.":
        "Hur det börjar, eller dess id i `hearth whispers --json`.",
    "Read what those who give with you say.": "Läs vad de som ger med dig säger.",
    "FRIEND/LIST, or FRIEND/LIST/WISH for what was said about one wish.":
        "VÄN/LISTA, eller VÄN/LISTA/ÖNSKNING för det som har sagts om en önskning.",

    // Giving.
    "Reserve a friend's wish; the owner never learns of it.":
        "Reservera en väns önskning; ägaren får aldrig veta det.",
    "Before your first reservation on a list you are told who will be able to see it.":
        "Före din första reservation på en lista får du veta vilka som kommer att kunna se den.",
    "FRIEND/LIST/WISH.": "VÄN/LISTA/ÖNSKNING.",
    "How many; if not given, as many as you have of it, or 1.":
        "Hur många; annars så många som du redan har, eller 1.",
    "Hold a friend's wish for a while: “I am at the shop”.":
        "Håll en väns önskning en stund: ”jag är i butiken”.",
    "A hold lapses by itself. Until then `hearth reserve` keeps the wish, `hearth bought` says that you have it, and holding again prolongs it; all without losing your place in line.":
        "Den släpps av sig själv. Innan dess behåller `hearth reserve` önskningen, `hearth bought` säger att du har den, och att hålla igen förlänger; allt utan att du förlorar din plats i kön.",
    "For how long from now, at most 1440; 60 if not given.":
        "Hur länge från nu, högst 1440; annars 60.",
    "Put an amount towards a friend's wish, together with others.":
        "Var med och betala en väns önskning, tillsammans med andra.",
    "No money moves: agree among yourselves on how, and with `hearth roles` on who buys. Chip in again to change your part; `hearth free` withdraws it.":
        "Inga pengar flyttas: kom överens om hur, och med `hearth roles` om vem som köper. Gör om det för att ändra din del; `hearth free` tar tillbaka den.",
    "20, 20.50 or \"20.50 EUR\", in the currency of the price.":
        "20, 20,50 eller \"20,50 EUR\", i prisets valuta.",
    "Say what you see to for a wish: buying, wrapping, the card.":
        "Säg vad du tar hand om för en önskning: köpa, slå in, kortet.",
    "You need to have reserved the wish or to chip in for it. What you do not name is given back; everybody who gives with you sees it.":
        "Du måste ha reserverat önskningen eller vara med och betala. Det du inte nämner lämnas tillbaka; alla som ger med dig ser det.",
    "FRIEND/LIST/WISH, as in `hearth cart`.": "VÄN/LISTA/ÖNSKNING, som i `hearth cart`.",
    "You buy it.": "Du köper den.",
    "You wrap it.": "Du slår in den.",
    "You write the card.": "Du skriver kortet.",
    "You see to nothing of it.": "Du tar inte hand om något av det.",
    "Free a wish that you reserved, held, bought or chip in for.":
        "Släpp en önskning som du har reserverat, håller, har köpt eller är med och betalar.",
    "Say that you bought a wish that you reserved, held or chip in for.":
        "Säg att du har köpt en önskning som du har reserverat, håller eller är med och betalar.",
    "Everything that you reserved, hold, bought or chip in for.":
        "Allt som du har reserverat, håller, har köpt eller är med och betalar.",
    "It begins with what is not bought yet though the day is near, and tells what changed about a wish since you last took note.":
        "Den börjar med det som inte är köpt än fast dagen är nära, och berättar vad som har ändrats om en önskning sedan du senast noterade det.",
    "Show the cart and its total (what `hearth cart` alone does).":
        "Visa kundvagnen och dess summa (det som `hearth cart` ensamt gör).",
    "Only what is not bought and whose date is at most so many days off, or over.":
        "Bara det som inte är köpt och vars datum är högst så många dagar bort, eller passerat.",
    "Take note of what changed about the wishes in the cart.":
        "Notera vad som har ändrats om önskningarna i kundvagnen.",
    "What you took note of is not told again.": "Det du har noterat sägs inte igen.",
    "FRIEND/LIST/WISH, as in `hearth cart`; all of them if not given.":
        "VÄN/LISTA/ÖNSKNING, som i `hearth cart`; annars alla.",

    // Other.
    "Print a script with which a shell completes commands and names.":
        "Skriv ut ett skript som låter ett skal fylla i kommandon och namn.",
    "Keep it where the shell looks: for bash in ~/.local/share/bash-completion/completions/hearth, for zsh as _hearth in a folder of $fpath, for fish in ~/.config/fish/completions/hearth.fish. Names of lists, wishes and friends come from the running node.":
        "Spara det där skalet letar: för bash i ~/.local/share/bash-completion/completions/hearth, för zsh som _hearth i en mapp i $fpath, för fish i ~/.config/fish/completions/hearth.fish. Namn på listor, önskningar och vänner kommer från noden som är igång.",
    "The shell.": "Skalet.",
    "<shell>": "<skal>",
    "Show the way by task, a topic or the help of a command.":
        "Visa vägen efter vad du vill göra, ett ämne eller hjälp om ett kommando.",
    "A topic or a command; what there is if not given.":
        "Ett ämne eller ett kommando; annars vad som finns.",
    "<words>": "<ord>",
    "Print the manual page, for `man` to show.":
        "Skriv ut manualsidan, som `man` kan visa.",
    "`hearth manual | man -l -` shows it; where it is installed, `man hearth` does.":
        "`hearth manual | man -l -` visar den; där den är installerad gör `man hearth` det.",
    "Print the version of this program and of its protocol.":
        "Skriv ut programmets och protokollets version.",

    // Photos, words among friends, news.
    "NEWS SUBCOMMANDS": "NYHETER",
    "<about>": "<om>",
    "<arguments>": "<argument>",
    "<comment>": "<kommentar>",
    "<day>": "<dag>",
    "<files>": "<filer>",
    "<idea>": "<idé>",
    "<program>": "<program>",
    "<size>": "<storlek>",
    "<subject>": "<ämne>",
    "<target>": "<mål>",
    "<whisper>": "<viskning>",
    "\"Shoes=39\"; can be repeated; \"Shoes=\" takes it away.":
        "\"Skor=39\"; kan upprepas; \"Skor=\" tar bort den.",
    "A few words, at most 1000 characters.": "Några ord, högst 1000 tecken.",
    "A picture of you: JPEG, PNG or WebP; a small square of it is kept.":
        "En bild av dig: JPEG, PNG eller WebP; en liten kvadrat av den sparas.",
    "A postal address, beside those that are there; can be repeated.":
        "En postadress, utöver dem som finns; kan upprepas.",
    "A wish that you gave; can be repeated.": "En önskning som du gav; kan upprepas.",
    "Add photos to a wish.": "Lägg till foton till en önskning.",
    "Add, look at and order the photos of a wish.":
        "Lägg till, titta på och ordna en önsknings foton.",
    "After the day: tell the owner of a list what you gave.":
        "Efter dagen: berätta för listans ägare vad du gav.",
    "Also what you hid.": "Också det du har dolt.",
    "An empty text takes away what stands there.": "En tom text tar bort det som står där.",
    "Anything else worth knowing.": "Annat som är bra att veta.",
    "Ask a friend to wish for more, or show whom you asked.":
        "Be en vän att önska sig mer, eller visa vem du har frågat.",
    "Change what you tell your friends about yourself.":
        "Ändra vad du berättar om dig själv för dina vänner.",
    "Choose the program.": "Välj programmet.",
    "Days before the date, at most 8 numbers from 0 to 365.":
        "Dagar före datumet, högst 8 tal från 0 till 365.",
    "Do not remind at all.": "Påminn inte alls.",
    "Everybody who reads the list reads this, its owner too.":
        "Alla som läser listan läser det här, också dess ägare.",
    "Everything that is kept, read or not: the last 500.":
        "Allt som är sparat, läst eller inte: de senaste 500.",
    "FRIEND or FRIEND/LIST; without it you see whom you asked.":
        "VÄN eller VÄN/LISTA; annars ser du vem du har frågat.",
    "For what the owner must not see there is `hearth whisper`.":
        "För det som ägaren inte får se finns `hearth whisper`.",
    "Have a program run for every piece of your news.":
        "Låt ett program köras för varje nyhet du får.",
    "Have no program run any more.": "Låt inget program köras längre.",
    "Hide somebody's comment, from you alone.": "Dölj någons kommentar, bara för dig.",
    "It is made of what the givers themselves sent, and of nothing else.":
        "Den görs av det som givarna själva har skickat, och av inget annat.",
    "It shows in the friend's inbox; you are not told what becomes of it.":
        "Det syns i vännens inkorg; du får inte veta vad det blir av det.",
    "JPEG, PNG or WebP, at most 10 MiB each.": "JPEG, PNG eller WebP, högst 10 MiB var.",
    "LIST, FRIEND/LIST, LIST/WISH or FRIEND/LIST/WISH.":
        "LISTA, VÄN/LISTA, LISTA/ÖNSKNING eller VÄN/LISTA/ÖNSKNING.",
    "Leave what is shown unread.": "Låt det som visas förbli oläst.",
    "List the photos of a wish, and how much of them has come.":
        "Visa en önsknings foton, och hur mycket av dem som har kommit.",
    "MM-DD, or YYYY-MM-DD.": "MM-DD, eller ÅÅÅÅ-MM-DD.",
    "Mark all news as read.": "Markera alla nyheter som lästa.",
    "Note that you handed over a wish of your cart.":
        "Anteckna att du har gett en önskning ur din kundvagn.",
    "Note that you thanked this giver.": "Anteckna att du har tackat den här givaren.",
    "Nothing is ever told unasked. You see first exactly what the owner will learn; without --wish that is what you bought there or noted as given. Telling again adds to it.":
        "Inget berättas någonsin utan att du ber om det. Du ser först precis vad ägaren får veta; utan --wish är det vad du har köpt där eller antecknat som givet. Berättar du igen läggs det till.",
    "One of your lists.": "En av dina listor.",
    "Only what you have not read.": "Bara det du inte har läst.",
    "Only you see it. `hearth tell` is for telling the owner.":
        "Bara du ser det. Med `hearth tell` berättar du för ägaren.",
    "Only your friends see it. Whoever reads a list with you and is no friend of yours sees your name and no more.":
        "Bara dina vänner ser det. Den som läser en lista tillsammans med dig och inte är din vän ser ditt namn och inget mer.",
    "Photos are made to fit, turned upright and lose where and with what they were taken before they leave this node. Numbers count from 1; the first photo stands for the wish.":
        "Foton görs lagom stora, vänds rätt och blir av med var och med vad de togs innan de lämnar noden. Numren räknas från 1; det första fotot står för önskningen.",
    "Photos to add: JPEG, PNG or WebP, at most 10 MiB each.":
        "Foton att lägga till: JPEG, PNG eller WebP, högst 10 MiB var.",
    "Put a photo of a wish at another place.":
        "Flytta ett av en önsknings foton till en annan plats.",
    "Replace a file that is there.": "Ersätt en fil som redan finns.",
    "Run the program once, with an event that says that it is a test.":
        "Kör programmet en gång, med en händelse som säger att den är ett prov.",
    "Save the picture in your profile, or in a friend's.":
        "Spara bilden i din profil, eller i en väns.",
    "Say something (what `hearth comment` alone does).":
        "Säg något (det som `hearth comment` ensamt gör).",
    "Say something openly on a list or a wish: its owner reads it too.":
        "Säg något öppet om en lista eller en önskning: ägaren läser det också.",
    "Show a comment again that you hid.": "Visa en kommentar igen som du har dolt.",
    "Show news as they come, until Ctrl-C.": "Visa nyheter när de kommer, tills Ctrl-C.",
    "Show news, the newest first (what `hearth news` alone does).":
        "Visa nyheter, de nyaste först (det som `hearth news` ensamt gör).",
    "Show or choose when you are reminded of what is not bought yet and of birthdays.":
        "Visa eller välj när du påminns om det som inte är köpt än och om födelsedagar.",
    "Show the hook.": "Visa kroken.",
    "Show what is said openly on a list or a wish.":
        "Visa vad som sägs öppet om en lista eller en önskning.",
    "Show your profile, or a friend's.": "Visa din profil, eller en väns.",
    "Take a photo off a wish.": "Ta bort ett foto från en önskning.",
    "Take back something that you said.": "Ta tillbaka något du har sagt.",
    "Take back what you told.": "Ta tillbaka det du har berättat.",
    "Take that note away again.": "Ta bort den anteckningen igen.",
    "Take the note away again.": "Ta bort anteckningen igen.",
    "Take the question back.": "Ta tillbaka frågan.",
    "The file to write.": "Filen som ska skrivas.",
    "The friend's name; you, if not given.": "Vännens namn; du själv, om inget sägs.",
    "The id that `hearth comments --hidden` shows, or its beginning.":
        "Id:t som `hearth comments --hidden` visar, eller dess början.",
    "The id that `hearth comments` shows, or its beginning.":
        "Id:t som `hearth comments` visar, eller dess början.",
    "The program gets a line of JSON on its standard input and nothing else. It runs as the user who runs the node, while your keys are unlocked, one at a time and at most 30 times an hour. Its texts are in the language in which the hook was set; give --language for another. scripts/hooks has examples.":
        "Programmet får en rad JSON på standard in och inget annat. Det körs som den användare som kör noden, medan dina nycklar är upplåsta, ett i taget och högst 30 gånger i timmen. Texterna är på det språk som kroken valdes på; ett annat väljs med --language. I scripts/hooks finns exempel.",
    "The small picture of it.": "Den lilla bilden av det.",
    "The text.": "Texten.",
    "The whole path of a program that only you can change.":
        "Hela sökvägen till ett program som bara du kan ändra.",
    "What happened on the lists that you follow, and to what you reserved.":
        "Vad som har hänt på listorna du följer, och med det du har reserverat.",
    "What is shown counts as read. `hearth watch` shows news as they come.":
        "Det som visas räknas som läst. `hearth watch` visar nyheter när de kommer.",
    "What it is given as arguments.": "Vad det får som argument.",
    "What stands under a photo; can be repeated, in the order of the photos.":
        "Vad som står under ett foto; kan upprepas, i fotonas ordning.",
    "What to take away first.": "Vad som ska tas bort först.",
    "What you tell your friends about yourself: birthday, sizes, addresses.":
        "Vad du berättar om dig själv för dina vänner: födelsedag, storlekar, adresser.",
    "What you want to say, at most 1000 characters.": "Vad du vill säga, högst 1000 tecken.",
    "Where to.": "Vart.",
    "Which one it becomes.": "Vilket nummer det får.",
    "Which photo, counted from 1.": "Vilket foto, räknat från 1.",
    "Whoever has read it may remember it.": "Den som har läst det kan minnas det.",
    "Whom to thank: what givers told you of one of your lists.":
        "Vem du ska tacka: vad givare har berättat om en av dina listor.",
    "With --json every piece of news is a line of its own. Nothing counts as read by it.":
        "Med --json blir varje nyhet en egen rad. Inget räknas som läst av det.",
    "Write a photo of a wish to a file.": "Skriv ett av en önsknings foton till en fil.",
    "Write something under a photo.": "Skriv något under ett foto.",
    "You are sure that the surprise is over: for a list without a date, or whose date was moved back.":
        "Du är säker på att överraskningen är över: för en lista utan datum, eller vars datum flyttades bakåt.",
]
