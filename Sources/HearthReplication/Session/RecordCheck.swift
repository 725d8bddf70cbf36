import HearthSodium
import HearthWire

/// Whether a record is what its kind demands: signature, and the sense of what is not sealed.
enum RecordCheck {
    /// A record that fails is dropped; nothing of it is stored.
    static func isValid(_ record: Record, in directory: Directory) -> Bool {
        switch record.key.kind {
        case .card:
            return record.key.name == .only && record.isSigned(by: record.key.author)
                && (try? CardBody(record: record)) != nil
        case .letter:
            return record.key.name == .only && record.isSigned(by: record.key.author)
        case .roster:
            return record.key.name == .only && record.isSigned(by: record.key.author)
                && (try? RosterBody(record: record)) != nil
        case .part:
            guard record.key.name == .only, isByEditor(record, in: directory),
                (try? PartPayload(octets: record.payload)) != nil
            else { return false }
            return record.isSigned(by: record.key.author)
        case .blob:
            guard record.key.name == RecordName(ofBlob: record.payloadHash),
                isByEditor(record, in: directory)
            else { return false }
            return record.isSigned(by: record.key.author)
        case .bundle:
            return isValidBundle(record, in: directory)
        case .comment:
            return record.key.name == .only && reader(record, in: directory) != nil
                && record.isSigned(by: record.key.author)
        case .profile:
            return record.key.name == .only && record.isSigned(by: record.key.author)
        case .thanks:
            guard record.key.name == .only,
                let author = reader(record, in: directory), author.role.isInCircle
            else { return false }
            return record.isSigned(by: record.key.author)
        case .rescue:
            return RescueBody.isValid(record)
        }
    }

    private static func isByEditor(_ record: Record, in directory: Directory) -> Bool {
        reader(record, in: directory)?.role.isEditor == true
    }

    private static func reader(
        _ record: Record, in directory: Directory
    ) -> ListEntry.Reader? {
        directory.list(of: record.key.stream)
            .flatMap { directory.lists[$0] }?.reader(record.key.author)
    }

    private static func isValidBundle(_ record: Record, in directory: Directory) -> Bool {
        guard let list = directory.list(of: record.key.stream),
            let author = reader(record, in: directory), author.role.isInCircle,
            let body = try? BundleBody(octets: record.payload),
            record.key.name == RecordName(index: body.index)
        else { return false }
        return body.certificate.isValid(for: list, of: record.key.author)
            && record.isSigned(by: body.certificate.key)
    }
}
