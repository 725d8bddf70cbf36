/// What can go wrong, closed: every language has a text for each (HearthLanguage).
package enum ErrorCode: String, Codable, Sendable, Hashable, CaseIterable {
    // What was typed: exit code 2.
    case usage
    case keyWrongChecksum, keyTruncated, keyWrongPrefix, keyNewerFormat
    case linkMalformed, linkOfWeb, linksSeveral, linksDiffer, addressMalformed, addressMissing,
        tooManyAddresses
    case invitationMalformed
    case ownKey
    case unknownMember, unknownFriend, unknownList, unknownWish, unknownEntry, unknownInvitation
    case unknownComment, ambiguousComment, birthdayMalformed, birthdayAhead
    case unknownNote, ambiguousNote, unknownTag, noteTooLong, noteTooLarge, momentMalformed
    case ambiguousMember, ambiguousFriend, ambiguousList, ambiguousWish, ambiguousEntry
    case memberNotNamed, nobodyHere
    case textEmpty, textTooLong, textTooLarge, textControlCharacter, textNotAllowed
    case numberMalformed, numberOutOfRange, dateMalformed, priceMalformed, linkNotAllowed
    case linkWithSpace, linkOtherScheme, linkWithoutSite
    case currencyMissing, currencyUnknown
    case zoneUnknown
    case occasionUnknown, priorityUnknown, roleUnknown, taskUnknown
    case slashInName, didYouMean
    case sortUnknown, positionMalformed, wordMalformed, wordControlCharacter
    case fileTooLarge, fileNotText, fileOther, fileMalformed, fileEmpty, namesNotFound
    case fileMissing, fileIsFolder, fileUnreadable, fileUnwritable, fileDiskFull
    case columnUnknown, fileTooManyWishes, folderTooManyFiles
    case zipDamaged, zipTooLarge, zipTooHard
    case fileTooDeep, fileTooManyEntries, fileTooManyColumns, fileTooManyAttributes
    case fileTextTooLong, fileLetterTooLong
    case unknownPhoto
    case kindUnknown
    case recoveryCodeMissing, recoveryCodeLength, recoveryCodeMistyped
    case backupNone, backupNewer, backupDamaged, backupForeign, backupOtherCode

    // What cannot be done: exit code 1.
    case nodeNotRunning, nodeOfAnother, nodeAlreadyRunning, nodeUnreachable, nodeStopping
    case homeMissing, homeExists, homeNewer, homeOlder, homeReadOnly, homeCorrupt
    case homeNotPrivate, homeVanished, homeNotMounted
    case diskFull, storageFailed
    case addressInUse, addressNotAvailable, webNotLoopback, webNotServed
    case webOriginMalformed
    case locked, signedOut, passphraseAgain, wrongPassphrase, wrongPassphraseBlanks,
        passphraseTooShort, passphraseBlanks, noPassphraseSet, recoveryCodeOfAnother,
        tooManyAttempts
    case nameTaken, wishNameTaken, memberNameTaken, nicknameTaken, memberNamesThemselves,
        lastMember, lastHouseholder, householdersOnly, atHomeOnly, ownPassphraseFirst
    case keepersOnly, notForAnother, childDecidesNothing
    case zoneNotHere
    case livesHere, livesElsewhere, movingOut
    case otherKind, newerList
    case alreadyFriends, friendsOtherNode, notFriendsYet
    case invitationUsed, invitationExpired, invitationRevoked, invitationNotOpen
    case limitMembers, limitFriends, limitPeople, limitLists, limitItems, limitClaims
    case limitInvitations, limitRecord, limitFollowed
    case limitPhotos, limitPhotoSize, limitKept, limitPrivate, limitShared, limitPieces, limitDue
    case listIncomplete, photoNotHere
    case nothingToUndo, changedMeanwhile, idUsed
    case notOwner, notEditor, trayCannotBeShared, trayCannotBeChanged, listNotGiving
    case ownerNeverSees, ownerNeverReserves, ownerNeverHears, ownerNeverTells, ownerCannotLeave
    case unknownWhisper, ambiguousWhisper, talkFull, ideaOfAnother
    case circleNeedsPassphrase, onceInCircle
    case hostOnly, hostNotReady, ownersNotAgreed, ownerIsFixed, ownsTogether, ownTitleTaken
    case limitOwners
    case notAReader, alreadyReader, listStillWaiting, ownStillComing,
        partUnreadable
    case notReserved, alreadyReserved, alreadyBought, notBought, quantityOverWished,
        quantityOverLeft
    case ownWishCopied, spotNotThere, listsApart
    case takenWhole, chippedIn, ownReservation, ownContribution
    case hookNotAbsolute, hookMissing, hookNotExecutable, hookNotPrivate, noHook
    case limitListeners
    case wishWithoutPrice, amountMalformed, currencyDiffers, amountOverPrice, amountOverMissing
    // Photos.
    case photoEmpty, photoTooLarge, photoTooManyPixels, photoHEIC, photoGIF, photoDrawing
    case photoDocument, photoOtherFormat, photoUnknown, photoDamaged, photoTooHard
    case soundTooLarge, soundTooLong, soundCutOff, soundFollowed, soundNotAlone, soundDamaged
    case soundOtherFormat, soundNotTaken, filmNotTaken, soundOrFilmTooLarge
    case photosBusy, photoForgotten, photoProgramMissing, photosNotSafe
    case pictureFileExists
    // What a shop sells.
    case notAShopLink, shopUnknown, shopAtHome, shopNoAnswer, shopRefused, shopPageTooLarge
    case shopLeadsOn, shopsBusy, shopSaysNothing, shopsNotUsed, reachByProxyAlone
    case commentsFull, notYourComment
    case noPicture, pictureNotAllowed
    case limitAsks, ownListToFill
    case tellTooEarly, tellUndated, tellMovedBack, nothingToTell, givenTold
    // Phones and other computers.
    case backupNeedsCode, backupFolderNotSet, backupFolderMissing, backupDiskMissing, backupExists,
        backupUnwritable, backupUnderWay
    case devicesOff, deviceAddressMalformed, deviceAddressNotOfHome, deviceAddressNotServed,
        unknownDevice, noDeviceWaits, limitDevices
    case unauthorized, notFound, internalError
}

extension ErrorCode {
    /// The arguments that come with a code when it is thrown, and that its texts may use: values as
    /// a person would write them. `candidates` are names separated by `, `; `home` is a path,
    /// `address` host:port, `field` what a person calls the thing (`name`, `notes`, `price`, …).
    package var argumentNames: [String] {
        switch self {
        case .usage: ["problem"]  // A whole sentence.
        case .keyWrongChecksum, .keyTruncated, .keyWrongPrefix, .keyNewerFormat: []
        case .linkMalformed, .linkOfWeb, .linksSeveral, .linksDiffer, .addressMissing,
            .invitationMalformed,
            .ownKey:
            []
        case .addressMalformed: ["address"]
        case .tooManyAddresses: ["limit"]
        case .unknownMember, .unknownFriend, .unknownList, .unknownWish, .unknownEntry,
            .unknownInvitation, .unknownComment, .ambiguousComment, .unknownNote, .unknownTag:
            ["name"]
        case .ambiguousMember, .ambiguousFriend, .ambiguousList, .ambiguousWish, .ambiguousEntry,
            .ambiguousNote:
            ["name", "candidates"]
        case .memberNotNamed: ["candidates"]
        case .nobodyHere: []
        case .textEmpty, .textNotAllowed: ["field"]
        case .textTooLong: ["field", "count", "limit"]  // Letters, as a person counts them.
        case .textTooLarge: ["field", "octets", "limit"]  // Octets.
        case .textControlCharacter: ["field", "character"]  // U+202E
        case .numberMalformed: ["field", "value"]
        case .numberOutOfRange: ["field", "lowest", "highest"]
        case .dateMalformed, .priceMalformed, .currencyMissing, .currencyUnknown,
            .zoneUnknown, .birthdayAhead, .linkNotAllowed, .linkWithSpace, .linkWithoutSite,
            .priorityUnknown,
            .roleUnknown, .taskUnknown:
            ["value"]
        case .linkOtherScheme: ["value", "scheme"]
        case .occasionUnknown: ["value", "candidates"]
        case .slashInName: ["name"]
        case .didYouMean: ["name", "candidates"]
        case .nicknameTaken, .memberNamesThemselves, .lastMember, .lastHouseholder: ["name"]
        case .householdersOnly: ["candidates"]
        case .keepersOnly: ["name", "candidates"]
        case .notForAnother, .childDecidesNothing: ["name"]
        case .atHomeOnly, .ownPassphraseFirst, .zoneNotHere: []
        case .wordMalformed: ["number"]
        case .wordControlCharacter: ["number", "character"]  // U+000A
        case .sortUnknown: ["value", "candidates"]
        case .positionMalformed, .momentMalformed: ["value"]
        case .noteTooLong: ["over", "limit"]
        case .noteTooLarge: ["limit"]
        case .fileTooLarge: ["limit"]
        case .fileTooDeep, .fileTooManyEntries, .fileTooManyColumns, .fileTooManyAttributes,
            .fileTextTooLong, .fileLetterTooLong:
            ["limit"]
        case .fileNotText, .fileEmpty: []
        case .fileMalformed, .fileOther: ["format"]
        case .fileMissing, .fileIsFolder, .fileUnreadable, .fileUnwritable, .fileDiskFull: ["file"]
        case .namesNotFound: ["candidates"]
        case .columnUnknown: ["name", "candidates"]
        case .fileTooManyWishes, .folderTooManyFiles: ["limit"]
        case .zipDamaged, .zipTooHard: ["file"]
        case .zipTooLarge: ["file", "limit"]
        case .unknownPhoto: ["wish", "value", "count"]
        case .limitPhotos: ["wish", "limit"]
        case .limitPhotoSize, .limitKept, .limitPrivate, .limitPieces, .limitDue: ["limit"]
        case .limitShared: ["list", "excess", "limit"]
        case .listIncomplete: ["list"]
        case .photoNotHere: ["wish"]

        case .nodeNotRunning, .nodeOfAnother, .nodeAlreadyRunning, .nodeUnreachable: ["home"]
        case .nodeStopping: []
        case .homeMissing, .homeVanished, .homeExists, .homeNewer, .homeOlder,
            .homeReadOnly, .homeCorrupt, .homeNotPrivate, .diskFull:
            ["home"]
        case .homeNotMounted: ["home", "file"]
        case .storageFailed: []
        case .addressInUse, .addressNotAvailable, .webNotLoopback, .webOriginMalformed: ["address"]
        case .locked, .noPassphraseSet, .passphraseAgain, .recoveryCodeOfAnother: ["member"]
        case .recoveryCodeMissing, .recoveryCodeMistyped: []
        case .livesHere: ["member"]
        case .kindUnknown: ["value", "candidates"]
        case .otherKind: ["list", "kind", "wanted"]
        case .newerList: ["list"]
        case .livesElsewhere, .movingOut: ["member", "date"]
        case .recoveryCodeLength: ["count", "limit"]
        case .wrongPassphrase, .wrongPassphraseBlanks, .passphraseBlanks, .signedOut: []
        case .backupNone, .backupNewer, .backupDamaged, .backupFolderMissing, .backupDiskMissing,
            .backupExists:
            ["path"]
        case .backupUnwritable: ["path", "reason"]
        case .backupForeign: ["path", "entry"]
        case .backupOtherCode, .backupNeedsCode, .backupFolderNotSet, .backupUnderWay: []
        case .passphraseTooShort: ["limit"]
        case .tooManyAttempts: ["seconds"]
        case .nameTaken, .memberNameTaken: ["name"]
        case .wishNameTaken: ["name", "list"]
        case .alreadyFriends, .friendsOtherNode, .notFriendsYet: ["name"]
        case .invitationUsed, .invitationExpired, .invitationRevoked, .invitationNotOpen: []
        case .limitMembers, .limitFriends, .limitPeople, .limitLists, .limitItems, .limitClaims,
            .limitInvitations, .limitRecord, .limitFollowed:
            ["limit"]
        case .notOwner, .notEditor, .listNotGiving, .ownerNeverSees, .ownerNeverReserves,
            .ownerNeverHears, .ownerNeverTells, .ownerCannotLeave, .listStillWaiting,
            .ownStillComing:
            ["list"]
        case .partUnreadable: ["list", "names"]
        case .talkFull: ["list", "path"]
        case .unknownWhisper: ["name", "path"]
        case .ambiguousWhisper: ["name", "candidates"]
        case .ideaOfAnother: ["wish", "name"]
        case .trayCannotBeShared, .trayCannotBeChanged: []
        case .circleNeedsPassphrase: ["member"]
        case .hostOnly, .hostNotReady, .ownerIsFixed, .ownsTogether: ["list", "name"]
        case .ownersNotAgreed: ["list", "candidates"]
        case .ownTitleTaken, .changedMeanwhile: ["name"]
        case .limitOwners: ["limit"]
        case .onceInCircle, .notAReader, .alreadyReader: ["name", "list"]
        case .notReserved, .alreadyReserved, .alreadyBought, .notBought, .ownReservation,
            .ownContribution, .wishWithoutPrice:
            ["wish"]
        case .quantityOverWished, .quantityOverLeft, .amountOverPrice, .amountOverMissing:
            ["wish", "limit"]
        case .ownWishCopied: ["wish"]
        case .spotNotThere: ["name", "other"]
        case .listsApart: ["name", "other"]
        case .takenWhole, .chippedIn: ["wish", "names"]  // Names separated by `, `.
        case .amountMalformed: ["value"]
        case .hookNotAbsolute, .hookMissing, .hookNotExecutable, .hookNotPrivate: ["program"]
        case .noHook, .webNotServed: []
        case .limitListeners: ["limit"]
        case .currencyDiffers: ["wish", "currency"]
        case .photoEmpty, .photoHEIC, .photoGIF, .photoDrawing, .photoDocument, .photoUnknown,
            .photoDamaged, .photoTooHard:
            ["photo"]
        case .photoTooLarge: ["photo", "limit"]
        case .soundTooLarge, .soundOrFilmTooLarge: ["sound", "size", "limit"]
        case .soundNotTaken: ["sound", "format"]
        case .filmNotTaken: ["film", "format"]
        case .soundTooLong: ["sound", "length", "limit"]
        case .soundCutOff, .soundFollowed, .soundNotAlone, .soundDamaged, .soundOtherFormat:
            ["sound"]
        case .photoTooManyPixels: ["photo", "limit", "side"]
        case .photoOtherFormat: ["photo", "format"]
        case .photosBusy, .photoForgotten, .photosNotSafe, .nothingToUndo, .idUsed: []
        case .notAShopLink, .shopUnknown, .shopAtHome, .shopNoAnswer, .shopPageTooLarge,
            .shopLeadsOn, .shopsBusy, .shopSaysNothing, .shopsNotUsed,
            .reachByProxyAlone:
            []
        case .shopRefused: ["status"]
        case .photoProgramMissing, .pictureFileExists: ["file"]
        case .commentsFull: ["list"]
        case .notYourComment, .noPicture: ["name"]
        case .pictureNotAllowed, .limitAsks: ["limit"]
        case .birthdayMalformed: ["value"]
        case .ownListToFill, .tellUndated, .nothingToTell: ["list"]
        case .tellTooEarly: ["list", "date", "from"]
        case .tellMovedBack: ["list", "date"]
        case .givenTold: ["wish", "owner"]
        case .devicesOff, .noDeviceWaits: []
        case .deviceAddressMalformed, .deviceAddressNotOfHome, .deviceAddressNotServed: ["address"]
        case .unknownDevice: ["name"]
        case .limitDevices: ["limit"]
        case .unauthorized, .notFound, .internalError: []
        }
    }
}

extension ErrorCode {
    /// 2 for what was typed wrongly, 1 for what cannot be done now.
    package var exitCode: Int32 {
        switch self {
        case .usage, .keyWrongChecksum, .keyTruncated, .keyWrongPrefix,
            .keyNewerFormat, .linkMalformed, .linkOfWeb, .linksSeveral, .linksDiffer,
            .addressMalformed,
            .addressMissing,
            .tooManyAddresses, .invitationMalformed, .ownKey, .unknownMember, .unknownFriend,
            .unknownList, .unknownWish, .unknownEntry, .unknownInvitation, .ambiguousMember,
            .ambiguousFriend, .ambiguousList, .ambiguousWish, .ambiguousEntry, .memberNotNamed,
            .textEmpty, .textTooLong, .textTooLarge, .textControlCharacter, .textNotAllowed,
            .numberMalformed, .numberOutOfRange, .dateMalformed, .priceMalformed, .currencyMissing,
            .linkNotAllowed,
            .linkWithSpace, .linkOtherScheme, .linkWithoutSite,
            .occasionUnknown, .priorityUnknown, .roleUnknown, .taskUnknown, .slashInName,
            .didYouMean, .amountMalformed, .wordMalformed, .wordControlCharacter, .sortUnknown,
            .positionMalformed,
            .fileTooLarge,
            .fileNotText, .fileOther, .fileMalformed, .fileEmpty, .fileMissing, .fileIsFolder,
            .fileUnreadable,
            .fileUnwritable, .namesNotFound, .columnUnknown,
            .fileTooManyWishes, .folderTooManyFiles, .zipDamaged, .zipTooLarge, .zipTooHard,
            .fileTooDeep, .fileTooManyEntries, .fileTooManyColumns, .fileTooManyAttributes,
            .fileTextTooLong, .fileLetterTooLong,
            .unknownWhisper, .ambiguousWhisper, .unknownDevice, .deviceAddressMalformed,
            .deviceAddressNotOfHome, .deviceAddressNotServed,
            .photoEmpty, .photoTooLarge, .photoTooManyPixels, .photoHEIC, .photoGIF, .photoDrawing,
            .photoDocument, .photoOtherFormat, .photoUnknown, .photoDamaged, .unknownPhoto,
            .soundTooLarge, .soundTooLong, .soundCutOff, .soundFollowed, .soundNotAlone,
            .soundDamaged, .soundOtherFormat, .soundNotTaken, .filmNotTaken, .soundOrFilmTooLarge,
            .unknownComment, .ambiguousComment, .birthdayMalformed, .birthdayAhead,
            .unknownNote, .ambiguousNote, .unknownTag, .noteTooLong, .noteTooLarge,
            .momentMalformed,
            .kindUnknown, .recoveryCodeMissing, .recoveryCodeLength, .recoveryCodeMistyped,
            .backupNone, .backupNewer, .backupDamaged, .backupForeign, .backupOtherCode,
            .currencyUnknown, .notAShopLink, .shopUnknown, .shopAtHome,
            .hookNotAbsolute:
            2
        default:
            1
        }
    }

    /// The status of the HTTP answer that carries it.
    package var httpStatus: Int {
        switch self {
        case .unauthorized, .locked, .signedOut, .passphraseAgain, .wrongPassphrase,
            .wrongPassphraseBlanks, .recoveryCodeOfAnother:
            401
        case .householdersOnly, .atHomeOnly, .ownPassphraseFirst, .keepersOnly, .notForAnother,
            .zoneNotHere:
            403
        case .notFound: 404
        case .changedMeanwhile: 412
        case .photoTooLarge, .soundTooLarge, .soundTooLong, .soundOrFilmTooLarge: 413
        case .photoEmpty, .photoTooManyPixels, .photoHEIC, .photoGIF, .photoDrawing,
            .photoDocument, .photoOtherFormat, .photoUnknown, .photoDamaged, .photoTooHard,
            .soundCutOff, .soundFollowed, .soundNotAlone, .soundDamaged, .soundOtherFormat,
            .soundNotTaken, .filmNotTaken:
            415
        case .tooManyAttempts, .photosBusy, .shopsBusy: 429
        case .nodeStopping: 503
        case .diskFull: 507
        case .internalError, .storageFailed, .homeCorrupt: 500
        default: exitCode == 2 ? 400 : 409
        }
    }
}
