import HearthLists
import HearthPictures
import HearthReplication
package import HearthRows
import HearthSodium
package import HearthWire

/// Hearth once stored pictures that can be seen through with all that the camera had written of
/// itself, the place and the photographer. Each member's are freed of it once.
///
/// Each is replaced by its author, when their keys are available and another home has shown what it
/// holds: a home that was put back to an earlier copy does not write over what it forgot.
extension Household {
    private static let picturesPerStep = 3
    private static let pauseBetweenSteps: Duration = .seconds(1)

    /// Finds out at the start who has still to have their pictures looked through. Who comes later
    /// has none of then.
    package mutating func loadPictureCleaning(_ work: Work) throws {
        for member in replicator.directory.members {
            guard try !Settings.isOn(.hasBarePictures, of: member, work) else { continue }
            pictureCleaning.lists[member] = Set(replicator.directory.lists.keys)
        }
    }

    /// When to go on with it; nil when that is not known.
    package var nextPictureCleaning: WallTime? { run.graceEnd == nil ? pictureCleaning.due : nil }

    /// Keys have become available, or another home has shown what it holds.
    package mutating func cleanPicturesSoon(_ work: Work) {
        if !pictureCleaning.lists.isEmpty { pictureCleaning.due = work.now }
    }

    /// Does a few pictures, if it is time.
    package mutating func cleanPicturesWhereDue(_ work: Work) throws {
        guard let due = nextPictureCleaning, work.now >= due else { return }
        pictureCleaning.due = nil
        var room = Self.picturesPerStep
        for member in pictureCleaning.lists.keys.sorted() {
            guard replicator.directory.members.contains(member) else {
                pictureCleaning.lists[member] = nil
                continue
            }
            guard let keys = keyring.keys(of: member) else { continue }
            try cleanPictures(of: member, keys: keys, room: &room, work)
            if room == 0 {
                pictureCleaning.due = work.now.adding(Self.pauseBetweenSteps)
                return
            }
        }
    }

    private mutating func cleanPictures(
        of member: IdentityKey, keys: MemberKeys, room: inout Int, _ work: Work
    ) throws {
        for list in pictureCleaning.lists[member, default: []].sorted() where room > 0 {
            if try cleanPictures(on: list, of: member, keys: keys, room: &room, work) {
                pictureCleaning.lists[member]?.remove(list)
            }
        }
        guard room > 0, pictureCleaning.lists[member]?.isEmpty == true,
            try cleanPortrait(of: member, keys: keys, work)
        else { return }
        try Settings.set(.hasBarePictures, of: member, true, work)
        pictureCleaning.lists[member] = nil
    }

    /// Replaces those photos on a list that a member stored; true when nothing is left to do.
    private mutating func cleanPictures(
        on list: ListID, of member: IdentityKey, keys: MemberKeys, room: inout Int, _ work: Work
    ) throws -> Bool {
        let partKey = RecordKey(kind: .part, stream: list.stream, author: member)
        guard let entry = replicator.directory.lists[list],
            entry.reader(member)?.role.isEditor == true,
            let part = try work.store.record(partKey),
            let payload = try? PartPayload(octets: part.payload), payload.blobs.count > 0
        else { return true }
        guard isCompared(list.stream, with: entry.readers.map(\.node)),
            let open = try open(list, for: member, keys: keys, work), open.missingPieces == 0,
            !open.newerIsComing
        else { return false }
        var replaced: [String: Attachment] = [:]
        var blobs: [SealedBlob] = []
        var isDone = true
        for attachment in open.merged.items.flatMap(\.attachments) where attachment.isPicture {
            let hash = attachment.photoHash
            guard !pictureCleaning.bare.contains(hash), replaced[hash] == nil else { continue }
            guard room > 0 else {
                isDone = false
                break
            }
            guard let photo = try storedPhoto(attachment, in: entry, work) else {
                isDone = false
                continue
            }
            room -= 1
            if photo.authors == [member], !photo.isBare {
                let sealed = try seal(photo.bare, as: attachment, in: list, by: member)
                replaced[hash] = sealed.attachment
                blobs += sealed.blobs
            } else {
                pictureCleaning.bare.insert(hash)
            }
        }
        guard !replaced.isEmpty else { return isDone }
        // All items that show a photo, so that the stored one goes.
        let items = open.merged.items.compactMap { item -> Item? in
            var changed = item
            changed.attachments = item.attachments.map { replaced[$0.photoHash] ?? $0 }
            guard changed != item else { return nil }
            changed.revision = item.nextRevision
            return changed
        }
        try write(items, blobs: blobs, to: open, keys: keys, work)
        return isDone
    }

    /// Replaces the picture in a member's profile; true when nothing is left to do.
    private mutating func cleanPortrait(
        of member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws -> Bool {
        guard var profile = (try? ownProfile(of: member, keys: keys, work))?.profile,
            let picture = profile.picture, let bare = PictureContainer.bare(picture.octets),
            bare != picture.octets
        else { return true }
        let friends = try work.store.rows(FriendRow.self, of: member)
            .filter { $0.state == .friends }
        let homes = try friends.map { try card(of: $0.identity, work)?.body.nodeKey ?? $0.node }
        guard isCompared(.card(of: member), with: homes) else { return false }
        profile.picture = Profile.Picture(mediaType: picture.mediaType, octets: bare)
        let needsKey = try preferences(of: member, work).needsProfileKey == true
        try publish(profile, underNewKey: needsKey, keys: keys, work)
        return true
    }

    /// Whether a home has shown since the start that it holds the same of a stream, or no other home
    /// than this one has it.
    private func isCompared(_ stream: StreamID, with homes: [NodeKey]) -> Bool {
        replicator.agreedStreams.contains(stream) || homes.allSatisfy { $0 == node }
    }
}
