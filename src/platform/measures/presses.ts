import type { MeasureKind } from '#schemas/measure/fields.ts';
import { itemsOf, type Noted, SECTIONS, sectionMarks } from './marks.ts';

/** A pointer that moves so far between press and release, in px, was dragging. */
const DRAWN = 10;

const PRESSED = 'a[href], button';

const kindOf = ({ dataset: { does } }: HTMLElement): MeasureKind =>
  does === 'more' || does === 'swap' ? does : 'tap';

const positionOf = (section: Element, pressed: Element): number => {
  const item = pressed.closest('li');
  return item && section.contains(item) ? itemsOf(section).indexOf(item) + 1 : 0;
};

/** Returns how to stop. */
export const watchPresses = (note: (noted: Noted) => void): (() => void) => {
  let down = { x: 0, y: 0 };
  const onDown = ({ clientX: x, clientY: y }: PointerEvent) => {
    down = { x, y };
  };
  const onClick = ({ target, detail, clientX, clientY }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null;
    const section = pressed?.closest<HTMLElement>(SECTIONS);
    if (!pressed || !section || pressed.getAttribute('aria-disabled') === 'true') return;
    // a key presses without a pointer
    if (detail > 0 && Math.hypot(clientX - down.x, clientY - down.y) > DRAWN) return;
    const marks = sectionMarks(section);
    const kind = kindOf(pressed);
    const position = kind === 'tap' ? positionOf(section, pressed) : 0;
    if (marks) note({ ...marks, position, kind });
  };
  // in the capture phase: other listeners follow the link and may remove the page
  addEventListener('pointerdown', onDown, true);
  addEventListener('click', onClick, true);
  return () => {
    removeEventListener('pointerdown', onDown, true);
    removeEventListener('click', onClick, true);
  };
};
