/// What the node takes and makes of pictures; `protocol-spec/limits.md` lists it.
package enum PictureLimits {
    /// Octets of a file that somebody gives.
    package static let fileOctets = 10 << 20
    /// Pixels by its header, looked at before anything is decoded.
    package static let pixels = 40_000_000
    /// Pixels of either side by its header: decoders work row by row and column by column, and a
    /// picture of millions of rows with one pixel each takes minutes.
    package static let side = 20_000
    /// Pixels of the long side of what is kept.
    package static let fullSide = 2560
    package static let thumbnailSide = 480
    /// Pixels of both sides of a picture of a person.
    package static let portraitSide = 256
    /// Octets of what is kept; the quality falls until a picture fits.
    package static let fullOctets = 4 << 20
    package static let thumbnailOctets = 224 << 10
    package static let portraitOctets = 96 << 10
    /// Pixels of the long side in which a QR code is looked for, and octets of what it may say: more
    /// than any code holds.
    package static let codeSide = 2000
    package static let codeOctets = 4096

    /// Address space of the worker: the libraries, and the largest picture decoded at once.
    package static let workerOctets: UInt64 = 1536 << 20
    package static let workerSeconds: UInt64 = 20
    /// A machine under load gives less than a processor.
    package static let workerDeadline: Duration = .seconds(60)
    package static let workers = 2
    /// Files that wait for a worker; what does not fit into the memory of a small machine is told to
    /// come again.
    package static let waiting = 8
}
