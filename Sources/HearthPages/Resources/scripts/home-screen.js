// Where a browser can put the pages on the home screen, the first page offers it, until they are there or somebody says
// no. Chromium says that it can and asks when it is told to; Safari on iPhones and iPads has people do it by hand.
const HOME_SCREEN = "[data-home-screen]";
const refusedScreen = "hearth-not-on-home-screen";
let askForScreen = null;

function offerHomeScreen(root) {
  const card = root.querySelector(HOME_SCREEN);
  if (!card) return;
  const isByHand = navigator.standalone === false;
  card.hidden = !(askForScreen || isByHand) || matchMedia("(display-mode: standalone)").matches
    || localStorage.getItem(refusedScreen) !== null;
  card.querySelector("[data-by-hand]").hidden = !isByHand;
  card.querySelector("[data-put]").hidden = isByHand;
}

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  askForScreen = event;
  offerHomeScreen(document);
});
addEventListener("appinstalled", () => {
  askForScreen = null;
  offerHomeScreen(document);
});
document.addEventListener("click", ({ target }) => {
  if (!target.closest(HOME_SCREEN)) return;
  if (target.closest("[data-put]")) {
    askForScreen?.prompt();
    // It can be asked once.
    askForScreen = null;
  } else if (target.closest("[data-leave]")) {
    localStorage.setItem(refusedScreen, "yes");
  } else {
    return;
  }
  offerHomeScreen(document);
  document.getElementById("content").focus({ preventScroll: true });
});
