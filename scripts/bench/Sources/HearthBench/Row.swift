/// One measured figure beside its reference and the mark that we set ourselves.
struct Row {
    let name: String
    let measured: String
    let reference: String
    let ratio: Double
    /// What the ratio should be: at least, or at most.
    let mark: Mark

    enum Mark {
        case atLeast(Double)
        case atMost(Double)

        func isMet(by ratio: Double) -> Bool {
            switch self {
            case .atLeast(let bound): ratio >= bound
            case .atMost(let bound): ratio <= bound
            }
        }

        var text: String {
            switch self {
            case .atLeast(let bound): "≥ \(bound.short)"
            case .atMost(let bound): "≤ \(bound.short)"
            }
        }
    }

    var isMet: Bool { mark.isMet(by: ratio) }

    var line: String {
        "\(name)\n    measured   \(measured)\n    reference  \(reference)\n"
            + "    ratio      \(ratio.short)  (mark \(mark.text): \(isMet ? "met" : "MISSED"))"
    }

    var json: String {
        "{\"name\": \"\(name)\", \"measured\": \"\(measured)\", \"reference\": "
            + "\"\(reference)\", \"ratio\": \(ratio.short), \"mark\": \"\(mark.text)\", "
            + "\"met\": \(isMet)}"
    }
}

extension Double {
    /// Two decimals.
    var short: String {
        let hundredths = Int((self * 100).rounded())
        let rest = abs(hundredths % 100)
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}

extension Duration {
    var milliseconds: Double {
        Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15
    }
}

extension [Duration] {
    /// The value below which this part of all lies.
    func percentile(_ part: Double) -> Duration {
        let sorted = self.sorted()
        return sorted[Swift.min(sorted.count - 1, Int(Double(sorted.count) * part))]
    }
}
