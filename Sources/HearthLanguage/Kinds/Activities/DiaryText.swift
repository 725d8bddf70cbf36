package import HearthAPI

/// Who sees a diary, in words.
package enum DiaryText {
    package static func reader(_ shown: DiariesShown) -> Text {
        guard let reader = shown.reader else { return Text("Nobody else sees your diary.") }
        return reader.isAsked
            ? Text("\(reader.name) is asked whether they want to see your diary.")
            : Text("\(reader.name) sees your diary.")
    }
}
