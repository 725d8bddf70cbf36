// Looks at a photo in the page itself: as large as the window, or larger and moved about. Back closes it.
// Without this file the photo is a page of its own. The dialog stays while an open page is exchanged.
"use strict";

// A reload in between leaves nothing to close.
if (history.state?.isViewing) history.replaceState(null, "");

function makeViewer(words) {
  const viewer = document.createElement("dialog");
  viewer.className = "viewer";
  viewer.dataset.lasting = "";
  const stage = document.createElement("div");
  stage.tabIndex = 0;
  const photo = document.createElement("img");
  stage.append(photo);
  const tools = document.createElement("p");
  const button = (text, does) => {
    const one = document.createElement("button");
    one.type = "button";
    one.className = "quiet";
    one.textContent = text;
    one.addEventListener("click", does);
    return one;
  };
  const larger = button(words.larger, () => enlarge());
  const enlarge = (isLarge = !viewer.classList.contains("enlarged")) => {
    viewer.classList.toggle("enlarged", isLarge);
    larger.setAttribute("aria-pressed", String(isLarge));
    stage.scrollTo((stage.scrollWidth - stage.clientWidth) / 2, (stage.scrollHeight - stage.clientHeight) / 2);
  };
  // The way back in the history closes it, so that Back does not lead from the next photo to this one.
  let isLeaving = false;
  const leave = () => {
    if (isLeaving) return;
    isLeaving = true;
    if (history.state?.isViewing) history.back();
    else viewer.close();
  };
  const close = button(words.close, leave);
  tools.append(larger, close);
  viewer.append(tools, stage);
  photo.addEventListener("dblclick", () => enlarge());
  viewer.addEventListener("cancel", (event) => {
    event.preventDefault();
    leave();
  });
  // A browser that is asked twice closes it at once.
  viewer.addEventListener("close", () => { if (history.state?.isViewing) leave(); });
  addEventListener("popstate", () => { if (viewer.open && !history.state?.isViewing) viewer.close(); });
  document.body.append(viewer);
  return {
    show(link) {
      photo.src = link.href;
      photo.alt = link.querySelector("img").alt;
      viewer.setAttribute("aria-label", photo.alt || words.photos);
      enlarge(false);
      isLeaving = false;
      // The same address: a history names no photo.
      history.pushState({ isViewing: true }, "");
      viewer.showModal();
      close.focus();
    },
  };
}

let viewer;
document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-photos] > a");
  if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  viewer ??= makeViewer(link.parentElement.dataset);
  viewer.show(link);
});
