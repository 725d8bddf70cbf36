/// The elements of a WebM with sound alone (RFC 9559, and the WebM container guidelines), as browsers record
/// it, without lengths, or as other programs write it.
///
/// Elements that are not needed to play it become void ones.
struct WebMFile {
    private enum Name {
        static let ebml: UInt32 = 0x1A45_DFA3
        static let segment: UInt32 = 0x1853_8067
        static let void: UInt32 = 0xEC
        static let docType: UInt32 = 0x4282
        static let longestName: UInt32 = 0x42F2
        static let longestLength: UInt32 = 0x42F3

        static let seekHead: UInt32 = 0x114D_9B74
        static let info: UInt32 = 0x1549_A966
        static let tracks: UInt32 = 0x1654_AE6B
        static let cluster: UInt32 = 0x1F43_B675
        static let cues: UInt32 = 0x1C53_BB6B
        static let tags: UInt32 = 0x1254_C367
        static let chapters: UInt32 = 0x1043_A770
        static let attachments: UInt32 = 0x1941_A469
        /// Where a cluster ends whose length is not known.
        static let inSegment: Set<UInt32> = [
            seekHead, info, tracks, cluster, cues, tags, chapters, attachments,
        ]
    }

    private var file: FileOctets
    private var length = WebMLength()
    private var hasTrack = false
    private var hasSound = false

    /// - Returns: milliseconds.
    static func clean(_ octets: inout FileOctets) throws(SoundError) -> UInt64 {
        var file = WebMFile(file: octets.taken())
        try file.clean()
        octets = file.file
        return try file.length.milliseconds
    }

    private init(file: FileOctets) {
        self.file = file
    }

    private mutating func clean() throws(SoundError) {
        let header = try EBMLElement(file, at: 0, in: file.all)
        guard header.name == Name.ebml, header.isSized else { throw .damaged }
        try check(header)
        var position = header.content.upperBound
        var hasSegment = false
        while position < file.all.upperBound {
            let element = try EBMLElement(file, at: position, in: file.all)
            switch element.name {
            case Name.segment where !hasSegment:
                hasSegment = true
                try segment(element.content)
            case Name.void where element.isSized: element.void(in: &file)
            default: throw .followed
            }
            position = element.content.upperBound
        }
        guard hasSegment, hasTrack, hasSound else { throw .cutOff }
    }

    private mutating func check(_ header: EBMLElement) throws(SoundError) {
        var isWebM = false
        var rest = EBMLElements(in: header.content)
        while let element = try rest.next(file) {
            switch element.name {
            case Name.docType:
                let type = file[element.content].prefix { $0 != 0 }
                guard type.elementsEqual("webm".utf8) else { throw .otherStructure }
                isWebM = true
            case Name.longestName, Name.longestLength:
                let most = element.name == Name.longestName ? 4 : 8
                guard try number(element) <= most else { throw .otherStructure }
            // Versions.
            case 0x4286, 0x42F7, 0x4287, 0x4285: break
            default: element.void(in: &file)
            }
        }
        guard isWebM else { throw .otherStructure }
    }

    private func number(_ element: EBMLElement) throws(SoundError) -> UInt64 {
        try WebMTrack.number(element, file)
    }

    private mutating func segment(_ content: Range<Int>) throws(SoundError) {
        var position = content.lowerBound
        while position < content.upperBound {
            let element = try EBMLElement(file, at: position, in: content)
            if element.name == Name.cluster {
                position = try cluster(element)
                continue
            }
            guard element.isSized else { throw .damaged }
            switch element.name {
            // Numbers alone.
            case Name.seekHead, Name.cues: break
            case Name.info: try info(element)
            case Name.tracks: try tracks(element)
            default: element.void(in: &file)
            }
            position = element.content.upperBound
        }
    }

    private mutating func info(_ info: EBMLElement) throws(SoundError) {
        var rest = EBMLElements(in: info.content)
        while let element = try rest.next(file) {
            switch element.name {
            case 0x2AD7B1:
                length.scale = try number(element)
                guard length.scale > 0 else { throw .damaged }
            case 0x4489: try length.setSaid(element.content, file)
            // The programs that made it; every file has them.
            case 0x4D80, 0x5741: file.blank(element.content)
            default: element.void(in: &file)
            }
        }
    }

    private mutating func tracks(_ tracks: EBMLElement) throws(SoundError) {
        var rest = EBMLElements(in: tracks.content)
        while let element = try rest.next(file) {
            // The entry of a track.
            guard element.name == 0xAE else {
                element.void(in: &file)
                continue
            }
            guard !hasTrack else { throw .notSoundAlone }
            hasTrack = true
            length.block = try WebMTrack.clean(element.content, &file)
        }
    }

    /// - Returns: where it ends.
    private mutating func cluster(_ cluster: EBMLElement) throws(SoundError) -> Int {
        var time: UInt64 = 0
        var position = cluster.content.lowerBound
        while position < cluster.content.upperBound {
            let element = try EBMLElement(file, at: position, in: cluster.content)
            if !cluster.isSized, Name.inSegment.contains(element.name) { return position }
            guard element.isSized else { throw .damaged }
            switch element.name {
            case 0xE7: time = try number(element)
            case 0xA3: try block(element, in: time)
            case 0xA0: try group(element, in: time)
            // Where it stands, and how long the one before it is.
            case 0xA7, 0xAB: break
            default: element.void(in: &file)
            }
            position = element.content.upperBound
        }
        return position
    }

    private mutating func group(_ group: EBMLElement, in time: UInt64) throws(SoundError) {
        var rest = EBMLElements(in: group.content)
        while let element = try rest.next(file) {
            switch element.name {
            case 0xA1: try block(element, in: time)
            // How long it lasts; what it needs of others, and of it is not heard.
            case 0x9B, 0xFB, 0x75A2: break
            default: element.void(in: &file)
            }
        }
    }

    /// Number of the track, time 2, flags 1, sound.
    private mutating func block(_ block: EBMLElement, in time: UInt64) throws(SoundError) {
        let (_, width) = try EBMLElement.number(
            file, at: block.content.lowerBound, in: block.content)
        let place = block.content.lowerBound + width
        let offset = try file.bigEndian(2, at: place, in: block.content)
        _ = try file.bigEndian(1, at: place + 2, in: block.content)
        length.add(time, Int16(truncatingIfNeeded: offset))
        hasSound = true
    }
}
