/// Who sees the caller's diary, and whose diaries the caller sees.
package struct ShowDiaries: Operation {
    package typealias Answer = DiariesShown
    package static let path = "focus/diaries"
    package static let askers = Askers.everybody
    package static let isReading = true

    package init() {}
}

package struct DiariesShown: Codable, Sendable, Hashable {
    /// Who sees the caller's diary, or is asked; nil: nobody.
    package var reader: DiaryReader?
    /// Diaries that others show the caller.
    package var others: [OtherDiary]

    package init(reader: DiaryReader? = nil, others: [OtherDiary] = []) {
        self.reader = reader
        self.others = others
    }
}

package struct DiaryReader: Codable, Sendable, Hashable {
    package var name: String
    /// They have not said yes yet.
    package var isAsked: Bool

    package init(name: String, isAsked: Bool) {
        self.name = name
        self.isAsked = isAsked
    }
}

package struct OtherDiary: Codable, Sendable, Hashable {
    /// The id of the list.
    package var diary: String
    package var owner: String

    package init(diary: String, owner: String) {
        self.diary = diary
        self.owner = owner
    }
}

/// Shows the caller's diary to one friend, who reads all of it from then on. Refused as `diaryShown` while somebody else
/// sees it.
package struct ShowDiaryTo: Operation {
    package typealias Answer = DiariesShown
    package static let path = "focus/diaries/show"
    package static let askers = Askers.everybody
    package static let forChildren = ChildsAskers.keepers

    /// The friend's name.
    package var friend: String

    package init(friend: String) { self.friend = friend }
}

/// Shows the caller's diary to nobody any more. Who saw it keeps what came to them until then.
package struct HideDiary: Operation {
    package typealias Answer = DiariesShown
    package static let path = "focus/diaries/hide"
    package static let askers = Askers.everybody
    package static let forChildren = ChildsAskers.keepers

    package init() {}
}
