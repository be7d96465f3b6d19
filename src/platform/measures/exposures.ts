import { isVisible, onVisible } from '../screen/page-events.ts';
import { itemsOf, type Noted, SECTIONS, sectionMarks } from './marks.ts';

/** In ms. */
const SEEN = 1000;
/** In ms. */
const GATHER = 250;
/** Tolerance for shares, and for fractions of pixels in browsers' layouts. */
const NEARLY = 0.005;

type Target = {
  element: Element;
  key: string;
  noted: Noted;
  share: number;
  inside: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
};

/** Half of the element; where it is higher than the screen, the share that fills half of that. */
const shareOf = (height: number, screen: number): number =>
  height > screen ? screen / height / 2 : 0.5;

const isCovered = (): boolean => 'covered' in document.documentElement.dataset;

type Found = Pick<Target, 'element' | 'key' | 'noted'>;

const findAll = (): Found[] => {
  const before = new Map<string, number>();
  return [...document.querySelectorAll<HTMLElement>(SECTIONS)].flatMap((section) => {
    const marks = sectionMarks(section);
    if (!marks) return [];
    // without an id the index among equal names identifies a section
    const nth = before.get(marks.section) ?? 0;
    before.set(marks.section, nth + 1);
    if (section.dataset.state === 'loading') return [];
    const instance = `${marks.home} ${marks.section} ${marks.id || nth}`;
    return [section, ...itemsOf(section)].map((element, position) => ({
      element,
      key: `${instance} ${position}`,
      noted: { ...marks, position, kind: 'exposure' as const },
    }));
  });
};

/**
 * Reports each section and item of the home page once, when half of it has been visible for a second
 * without another app, tab or panel before the page. Returns how to stop.
 */
export const watchExposures = (note: (noted: Noted) => void): (() => void) => {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const done = new Set<string>();
  const targets = new Map<Element, Target>();
  const observers = new Map<number, IntersectionObserver>();

  const forget = (target: Target): void => {
    clearTimeout(target.timer);
    observers.get(target.share)?.unobserve(target.element);
    targets.delete(target.element);
  };

  const restart = (target: Target): void => {
    clearTimeout(target.timer);
    if (!target.inside || !isVisible() || isCovered()) return;
    target.timer = setTimeout(() => {
      forget(target);
      done.add(target.key);
      note(target.noted);
    }, SEEN);
  };

  const onChange = (entries: readonly IntersectionObserverEntry[]): void => {
    for (const { target: element, boundingClientRect, rootBounds, intersectionRatio } of entries) {
      const target = targets.get(element);
      if (!target) continue;
      const share = shareOf(boundingClientRect.height, rootBounds?.height ?? innerHeight);
      if (Math.abs(share - target.share) > NEARLY * share) {
        observe(target, share);
        continue;
      }
      const inside = intersectionRatio > 0 && intersectionRatio >= share - NEARLY * share;
      if (inside === target.inside) continue;
      target.inside = inside;
      restart(target);
    }
  };

  /** Watches for this share; the browser reports the present share at once. */
  const observe = (target: Target, share: number): void => {
    observers.get(target.share)?.unobserve(target.element);
    target.share = share;
    const observer =
      observers.get(share) ?? new IntersectionObserver(onChange, { threshold: [0, share] });
    observers.set(share, observer);
    observer.observe(target.element);
  };

  const look = (): void => {
    const found = new Map(
      findAll()
        .filter(({ key }) => !done.has(key))
        .map((each) => [each.element, each]),
    );
    for (const target of [...targets.values()])
      if (found.get(target.element)?.key !== target.key) forget(target);
    for (const each of found.values()) {
      const known = targets.get(each.element);
      const target = known ?? { ...each, share: 0.5, inside: false, timer: undefined };
      targets.set(each.element, target);
      target.noted = each.noted;
      // an element that has grown since may be visible enough now
      if (!target.inside) observe(target, target.share);
    }
  };

  let looking: ReturnType<typeof setTimeout> | undefined;
  const lookSoon = (): void => {
    looking ??= setTimeout(() => {
      looking = undefined;
      look();
    }, GATHER);
  };
  const restartAll = (): void => {
    for (const target of targets.values()) restart(target);
  };
  const changes = new MutationObserver(lookSoon);
  const cover = new MutationObserver(restartAll);
  look();
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-state', 'data-id', 'data-variant'],
  });
  cover.observe(document.documentElement, { attributeFilter: ['data-covered'] });
  addEventListener('resize', lookSoon);
  const ends = [onVisible(restartAll), () => removeEventListener('resize', lookSoon)];
  return () => {
    for (const end of ends) end();
    changes.disconnect();
    cover.disconnect();
    clearTimeout(looking);
    for (const target of [...targets.values()]) forget(target);
    for (const observer of observers.values()) observer.disconnect();
  };
};
