import type { ScrollPosition } from '../../publication/preview-messages.ts';
import { keyOfElement, sectionSelector } from '../../publication/section-element.ts';
import { pageSections } from '../arrange/page-sections.ts';

/** Positions closer than this count as equal, in px. */
const SAME = 2;

const longest = (): number => document.documentElement.scrollHeight - innerHeight;

const currentPosition = (): ScrollPosition => {
  const section = pageSections().find((each) => each.getBoundingClientRect().bottom > 0);
  const { top = 0, height = 0 } = section?.getBoundingClientRect() ?? {};
  return {
    name: section && top <= 0 ? keyOfElement(section) : null,
    share: height > 0 ? -top / height : 0,
    part: longest() > 0 ? scrollY / longest() : 0,
  };
};

/** In px. */
const heightOf = ({ name, share, part }: ScrollPosition): number => {
  const section = name === null ? null : document.querySelector(sectionSelector(name));
  if (!section) return part * longest();
  const { top, height } = section.getBoundingClientRect();
  return top + scrollY + share * height;
};

/**
 * Reports the reader's scrolling, but not the scrolling by the returned function, which scrolls the page to
 * a position.
 */
export const scrollTogether = (
  tell: (position: ScrollPosition) => void,
): ((position: ScrollPosition) => void) => {
  let led = scrollY;
  addEventListener('scroll', () => {
    if (Math.abs(scrollY - led) < SAME) return;
    led = scrollY;
    tell(currentPosition());
  });
  return (position) => {
    scrollTo({ top: heightOf(position), behavior: 'instant' });
    led = scrollY;
  };
};
