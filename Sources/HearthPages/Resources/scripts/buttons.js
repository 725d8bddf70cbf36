// What makes pages nicer; everything works without it. Listeners stand on the document, so that they hold
// for what comes onto a page while it is open. All files of this folder are sent as one (Asset.swift).
"use strict";

// Who is signed in here, as they are called now; undefined: nobody.
let { member } = document.body.dataset;

// What only works with scripts is hidden until there are some.
function show(root) {
  for (const one of root.querySelectorAll("[data-scripted]")) {
    if (one.matches("[data-copy]") && !navigator.clipboard) continue;
    if (one.matches("[data-share]") && !navigator.share) continue;
    one.hidden = false;
    if (one.matches("[data-notify], [data-push]")) offerNotifications(one);
  }
  offerHomeScreen(root);
}

// What is filled in is seen.
function unfold(field) {
  for (let one = field.closest("details"); one; one = one.parentElement.closest("details")) one.open = true;
}

// A menu closes as soon as something else is chosen.
function closeMenus(but) {
  for (const menu of document.querySelectorAll("details.menu[open]")) menu.open = menu.contains(but);
}
document.addEventListener("click", ({ target }) => closeMenus(target));
document.addEventListener("keydown", ({ key }) => { if (key === "Escape") closeMenus(null); });

// The keys for up and down go along the list that stands beside what is open of it.
document.addEventListener("keydown", (event) => {
  const ways = { ArrowUp: "previousElementSibling", ArrowDown: "nextElementSibling" };
  const here = document.querySelector(".beside [aria-current]");
  const isElsewhere = document.activeElement !== document.body && !document.activeElement.closest(".beside");
  if (!ways[event.key] || !here?.offsetParent || isElsewhere || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = here.parentElement[ways[event.key]]?.firstElementChild;
  if (!next) return;
  event.preventDefault();
  next.click();
});

// One more or one less of something.
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-step]");
  if (!button) return;
  const number = button.form.querySelector("input[type=number]");
  if (button.dataset.step > 0) number.stepUp(); else number.stepDown();
});

// Links and texts are copied with one tap.
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent);
  button.setAttribute("aria-live", "polite");
  button.textContent = "✓";
});

// A phone hands them to whatever its owner writes with.
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-share]");
  if (!button) return;
  navigator.share({ text: document.getElementById(button.dataset.share).textContent }).catch(() => { /* Not now. */ });
});

// Where the phone is, for the place of a wish; it goes nowhere but into the form.
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-locate]");
  if (!button) return;
  const said = (mark) => { button.lastElementChild.textContent = mark; };
  button.setAttribute("aria-live", "polite");
  said("…");
  navigator.geolocation.getCurrentPosition((found) => {
    const { latitude, longitude } = found.coords;
    const position = `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
    button.form.elements.position.value = position;
    said(`✓ ${position}`);
  }, () => said("✗"), { timeout: 20000 });
});

// On paper there is the list alone (style.css).
document.addEventListener("click", (event) => {
  if (event.target.closest("[data-print]")) showAll().then(() => print());
});

// Another order is shown as soon as it is chosen.
document.addEventListener("change", (event) => {
  if (event.target.matches(".search select")) event.target.form.requestSubmit();
});
