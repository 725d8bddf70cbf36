"""Whether something stands where it is seen: in the window, and not behind the bar."""

IN_WINDOW = """(element) => {
  const box = element.getBoundingClientRect();
  const bar = document.querySelector('.places')?.getBoundingClientRect();
  const bottom = bar && bar.width > innerWidth / 2 ? bar.top : innerHeight;
  return box.height > 0 && box.top >= 0 && box.bottom <= bottom + 1;
}"""
