/// What `hearth completions` prints: it asks the program at every Tab and offers the answer.
///
/// An answer is data in all three. Nothing of it reaches `eval`, `compgen -W` or a pattern, all of
/// which expand what they are given: names come from other homes, and `$(…)` is a name.
enum CompletionScript {
    /// readline writes what COMPREPLY holds as it is, so that the program quotes it.
    static let bash = #"""
        # bash completion for hearth

        _hearth() {
            local program=hearth line
            [[ $1 == */* ]] && program=${1/#\~\//$HOME/}
            local -a answer=()
            mapfile -t answer < <(
                command -- "$program" ---complete bash -- "${COMP_LINE:0:COMP_POINT}" "$2" 2>/dev/null
            )
            COMPREPLY=()
            case ${answer[0]-} in
                files*) compopt -o default ;;
                folders) compopt -o dirnames ;;
                words)
                    for line in "${answer[@]:1}"; do COMPREPLY+=("${line:1}"); done
                    # After `LIST/` a wish follows.
                    if [[ ${#COMPREPLY[@]} -eq 1 && ${answer[1]} == +* ]]; then compopt -o nospace; fi
                    ;;
            esac
        }

        complete -F _hearth hearth

        """#

    /// compadd quotes what it inserts.
    static let zsh = #"""
        #compdef hearth
        # zsh completion for hearth

        _hearth() {
            local program=hearth line quote
            [[ $words[1] == */* ]] && program=${${(Q)words[1]}/#\~\//$HOME/}
            # After an opening quote, which zsh keeps apart, the word reads as if it were closed here.
            case $compstate[quoting] in
                (single) quote=\' ;;
                (double) quote=\" ;;
            esac
            local -a answer whole shown open
            answer=("${(@f)$(
                command -- "$program" ---complete zsh -- \
                    "${(@Q)words[2,CURRENT-1]}" "${(Q)${:-$quote$PREFIX$quote}}" 2>/dev/null
            )}")
            case $answer[1] in
                (files\ *) compset -P '--*='; _files -g "*.(${(j:|:)${(s: :)answer[1]}[2,-1]})" ;;
                (files) compset -P '--*='; _files ;;
                (folders) compset -P '--*='; _files -/ ;;
                (words)
                    for line in $answer[2,-1]; do
                        if [[ $line == +* ]]; then
                            open+=("${line[2,-1]}")
                        else
                            whole+=("${${line[2,-1]}%%$'\t'*}")
                            shown+=("${${line[2,-1]}/$'\t'/  -- }")
                        fi
                    done
                    if [[ $answer[2] == *$'\t'* ]]; then
                        compadd -l -d shown -a -- whole
                    else
                        compadd -a -- whole
                    fi
                    # After `LIST/` a wish follows.
                    compadd -S '' -a -- open
                    ;;
            esac
        }

        # From a folder of $fpath this file is the function's body the first time.
        if [[ $funcstack[1] == _hearth ]]; then _hearth "$@"; else compdef _hearth hearth; fi

        """#

    /// fish quotes what it inserts, and writes no blank after a word that ends in a slash.
    static let fish = #"""
        # fish completion for hearth

        # Puts what can stand at the cursor into a variable; false where that is any file.
        function __hearth_ask
            set -l words (commandline -opc)
            set -l program hearth
            if string match -q '*/*' -- $words[1]
                set program (string replace -r '^~/' "$HOME/" -- $words[1])
            end
            # Quotes that are open are closed for reading.
            set -l current (commandline -ct)
            set -l typed
            for quote in '' "'" '"'
                set typed (string unescape -- "$current$quote"); and break
            end
            set -g __hearth_answer
            set -l answer (command $program ---complete fish -- $words[2..-1] "$typed" 2>/dev/null)
            switch "$answer[1]"
                case files
                    return 1
                case 'files *'
                    set -g __hearth_answer (
                        __fish_complete_suffix .(string split ' ' -- $answer[1])[2..-1])
                case folders
                    set -g __hearth_answer (__fish_complete_directories "$typed" '')
                case words
                    set -g __hearth_answer (string sub -s 2 -- $answer[2..-1])
            end
            return 0
        end

        complete -c hearth -e
        complete -c hearth -n __hearth_ask -f -a '$__hearth_answer'

        """#
}
