import { couponCenterAddress } from '#schemas/coupon/addresses.ts';
import { enclosingSection, groupedKeyOf, keyOfElement } from '../publication/section-element.ts';

/** What floats above the page or surrounds it, and may be tapped. */
type TappedSurroundings = 'tabs' | 'coupon' | 'follow';

/** Where each of them is; the coupon icon has no name of its own beside where it leads. */
const selectors: Readonly<Record<TappedSurroundings, string>> = {
  tabs: 'main + nav',
  coupon: `main > :last-child > a[href="${couponCenterAddress()}"]`,
  follow: 'main > :last-child > aside',
};

const surroundingsAt = (target: Element | null): TappedSurroundings | undefined =>
  // the record's own keys, which `Object.keys` widens to string
  (Object.keys(selectors) as TappedSurroundings[]).find((name) => target?.closest(selectors[name]));

type Handlers = {
  /** A section was tapped; `held`: the key of the one in it, where it is a group. */
  onSection?: (key: string, held: string | null) => void;
  /** What floats above the page or surrounds it was tapped. */
  onSurroundings?: (name: TappedSurroundings) => void;
  /** A link was followed, or another page was asked for. */
  onLink?: () => void;
};

/** Stops the preview's links, forms and routes, and reports taps on sections, on what is around the page and on links. */
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
