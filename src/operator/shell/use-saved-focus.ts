import { useEffect } from 'react';

/** Layers above or beside the screens that open and close. */
const FLOATING =
  '.ant-dropdown, .ant-modal-root, .ant-drawer, .ant-popover, .ant-select-dropdown, .section-settings';
const FOCUSABLE =
  'button:not(:disabled), a[href], input:not(:disabled), select, textarea, [tabindex="0"]';

type Step = { element: Element; parent: Element; at: number };

/** The element and its ancestors, up to the edge of the screen or of its layer. */
const wayOf = (element: Element): Step[] => {
  const way: Step[] = [];
  for (let one = element; one.parentElement; one = one.parentElement) {
    if (one.matches(FLOATING)) break;
    const { parentElement: parent } = one;
    way.push({ element: one, parent, at: [...parent.children].indexOf(one) });
    if (one.localName === 'main') break;
  }
  return way;
};

const canTake = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.matches(FOCUSABLE) && element.checkVisibility();

const firstIn = (element: Element | undefined): HTMLElement | undefined => {
  if (!element) return undefined;
  if (canTake(element)) return element;
  return [...element.querySelectorAll(FOCUSABLE)].find(canTake);
};

/**
 * The element itself, else what has taken its place: the following, the preceding, or the surrounding one.
 */
const heirOf = (way: readonly Step[]): HTMLElement | undefined => {
  const [own] = way;
  if (own?.element.isConnected && canTake(own.element)) return own.element;
  for (const { parent, at } of way) {
    if (!parent.isConnected) continue;
    const { children } = parent;
    const heir =
      firstIn(children[at]) ?? firstIn(children[at - 1]) ?? (canTake(parent) ? parent : undefined);
    if (heir) return heir;
  }
  return undefined;
};

/** The last focus on the screen (`floating` null) or in a layer above it. */
type Stay = { floating: Element | null; way: readonly Step[] };

/** The stays after a focus: those below its layer, and its own. */
const withStay = (stays: readonly Stay[], element: Element): Stay[] => {
  const floating = element.closest(FLOATING);
  const below = floating ? stays.findIndex((stay) => stay.floating === floating) : 0;
  const remaining = below < 0 ? stays : stays.slice(0, below);
  return [...remaining, { floating, way: wayOf(element) }];
};

/**
 * Keeps the focus on the page: where its element is gone or its layer has closed, it returns to its former
 * place, or to the element that stands there now.
 */
export const useSavedFocus = (): void => {
  useEffect(() => {
    let stays: readonly Stay[] = [];
    let pressing = false;
    let frame = 0;

    const isLost = () => document.activeElement === document.body;
    const find = () => {
      if (!isLost()) return;
      const heirs = stays.toReversed().map(({ way }) => heirOf(way));
      heirs.find(Boolean)?.focus({ preventScroll: true });
    };
    const findSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(find);
      });
    };
    const look = () => {
      if (isLost() || document.activeElement?.closest(FLOATING)) findSoon();
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element) stays = withStay(stays, target);
    };
    // browsers take the focus from hidden elements some frames later
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) return;
      // a tap beside everything drops the focus on purpose
      if (pressing) stays = [];
      findSoon();
    };
    const onPress = () => {
      pressing = true;
    };
    const onRelease = () => {
      pressing = false;
    };
    const watched = { childList: true, subtree: true, attributeFilter: ['class', 'style'] };
    const observer = new MutationObserver(look);
    observer.observe(document.body, watched);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('pointerup', onRelease, true);
    document.addEventListener('pointercancel', onRelease, true);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('pointerup', onRelease, true);
      document.removeEventListener('pointercancel', onRelease, true);
    };
  }, []);
};
