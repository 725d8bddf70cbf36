"""Wishes, as far as they do not stand in the tests themselves."""

LAST = ["items/move", "items/delete"]
ABOUT = ["wish", "idea", "wishes[]"]
