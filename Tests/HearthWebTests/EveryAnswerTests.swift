import HearthAPI
import Hummingbird
import Testing

@testable import HearthPages
@testable import HearthWeb

@Suite("Every answer")
struct EveryAnswerTests {
    @Test(
        "Every answer, of whatever kind, says that it is the node’s, and none is guessed at or read elsewhere"
    )
    func headers() throws {
        let answers = [
            PageResponse.html(""), PageResponse.plain(.misdirectedRequest, ""),
            PageResponse.plain(.forbidden, ""), PageResponse.see("/"),
            PageResponse.asset("style.css"), PageResponse.asset("none"),
            PageResponse.worker(Asset.worker), PageResponse.noPicture(),
            PageResponse.octets([1], type: "application/x-x509-ca-cert", name: "hearth.crt"),
            PictureResponse.of([1]), EventsRoute.ended(.locked),
            try JSONAnswer.response(Done()),
            try JSONAnswer.response(
                ErrorAnswer(HearthError(.unauthorized), message: ""), status: .unauthorized),
        ]
        for answer in answers {
            for header in EveryAnswer.headers {
                #expect(answer.headers[values: header.name] == [header.value], "\(header.name)")
            }
        }
        #expect(EveryAnswer.headers.count == 5)
    }
}
