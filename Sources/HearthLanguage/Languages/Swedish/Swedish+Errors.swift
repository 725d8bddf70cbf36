import HearthAPI

extension Language {
    /// What is wrong and what to do next, for each error code.
    static let swedishErrors: KeyValuePairs<ErrorCode, String> = [
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
            "Det finns ingen önskning ”{name}”. `hearth list show` med en listas namn visar önskningarna där.",
        .unknownEntry:
            "Inget i inkorgen heter ”{name}”. `hearth inbox` visar vad som väntar på svar.",
        .unknownInvitation:
            "Det finns ingen inbjudan ”{name}”. `hearth invite list` visar dina inbjudningar.",
        .ambiguousMember:
            "”{name}” kan vara fler än en medlem: {candidates}. Skriv hela namnet.",
        .ambiguousFriend:
            "”{name}” kan vara fler än en vän: {candidates}. Säg vilken, eller ge en av dem ett smeknamn med `hearth friend name`.",
        .didYouMean:
            "Här finns inget som heter ”{name}”. Det kan vara {candidates}.",
        .ambiguousList:
            "”{name}” kan vara fler än en lista: {candidates}. Skriv hela titeln, och vännen före: VÄN/LISTA.",
        .ambiguousWish:
            "”{name}” kan vara fler än en önskning: {candidates}. Säg vilken, som LISTA/ÖNSKNING eller VÄN/LISTA/ÖNSKNING.",
        .ambiguousEntry:
            "”{name}” kan vara fler än en sak i inkorgen: {candidates}. Säg vilken, med dess id.",
        .nobodyHere:
            "Här bor ingen än. `hearth web` skriver länken som gör i ordning hushållet i en webbläsare på den här datorn; `hearth init --household NAMN --member NAMN` gör det här.",
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
        .priceMalformed: "”{value}” är inget pris. Skriv till exempel 199 kr, €12 eller 12,50 EUR.",
        .currencyMissing:
            "”{value}” i vilken valuta? Skriv den efter beloppet, till exempel 199 kr. Nästa gång räcker beloppet.",
        .currencyUnknown:
            "”{value}” är ingen valuta. Skriv dess tecken eller tre bokstäver, till exempel 199 kr, €12 eller 12,50 EUR.",
        .linkNotAllowed:
            "”{value}” är ingen webblänk. En länk börjar med https:// eller http://.",
        .occasionUnknown:
            "”{value}” är inget tillfälle som Hearth känner till. Det kan vara något av: {candidates}.",
        .priorityUnknown: "”{value}” är ingen prioritet. Den kan vara low, medium eller high.",
        .roleUnknown: "”{value}” är ingen roll. Den kan vara friend eller keeper.",
        .taskUnknown:
            "”{value}” är inget som man tar på sig för en önskning. Det kan vara buys, wraps eller card.",
        .slashInName:
            "Det finns ett ”/” i ”{name}”, och det skiljer en person från listan i sökvägar som VÄN/LISTA. Välj ett annat tecken.",
        .unknownPhoto:
            "”{wish}” har inget foto nummer {value}; antalet foton är {count}. Numren räknas från 1.",

        .nodeNotRunning:
            "Noden för hemmet {home} är inte igång. Starta den med `hearth run` i en annan terminal och försök igen.",
        .nodeOfAnother:
            "Hemmet {home} tillhör en annan användare på datorn. Kör kommandot som den användaren, eller välj ditt eget hem med --home MAPP.",
        .nodeAlreadyRunning:
            "En nod är redan igång för hemmet {home}, och det kan bara finnas en. Använd den, eller stoppa den först.",
        .nodeUnreachable:
            "Noden för hemmet {home} svarar inte. Se vad den säger i sin egen terminal eller logg; det kan hjälpa att starta om den.",
        .nodeStopping: "Noden håller på att stanna. Försök igen när den är igång.",
        .homeMissing:
            "Det finns inget hem i {home}. `hearth run` skapar ett och visar vägen i en webbläsare, `hearth init --household NAMN --member NAMN` gör det här; eller säg var det finns med --home MAPP.",
        .homeVanished:
            "Hemmet {home} har förlorat sin databas, eller nyckeln i den: hearth.sqlite saknas eller är tom. Se efter om hela disken är på plats. Är den det, och har du tagit en kopia av mappen tidigare, lägg den i dess ställe. Inget har ändrats, och inget nytt hushåll har skapats.",
        .homeNotMounted:
            "Det fanns ett hem i {home}, och nu finns det inget. Se efter om disken är ansluten och monterad. Om du själv har tagit bort det och vill ha ett nytt där, ta bort dess rad ur {file}.",
        .homeExists:
            "Det finns redan ett hem i {home}; inget har ändrats. Välj en annan plats med --home MAPP.",
        .homeNewer:
            "Hemmet {home} skapades av en nyare Hearth, och den här skulle kunna skada det. Uppdatera Hearth; inget har ändrats.",
        .homeOlder:
            "Hemmet {home} skapades av en mycket äldre Hearth. Öppna det först med en tidigare Hearth och sedan med den här; inget har ändrats.",
        .homeReadOnly:
            "Det går inte att skriva i hemmet {home}. Se efter vem som äger det och om disken är skrivskyddad.",
        .homeCorrupt:
            "Det som är sparat i hemmet {home} är skadat, och den här versionen kan inte laga det. Stoppa noden och behåll mappen som den är. Om du har tagit en kopia av mappen tidigare, lägg den i dess ställe: det som har kommit sedan dess saknas i den.",
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
        .webNotServed:
            "Den här noden visar inga sidor. Stoppa den och starta den utan --no-web.",
        .webNotLoopback:
            "Webbservern svarar bara den här datorn, och {address} går att nå från andra. Använd 127.0.0.1:PORT.",

        .locked:
            "Nycklarna för {member} är låsta. Lås upp dem med `eval \"$(hearth unlock --as {member})\"`, eller lägg till --passphrase-file FIL.",
        .signedOut: "Du är inte inloggad. Logga in igen.",
        .passphraseAgain:
            "Här behövs lösenfrasen för {member} en gång till. Ingenting gjordes.",
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
        .nicknameTaken: "Någon annan som du känner heter ”{name}”. Välj ett annat smeknamn.",
        .memberNamesThemselves: "{name} bor i det här hushållet och väljer sitt eget namn.",
        .lastMember:
            "{name} är den enda som bor här, och i ett hem måste någon bo. Stoppa noden och ta bort dess mapp om det ska avslutas helt.",
        .alreadyFriends: "Du och {name} är redan vänner.",
        .friendsOtherNode:
            "Den här länken anger en annan nod än den som är hemma hos {name}, så ingenting har ändrats: en medlem kan inte flytta till en annan nod än. Be {name} om länken som `hearth key` skriver ut hemma hos dem.",
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
            "Alla foton till ”{wish}” finns inte på den här noden än. De kommer från dina vänners hem; försök igen senare.",
        .nothingToUndo:
            "Det kan inte komma tillbaka längre: bara den som tog bort det kan ångra sig, här och inom 10 minuter. Lägg till den på nytt.",

        .changedMeanwhile:
            "Någon ändrade ”{name}” under tiden, eller du själv någon annanstans. Titta på den på nytt och spara igen om det är din text som ska gälla.",
        .idUsed:
            "Det här har redan lagts till, och sedan dess har det ändrats, flyttats eller tagits bort. Skicka igen för att lägga till ett nytt; ett program skickar det med ett nytt id.",

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
            "Du har inte viskat ”{name}” på den här listan. `hearth whispers {path}` visar vad som viskats; du kan ta tillbaka det som är ditt.",
        .ambiguousWhisper:
            "Du har viskat mer än en sak som kan vara ”{name}”: {candidates}. Skriv mer av det, eller dess id.",
        .talkFull:
            "Det finns inte plats för mer av vad du viskar och kommer på om ”{list}”. Skriv mindre, eller ta först tillbaka något: `hearth whispers {path}` och `hearth idea list {path}` visar vad som finns.",
        .ideaOfAnother:
            "”{wish}” är en idé av {name}; den som kom på den kan ta tillbaka den.",
        .ownerNeverReserves:
            "”{list}” är din egen lista, och ingen reserverar från sin egen. Ta bort önskningen om du inte vill ha den kvar.",
        .ownerNeverTells:
            "”{list}” är din egen lista, så du har inget att berätta om den. `hearth thanks {list}` visar vad givare har berättat för dig.",
        .ownerCannotLeave:
            "”{list}” är din egen lista. Du kan ta bort den eller sluta dela den, men inte lämna den.",
        .circleNeedsPassphrase:
            "Någon som äger den här listan bor på samma nod som du, så det du reserverar där är dolt bara bakom en lösenfras. Välj en för {member} med `hearth passphrase --as {member}` och försök igen.",
        .onceInCircle:
            "{name} har en gång kunnat se vad som är reserverat på ”{list}” och kan därför aldrig äga den.",
        .hostOnly:
            "”{list}” är också din, men {name} gjorde den, och bara {name} kan ta bort den. Fråga {name}; du kan lämna den med `hearth leave`.",
        .hostNotReady:
            "Du kan inte ändra vilka som ser ”{list}” än. {name} gjorde den, och hemma hos {name} skrivs det upp vilka som ser den. Därifrån har det inte sagts att det görs för dig: kanske har inte alla som ska äga listan sagt ja, eller så är Hearth där äldre. Fråga {name}.",
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
            "”{list}” är inte delad med {name}. `hearth list who {list}` visar vilka den är delad med.",
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
        .fileOther:
            "Filen är {format} och innehåller ingen önskelista. Spara listan som CSV eller text och hämta in den.",
        .fileMalformed:
            "Filen går inte att läsa som {format}. Se efter att den är hel, eller säg vad den är med --format.",
        .fileTooManyWishes:
            "Filen innehåller fler önskningar än som kan hämtas in på en gång: {limit}. Hämta in den i delar.",
        .importOverLimit:
            "Listan ”{list}” rymmer högst {limit} önskningar: {count} skulle komma, och det finns plats för {room}. Inget hämtas in; ta färre, eller en annan lista.",
        .fileEmpty: "Det finns inget i filen som kan vara en önskning.",
        .fileMissing: "Det finns inget på ”{file}”. Kontrollera sökvägen.",
        .fileIsFolder: "”{file}” är en mapp, inte en fil. Ange en fil i den.",
        .fileUnreadable:
            "Filen ”{file}” finns men går inte att läsa. Kontrollera att du får läsa den: `ls -ld {file}`.",
        .fileDiskFull:
            "Disken är full: ”{file}” gick inte att skriva. Gör plats och försök igen.",
        .fileUnwritable:
            "Filen ”{file}” går inte att skriva. Kontrollera att mappen finns, att du får skriva i den och att det finns plats på disken.",
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
            "”{photo}” har för många bildpunkter: högst {limit} miljoner tas emot, och högst {side} på en sida. Spara det mindre i ett bildprogram och försök igen.",
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
        .photosNotSafe:
            "Hearth läser bilder bara i ett program som inte kommer åt något annat, och det tillåter inte den här datorn: kärnan, eller behållaren som Hearth körs i, har inte seccomp. Slå på det och försök igen.",
        .notAShopLink: "Det här är ingen länk till en butikssida.",
        .shopUnknown:
            "Det finns ingen butik på den här länken: kontrollera hur den är skriven.",
        .shopAtHome:
            "Länken leder till en dator hemma, inte till en butik. Ingenting hämtades.",
        .shopNoAnswer:
            "Butiken svarade inte i tid. Försök igen senare, eller fyll i själv.",
        .shopRefused: "Butiken visar inte sidan för Hearth ({status}). Fyll i själv.",
        .shopPageTooLarge: "Sidan är för stor. Fyll i själv.",
        .shopLeadsOn: "Länken leder vidare gång på gång. Fyll i själv.",
        .shopsBusy: "Två sidor hämtas redan. Försök igen om en stund.",
        .shopSaysNothing: "Sidan berättar inte vad den säljer. Fyll i själv.",
        .pictureFileExists:
            "Det finns redan en fil {file}. Välj ett annat namn, eller lägg till --overwrite.",
        .unknownComment:
            "Det finns ingen kommentar ”{name}”. `hearth comments` med en listas namn visar vad som sagts där, med id.",
        .ambiguousComment:
            "Mer än en kommentar har id:t ”{name}”.",
        .commentsFull:
            "Du har sagt så mycket om ”{list}” som får plats. Ta bort en gammal kommentar med `hearth comment delete` och försök igen.",
        .notYourComment:
            "Det sa {name}, och bara {name} kan ta tillbaka det. `hearth comment hide` döljer det för dig.",

        .birthdayMalformed:
            "”{value}” är ingen födelsedag. Skriv månad och dag, 04-17, eller året också: 1980-04-17.",
        .birthdayAhead:
            "”{value}” har inte varit än. Kontrollera året, eller utelämna det: 04-17.",
        .noPicture:
            "Det finns ingen bild i profilen för {name}, eller så har den inte kommit.",
        .pictureNotAllowed:
            "Det här är ingen bild som en profil kan ha: JPEG, PNG eller WebP, högst {limit}.",
        .limitAsks:
            "Du har bett en vän om så mycket man kan: {limit}. Ta tillbaka något med `hearth ask --withdraw`.",
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
}
