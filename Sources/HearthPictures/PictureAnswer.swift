/// What the worker writes to its standard output, in octets.
///
///     refusal   0 | reason 1 | format 1
///     code      2 | UTF-8; nothing when there is none
///     pictures  1 | count 1 | count × (format 1 | width 4 | height 4 | length 4 | octets)
///
/// Numbers are big-endian. Its reader does not trust it: a worker that a hostile file
/// took over says what it likes.
package enum PictureAnswer: Sendable, Hashable {
    case refused(PictureRefusal)
    case prepared([EncodedPicture])
    case read([UInt8])

    /// Octets of an answer, at most.
    package static func limit(for form: PictureForm) -> Int {
        form == .code ? 1 + PictureLimits.codeOctets : form.bounds.reduce(2) { $0 + 13 + $1.octets }
    }

    private static let formats = PictureFormat.allCases

    package var octets: [UInt8] {
        switch self {
        case .refused(let refusal):
            let (reason, format) = Self.code(of: refusal)
            return [0, reason, format]
        case .read(let text): return [2] + text
        case .prepared(let pictures):
            var result: [UInt8] = [1, UInt8(pictures.count)]
            for picture in pictures {
                result.append(Self.code(of: picture.format))
                for number in [picture.width, picture.height, picture.octets.count] {
                    let number = UInt32(number)
                    for shift in [24, 16, 8, 0] {
                        result.append(UInt8(truncatingIfNeeded: number >> UInt32(shift)))
                    }
                }
                result += picture.octets
            }
            return result
        }
    }

    /// nil unless it is exactly an answer with what the form has, within its limits.
    package init?(_ octets: [UInt8], form: PictureForm) {
        var rest = octets[...]
        switch rest.popFirst() {
        case 0:
            guard let reason = rest.popFirst(), let format = rest.popFirst(), rest.isEmpty,
                let refusal = Self.refusal(reason: reason, format: format)
            else { return nil }
            self = .refused(refusal)
        case 2:
            guard form == .code, rest.count <= PictureLimits.codeOctets else { return nil }
            self = .read(Array(rest))
        case 1:
            let bounds = form.bounds
            guard form != .code, let count = rest.popFirst(), Int(count) == bounds.count else {
                return nil
            }
            var pictures: [EncodedPicture] = []
            for bound in bounds {
                guard let picture = Self.picture(&rest, side: bound.side, octets: bound.octets)
                else { return nil }
                pictures.append(picture)
            }
            guard rest.isEmpty else { return nil }
            self = .prepared(pictures)
        default: return nil
        }
    }

    private static func picture(
        _ rest: inout ArraySlice<UInt8>, side: Int, octets limit: Int
    ) -> EncodedPicture? {
        guard let code = rest.popFirst(), Int(code) < formats.count,
            let width = number(&rest), (1...side).contains(width),
            let height = number(&rest), (1...side).contains(height),
            let length = number(&rest), length <= limit, length <= rest.count
        else { return nil }
        let octets = rest.prefix(length)
        rest = rest.dropFirst(length)
        let format = formats[Int(code)]
        // What carries more than a picture is none, no matter who let it through.
        guard format.isTaken, PictureFormat(octets) == format,
            let bare = PictureContainer.bare(Array(octets)), octets.elementsEqual(bare)
        else { return nil }
        return EncodedPicture(format: format, width: width, height: height, octets: bare)
    }

    private static func number(_ rest: inout ArraySlice<UInt8>) -> Int? {
        guard rest.count >= 4 else { return nil }
        defer { rest = rest.dropFirst(4) }
        return rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }

    private static func code(of format: PictureFormat) -> UInt8 {
        UInt8(formats.firstIndex(of: format) ?? 0)
    }

    private static func code(of refusal: PictureRefusal) -> (reason: UInt8, format: UInt8) {
        switch refusal {
        case .empty: (0, 0)
        case .tooLarge: (1, 0)
        case .tooManyPixels: (2, 0)
        case .notTaken(let format): (3, code(of: format))
        case .unknown: (4, 0)
        case .damaged: (5, 0)
        case .cannotFit: (6, 0)
        }
    }

    private static func refusal(reason: UInt8, format: UInt8) -> PictureRefusal? {
        switch reason {
        case 0: .empty
        case 1: .tooLarge
        case 2: .tooManyPixels
        case 3: Int(format) < formats.count ? .notTaken(formats[Int(format)]) : nil
        case 4: .unknown
        case 5: .damaged
        case 6: .cannotFit
        default: nil
        }
    }
}
