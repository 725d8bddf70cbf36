import HTTPTypes
import HearthAPI
import HearthLanguage
import HearthPages
import HearthSpeech
import Hummingbird
import NIOCore

/// Packs of words that people write, and how friends learn.
extension Visit {
    func wordPacks() async throws -> Response {
        try await page(
            Text("Packs"), whose: .own, WordPacksView(try await ask(ShowWordPacks())))
    }

    func wordPack(_ list: ListInfo) async throws -> Response {
        let part = part()
        let shown = try await ask(
            ShowWordPack(list: list.id, from: part.from, count: PagePart.most))
        return try await page(
            Text(verbatim: list.shownTitle ?? "…"), whose: list.isOwn ? .own : .friend, of: list,
            WordPackView(shown, part: part))
    }

    func packEntry(_ path: String? = nil) async throws -> Response {
        if let path = path ?? query("entry") {
            let entry = try await ask(ShowPackEntry(entry: path))
            let list = String(entry.path.prefix { $0 != "/" })
            return try await page(
                Text("Edit the word"), whose: .own, under: .recording,
                WordEntryView(entry, list: list, language: nil, problem: problem))
        }
        let pack = try await ask(ShowWordPack(list: query("list") ?? "", count: 1)).pack
        return try await page(
            Text("A new word"), whose: .own, under: .recording,
            WordEntryView(nil, list: pack.list, language: pack.languages.first, problem: problem))
    }

    /// The word or its text as a sound that the home makes.
    func readAloud() async throws -> Response {
        let word = try await ask(ShowWord(word: query("word") ?? ""))
        let text = query("part") == "text" ? word.text.map(\.text).joined() : word.word
        guard let sound = await site.speaker.sound(of: text, in: word.language) else {
            return PageResponse.plain(.notFound, Text("It cannot be read aloud now.").string)
        }
        var headers = HTTPFields()
        headers[.contentType] = "audio/wav"
        headers[.cacheControl] = "private, no-store"
        return Response(
            status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: sound)))
    }

    func together() async throws -> Response {
        let text = query("q") ?? ""
        return try await page(
            Text("Together"), whose: .own,
            TogetherView(
                try await ask(ShowTogether(sort: query("sort"), text: text)),
                friends: try await ask(ListFriends()), sort: query("sort"), text: text))
    }
}
