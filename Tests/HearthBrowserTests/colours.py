"""Contrast as eyes see it that tell fewer colours apart: measured on what the browser paints."""

import base64

# What Chromium can simulate; "none" is how most people see.
SIGHTS = ("none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia")
# Of WCAG 2.2, success criterion 1.4.3, for text.
ENOUGH = 4.5
# Dots to a pixel: so that letters have a middle that no smoothing touches.
DOTS = 2

_BOXES = """(selector) => [...document.querySelectorAll(selector)]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.textContent.trim())
  .map((one) => {
    const box = one.getBoundingClientRect();
    return { text: one.textContent.trim(), class: one.className,
      x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: box.height };
  })"""

# The lightest and the darkest of each box; a few dots are left out on each side, for the edges.
_CONTRASTS = """async ([picture, boxes, dots]) => {
  const image = new Image();
  image.src = "data:image/png;base64," + picture;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  const paper = canvas.getContext("2d", { willReadFrequently: true });
  paper.drawImage(image, 0, 0);
  const linear = (one) => one <= 10.31 ? one / 3294.6 : ((one / 255 + 0.055) / 1.055) ** 2.4;
  return boxes.map((box) => {
    const [x, y] = [Math.ceil(box.x * dots) + 2, Math.ceil(box.y * dots) + 2];
    const [width, height] = [Math.floor(box.width * dots) - 4, Math.floor(box.height * dots) - 4];
    const { data } = paper.getImageData(x, y, Math.max(width, 1), Math.max(height, 1));
    const lights = [];
    for (let at = 0; at < data.length; at += 4) {
      lights.push(0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1])
        + 0.0722 * linear(data[at + 2]));
    }
    lights.sort((one, other) => one - other);
    const edge = Math.floor(lights.length / 500);
    return (lights[lights.length - 1 - edge] + 0.05) / (lights[edge] + 0.05);
  });
}"""


def _still(page, selector):
    """Where everything is, and how it looks there: taken again where the page has changed between the two."""
    before, after = None, page.evaluate(_BOXES, selector)
    while before != after:
        before = after
        painted = base64.b64encode(page.screenshot(full_page=True)).decode()
        after = page.evaluate(_BOXES, selector)
    return after, painted


def contrasts(page, laboratory, selector, sight):
    """For each element that the selector finds: its text, its classes, the contrast in it.

    `laboratory` is a page of nobody's, whose policy lets pictures be looked at.
    """
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
    try:
        boxes, painted = _still(page, selector)
        found = laboratory.evaluate(_CONTRASTS, [painted, boxes, DOTS])
    finally:
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
        session.detach()
    return [(box["text"], box["class"], ratio) for box, ratio in zip(boxes, found)]
