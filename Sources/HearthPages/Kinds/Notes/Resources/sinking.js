// A line of a checklist that is ticked rests where it is for two seconds, so that the next tap hits the line that it is
// meant for; then it goes to those that are done. Without this file it goes there with the next page.
"use strict";

const REST = 2000;
const resting = new Set();
// The lines of the page as the home has them, by their ids.
let homeOrder = [];
let sinking = 0;

const checkLines = (page) => page.querySelector(".check-lines");
const idsOf = (list) => new Map([...list.children].map((line) => [line.dataset.id, line]));
const isDoneLine = (line) => line.classList.contains("is-done");

function letRest(id) {
  resting.add(id);
  clearTimeout(sinking);
  sinking = setTimeout(sink, REST);
}
document.addEventListener("submit", ({ target }) => {
  const line = target.closest(".check-lines > li");
  if (line && target.elements.do?.value === "notes/check") letRest(line.dataset.id);
}, true);

// On a fresh page, lines that rest stand behind those behind which they are now.
document.addEventListener("fresh", ({ detail: fresh }) => {
  const [list, other] = [document, fresh].map(checkLines);
  if (!list || !other) return;
  const [lines, fellows] = [list, other].map(idsOf);
  homeOrder = [...fellows.keys()];
  for (const [id, line] of lines) {
    if (fellows.has(id) && isDoneLine(line) !== isDoneLine(fellows.get(id))) letRest(id);
  }
  let last = null;
  for (const id of lines.keys()) {
    const fellow = fellows.get(id);
    if (!fellow) continue;
    if (resting.has(id)) other.insertBefore(fellow, last ? last.nextSibling : other.firstChild);
    last = fellow;
  }
  markFirst(other);
});

// A double line stands above those that are done.
function markFirst(list) {
  const first = [...list.children].find((line) => isDoneLine(line) && !resting.has(line.dataset.id));
  for (const line of list.children) line.classList.toggle("is-first", line === first);
}

async function sink() {
  const list = checkLines(document);
  if (!list) return;
  // A finger is on one of them.
  if (list.querySelector(":active")) { sinking = setTimeout(sink, 200); return; }
  resting.clear();
  const tops = new Map([...list.children].map((line) => [line, line.getBoundingClientRect().top]));
  const at = document.activeElement;
  outbox?.hides();
  const lines = idsOf(list);
  let next = list.firstElementChild;
  for (const line of homeOrder.map((id) => lines.get(id)).filter(Boolean)) {
    if (line === next) next = next.nextElementSibling;
    else list.insertBefore(line, next);
  }
  markFirst(list);
  await outbox?.show();
  if (at.isConnected && list.contains(at)) at.focus({ preventScroll: true });
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const [line, top] of tops) {
    const way = line.isConnected ? top - line.getBoundingClientRect().top : 0;
    if (way) line.animate({ transform: [`translateY(${way}px)`, "none"] }, { duration: 200, easing: "ease-out" });
  }
}
