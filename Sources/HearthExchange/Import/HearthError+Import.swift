package import HearthAPI

extension HearthError {
    /// Why a file cannot be brought in, for a person.
    package init(_ error: ImportError) {
        func named(_ columns: [String]) -> String { columns.prefix(30).joined(separator: ", ") }
        switch error {
        case .tooLarge:
            self.init(.fileTooLarge, ["limit": "\(ExchangeLimits.file >> 20)"])
        case .notText: self.init(.fileNotText)
        case .otherFile(let file): self.init(.fileOther, ["format": file.rawValue])
        case .malformed(let format): self.init(.fileMalformed, ["format": format.rawValue])
        case .empty: self.init(.fileEmpty)
        case .tooMany:
            self.init(.fileTooManyWishes, ["limit": "\(ExchangeLimits.wishes)"])
        case .noNames(let columns):
            self.init(.namesNotFound, ["candidates": named(columns)])
        case .unknownColumn(let column, let columns):
            self.init(.columnUnknown, ["name": column, "candidates": named(columns)])
        }
    }
}
