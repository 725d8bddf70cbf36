"""Activities, and the timer."""

import api

ELSEWHERE = {
    "focus/answer": "needs a pomodoro that ended while the home was off",
    "focus/end-break": "needs a break, which comes after a pomodoro",
    "activities/clear-done": "needs something that is done",
    "focus/reset": "needs a diary",
    "focus/diaries/show": "needs a friend",
    "focus/diaries/hide": "needs a friend who sees it",
}
ABOUT = ["activities[]", "activity", "session"]
OPERATIONS = ["activities", "focus"]
READ = [("activities", {}), ("focus/diaries", {})]


def asks(owner, test):
    added = owner.post("activities/add", name="Write the letter", place="todo", estimate=2, due="2030-12-24")
    path = f"{added['listID']}/{added['id']}"
    owner.post("activities/edit", activity=path, name="Write a letter", estimate=3, isUrgent=True, notes="To the bank")
    shown = owner.get("activities", place="todo", sort="due")
    test.assertEqual([one["activity"]["name"] for one in shown["activities"]], ["Write a letter"])
    test.assertEqual(owner.post("focus/plan", planned=4, chosen=[path])["plan"]["estimated"], 3)
    owner.post("focus/settings", pomodoro=30, shortBreak=6, longBreak=20, longBreakEvery=3, hasSound=False)
    focus = owner.post("focus/start", id=api.new_id(), activity=path)
    test.assertEqual((focus["state"], focus["session"]["activity"]), ("working", "Write a letter"))
    owner.post("focus/interrupt", id=api.new_id(), isExternal=True, note="Buy milk", place="unplanned")
    session = owner.get("focus")["session"]
    test.assertEqual(session["externalInterruptions"], 1)
    test.assertEqual(owner.post("focus/void", session=session["id"])["state"], "idle")
    owner.post("focus/answer", session=session["id"], didWork=True)
    owner.post("focus/end-break")
    owner.post("activities/place", activities=[path], place="inventory")
    owner.post("activities/done", activities=[path])
    test.assertEqual(owner.get("activities", done="yes")["total"], 1)
    cleared = owner.post("activities/clear-done")
    test.assertEqual(cleared["items"], 1)
    owner.post("items/undo-many", list=cleared["listID"], at=cleared["at"])
    for name in ("Rake", "Weed"):
        owner.post("activities/add", name=name, repeats="mon,thu")
    owner.post("activities/order", activities=["Weed"], placement="first")
    shown = owner.get("activities", place="inventory")
    test.assertEqual([one["activity"]["name"] for one in shown["activities"]][:2], ["Weed", "Rake"])
    statistics = owner.get("focus/statistics", period="day")
    test.assertEqual((statistics["total"]["void"], len(statistics["hours"])), (1, 24))
    today = statistics["today"]
    test.assertEqual(len(owner.get("focus/sessions", **{"from": today, "through": today})), 1)
    reset = owner.post("focus/reset")
    owner.post("items/undo-many", list=reset["listID"], at=reset["at"])
    friend = next(one["name"] for one in owner.get("friends") if one["state"] == "friends")
    test.assertTrue(owner.post("focus/diaries/show", friend=friend)["reader"]["isAsked"])
    test.assertEqual(owner.post("focus/diaries/hide"), owner.get("focus/diaries"))


def made(owner):
    added = owner.post("activities/add", name="Sextant", place="todo", notes="Quadrant")
    return {"activity": f"{added['listID']}/{added['id']}"}


def questions(ids, answers):
    activity = ids["activity"]
    return {
        "activity": activity, "activities": [activity], "list": activity.split("/")[0], "place": "todo",
        "done": None, "sort": None, "session": "00000000000000a1", "chosen": [activity], "planned": 3, "at": None,
        "estimate": 2, "due": "2030-12-24", "isUrgent": True, "undo": None, "didWork": True,
        "isExternal": True, "note": "Mine now", "pomodoro": 25, "shortBreak": 5, "longBreak": 15,
        "longBreakEvery": 4, "hasSound": True, "tellsBreaks": True, "dayBegins": "04:00",
        "anyway": None, "placement": "first", "other": None, "repeats": "mon,thu", "diary": None,
        "period": "week", "through": "2030-01-02", "from": "2030-01-01", "friend": "Friend",
    }  # fmt: skip
