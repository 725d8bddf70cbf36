package import HearthWire

/// A profile is a map of fields, each with the moment at which it was changed.
extension Profile: MergedState {
    /// Notes what was changed since another state of this profile: now, and after the last change.
    package mutating func noteChanges(since old: Profile, at now: WallTime) {
        revisions = old.revisions
        for field in Field.allCases where octets(of: field) != old.octets(of: field) {
            let last = old.revisions[field] ?? 0
            revisions[field] = max(
                last == .max ? last : last + 1, UInt64(clamping: now.milliseconds))
        }
    }

    /// This and another state of the same profile: of each field what was changed last.
    package func merged(with other: Profile) -> Profile {
        var merged = self
        for state in EntryMap.merged(states, other.states, by: \.field, rank: \.rank) {
            merged.take(state.field, from: state.profile)
        }
        return merged
    }

    /// A field as one profile has it.
    private struct FieldState {
        let field: Field
        let profile: Profile

        var rank: EntryRank {
            EntryRank(profile.revisions[field] ?? 0, profile.octets(of: field))
        }
    }

    private var states: [FieldState] {
        Field.allCases.map { FieldState(field: $0, profile: self) }
    }

    private mutating func take(_ field: Field, from other: Profile) {
        revisions[field] = other.revisions[field]
        switch field {
        case .birthday: birthday = other.birthday
        case .sizes: sizes = other.sizes
        case .addresses: addresses = other.addresses
        case .note: note = other.note
        case .picture: picture = other.picture
        }
    }

    /// What one field says; no octets if it says nothing.
    func octets(of field: Field) -> [UInt8] {
        var only = Profile()
        only.take(field, from: self)
        only.revisions = [:]
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
