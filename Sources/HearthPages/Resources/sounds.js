// Says where a browser cannot play a sound: some know fewer formats than others.
"use strict";

function sayWhatCannotPlay() {
  for (const sound of document.querySelectorAll(".sound audio")) {
    const hint = sound.parentElement.querySelector("[data-unplayable]");
    if (hint && hint.hidden === Boolean(sound.error)) hint.hidden = !sound.error;
  }
}
// It does not rise from a sound to what is around it.
document.addEventListener("error", sayWhatCannotPlay, true);
// A page that looks again brings the hint as it was.
new MutationObserver(sayWhatCannotPlay).observe(document.getElementById("content"), {
  attributeFilter: ["hidden"], childList: true, subtree: true,
});
