/// Days of the week: 1 is Monday, 7 is Sunday.
package enum WeekdayText {
    package static func short(_ day: Int) -> Text {
        switch day {
        case 1: Text("Mon")
        case 2: Text("Tue")
        case 3: Text("Wed")
        case 4: Text("Thu")
        case 5: Text("Fri")
        case 6: Text("Sat")
        default: Text("Sun")
        }
    }
}
