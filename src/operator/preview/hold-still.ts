import { couponCenterAddress } from '#schemas/coupon/addresses.ts';
import { heldAround, keyOfElement, sectionAround } from '../publication/section-element.ts';

/** What floats above the page or surrounds it, and may be tapped. */
type AroundTapped = 'tabs' | 'coupon' | 'follow';

/** Where each of them is; the coupon icon has no name of its own beside where it leads. */
const places: Readonly<Record<AroundTapped, string>> = {
  tabs: 'main + nav',
  coupon: `main > :last-child > a[href="${couponCenterAddress()}"]`,
  follow: 'main > :last-child > aside',
};

const aroundOf = (target: Element | null): AroundTapped | undefined =>
  // the record's own keys, which `Object.keys` widens to string
  (Object.keys(places) as AroundTapped[]).find((name) => target?.closest(places[name]));

type Told = {
  /** A section was tapped; `held`: the key of the one in it, where it is a group. */
  onSection?: (key: string, held: string | null) => void;
  /** What floats above the page or surrounds it was tapped. */
  onAround?: (name: AroundTapped) => void;
  /** A link was followed, or another page was asked for. */
  onLink?: () => void;
};

/** Stops the preview's links, forms and routes, and reports taps on sections, on what is around the page and on links. */
export const holdStill = ({ onSection, onAround, onLink }: Told): void => {
  history.pushState = () => onLink?.();
  history.replaceState = () => undefined;
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const section = sectionAround(target);
    if (section) onSection?.(keyOfElement(section), heldAround(target, section));
    const around = section ? undefined : aroundOf(target);
    if (around) onAround?.(around);
    if (!target?.closest('a')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onLink?.();
  };
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
};
