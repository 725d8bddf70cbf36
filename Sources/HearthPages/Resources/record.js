// A sound is recorded in the page, and goes along with the note like a file that was chosen.
(() => {
  const TYPES = ["audio/webm;codecs=opus", "audio/mp4", "audio/ogg;codecs=opus"];
  // A little less than a note takes.
  const LONGEST = 1195;
  const BITS_PER_SECOND = 32000;
  let recorder = null;

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-record]");
    if (!button) return;
    if (recorder) recorder.stop();
    else record(button);
  });

  async function record(button) {
    const said = button.parentElement.querySelector("[data-record-said]");
    if (!navigator.mediaDevices || !window.MediaRecorder) {
      said.textContent = button.dataset.cannot;
      return;
    }
    button.disabled = true;
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true }).catch(() => null);
    button.disabled = false;
    if (!stream) {
      said.textContent = button.dataset.cannot;
      return;
    }
    const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
    const pieces = [];
    const label = button.querySelector("span");
    const words = label.textContent;
    let seconds = 0;
    const tick = () => {
      const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
      label.textContent = `${button.dataset.stop} ${time}`;
      if (seconds >= LONGEST) recorder?.stop();
      seconds += 1;
    };
    recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
    recorder.addEventListener("dataavailable", (event) => pieces.push(event.data));
    const clock = setInterval(tick, 1000);
    recorder.addEventListener("stop", () => {
      clearInterval(clock);
      for (const track of stream.getTracks()) track.stop();
      label.textContent = words;
      button.removeAttribute("aria-pressed");
      const type = (recorder.mimeType || mimeType).split(";")[0];
      recorder = null;
      const ending = { "audio/mp4": "m4a", "audio/ogg": "ogg" }[type] ?? "webm";
      add(button, new File(pieces, `${button.dataset.name}.${ending}`, { type }));
    });
    button.setAttribute("aria-pressed", "true");
    said.textContent = "";
    tick();
    recorder.start();
  }

  // Beside what was chosen already.
  function add(button, file) {
    const field = button.form.querySelector("input[type=file]");
    const files = new DataTransfer();
    for (const one of field.files) files.items.add(one);
    files.items.add(file);
    field.files = files.files;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
})();
