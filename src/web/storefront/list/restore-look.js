// Runs before the list below it is painted: pages are cached for everybody, the look of lists is each visitor's own.
try {
  const look = localStorage.getItem('list-look');
  if (look) document.documentElement.dataset.look = look;
} catch {
  // Storage is closed to the page: the list looks as its address says.
}
