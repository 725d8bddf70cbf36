"""The windows in which pages are photographed, and how a browser is told to show them."""

SIZES = {"phone": {"width": 390, "height": 844}, "desktop": {"width": 1280, "height": 800}}
LANGUAGES = {"en": "en-GB", "sv": "sv-SE"}


def _look(scheme="light", contrast="no-preference", forced="none"):
    return {"color_scheme": scheme, "contrast": contrast, "forced_colors": forced}


LOOKS = {
    "light": _look(),
    "dark": _look("dark"),
    "light, more contrast": _look(contrast="more"),
    "dark, more contrast": _look("dark", contrast="more"),
    "forced colours": _look(forced="active"),
}
