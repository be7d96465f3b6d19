import { vi } from 'vitest';
import { documentParts } from '#schemas/publication/document-parts.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import type { DraftEditor } from '#src/operator/draft-editor/draft-editor.ts';
import type { DeskData } from '#src/operator/draft-editor/state.ts';
import type { SignedOperator } from '#src/operator/session.ts';

/** Whole numbers below `most`, the same ones for a seed. */
export const numbersFrom = (seed: number) => {
  let state = seed >>> 0;
  return (most: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
};

/** The values of a document's fields by their places. */
export const valuesOf = (document: HomeDocument): Map<string, string> =>
  new Map(
    documentParts.flatMap((part) =>
      [...part.read(document)].flatMap(([key, item]) =>
        Object.keys(part.fields).map((field): [string, string] => [
          `${part.label} ${key} ${field}`,
          JSON.stringify(item[field]) ?? '',
        ]),
      ),
    ),
  );

/** The places whose values differ, with the later values. */
export const changedValues = (before: HomeDocument, after: HomeDocument): [string, string][] => {
  const was = valuesOf(before);
  return [...valuesOf(after)].filter(([path, value]) => was.get(path) !== value);
};

/** Nothing is saved by time: the model says when. */
const NEVER = 2 ** 31 - 1;

/** What an operator's browser has of its own: an editor, and the session that its calls are sent in. */
export const openEditor = async (operator: SignedOperator, csrf: string, data: DeskData) => {
  // a browser of its own has modules of its own
  vi.resetModules();
  const { createDraftEditor } = await import('#src/operator/draft-editor/draft-editor.ts');
  const { beginOperator } = await import('#src/operator/session.ts');
  const { changeByOperator } = await import('#src/operator/change-by-operator.ts');
  beginOperator({ operator, csrf });
  const times = { pause: NEVER, retry: NEVER };
  const desk: DraftEditor = createDraftEditor(operator, data, times);
  return { desk, changeByOperator };
};
