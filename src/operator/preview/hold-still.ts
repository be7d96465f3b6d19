import { couponCenterAddress } from '#schemas/coupon/addresses.ts';
import { enclosingSection, groupedKeyOf, keyOfElement } from '../publication/section-element.ts';

/** Parts around the page or floating above it that may be tapped. */
type TappedSurroundings = 'tabs' | 'coupon' | 'follow';

/** Their selectors; the coupon icon is recognized by its link. */
const selectors: Readonly<Record<TappedSurroundings, string>> = {
  tabs: 'main + nav',
  coupon: `main > :last-child > a[href="${couponCenterAddress()}"]`,
  follow: 'main > :last-child > aside',
};

const surroundingsAt = (target: Element | null): TappedSurroundings | undefined =>
  // `Object.keys` widens the record's own keys to string
  (Object.keys(selectors) as TappedSurroundings[]).find((name) => target?.closest(selectors[name]));

type Handlers = {
  /** `held`: the key of the tapped section within, where `key` is a group. */
  onSection?: (key: string, held: string | null) => void;
  onSurroundings?: (name: TappedSurroundings) => void;
  onLink?: () => void;
};

/**
 * Stops the preview's links, forms and routes, and reports taps on sections, on the parts around the page
 * and on links.
 */
export const holdStill = ({ onSection, onSurroundings, onLink }: Handlers): void => {
  history.pushState = () => onLink?.();
  history.replaceState = () => undefined;
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const section = enclosingSection(target);
    if (section) onSection?.(keyOfElement(section), groupedKeyOf(target, section));
    const surroundings = section ? undefined : surroundingsAt(target);
    if (surroundings) onSurroundings?.(surroundings);
    if (!target?.closest('a')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onLink?.();
  };
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
};
