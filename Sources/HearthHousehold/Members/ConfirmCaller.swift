import HearthAPI
import HearthRows

extension ConfirmCaller: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) -> Done { Done() }
}
