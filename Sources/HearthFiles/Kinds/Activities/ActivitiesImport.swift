import HearthAPI
import HearthExchange
import HearthLanguage

extension ImportReader {
    /// A table with a column of names and one of estimates; or, where somebody says that they are activities,
    /// a name a line.
    static let activities = ImportReader(
        "activities", label: Text("Activities: a table (CSV), or one a line"),
        recognises: { file in
            file.octets.count <= ExchangeLimits.file && ActivitiesTable.isOne(file.octets)
        },
        read: { node, file, choices in
            let table = try await node.reading {
                do throws(ImportError) {
                    return try ActivitiesTable(octets: file.octets)
                } catch {
                    throw HearthError(error)
                }
            }
            var remarks = Remarks()
            for (line, cell) in table.notUnderstood {
                remarks.add(Text("“\(cell)” is not understood, and is left out."), at: "\(line)")
            }
            let list = ImportedList(
                title: choices.list, kind: ActivityFields.kind, wishes: table.wishes)
            let requests = ImportPieces.of([list]).map {
                ImportWishes(lists: $0, target: choices.list == nil ? .either : .present)
            }
            return FileImport(requests, remarks: remarks)
        })
}

extension KindExchange {
    static let activities = KindExchange(kind: ActivityFields.kind, readers: [.activities])

    static let focusLog = KindExchange(kind: FocusDayFields.kind, downloads: [.sessions])
}

extension KindDownload {
    /// Every pomodoro and break of a diary, for spreadsheet programs.
    static let sessions = KindDownload(
        "sessions", file: "sessions.csv", type: "text/csv; charset=utf-8",
        label: Text("Pomodoros as a table (CSV)"),
        prepare: { node, list in
            let shown = try await node.perform(
                ShowStatistics(diary: list, period: .day))
            return SessionPieces(diary: list, next: shown.first, today: shown.today)
        })
}

/// A diary's sessions, some months at a time.
private struct SessionPieces: DownloadPieces {
    let diary: String?
    /// The first day of what comes next; nil: nothing does.
    var next: String?
    let today: String
    var hasHeading = false

    mutating func next(_ node: any FilesNode) async throws -> [UInt8]? {
        guard hasHeading else {
            hasHeading = true
            return Array(SessionsTable.heading.utf8)
        }
        guard let from = next, from <= today else { return nil }
        let through = DaySpan.end(of: from)
        next = DaySpan.next(after: through)
        let sessions = try await node.perform(
            ShowSessions(diary: diary, from: from, through: through))
        return Array(sessions.map(SessionsTable.row).joined().utf8)
    }
}
