// What somebody chose to send along is seen before it is sent. It is shown from where it is: nothing has left yet.
document.addEventListener("change", (event) => {
  if (event.target.matches("[data-shown]")) showChosen(event.target);
});
document.addEventListener("reset", (event) => {
  // The fields are empty only after this.
  setTimeout(() => {
    for (const field of event.target.querySelectorAll("[data-shown]")) showChosen(field);
  });
});

function showChosen(field) {
  const label = field.closest("label");
  let place = label.nextElementSibling;
  if (!place?.matches("[data-chosen]")) {
    place = document.createElement("ul");
    place.className = "thumbs chosen";
    place.dataset.chosen = "";
    place.dataset.lasting = "";
    label.after(place);
  }
  place.replaceChildren(...[...field.files].map(thumbOf));
  if (!field.files.length) place.remove();
}

function thumbOf(file) {
  const line = document.createElement("li");
  line.className = "thumb";
  const picture = document.createElement("img");
  const name = document.createElement("bdi");
  name.textContent = file.name;
  picture.alt = "";
  picture.width = 96;
  picture.height = 96;
  const address = URL.createObjectURL(file);
  const forget = () => URL.revokeObjectURL(address);
  picture.addEventListener("load", forget);
  // What this browser cannot draw has its name alone; the node says what is wrong with it.
  picture.addEventListener("error", () => { forget(); picture.remove(); });
  picture.src = address;
  line.append(picture, name);
  return line;
}

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
