"""Calm pictures of things, drawn as SVG and made into photos by the browser."""

import os
import re

import browser

WIDTH, HEIGHT = 800, 600

# Background, table, and what stands on it, around the middle of the picture.
DRAWINGS = {
    "Reading lamp": ("#e9dcc6", "#c9a878", """
        <circle cx="330" cy="250" r="190" fill="#f7eccf" opacity=".8"/>
        <path d="M470 470 L470 220 Q470 130 380 150" fill="none" stroke="#a67c3d" stroke-width="16" stroke-linecap="round"/>
        <path d="M270 210 L400 130 L430 200 L330 270 Z" fill="#b98a45"/>
        <ellipse cx="470" cy="474" rx="90" ry="18" fill="#8f6a34"/>"""),
    "Wool socks": ("#dfe6e2", "#b9c7bf", """
        <g transform="rotate(-8 400 300)"><path d="M300 130 h95 v190 q0 40 70 62 q60 20 50 68 q-6 30 -40 30 h-130 q-45 0 -45 -50 z" fill="#b5533c"/>
        <path d="M300 130 h95 v38 h-95z M300 210 h95 v24 h-95z M300 270 h95 v24 h-95z" fill="#f0e3d2"/></g>
        <g transform="translate(70 18) rotate(6 400 300)"><path d="M400 120 h95 v190 q0 40 70 62 q60 20 50 68 q-6 30 -40 30 h-130 q-45 0 -45 -50 z" fill="#8c3f2f"/>
        <path d="M400 120 h95 v38 h-95z M400 200 h95 v24 h-95z M400 260 h95 v24 h-95z" fill="#e6d4bf"/></g>"""),
    "Weekend in the mountains": ("#cfe0ea", "#5d7f63", """
        <circle cx="600" cy="150" r="52" fill="#f6d98f"/>
        <path d="M-20 480 L190 180 L330 370 L470 130 L820 500 Z" fill="#7b93a5"/>
        <path d="M470 130 L535 200 L500 215 L470 190 L445 220 L425 205 Z M190 180 L232 240 L200 232 L170 248 L155 230 Z" fill="#f4f7f8"/>
        <path d="M-20 500 L160 380 L330 480 L560 360 L820 480 L820 520 L-20 520 Z" fill="#47684f"/>
        <path d="M380 480 l70 -95 l70 95 z" fill="#c4653a"/><path d="M450 385 l22 95 h-44 z" fill="#7d3d22"/>"""),
    "Kettle that whistles": ("#e3e0ee", "#b8b0cc", """
        <path d="M270 470 Q240 290 400 270 Q560 290 530 470 Z" fill="#3f6c74"/>
        <path d="M300 300 Q400 110 500 300" fill="none" stroke="#2b3a3d" stroke-width="18" stroke-linecap="round"/>
        <path d="M520 360 L610 300 L628 318 L530 420 Z" fill="#35595f"/><circle cx="400" cy="262" r="18" fill="#2b3a3d"/>
        <path d="M640 280 q20 -22 0 -44 q-20 -22 0 -44" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/>"""),
    "Bicycle bell": ("#f0e2d6", "#d3b59c", """
        <path d="M140 470 H660" stroke="#3d3d40" stroke-width="34" stroke-linecap="round"/>
        <path d="M270 430 A130 130 0 0 1 530 430 Z" fill="#d7a743"/><path d="M300 400 A110 110 0 0 1 370 322" fill="none" stroke="#f6e3a8" stroke-width="14" stroke-linecap="round"/>
        <rect x="262" y="426" width="276" height="20" rx="10" fill="#a67c28"/><circle cx="400" cy="292" r="16" fill="#a67c28"/>"""),
    "Tea cups": ("#e6e9df", "#bfc7ac", """
        <path d="M180 330 h190 q0 140 -95 140 q-95 0 -95 -140z" fill="#d98b6a"/><path d="M370 350 q60 0 48 50 q-10 34 -62 34" fill="none" stroke="#d98b6a" stroke-width="16"/>
        <path d="M440 360 h170 q0 112 -85 112 q-85 0 -85 -112z" fill="#6c8ea4"/><path d="M610 376 q52 0 40 42 q-8 28 -52 28" fill="none" stroke="#6c8ea4" stroke-width="14"/>
        <path d="M250 300 q20 -26 0 -52 M300 300 q20 -26 0 -52 M520 330 q18 -24 0 -48" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/>"""),
    "Warm scarf": ("#e8dfe6", "#c7b2c2", """
        <path d="M200 230 Q400 120 600 230 L590 300 Q400 200 210 300 Z" fill="#7a4a72"/>
        <path d="M420 240 L520 260 L490 480 L390 480 Z" fill="#8f5a86"/><path d="M400 420 h98 M406 380 h98 M412 340 h98" stroke="#dcb9d3" stroke-width="12"/>"""),
    "Flower pots": ("#dfe8df", "#a9bda6", """
        <path d="M300 360 h200 l-30 120 h-140z" fill="#b9633e"/><rect x="285" y="335" width="230" height="36" rx="8" fill="#cd7850"/>
        <path d="M400 340 V210 M400 290 q-70 -10 -80 -70 q70 0 80 70 M400 270 q60 -20 74 -76 q-70 6 -74 76" fill="#5f8a56" stroke="#4a7044" stroke-width="8"/><circle cx="400" cy="190" r="34" fill="#e7b94c"/>"""),
    "Life jacket": ("#d6e4ec", "#8fb0c1", """
        <path d="M270 150 h90 q40 60 80 0 h90 l30 320 h-320 z" fill="#e07b34"/><path d="M258 300 h284 M252 390 h296" stroke="#f6e6c8" stroke-width="22"/>
        <path d="M400 190 V470" stroke="#9c4d17" stroke-width="8"/>"""),
}  # fmt: skip


def draw(name, folder):
    """The path of a photo of the thing; None: there is no drawing of it."""
    if name not in DRAWINGS:
        return None
    path = os.path.join(folder, re.sub(r"\W+", "-", name.lower()) + ".jpeg")
    if not os.path.exists(path):
        wall, table, thing = DRAWINGS[name]
        context = browser.profile(viewport={"width": WIDTH, "height": HEIGHT})
        page = context.new_page()
        page.set_content(
            f"""<body style="margin:0"><svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}"
            height="{HEIGHT}"><rect width="100%" height="100%" fill="{wall}"/>
            <rect y="470" width="100%" height="130" fill="{table}"/>{thing}</svg>"""
        )
        page.screenshot(path=path, type="jpeg", quality=90)
        context.close()
    return path
