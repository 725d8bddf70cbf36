package import HearthSodium

/// Something a member wrote, signed by them and carried as it stands (protocol-spec/records.md).
///
/// ```
/// 0    1  format, 1            52   16  name              84   32  payload hash
/// 1    1  kind                 68    4  incarnation       116  64  signature
/// 2    2  zero                 72    8  counter           180   …  payload
/// 4   16  stream               80    4  payload length
/// 20  32  author
/// ```
package struct Record: Hashable, Sendable {
    package static let format: UInt8 = 1
    package static let headerByteCount = 116
    package static let prefixByteCount = headerByteCount + Signature.byteCount

    package let key: RecordKey
    package let version: Version
    package let signature: Signature
    package let payload: [UInt8]
    /// BLAKE2b-256 of the payload; a blob has its first 16 octets for a name.
    package let payloadHash: Digest

    private init(
        key: RecordKey, version: Version, payload: [UInt8], payloadHash: Digest,
        signature: Signature
    ) {
        self.key = key
        self.version = version
        self.payload = payload
        self.payloadHash = payloadHash
        self.signature = signature
    }

    /// A new record; `sign` is handed the header's octets and the kind's context.
    package init(
        key: RecordKey, version: Version, payload: [UInt8],
        sign: (_ header: [UInt8], _ context: SignatureContext) -> Signature
    ) {
        let hash = BLAKE2b.digest(payload)
        let header = Self.header(
            key: key, version: version, length: payload.count, payloadHash: hash)
        self.init(
            key: key, version: version, payload: payload, payloadHash: hash,
            signature: sign(header, key.kind.signatureContext))
    }

    /// The octets that are signed.
    package var header: [UInt8] {
        Self.header(
            key: key, version: version, length: payload.count, payloadHash: payloadHash)
    }

    /// The hash by which rosters chain and stamps are compared: over the header.
    package var hash: Digest { BLAKE2b.digest(header) }

    package var stamp: RecordStamp { RecordStamp(key: key, version: version, hash: hash) }

    /// The record as it travels and as it is stored.
    package var octets: [UInt8] { header + signature.octets + payload }

    /// Whether this identity signed the header.
    package func isSigned(by identity: IdentityKey) -> Bool {
        identity.verify(signature, of: header, context: key.kind.signatureContext)
    }

    /// Whether this list's beat key signed the header; bundles are signed so.
    package func isSigned(by beatKey: BeatKey) -> Bool {
        beatKey.verify(signature, of: header, context: key.kind.signatureContext)
    }
}

extension Record {
    /// Reads one record, checking sizes and the payload hash, not yet the signature.
    ///
    /// - Throws: `WireError`; nothing is allocated beyond the octets that are there.
    package init(octets: [UInt8]) throws(WireError) {
        var reader = OctetReader(octets)
        let format = try reader.octet()
        guard format == Self.format else { throw .unknownFormat(format) }
        guard let kind = RecordKind(rawValue: try reader.octet()) else { throw .malformed }
        try reader.zeros(2)
        let key = RecordKey(
            kind: kind, stream: try reader.fixed(), author: try reader.fixed(),
            name: try reader.fixed())
        let version = Version(
            incarnation: try reader.number32(), counter: try reader.number64())
        let length = Int(try reader.number32())
        guard length <= kind.payloadLimit else { throw .overLimit }
        let payloadHash: Digest = try reader.fixed()
        let signature: Signature = try reader.fixed()
        let payload = try reader.take(length)
        try reader.end()
        guard BLAKE2b.digest(payload) == payloadHash else { throw .malformed }
        self.init(
            key: key, version: version, payload: payload, payloadHash: payloadHash,
            signature: signature)
    }

    private static func header(
        key: RecordKey, version: Version, length: Int, payloadHash: Digest
    ) -> [UInt8] {
        var writer = OctetWriter(reserving: headerByteCount)
        writer.write(format)
        writer.write(key.kind.rawValue)
        writer.writeZeros(2)
        writer.write(key.stream)
        writer.write(key.author)
        writer.write(key.name)
        writer.write(version.incarnation)
        writer.write(version.counter)
        writer.write(UInt32(length))
        writer.write(payloadHash)
        return writer.octets
    }
}
