package import HearthWire

/// A profile is a map of fields, each with the moment at which it was changed, so that two states of it
/// can be merged of which neither knew the other (protocol-spec/records.md, Merging).
extension Profile {
    /// Notes what was changed since another state of this profile: now, and after the last change.
    package mutating func noteChanges(since old: Profile, at now: WallTime) {
        revisions = old.revisions
        for field in Field.allCases where octets(of: field) != old.octets(of: field) {
            let last = old.revisions[field] ?? 0
            revisions[field] = max(
                last == .max ? last : last + 1, UInt64(clamping: now.milliseconds))
        }
    }

    /// This and another state of the same profile, in either order: of each field what was changed last.
    package func merged(with other: Profile) -> Profile {
        var merged = self
        for field in Field.allCases where other.counts(before: self, for: field) {
            merged.revisions[field] = other.revisions[field]
            switch field {
            case .birthday: merged.birthday = other.birthday
            case .sizes: merged.sizes = other.sizes
            case .addresses: merged.addresses = other.addresses
            case .note: merged.note = other.note
            case .picture: merged.picture = other.picture
            }
        }
        return merged
    }

    private func counts(before other: Profile, for field: Field) -> Bool {
        let (own, theirs) = (revisions[field] ?? 0, other.revisions[field] ?? 0)
        guard own == theirs else { return own > theirs }
        return other.octets(of: field).lexicographicallyPrecedes(octets(of: field))
    }

    /// What one field says; no octets if it says nothing.
    func octets(of field: Field) -> [UInt8] {
        var only = Profile()
        switch field {
        case .birthday: only.birthday = birthday
        case .sizes: only.sizes = sizes
        case .addresses: only.addresses = addresses
        case .note: only.note = note
        case .picture: only.picture = picture
        }
        return only.encode()
    }

    /// The revisions as they travel: none where nothing was ever changed.
    var revisionNumbers: [UInt64] {
        get { revisions.isEmpty ? [] : Field.allCases.map { revisions[$0] ?? 0 } }
        set {
            revisions = Dictionary(
                uniqueKeysWithValues: zip(Field.allCases, newValue).filter { $0.1 > 0 })
        }
    }
}
