/** Return the paths of the product cards whose middle is in the viewport, in reading order. */
export function cardsInSight(): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>("main article h3 a[href]");
  const shown = Array.from(links).filter((link) => {
    const box = (link.closest("article") ?? link).getBoundingClientRect();
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const isInside = middle.x > 0 && middle.x < window.innerWidth;
    return isInside && middle.y > 0 && middle.y < window.innerHeight;
  });
  return [...new Set(shown.map(({ pathname }) => pathname))];
}
