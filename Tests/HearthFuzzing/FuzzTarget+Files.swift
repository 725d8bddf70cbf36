import Foundation
import HearthAPI
import HearthExchange
import HearthForms
import HearthLists
import HearthPictures
import HearthSounds

/// What browsers, programs and files bring.
extension FuzzTarget {
    static func file(_ octets: [UInt8], as format: ImportFormat?) -> Bool {
        let currency = Currency("SEK")
        guard let file = try? ImportFile(octets: octets, format: format, currency: currency)
        else { return false }
        precondition(file.lists.reduce(0) { $0 + $1.wishes.count } <= ExchangeLimits.wishes)
        return true
    }

    /// URL-encoded.
    static func form(_ octets: [UInt8]) -> Bool {
        let text = String(decoding: octets, as: UTF8.self)
        _ = Form.local(text)
        guard let form = Form(encoded: text) else { return false }
        _ = (form.from, form.next, form.token)
        return !form.fields.isEmpty
    }

    /// A header `Range`, for files of every size.
    static func range(_ octets: [UInt8]) -> Bool {
        guard let range = ByteRange(header: String(decoding: octets, as: UTF8.self)) else {
            return false
        }
        for size in [0, 1, 500, Int.max] {
            guard let meant = range.resolved(in: size) else { continue }
            precondition(!meant.isEmpty && meant.lowerBound >= 0 && meant.upperBound <= size)
        }
        return true
    }

    /// A content type in the first line, and a body behind it.
    static func multipart(_ octets: [UInt8]) -> Bool {
        let end = octets.firstIndex(of: UInt8(ascii: "\n")) ?? octets.endIndex
        let type = String(decoding: octets[..<end], as: UTF8.self)
        let boundary = MultipartForm.boundary(of: type) ?? Array("X".utf8)
        guard let form = MultipartForm.read(Array(octets[end...].dropFirst()), boundary: boundary)
        else { return false }
        return !form.fields.isEmpty || !form.files.isEmpty
    }

    /// Bodies of requests; which operation's, says the first octet.
    static func operation(_ octets: [UInt8]) -> Bool {
        func read<Value: HearthAPI.Operation>(_ type: Value.Type) -> Bool {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            guard let value = try? JSONDecoder().decode(type, from: Data(octets.dropFirst())),
                let written = try? encoder.encode(value)
            else { return false }
            let again = try? JSONDecoder().decode(type, from: written)
            expectEqual(again.flatMap { try? encoder.encode($0) }, written)
            return true
        }
        return switch (octets.first ?? 0) & 3 {
        case 0: read(ImportWishes.self)
        case 1: read(EditProfile.self)
        case 2: read(AddWish.self)
        default: read(SetUpHousehold.self)
        }
    }

    /// A sound's file: as long as before once it is cleaned, and clean then.
    static func sound(_ octets: [UInt8]) -> Bool {
        guard let sound = try? SoundFile.cleaned(octets) else { return false }
        precondition(sound.octets.count == octets.count)
        precondition(sound.milliseconds <= SoundLimits.milliseconds)
        expectEqual(try? SoundFile.cleaned(sound.octets), sound)
        return true
    }

    /// What a program that decodes pictures may write, and the pictures themselves; which form was asked for, says the first octet.
    static func pictureAnswer(_ octets: [UInt8]) -> Bool {
        let forms = PictureForm.allCases
        let form = forms[Int(octets.first ?? 0) % forms.count]
        let body = Array(octets.dropFirst())
        if let bare = PictureContainer.bare(body) {
            expectEqual(PictureContainer.bare(bare), bare)
        }
        guard let answer = PictureAnswer(body, form: form) else { return false }
        expectEqual(PictureAnswer(answer.octets, form: form), answer)
        return true
    }
}
