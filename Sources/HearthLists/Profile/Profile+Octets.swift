import HearthWire
import SwiftProtobuf

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Profile {
    /// The octets that are sealed.
    package func encode() -> [UInt8] {
        var message = Hearth_V1_Profile()
        if let birthday {
            message.birthday.month = UInt32(birthday.month)
            message.birthday.day = UInt32(birthday.day)
            message.birthday.year = UInt32(birthday.year ?? 0)
        }
        message.sizes = sizes.map { size in
            var message = Hearth_V1_Size()
            message.label = size.label
            message.value = size.value
            return message
        }
        message.addresses = addresses
        message.note = note
        if let picture {
            message.picture = Data(picture.octets)
            message.pictureType = picture.mediaType
        }
        message.revisions = revisionNumbers
        return message.octets
    }

    /// Reads what a friend wrote, and checks every bound.
    ///
    /// - Throws: `PartError`; nothing of a profile that breaks one rule is taken.
    package static func decode(_ octets: [UInt8]) throws(PartError) -> Profile {
        guard let sizes = FieldScan.count(of: 2, in: octets),
            let addresses = FieldScan.count(of: 3, in: octets)
        else { throw .malformed }
        guard sizes <= ListLimits.sizes, addresses <= ListLimits.postalAddresses else {
            throw .overLimit
        }
        let message: Hearth_V1_Profile
        do {
            message = try Hearth_V1_Profile(serializedBytes: octets)
        } catch {
            throw .malformed
        }
        var profile = Profile()
        if message.hasBirthday { profile.birthday = try Birthday(message.birthday) }
        profile.sizes = message.sizes.map { Size(label: $0.label, value: $0.value) }
        profile.addresses = message.addresses
        profile.note = message.note
        if !message.picture.isEmpty || !message.pictureType.isEmpty {
            guard
                let picture = Picture(
                    mediaType: message.pictureType, octets: [UInt8](message.picture))
            else { throw .malformed }
            profile.picture = picture
        }
        guard [0, Field.allCases.count].contains(message.revisions.count) else {
            throw .malformed
        }
        profile.revisionNumbers = message.revisions
        try profile.check()
        return profile
    }

    /// Refuses what breaks a bound of protocol-spec/limits.md.
    package func check() throws(PartError) {
        guard sizes.count <= ListLimits.sizes, addresses.count <= ListLimits.postalAddresses
        else { throw .overLimit }
        do {
            for size in sizes {
                try TextRule.sizeLabel.check(size.label)
                try TextRule.sizeValue.check(size.value)
            }
            for address in addresses { try TextRule.postalAddress.check(address) }
            try TextRule.profileNote.check(note)
        } catch {
            throw .text(error)
        }
    }
}

extension Birthday {
    fileprivate init(_ message: Hearth_V1_Birthday) throws(PartError) {
        guard let month = Int(exactly: message.month), let day = Int(exactly: message.day),
            let year = Int(exactly: message.year),
            let birthday = Birthday(month: month, day: day, year: year == 0 ? nil : year)
        else { throw .malformed }
        self = birthday
    }
}
