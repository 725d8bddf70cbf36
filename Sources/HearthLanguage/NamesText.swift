/// Several people in a sentence: "Anna", "Anna and Bo", "Anna, Bo and Cleo".
package enum NamesText {
    package static func all(_ names: [String]) -> Text {
        guard let last = names.last, names.count > 1 else {
            return Text(verbatim: names.first ?? "")
        }
        return Text("\(names.dropLast().joined(separator: ", ")) and \(last)")
    }
}
