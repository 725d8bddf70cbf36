import HearthAPI
import HearthLists
import Testing

@testable import HearthPages

@Suite("The form for a profile")
struct ProfileFormTests {
    private func form(_ sizes: Int, problem: Problem? = nil) -> ProfileForm {
        let sizes = (0..<sizes).map { SizeInfo(label: "Thing \($0)", value: "\($0)") }
        return ProfileForm(
            ProfileInfo(name: "Owner", isCaller: true, sizes: sizes, addresses: []),
            problem: problem)
    }

    @Test("There is one empty row behind all sizes, as long as there is room for one")
    func emptyRow() {
        #expect(form(0).sizes.map(\.isNew) == [true])
        #expect(form(2).sizes.map(\.isNew) == [false, false, true])
        #expect(form(2).sizes.map(\.number) == [0, 1, 2])
        #expect(form(ListLimits.sizes).sizes.allSatisfy { !$0.isNew })
        #expect(form(0).addresses.map(\.text) == [""])
    }

    @Test("What was typed comes back, also where all of it was taken away")
    func typed() {
        let fields = ["size-0-of": "Hat", "size-0": "57", "size-2-of": "", "address-1": "Here"]
        let refused = form(2, problem: Problem(message: "No.", form: "profile", fields: fields))
        #expect(refused.sizes.map(\.label) == ["Hat", ""])
        #expect(refused.addresses.map(\.text) == ["Here", ""])
        #expect(refused.birthday.isEmpty)
        let other = form(2, problem: Problem(message: "No.", form: "other", fields: fields))
        #expect(other.sizes.map(\.label) == ["Thing 0", "Thing 1", ""])
    }

    @Test("A birthday without its year is shown in a date field all the same, and saved without it")
    func birthday() {
        func form(_ birthday: String?) -> ProfileForm {
            ProfileForm(
                ProfileInfo(
                    name: "Owner", isCaller: true, birthday: birthday, sizes: [], addresses: []),
                problem: nil)
        }
        #expect(form("02-29").birthday == "2000-02-29" && form("02-29").isWithoutYear)
        #expect(form("1984-02-29").birthday == "1984-02-29" && !form("1984-02-29").isWithoutYear)
        #expect(form(nil).birthday.isEmpty && !form(nil).isWithoutYear)
        #expect(ProfileForm.birthday(typed: "1984-02-29", withoutYear: true) == "02-29")
        #expect(ProfileForm.birthday(typed: "1984-02-29", withoutYear: false) == "1984-02-29")
        #expect(ProfileForm.birthday(typed: "17 April", withoutYear: true) == "17 April")
        #expect(ProfileForm.birthday(typed: " ", withoutYear: true) == nil)
    }

    @Test("Rows are read up to the limits; rows of white space alone are none")
    func rows() {
        let all = ProfileForm.rows { $0.hasPrefix("size") ? "7" : " \n" }
        #expect(all.sizes.count == ListLimits.sizes)
        #expect(all.addresses.isEmpty)
        #expect(ProfileForm.rows { $0 == "size-3" ? "7" : nil }.sizes.map(\.label) == [""])
    }
}
