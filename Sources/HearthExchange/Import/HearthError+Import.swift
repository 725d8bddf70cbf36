package import HearthAPI

extension HearthError {
    /// Why a file cannot be brought in, for a person.
    package init(_ error: ImportError) {
        func named(_ columns: [String]) -> String { columns.prefix(30).joined(separator: ", ") }
        switch error {
        case .tooLarge:
            self.init(.fileTooLarge, ["limit": "\(ExchangeLimits.file >> 20)"])
        case .beyond(let bound, _):
            self.init(bound.code, ["limit": "\(bound.shownLimit)"])
        case .notText: self.init(.fileNotText)
        case .otherFile(let file): self.init(.fileOther, ["format": file.rawValue])
        case .malformed(let format): self.init(.fileMalformed, ["format": format.rawValue])
        case .empty: self.init(.fileEmpty)
        case .tooMany:
            self.init(.fileTooManyWishes, ["limit": "\(ExchangeLimits.wishes)"])
        case .tooManyFiles(let limit): self.init(.folderTooManyFiles, ["limit": "\(limit)"])
        case .noNames(let columns):
            self.init(.namesNotFound, ["candidates": named(columns)])
        case .unknownColumn(let column, let columns):
            self.init(.columnUnknown, ["name": column, "candidates": named(columns)])
        }
    }
}

extension ReadingBound {
    /// As a person reads it; of a text in MiB.
    fileprivate var shownLimit: Int { self == .text ? limit >> 20 : limit }

    /// What a person is told.
    fileprivate var code: ErrorCode {
        switch self {
        case .jsonDepth, .pageDepth: .fileTooDeep
        case .entries, .pageEntries: .fileTooManyEntries
        case .columns: .fileTooManyColumns
        case .attributes: .fileTooManyAttributes
        case .text: .fileTextTooLong
        case .letter: .fileLetterTooLong
        }
    }
}
