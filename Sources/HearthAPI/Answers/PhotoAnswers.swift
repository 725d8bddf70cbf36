/// What a wish says of one of its photos.
package struct PhotoInfo: Codable, Sendable, Hashable {
    /// Its place among the photos of the wish, counted from 1.
    package var number: Int
    /// What it is, in 32 hexadecimal digits: another photo has others.
    package var hash: String
    /// In pixels; 0 where its maker did not say.
    package var width: Int
    package var height: Int
    /// Of the whole picture.
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
        caption: String? = nil, pieces: Int, piecesHere: Int, hasThumbnail: Bool
    ) {
        self.number = number
        self.hash = hash
        self.width = width
        self.height = height
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
    /// nil while not all of it is on this node.
    package var octets: [UInt8]?
    package var mediaType: String
    package var pieces: Int
    package var piecesHere: Int

    package init(octets: [UInt8]?, mediaType: String, pieces: Int, piecesHere: Int) {
        self.octets = octets
        self.mediaType = mediaType
        self.pieces = pieces
        self.piecesHere = piecesHere
    }
}
