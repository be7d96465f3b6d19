import { sectionSelector } from '../publication/section-element.ts';

const style = new CSSStyleSheet();

/** Outlines a section, also after it is rendered again, and scrolls to it. */
export const markSection = (name: string | null): void => {
  if (!document.adoptedStyleSheets.includes(style)) document.adoptedStyleSheets.push(style);
  const selector = sectionSelector(name ?? '');
  style.replaceSync(
    name
      ? `${selector}{outline:3px solid #1677ff;outline-offset:-3px;position:relative;z-index:1}`
      : '',
  );
  if (!name) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const show = () =>
    document
      .querySelector(selector)
      ?.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
  // on a tab that was only now chosen it stands from the next frame on
  if (document.querySelector(selector)) show();
  else requestAnimationFrame(() => requestAnimationFrame(show));
};
