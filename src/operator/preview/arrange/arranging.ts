import { dragSections } from './drag-sections.ts';

type Told = {
  /** A section was put at the place of another one. */
  onMoved: (key: string, over: string) => void;
};

/** Switches on and off that the page's sections can be arranged. */
export const arranging = (told: Told): ((on: boolean) => void) => {
  let end: (() => void) | undefined;
  return (on) => {
    if (on === (end !== undefined)) return;
    end?.();
    end = on ? dragSections(told) : undefined;
  };
};
