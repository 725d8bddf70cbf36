// How far the sending of files has come, under their form. `fetch` does not tell.
function sendFiles(form, action, fields, headers) {
  const line = progressLine(told.dataset.sending);
  const bar = line.querySelector("progress");
  form.append(line);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", action);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", (event) => {
      bar.max = event.total;
      bar.value = event.loaded;
    });
    // Then the node looks at them, and nobody knows how long that takes.
    request.upload.addEventListener("load", () => bar.removeAttribute("value"));
    request.addEventListener("load", () => {
      const said = ["hearth-answer", "hearth-next"].map((name) => [name, request.getResponseHeader(name)]);
      const headers = said.filter(([, value]) => value !== null);
      resolve(new Response(request.responseText, { status: request.status, headers }));
    });
    request.addEventListener("error", () => reject(new TypeError("not sent")));
    request.send(fields);
  }).finally(() => line.remove());
}

// Words for what is waited for, and a bar that says nothing yet of how far it is.
function progressLine(words) {
  const line = document.createElement("p");
  line.className = "sending";
  line.dataset.lasting = "";
  const label = document.createElement("label");
  label.append(words, document.createElement("progress"));
  line.append(label);
  return line;
}

// Lets nobody write what the answer would take away, and says what is waited for; gives what ends it.
function rest(form, button) {
  const line = progressLine(button.dataset.waiting);
  button.after(line);
  form.inert = true;
  say(button.dataset.waiting);
  return () => {
    line.remove();
    form.inert = false;
    if (document.activeElement === document.body) button.focus({ preventScroll: true });
  };
}
