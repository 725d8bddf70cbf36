// A word and its text read aloud: by the sound that the home has of it, which somebody recorded; else by a voice of the
// browser's own that speaks on this machine; else by the sound that the home makes. A voice of a service would be sent
// the text. What nothing reads has no button.
"use strict";

(() => {
  const { speechSynthesis } = window;
  const all = document.querySelector("[data-aloud]");
  if (!all) return;
  const voice = () => speechSynthesis?.getVoices()
    .find(({ localService, lang }) => localService && lang.toLowerCase().split(/[-_]/)[0] === all.lang);

  function stop() {
    speechSynthesis?.cancel();
    for (const audio of all.querySelectorAll("audio")) audio.pause();
  }

  function offer() {
    for (const part of all.querySelectorAll(".part")) {
      const audio = part.querySelector("audio");
      const button = part.querySelector("button");
      const speaks = "read" in part.dataset ? null : voice();
      button.hidden = !speaks && !audio;
      if (audio) audio.hidden = !button.hidden;
      button.onclick = () => {
        stop();
        if (!speaks) {
          audio.currentTime = 0;
          audio.play().catch(() => { audio.hidden = false; button.hidden = true; });
          return;
        }
        const said = new SpeechSynthesisUtterance(part.dataset.text);
        said.voice = speaks;
        said.lang = speaks.lang;
        speechSynthesis.speak(said);
      };
    }
  }

  // Some browsers find their voices later.
  speechSynthesis?.addEventListener?.("voiceschanged", offer);
  addEventListener("pagehide", stop);
  offer();
})();
