// The dots under the photos of a wish: which one is in view, and the way to it without a new place in the
// browser's history. Without this file they are links to the photos.
"use strict";

function markDot() {
  const strip = document.querySelector("[data-photos]");
  const dots = [...document.querySelectorAll(".photo-dots a")];
  if (!strip || !dots.length) return;
  const middle = strip.getBoundingClientRect().left + strip.clientWidth / 2;
  const seen = [...strip.children].findIndex((one) => {
    const box = one.getBoundingClientRect();
    return box.left <= middle && middle < box.right;
  });
  for (const [place, dot] of dots.entries()) {
    if (place === seen && !dot.hasAttribute("aria-current")) dot.setAttribute("aria-current", "true");
    if (place !== seen && dot.hasAttribute("aria-current")) dot.removeAttribute("aria-current");
  }
}
document.addEventListener("scroll", (event) => {
  if (event.target instanceof Element && event.target.matches("[data-photos]")) markDot();
}, { capture: true, passive: true });
// A page that looks again may bring its dots as they were.
new MutationObserver(markDot).observe(document.getElementById("content"), {
  attributeFilter: ["aria-current"], childList: true, subtree: true,
});

document.addEventListener("click", (event) => {
  const dot = event.target.closest(".photo-dots a");
  const photo = dot && document.getElementById(dot.hash.slice(1));
  if (!photo) return;
  event.preventDefault();
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  photo.scrollIntoView({ behavior: isCalm ? "auto" : "smooth", block: "nearest", inline: "center" });
});
