package import HearthAPI

extension DeviceKind {
    /// What a device of this kind is called until somebody calls it something else.
    package var text: Text {
        switch self {
        case .iPhone: Text("iPhone")
        case .iPad: Text("iPad")
        case .android: Text("Android phone")
        case .windows: Text("Windows computer")
        case .mac: Text("Mac")
        case .linux: Text("Linux computer")
        case .other: Text("Device")
        }
    }
}

extension DevicesProblem {
    /// What is wrong, and what helps.
    package var text: Text {
        switch self {
        case .portTaken:
            Text(
                "Another program on this computer uses the address. Hearth tries again by itself; `hearth run --web-lan HOST:PORT` chooses another one."
            )
        case .noNetwork:
            Text("This computer has no address in a home network. Hearth looks again by itself.")
        case .addressNotOfHome:
            Text(
                "The home's own certificate is not good for the address at which the pages are shown. Choose another address with --web-lan, or give Hearth a certificate with --web-certificate."
            )
        case .certificateUnreadable:
            Text(
                "The two files of the certificate cannot be read. The one before stays for as long as Hearth runs. Look at the two files that --web-certificate and --web-key name."
            )
        case .certificateMismatched:
            Text(
                "The two files of the certificate do not belong together. The one before stays for as long as Hearth runs. Look at the two files that --web-certificate and --web-key name."
            )
        case .certificateExpired:
            Text("The certificate has expired, so devices refuse it. Renew it.")
        case .authorityUnreadable:
            Text(
                "The home's own certificate cannot be read or made. Look at the files that begin with authority- in the home; without them a new one is made, which every device has to trust again."
            )
        case .failed:
            Text("The pages cannot be shown in the home network. Hearth’s log says why.")
        }
    }
}

extension PairingWord {
    package var text: Text {
        switch self {
        case .apple: Text("apple")
        case .ball: Text("ball")
        case .bear: Text("bear")
        case .boat: Text("boat")
        case .bread: Text("bread")
        case .bridge: Text("bridge")
        case .candle: Text("candle")
        case .cat: Text("cat")
        case .chair: Text("chair")
        case .cloud: Text("cloud")
        case .cup: Text("cup")
        case .door: Text("door")
        case .drum: Text("drum")
        case .fish: Text("fish")
        case .flower: Text("flower")
        case .forest: Text("forest")
        case .garden: Text("garden")
        case .glove: Text("glove")
        case .hat: Text("hat")
        case .horse: Text("horse")
        case .key: Text("key")
        case .lamp: Text("lamp")
        case .moon: Text("moon")
        case .mountain: Text("mountain")
        case .piano: Text("piano")
        case .rain: Text("rain")
        case .river: Text("river")
        case .sheep: Text("sheep")
        case .ship: Text("ship")
        case .star: Text("star")
        case .tree: Text("tree")
        case .window: Text("window")
        }
    }
}
