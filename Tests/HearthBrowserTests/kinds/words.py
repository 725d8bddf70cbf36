"""Words of the day, and what was learned."""

import api

ELSEWHERE = {
    "words/help": "needs a word that was guessed",
    "words/settings": "needs a learned language",
    "words/reset": "needs a learned language",
}
ABOUT = ["word", "day"]
OPERATIONS = ["words"]
READ = [("words/find", {})]


def asks(owner, test):
    shown = owner.post("words/learn", language="sv", level=1)
    test.assertEqual([one["language"] for one in shown["languages"]], ["sv"])
    today = owner.get("words")["today"]
    test.assertEqual(owner.get("words/show", word=today["path"])["word"], today["word"])
    answer = owner.post("words/guess", id=api.new_id(), guess="something else")
    test.assertEqual((answer["verdict"], answer["word"]["guesses"]), ("wrong", 1))
    test.assertEqual(len(owner.post("words/help", help="hint", number=3)["word"]["hints"]), 3)
    test.assertTrue(owner.post("words/favourite", word=today["path"], isFavourite=True)["isFavourite"])
    test.assertEqual(owner.get("words/find", favourites="yes")["total"], 1)
    test.assertNotEqual(owner.get("words/more")["word"], today["word"])
    test.assertIn("today", [day["state"] for day in owner.get("words/days")["days"]])
    test.assertEqual(owner.post("words/help", help="meant")["word"]["result"], "meant")
    test.assertEqual(owner.get("words/progress")["all"]["learned"], 1)
    test.assertIn("question", owner.get("words/test", language="en"))
    owner.post("words/settings", evening="19:00", afterDays=2)
    reset = owner.post("words/reset", language="sv")
    owner.post("items/undo-many", list=reset["listID"], at=reset["at"])


def made(owner):
    owner.post("words/learn", language="sv", level=1)
    return {"word": owner.get("words")["today"]["path"]}


def questions(ids, answers):
    return {
        "word": ids["word"], "day": None, "language": "sv", "guess": "Mine now", "at": None, "help": "hint",
        "number": 1, "isFavourite": True, "month": None, "text": "katt", "favourites": None, "level": 2, "stop": None,
        "answers": "1", "evening": "19:00", "afterDays": 2,
    }  # fmt: skip
