import { type PointerEvent, useCallback, useRef } from 'react';

/** How near to an edge of the screen the page scrolls by itself, and how far in a frame; in px. */
const EDGE = 96;
const STEP = 12;

type Drag = { id: string; over: Element | undefined; y: number; frame: number };

const rowUnder = (x: number, y: number): Element | undefined =>
  document.elementFromPoint(x, y)?.closest('[data-row]') ?? undefined;

/**
 * Drags rows by their handles, by touch and mouse. Nothing is drawn by React until a row is dropped, so a long list costs
 * no more than a short one. `onDrop` gets the row in front of which another one goes.
 */
export const useDrag = (onDrop: (id: string, before: string) => void) => {
  const drag = useRef<Drag>(undefined);
  const mark = (over: Element | undefined) => {
    if (!drag.current || drag.current.over === over) return;
    drag.current.over?.removeAttribute('data-drop');
    over?.setAttribute('data-drop', '');
    drag.current.over = over;
  };
  const end = useCallback((element: Element) => {
    const done = drag.current;
    if (!done) return undefined;
    cancelAnimationFrame(done.frame);
    done.over?.removeAttribute('data-drop');
    element.closest('[data-row]')?.removeAttribute('data-dragged');
    drag.current = undefined;
    return done;
  }, []);
  const scroll = useCallback(() => {
    const { current } = drag;
    if (!current) return;
    if (current.y < EDGE) window.scrollBy(0, -STEP);
    else if (current.y > innerHeight - EDGE) window.scrollBy(0, STEP);
    current.frame = requestAnimationFrame(scroll);
  }, []);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { currentTarget, pointerId, clientY, button } = event;
      const id = currentTarget.closest('[data-row]')?.getAttribute('data-row');
      if (!id || button !== 0) return;
      currentTarget.setPointerCapture(pointerId);
      currentTarget.closest('[data-row]')?.setAttribute('data-dragged', '');
      drag.current = { id, over: undefined, y: clientY, frame: requestAnimationFrame(scroll) };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (!drag.current) return;
      drag.current.y = clientY;
      // the handle is at the row's end, the row itself is found beside it
      mark(rowUnder(Math.max(24, clientX - 80), clientY));
    },
    onPointerUp: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      const done = end(currentTarget);
      const before = done?.over?.getAttribute('data-row');
      if (done && typeof before === 'string') onDrop(done.id, before);
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => void end(currentTarget),
  };
};
