import {
  enclosingSection,
  keyOfElement,
  sectionSelector,
} from '../../publication/section-element.ts';
import { pauseAnimations } from '../pause-animations.ts';
import { dropTarget } from './drop-target.ts';
import { pageSections } from './page-sections.ts';

/** How long a section is pressed until it is lifted, in ms. */
const HOLD = 350;
/** How far the pointer may slip meanwhile, in px; a mouse that moves further drags at once. */
const SLIP = 8;
/** Within this distance of the window's edge the page scrolls along, in px. */
const EDGE = 56;
/** Scrolling per frame, in px. */
const PACE = 10;

type Handlers = {
  onMoved: (key: string, over: string) => void;
};

/** `timer`: until the section is lifted. `startY` is a position on the page, `x` and `y` in the window. */
type Press = { key: string; id: number; x: number; y: number; startY: number; timer: number };

const ruleOf = (key: string, by: number): string =>
  `${sectionSelector(key)}{translate:0 ${by}px;position:relative;z-index:3;opacity:.85;box-shadow:0 8px 24px rgb(26 31 36/.35);outline:3px solid #1677ff;outline-offset:-3px}
  html{cursor:grabbing;overscroll-behavior:none}`;

const lineOn = (page: Document) => {
  const line = page.createElement('div');
  line.ariaHidden = 'true';
  line.style.cssText =
    'position:fixed;inset-inline:8px;block-size:4px;margin-block-start:-2px;border-radius:2px;background:#1677ff;z-index:2147483647;pointer-events:none';
  return {
    show: (top: number | undefined) => {
      if (top === undefined) return line.remove();
      line.style.insetBlockStart = `${top}px`;
      if (!line.isConnected) page.body.append(line);
    },
  };
};

/** Lets sections be dragged by a mouse, or by a finger that presses and holds; returns how to end that. */
export const dragSections = ({ onMoved }: Handlers): (() => void) => {
  const ended = new AbortController();
  const style = new CSSStyleSheet();
  document.adoptedStyleSheets.push(style);
  const line = lineOn(document);
  let press: Press | undefined;
  let lifted = false;
  let swallows = false;
  let pace = 0;

  const currentPosition = ({ key, y }: Press) =>
    dropTarget(
      pageSections().map((section) => {
        const { top, height } = section.getBoundingClientRect();
        return { key: keyOfElement(section), top, height };
      }),
      key,
      y,
    );

  const draw = () => {
    if (!press || !lifted) return;
    style.replaceSync(ruleOf(press.key, press.y + scrollY - press.startY));
    line.show(currentPosition(press)?.line);
  };

  const glide = () => {
    if (!press || !lifted) return;
    const { y } = press;
    pace = y < EDGE ? -PACE : y > innerHeight - EDGE ? PACE : 0;
    if (pace === 0) return;
    scrollBy({ top: pace, behavior: 'instant' });
    draw();
    requestAnimationFrame(glide);
  };

  const lift = () => {
    if (!press) return;
    clearTimeout(press.timer);
    lifted = true;
    pauseAnimations(true);
    getSelection()?.removeAllRanges();
    // the root captures the pointer, since the pressed element may be rendered again meanwhile
    document.documentElement.setPointerCapture(press.id);
    draw();
  };

  const letGo = () => {
    if (press) clearTimeout(press.timer);
    if (lifted) pauseAnimations(false);
    press = undefined;
    lifted = false;
    pace = 0;
    style.replaceSync('');
    line.show(undefined);
  };

  const onDown = (event: PointerEvent) => {
    letGo();
    swallows = false;
    const { target, clientX, clientY, pointerId, isPrimary, button } = event;
    const section = enclosingSection(target instanceof Element ? target : null);
    if (!section || !isPrimary || button !== 0) return;
    press = {
      ...{ key: keyOfElement(section), id: pointerId, x: clientX, y: clientY },
      startY: clientY + scrollY,
      timer: window.setTimeout(lift, HOLD),
    };
  };

  const onMove = ({ pointerId, pointerType, clientX, clientY }: PointerEvent) => {
    if (!press || pointerId !== press.id) return;
    if (!lifted) {
      if (Math.hypot(clientX - press.x, clientY - press.y) <= SLIP) return;
      // a finger that moves at once scrolls
      if (pointerType !== 'mouse') return letGo();
      lift();
    }
    press.y = clientY;
    draw();
    if (pace === 0) glide();
  };

  const onUp = ({ pointerId }: PointerEvent) => {
    if (!press || pointerId !== press.id) return;
    const { key } = press;
    const target = lifted ? currentPosition(press) : undefined;
    // the next click belongs to the drag
    swallows = lifted;
    letGo();
    if (target) onMoved(key, target.over);
  };

  const onClick = (event: MouseEvent) => {
    if (!swallows) return;
    swallows = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !lifted) return;
    swallows = true;
    letGo();
  };

  const onOwn = (event: Event) => {
    if (lifted || (press && event.type === 'dragstart')) event.preventDefault();
  };

  const { signal } = ended;
  // captured before the document's listeners, which report taps
  addEventListener('click', onClick, { capture: true, signal });
  addEventListener('pointerdown', onDown, { capture: true, signal });
  addEventListener('pointermove', onMove, { capture: true, signal });
  addEventListener('pointerup', onUp, { capture: true, signal });
  addEventListener('pointercancel', letGo, { capture: true, signal });
  addEventListener('keydown', onKey, { capture: true, signal });
  for (const kind of ['touchmove', 'contextmenu', 'dragstart', 'selectstart'])
    addEventListener(kind, onOwn, { capture: true, passive: false, signal });

  return () => {
    letGo();
    ended.abort();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== style);
  };
};
