// Says of how many lines the poem is.
"use strict";

document.addEventListener("input", ({ target }) => {
  const said = target.form?.querySelector(".verse-count");
  if (!said || target.name !== "text") return;
  said.textContent = `${target.value.split("\n").length} lines`;
  said.hidden = false;
});
