import HearthAPI
import HearthPictures

/// Photos and sounds that were made ready and not put to a wish yet; in memory only, bounded in number of
/// octets and in time.
actor PreparedPhotos {
    private struct Entry {
        var token: String
        var caller: Caller
        var photo: AttachPhoto
        var since: ContinuousClock.Instant

        var octets: Int { photo.octets.count + photo.thumbnail.count }
    }

    /// Oldest first.
    private var entries: [Entry] = []
    private var uploads = 0
    private let octetLimit: Int
    private let lifetime: Duration

    /// As many photos as one wish can have, each as large as it can be, fit into 96 MiB, and nine sounds.
    init(octetLimit: Int = 96 << 20, lifetime: Duration = .seconds(900)) {
        self.octetLimit = octetLimit
        self.lifetime = lifetime
    }

    /// Lets `body` read a file into memory, while few do.
    ///
    /// - Throws: `photosBusy`, or what `body` throws.
    func upload<Value: Sendable>(
        _ body: @Sendable () async throws -> Value
    ) async throws -> Value {
        guard uploads < PictureLimits.workers + PictureLimits.waiting else {
            throw HearthError(.photosBusy)
        }
        uploads += 1
        defer { uploads -= 1 }
        return try await body()
    }

    /// Keeps a photo for the one who had it made; when there is no room the oldest go.
    func keep(
        _ full: EncodedPicture, _ thumbnail: EncodedPicture, for caller: Caller
    ) -> PreparedPhoto {
        keep(AttachPhoto(item: "", (full, thumbnail)), for: caller)
    }

    /// Keeps a photo or a sound for the one who gave it; when there is no room the oldest go.
    func keep(_ photo: AttachPhoto, for caller: Caller) -> PreparedPhoto {
        var generator = SystemRandomNumberGenerator()
        let number: UInt128 = .random(in: 0...(.max), using: &generator)
        let token = String(number, radix: 16)
        entries.append(Entry(token: token, caller: caller, photo: photo, since: .now))
        forgetOld()
        while entries.count > 1, entries.reduce(0, { $0 + $1.octets }) > octetLimit {
            entries.removeFirst()
        }
        return PreparedPhoto(
            token: token, mediaType: photo.mediaType, width: photo.width, height: photo.height,
            milliseconds: photo.milliseconds, octets: photo.octets.count)
    }

    /// The photos with their captions; the wish is left open.
    ///
    /// - Throws: `photoForgotten` when one of them is not here, or is somebody else's.
    func photos(
        _ wanted: [PhotoToAdd], for caller: Caller
    ) throws(HearthError) -> [AttachPhoto] {
        forgetOld()
        var photos: [AttachPhoto] = []
        for photo in wanted {
            guard let entry = entries.first(where: { $0.token == photo.token }),
                entry.caller == caller
            else { throw HearthError(.photoForgotten) }
            var ready = entry.photo
            ready.caption = photo.caption
            photos.append(ready)
        }
        return photos
    }

    private func forgetOld() {
        let oldest = ContinuousClock.now - lifetime
        entries.removeAll { $0.since < oldest }
    }
}
