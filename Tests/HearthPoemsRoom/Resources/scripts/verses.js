// Part of the script of every page: the line that was changed last is marked there.
document.addEventListener("fresh", ({ detail: page }) => { page.body.dataset.verses = "fresh"; });
