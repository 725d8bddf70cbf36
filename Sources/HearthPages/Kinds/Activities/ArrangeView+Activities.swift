package import HearthAPI
import HearthLanguage

extension ArrangeView {
    /// Those of the reader's own activities that stand in one place; `shown`: their ids.
    package static func activities(
        of detail: GivenList, in place: ActivityPlace, _ shown: Set<String>, _ part: PagePart
    ) -> ArrangeView {
        let placed = detail.items.enumerated().filter { shown.contains($0.element.id) }
        return ArrangeView(
            ActivityPlaceText.text(place), OrderItems.path, field: "items[]",
            back: place == .toDo ? "/focus" : "/focus?place=\(place.rawValue)",
            placed.map { ("\(detail.list.id)/\($0.element.id)", $0.element.name) },
            numbers: placed.map { $0.offset + 1 }, part)
    }
}
