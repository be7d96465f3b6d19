import { dragSections } from './drag-sections.ts';
import { insertPositions } from './insert-positions.ts';

type Handlers = {
  /** A section was put at the place of another one. */
  onMoved: (key: string, over: string) => void;
  /** A section is to be added behind that of a key; null: at the top. */
  onInsert: (behind: string | null) => void;
};

/** Switches on and off that the page's sections can be arranged. */
export const arranging = (handlers: Handlers): ((on: boolean) => void) => {
  let end: (() => void) | undefined;
  return (on) => {
    if (on === (end !== undefined)) return;
    end?.();
    const ends = on ? [dragSections(handlers), insertPositions(handlers)] : [];
    end = on ? () => ends.forEach((stop) => void stop()) : undefined;
  };
};
