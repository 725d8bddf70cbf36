import HearthLanguage

/// What another app shared: the page asks which form takes it.
package struct SharedView: PageContent {
    package static let template = "shared"

    let ways: [Way]

    struct Way: Sendable {
        let label: Text
        let icon: String
        let href: String
    }

    /// `looks`: of the kinds that may take it. `fields`: those of the address, as they came.
    package init(_ looks: [KindLook], fields: String) {
        ways = looks.compactMap { look in
            look.taking.map {
                Way(label: $0.label, icon: look.room.icon, href: $0.href(fields))
            }
        }
    }
}

/// The number under which a phone keeps what another app shared (worker.js).
package enum SharedNumber {
    /// What is none counts as nil.
    package static func of(_ typed: String?) -> String? {
        typed.flatMap { $0.wholeMatch(of: /[0-9a-f]{16}/) == nil ? nil : $0 }
    }
}
