import type { Page } from 'playwright-core';

/** The least that a finger needs, in px; a px less is rounding. */
const LEAST = 44;

/** What can be tapped on the page and is smaller than a finger needs, in words. */
export const smallTaps = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const TAPPED =
      'a[href], button, input, select, textarea, [role=button], [role=tab], [role=switch], [role=slider], [role=radio], [role=checkbox], [role=menuitem], summary';
    const found: string[] = [];
    const isShown = (element: Element, box: DOMRect): boolean =>
      box.width > 1 &&
      box.height > 1 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    /** A link within a sentence. */
    const isInText = (element: Element): boolean => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const parent = element.parentElement?.textContent?.trim() ?? '';
      return parent.length > (element.textContent?.trim().length ?? 0);
    };
    const belongs = (hit: Element | null, element: Element): boolean => {
      if (!hit) return false;
      if (element.contains(hit)) return true;
      const label = hit.closest('label');
      return label !== null && (label.contains(element) || label.control === element);
    };
    /** How far a finger may miss an element's centre along one axis, both ways together. */
    const reach = (element: Element, x: number, y: number, dx: number, dy: number): number => {
      let far = 0;
      for (const sign of [1, -1])
        for (let step = 0; step < least; step += 1) {
          const hit = document.elementFromPoint(x + sign * step * dx, y + sign * step * dy);
          if (!belongs(hit, element)) break;
          far += 1;
        }
      return far;
    };
    type Size = { wide: number; high: number };
    /** On how much an element takes taps where it is; undefined: it lies beneath something else. */
    const sizeOf = (element: Element): Size | undefined => {
      const box = element.getBoundingClientRect();
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      if (!belongs(document.elementFromPoint(x, y), element)) return undefined;
      return {
        wide: Math.max(box.width, reach(element, x, y, 1, 0)),
        high: Math.max(box.height, reach(element, x, y, 0, 1)),
      };
    };
    const isSmall = ({ wide, high }: Size) => Math.min(wide, high) < least - 1;
    const toCentre = (element: Element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const at = scrollY;
    for (const element of document.querySelectorAll(TAPPED)) {
      const box = element.getBoundingClientRect();
      if (!isShown(element, box) || element.matches(':disabled') || isInText(element)) continue;
      if (box.width >= least - 1 && box.height >= least - 1) continue;
      if (box.top < 120 || box.bottom > innerHeight - 120) toCentre(element);
      // what lies beneath something else is reached by scrolling within its own box
      let size = sizeOf(element);
      if (size && isSmall(size)) {
        // the edge of what floats above may cut it
        toCentre(element);
        size = sizeOf(element) ?? size;
      }
      if (size && isSmall(size)) {
        const { wide, high } = size;
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
        found.push(
          `${element.tagName.toLowerCase()} “${name.slice(0, 24)}” ${element.className} takes taps on ${Math.round(wide)} × ${Math.round(high)} px`,
        );
      }
    }
    scrollTo(0, at);
    return [...new Set(found)];
  }, LEAST);
