/// Why no picture was made of a file.
package enum PictureRefusal: Error, Sendable, Hashable {
    case empty
    /// More than `PictureLimits.fileOctets`.
    case tooLarge
    /// More than `PictureLimits.pixels`, or a side longer than `PictureLimits.side`.
    case tooManyPixels
    /// A kind of picture that the node does not take.
    case notTaken(PictureFormat)
    /// No picture of any kind that the node knows.
    case unknown
    /// It begins well, and cannot be decoded to its end.
    case damaged
    /// Nothing that fits into the limits could be made of it.
    case cannotFit
}
