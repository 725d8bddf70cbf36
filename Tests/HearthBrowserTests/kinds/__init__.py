"""What each kind of list adds to the tests that go over all operations and forms: a module for each kind. A kind adds
its own, with what it needs of these:

    FORMS         its forms, by operation or address, in a file NAME-forms.txt beside it (FormAnswersTests keeps it)
    ELSEWHERE     forms that no page of the homes shows, and why
    LEADS_ON      forms that lead to the page of what was made, and say nothing else
    SEEN          forms of which scripts show where they were sent what came of them
    LAST          forms that take away what others need
    ABOUT         hidden fields that say what a form is about
    asks(owner, test)   asks every operation of the kind of a real node
    made(owner)   makes something of the owner's; its ids, for `questions`
    OPERATIONS    how the paths of its operations begin
    READ          operations that read all of it
    questions(ids, answers)   what fields of its operations name, beside `answers`
"""

import importlib
import os
import pkgutil

ALL = [importlib.import_module(f"kinds.{name}") for name in sorted(one.name for one in pkgutil.iter_modules(__path__))]


def gathered(name):
    """What all kinds say of this, in one."""
    found = [getattr(kind, name) for kind in ALL if hasattr(kind, name)]
    if any(isinstance(one, dict) for one in found):
        return {key: value for one in found for key, value in one.items()}
    return [value for one in found for value in one]


def forms():
    """The forms of all kinds."""
    names = []
    for file in sorted(os.listdir(__path__[0])):
        if file.endswith("-forms.txt"):
            with open(os.path.join(__path__[0], file), encoding="utf-8") as lines:
                names += lines.read().split()
    return names


def of(path):
    """The kind whose operation this is; None: of no kind alone."""
    for kind in ALL:
        if any(path == one or path.startswith(one + "/") for one in getattr(kind, "OPERATIONS", ())):
            return kind
    return None
