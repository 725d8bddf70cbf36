/// What is going to happen in a simulated world, ordered by time and then by who asked first.
///
/// Two things at one moment happen in the order in which they were planned, so that a world runs
/// the same way every time.
package struct EventQueue {
    /// One thing that happens, and when.
    package struct Event {
        package let time: Ticks
        fileprivate let number: UInt64
        package let action: () -> Void

        fileprivate func comes(before other: Event) -> Bool {
            (time, number) < (other.time, other.number)
        }
    }

    /// A binary heap: no event comes before the one in the middle of its index.
    private var heap: [Event] = []
    private var planned: UInt64 = 0

    package init() {}

    package var isEmpty: Bool { heap.isEmpty }

    /// When the next thing happens.
    package var nextTime: Ticks? { heap.first?.time }

    /// Plans something, after all that was planned for the same moment before.
    package mutating func plan(at time: Ticks, _ action: @escaping () -> Void) {
        planned += 1
        heap.append(Event(time: time, number: planned, action: action))
        var index = heap.count - 1
        while index > 0 {
            let parent = (index - 1) / 2
            guard heap[index].comes(before: heap[parent]) else { break }
            heap.swapAt(index, parent)
            index = parent
        }
    }

    /// Takes out what comes next.
    package mutating func next() -> Event? {
        guard let first = heap.first else { return nil }
        let last = heap.removeLast()
        guard !heap.isEmpty else { return first }
        heap[0] = last
        var index = 0
        while true {
            var smallest = index
            for child in [2 * index + 1, 2 * index + 2]
            where child < heap.count && heap[child].comes(before: heap[smallest]) {
                smallest = child
            }
            guard smallest != index else { return first }
            heap.swapAt(index, smallest)
            index = smallest
        }
    }
}
