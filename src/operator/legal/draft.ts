import type { LegalContent } from '#schemas/site/desk-endpoints.ts';

/** `text`: a paragraph for each line, as it is typed. */
export type EditedChapter = { heading: string; text: string };

export type EditedText = { title: string; chapters: readonly EditedChapter[] };

export const editedOf = ({ title, chapters }: LegalContent): EditedText => ({
  title,
  chapters: chapters.map(({ heading, paragraphs }) => ({ heading, text: paragraphs.join('\n') })),
});

export const contentOf = ({ title, chapters }: EditedText): LegalContent => ({
  title: title.trim(),
  chapters: chapters.map(({ heading, text }) => ({
    heading: heading.trim(),
    paragraphs: text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  })),
});

export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
};

const HEADING = /^(?:第[一二三四五六七八九十百\d]+[章条]|[一二三四五六七八九十]+、)/;
const LONGEST_HEADING_LINE = 40;

/** Chapters of a text that was pasted as a whole: lines such as 一、 and 第二章 are their headings. */
export const chaptersIn = (pasted: string): EditedChapter[] => {
  const chapters: { heading: string; lines: string[] }[] = [];
  for (const line of pasted.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const last = chapters.at(-1);
    if (HEADING.test(line) && line.length <= LONGEST_HEADING_LINE)
      chapters.push({ heading: line, lines: [] });
    else if (last) last.lines.push(line);
    else chapters.push({ heading: '', lines: [line] });
  }
  return chapters.map(({ heading, lines }) => ({ heading, text: lines.join('\n') }));
};

/** `of`: what was edited last; what is typed into one field is one step. */
export type History<T> = { past: readonly T[]; now: T; future: readonly T[]; of: string };

export type Step<T> = { kind: 'edit'; next: T; of: string } | { kind: 'undo' } | { kind: 'redo' };

const MOST_STEPS = 100;

export const begun = <T>(now: T): History<T> => ({ past: [], now, future: [], of: '' });

export const stepped = <T>(history: History<T>, step: Step<T>): History<T> => {
  const { past, now, future } = history;
  if (step.kind === 'edit') {
    const goesOn = step.of !== '' && step.of === history.of;
    return {
      past: goesOn ? past : [...past, now].slice(-MOST_STEPS),
      ...{ now: step.next, future: [], of: step.of },
    };
  }
  if (step.kind === 'undo') {
    const before = past.at(-1);
    if (before === undefined) return history;
    return { past: past.slice(0, -1), now: before, future: [now, ...future], of: '' };
  }
  const [next, ...rest] = future;
  return next === undefined ? history : { past: [...past, now], now: next, future: rest, of: '' };
};
