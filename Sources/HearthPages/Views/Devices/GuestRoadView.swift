import HearthLanguage

/// How a guest's phone reaches this home from elsewhere: one way, step by step.
///
/// It is Tailscale's Funnel: the guest installs nothing and needs no account, and the family needs no domain name and
/// changes nothing at their router. Others stand in GUIDE.md.
package struct GuestRoadView: PageContent {
    package static let template = "guest-road"
    package static let address = "/settings/people/elsewhere"

    /// Where the pages are reached from everywhere already; nil: nowhere.
    let webAddress: String?
    let steps: [Step]

    struct Step: Sendable {
        let heading: Text
        let text: Text
        /// What is typed on the computer that runs Hearth.
        let commands: [String]
        /// What is to be known after it.
        let more: Text?

        init(_ heading: Text, _ text: Text, _ commands: [String] = [], more: Text? = nil) {
            self.heading = heading
            self.text = text
            self.commands = commands
            self.more = more
        }
    }

    /// `port`: the one at which the pages are served on this computer.
    package init(webAddress: String?, port: Int) {
        self.webAddress = webAddress
        // The address that the second command prints; each family's is another one.
        let name = "https://home.tail1234.ts.net"
        let options = "--web 127.0.0.1:\(port) --web-origin \(name)"
        steps = [
            Step(
                Text("Get Tailscale"),
                Text(
                    "On the computer that runs Hearth, open a terminal and type these two lines. The second one prints a link: open it, and make a free account."
                ),
                ["curl -fsSL https://tailscale.com/install.sh | sh", "sudo tailscale up"]),
            Step(
                Text("Get an address"),
                Text(
                    "Type this line. The first time it prints a link: open it, and allow Funnel. Then it prints the address of your home, such as \(name)."
                ), ["sudo tailscale funnel --bg \(port)"]),
            Step(
                Text("Tell Hearth the address"),
                Text(
                    "Open the file /etc/default/hearth as administrator, put your own address into this line, save, and start Hearth again:"
                ),
                ["HEARTH_OPTIONS=\"\(options)\"", "sudo systemctl restart hearth"],
                more: Text(
                    "If you start Hearth yourself, end it, and start it with: \("hearth run \(options)")"
                )),
            Step(
                Text("Send the guest a link"),
                Text(
                    "Make it under “Phones and other computers”. They open it, press one button, and choose a passphrase."
                )),
        ]
    }
}
