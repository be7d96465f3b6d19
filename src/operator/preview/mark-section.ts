import { sectionSelector } from '../publication/section-element.ts';

const style = new CSSStyleSheet();

let awaiting: MutationObserver | undefined;
let marked = '';

/**
 * Scrolls this window alone: `scrollIntoView` would move the console around it too, under a pressed
 * pointer.
 */
const toCentre = (section: Element, behavior: ScrollBehavior): void => {
  const { top, height } = section.getBoundingClientRect();
  window.scrollBy({ top: top + (height - innerHeight) / 2, behavior });
};

/**
 * After the frame has changed its size, as beside settings that open, the marked section stays in sight.
 */
const keepInSight = (): void => {
  const section = marked && document.querySelector(marked);
  if (section) toCentre(section, 'auto');
};

const scrollTo = (selector: string): boolean => {
  const section = document.querySelector(selector);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (section) toCentre(section, still ? 'auto' : 'smooth');
  return section !== null;
};

/** Outlines a section, also after it is rendered again, and scrolls to it once it is there. */
export const markSection = (name: string | null): void => {
  awaiting?.disconnect();
  if (!document.adoptedStyleSheets.includes(style)) document.adoptedStyleSheets.push(style);
  const selector = sectionSelector(name ?? '');
  marked = name ? selector : '';
  addEventListener('resize', keepInSight);
  style.replaceSync(
    name
      ? `${selector}{outline:3px solid #1677ff;outline-offset:-3px;position:relative;z-index:1}`
      : '',
  );
  if (!name || scrollTo(selector)) return;
  // the page may not have loaded yet
  awaiting = new MutationObserver((_, observer) => {
    if (scrollTo(selector)) observer.disconnect();
  });
  awaiting.observe(document.body, { childList: true, subtree: true });
};
