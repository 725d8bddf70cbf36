"""Words of the day, and what was learned."""

import api

ELSEWHERE = {
    "words/help": "needs a word that was guessed",
    "words/settings": "needs a learned language",
    "words/reset": "needs a learned language",
    "words/share": "needs a friend",
    "words/unshare": "needs a friend",
    "words/entry/add": "needs a pack of one's own",
    "words/entry/edit": "needs a pack of one's own",
    "words/entry": "needs a pack of one's own",
    "words/pack": "needs a pack of one's own",
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
    test.assertEqual(owner.get("words/show", word=today["path"], again="yes")["result"], "meant")
    pack = owner.post("lists/new", title="Our words", kind="words")
    entry = owner.post("words/entry/add", id=api.new_id(), list=pack["id"], word="fika", text="En fika med bulle.",
                       meanings=["coffee break"], meaningLanguage="en", language="sv")  # fmt: skip
    test.assertEqual(entry["forms"], ["fika"])
    test.assertEqual(owner.post("words/entry/edit", entry=entry["path"], level=1)["level"], 1)
    test.assertEqual(owner.get("words/entry", entry=entry["path"])["meanings"][0]["texts"], ["coffee break"])
    test.assertEqual([one["word"] for one in owner.get("words/pack", list=pack["id"])["entries"]], ["fika"])
    test.assertIn("Our words", [one["title"] for one in owner.get("words/packs")])
    together = owner.get("words/together")
    test.assertEqual((together["friends"], together["readers"], together["own"][0]["learned"]), ([], [], 1))
    friend = next(one["name"] for one in owner.get("friends") if one["state"] == "friends")
    test.assertTrue(owner.post("words/share", **{"with": [friend]})["readers"][0]["isAsked"])
    test.assertEqual(owner.post("words/unshare")["readers"], [])
    owner.post("words/settings", evening="19:00", afterDays=2)
    reset = owner.post("words/reset", language="sv")
    owner.post("items/undo-many", list=reset["listID"], at=reset["at"])


def made(owner):
    owner.post("words/learn", language="sv", level=1)
    pack = owner.post("lists/new", title="Our words", kind="words")
    entry = owner.post("words/entry/add", id=api.new_id(), list=pack["id"], word="Sextant", text="A sextant.",
                       meanings=["Quadrant"], meaningLanguage="en", language="sv")  # fmt: skip
    return {"word": owner.get("words")["today"]["path"], "list": pack["id"], "entry": entry["path"]}


def questions(ids, answers):
    return {
        "word": ids["word"], "day": None, "language": "sv", "guess": "Mine now", "at": None, "help": "hint",
        "number": 1, "isFavourite": True, "month": None, "text": "katt", "favourites": None, "level": 2, "stop": None,
        "answers": "1", "evening": "19:00", "afterDays": 2, "again": None, "pack": None, "sort": None, "list": ids["list"],
        "entry": ids["entry"], "meanings": None, "meaningLanguage": None, "partOfSpeech": None, "ipa": None, "sentence": None,
        "definition": None, "wrong": None, "translation": None, "forms": None, "onDay": None, "tags": None, "source": None,
        "readingWord": None, "readingText": None, "ifMatch": None, "with": ["Friend"], "from": None, "count": None,
    }  # fmt: skip
