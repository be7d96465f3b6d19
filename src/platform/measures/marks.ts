import {
  isMark,
  LAST_POSITION,
  type MeasuredHome,
  type MeasureKind,
  measuredHomes,
} from '#schemas/measure/fields.ts';

/** An event of a section, or of the item at a position of it (0: the section itself). */
export type Noted = {
  home: MeasuredHome;
  section: string;
  id: string;
  position: number;
  variant: string;
  kind: MeasureKind;
};

/** Home rule 57. */
export const SECTIONS = 'main[data-page] [data-section]';

const markOf = (mark: string | undefined): string => (mark && isMark(mark) ? mark : '');

/** undefined on a page that is no home page. */
export const sectionMarks = (
  section: HTMLElement,
): Omit<Noted, 'position' | 'kind'> | undefined => {
  const page = section.closest<HTMLElement>('main[data-page]')?.dataset.variant;
  const home = measuredHomes.find((each) => each === page);
  const { section: name = '', id, variant } = section.dataset;
  return home && { home, section: name, id: markOf(id), variant: markOf(variant) };
};

/** An item is a list entry with a link or a button. */
export const itemsOf = (section: Element): Element[] =>
  [...section.querySelectorAll('li')]
    // sections inside a group have items of their own
    .filter((item) => item.closest('[data-section]') === section)
    .filter((item) => item.querySelector('a[href], button'))
    .slice(0, LAST_POSITION);
