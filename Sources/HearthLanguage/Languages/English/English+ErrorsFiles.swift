import HearthAPI

extension Language {
    /// Files that are brought in, and photos.
    static let englishErrorsFiles: KeyValuePairs<ErrorCode, String> = [
        .fileTooLarge:
            "The file is too large: at most {limit} MiB can be brought in. Bring it in in parts.",
        .fileNotText:
            "The file is not text. Save it as CSV, JSON, text or as a web page, and bring that in.",
        .fileOther:
            "The file is {format}, which holds no list of wishes. Save the list as CSV or text, and bring that in.",
        .fileMalformed:
            "The file cannot be read as {format}. Check that it is whole, or say what it is with --format.",
        .fileTooManyWishes:
            "The file holds more wishes than can be brought in at once: {limit}. Bring it in in parts.",
        .importOverLimit:
            "The list “{list}” holds at most {limit} wishes: {count} would come, and there is room for {room}. Nothing is brought in; take fewer, or another list.",
        .fileEmpty:
            "There is nothing in the file that could be a wish.",
        .fileMissing:
            "There is nothing at “{file}”. Check the path.",
        .fileIsFolder:
            "“{file}” is a folder, not a file. Name a file in it.",
        .fileUnreadable:
            "The file “{file}” is there and cannot be read. Check that you are allowed to read it: `ls -ld {file}`.",
        .fileDiskFull:
            "The disk is full: “{file}” could not be written. Make room, then try again.",
        .fileUnwritable:
            "The file “{file}” cannot be written. Check that its folder is there, that you are allowed to write there, and that the disk has room.",
        .namesNotFound:
            "None of the columns is known to hold names. Say which one does with --map \"COLUMN=name\"; the columns are: {candidates}.",
        .columnUnknown:
            "There is no column “{name}”. The columns are: {candidates}.",

        .photoEmpty:
            "“{photo}” is an empty file. Choose the photo again.",
        .photoTooLarge:
            "“{photo}” is too large: at most {limit} are taken. Save it smaller in a picture program, then try again.",
        .photoTooManyPixels:
            "“{photo}” has too many pixels: at most {limit} million are taken, and at most {side} on a side. Save it smaller in a picture program, then try again.",
        .photoHEIC:
            "“{photo}” is an HEIC picture, which not every program can show. Save it as JPEG. An iPhone takes JPEG after Settings > Camera > Formats > Most Compatible.",
        .photoGIF:
            "“{photo}” is a GIF. Hearth takes JPEG, PNG and WebP: open it in a picture program and save one picture of it as PNG.",
        .photoDrawing:
            "“{photo}” is a drawing (SVG), not a photo. Export it as PNG.",
        .photoDocument:
            "“{photo}” is a PDF document, not a photo. Export the page as JPEG, or take a picture of the screen.",
        .photoOtherFormat:
            "“{photo}” is {format}. Hearth takes JPEG, PNG and WebP: open it in a picture program and save it as JPEG.",
        .photoUnknown:
            "“{photo}” is no picture that Hearth knows. It takes JPEG, PNG and WebP, by what is in the file and not by its name.",
        .photoDamaged:
            "“{photo}” is damaged or not complete. Copy it again from where it came from.",
        .photoTooHard:
            "“{photo}” needs more memory or time than a photo gets here. Open it in a picture program, save it again as JPEG, and smaller.",
        .photosBusy:
            "Too many photos are being made at the same time. Try again in a moment.",
        .photoForgotten:
            "A photo was prepared too long ago, or by somebody else, and is forgotten. Choose it again.",
        .photoProgramMissing:
            "The program that makes photos is not there: {file}. Build or install Hearth again, with all of its programs in one folder.",
        .photosNotSafe:
            "Hearth reads pictures only in a program that can touch nothing else, and this machine does not allow that: its kernel, or the container that Hearth runs in, has no seccomp. Switch it on, then try again.",
        .pictureFileExists:
            "There is a file {file} already. Choose another name, or add --overwrite.",
    ]
}
