/// What an item says of one of its photos or sounds.
package struct PhotoInfo: Codable, Sendable, Hashable {
    /// Its place among the photos of the wish, counted from 1.
    package var number: Int
    /// What it is, in 32 hexadecimal digits: another photo has others.
    package var hash: String
    /// In pixels; 0 where its maker did not say, and of a sound.
    package var width: Int
    package var height: Int
    /// How long a sound is; 0: not known; nil: it is no sound.
    package var milliseconds: Int?
    /// Of the whole file.
    package var octets: Int
    package var mediaType: String
    package var caption: String?
    /// Pieces that it has travelled in, and how many of them are on this node.
    package var pieces: Int
    package var piecesHere: Int
    /// Whether it has a small picture, and that is on this node.
    package var hasThumbnail: Bool
    /// Whether the whole of it is on this node.
    package var isHere: Bool

    package init(
        number: Int, hash: String, width: Int, height: Int, octets: Int, mediaType: String,
        milliseconds: Int? = nil, caption: String? = nil, pieces: Int, piecesHere: Int,
        hasThumbnail: Bool
    ) {
        self.number = number
        self.hash = hash
        self.width = width
        self.height = height
        self.milliseconds = milliseconds
        self.octets = octets
        self.mediaType = mediaType
        self.caption = caption
        self.pieces = pieces
        self.piecesHere = piecesHere
        self.hasThumbnail = hasThumbnail
        isHere = piecesHere == pieces
    }
}

/// A photo, or how much of it has come.
package struct PhotoContent: Codable, Sendable, Hashable {
    /// Where octets stand in a file of which not all was asked for.
    package struct Part: Codable, Sendable, Hashable {
        /// Counted from 0.
        package var start: Int
        /// How many the whole file has.
        package var total: Int
        /// The first octets of the file, by which it is told what it is.
        package var beginning: [UInt8]

        /// How many octets of a file's beginning stand in an answer.
        package static let beginningByteCount = 512

        package init(start: Int, total: Int, beginning: some Collection<UInt8>) {
            self.start = start
            self.total = total
            self.beginning = Array(beginning.prefix(Self.beginningByteCount))
        }
    }

    /// The whole file or the range that was asked for: none where the file has nothing of that. nil
    /// while not all of the file is on this node.
    package var octets: [UInt8]?
    /// nil: they are the whole.
    package var part: Part?
    package var mediaType: String
    /// What the photo is: `PhotoInfo.hash`.
    package var hash: String?
    package var pieces: Int
    package var piecesHere: Int

    package init(
        octets: [UInt8]?, part: Part? = nil, mediaType: String, hash: String? = nil, pieces: Int,
        piecesHere: Int
    ) {
        self.octets = octets
        self.part = part
        self.mediaType = mediaType
        self.hash = hash
        self.pieces = pieces
        self.piecesHere = piecesHere
    }

    /// Of the whole file what was asked for. (Of a file without octets that is the whole: no range of
    /// it has a name.)
    package func cut(to range: ByteRange) -> PhotoContent {
        guard let whole = octets, !whole.isEmpty, part == nil else { return self }
        let wanted = range.resolved(in: whole.count) ?? whole.count..<whole.count
        var content = self
        content.octets = Array(whole[wanted])
        content.part = Part(start: wanted.lowerBound, total: whole.count, beginning: whole)
        return content
    }
}
