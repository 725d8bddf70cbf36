import CZlib
import NIOCore

/// Octets as gzip has them (RFC 1952), by zlib.
enum Gzip {
    /// Each page is packed once for one reader: more costs more time than it saves on the way.
    private static let level: Int32 = 5
    /// The largest window, and gzip's frame around what is packed (zlib.h, `deflateInit2`).
    private static let window: Int32 = 15 + 16
    private static let memory: Int32 = 8

    /// Nil where zlib cannot have the memory that it needs.
    static func packed(_ plain: ByteBuffer) -> ByteBuffer? {
        var stream = z_stream()
        let begun = deflateInit2_(
            &stream, level, Z_DEFLATED, window, memory, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        guard begun == Z_OK else { return nil }
        defer { deflateEnd(&stream) }
        let room = Int(deflateBound(&stream, UInt(plain.readableBytes)))
        guard let given = UInt32(exactly: plain.readableBytes), UInt32(exactly: room) != nil else {
            return nil
        }
        var packed = ByteBufferAllocator().buffer(capacity: room)
        var status = Z_OK
        plain.withUnsafeReadableBytes { source in
            _ = packed.writeWithUnsafeMutableBytes(minimumWritableBytes: room) { target in
                let bytes = source.bindMemory(to: Bytef.self)
                // zlib only reads there.
                stream.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
                stream.avail_in = given
                stream.next_out = target.bindMemory(to: Bytef.self).baseAddress
                stream.avail_out = UInt32(room)
                status = deflate(&stream, Z_FINISH)
                return room - Int(stream.avail_out)
            }
        }
        return status == Z_STREAM_END ? packed : nil
    }
}
