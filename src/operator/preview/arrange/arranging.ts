import { dragSections } from './drag-sections.ts';
import { insertPositions } from './insert-positions.ts';

type Handlers = {
  onMoved: (key: string, over: string) => void;
  /** A section is to be added behind the section with this key; null: at the top. */
  onInsert: (behind: string | null) => void;
};

/** The result switches the arranging of sections on and off. */
export const arranging = (handlers: Handlers): ((on: boolean) => void) => {
  let end: (() => void) | undefined;
  return (on) => {
    if (on === (end !== undefined)) return;
    end?.();
    const ends = on ? [dragSections(handlers), insertPositions(handlers)] : [];
    end = on ? () => ends.forEach((stop) => void stop()) : undefined;
  };
};
