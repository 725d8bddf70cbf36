import HearthAPI

extension ListName {
    static let activities = ListName(kind: ActivityFields.kind, Text("My activities"))
    static let focusLog = ListName(kind: FocusDayFields.kind, Text("Diary"), isShown: false)
}
