import { cutText } from '../../schemas/cut-text.ts';
import type { Access } from '../../schemas/define-endpoint.ts';
import { MOST_TOLD } from '../../schemas/diagnostics/batch.ts';
import type { Diagnostic } from '../../schemas/diagnostics/endpoints.ts';
import { type DroppedItem, itemsIn } from '../../schemas/structures.ts';
import { sample } from './diagnostics.ts';
import { type LoadedAnswer, sourceKey } from './load.ts';
import type { ResolvedSection, ShownSection } from './resolve.ts';
import type { FurtherAnswer } from './section-definition.ts';
import { lostIn, validate } from './validate.ts';

/** Remembers, by call key, the last payload of a call that fitted its schema. */
export type LastGood = {
  get: (key: string) => unknown;
  set: (key: string, data: unknown, access: Access) => void;
};

/** What a section shows after its answer was judged. */
type Outcome =
  | { shows: true; data: unknown; payload: unknown }
  | { shows: false; because: 'empty' | 'fault' };

export type Judgement = { outcome: Outcome; faults: Diagnostic[] };

type Fault = Partial<Diagnostic> & Pick<Diagnostic, 'fault' | 'shown'>;

/** A diagnostic about a section, with the section's names filled in. */
export const sectionFault = (section: ResolvedSection, fault: Fault): Diagnostic => ({
  section: cutText(section.definition?.name ?? section.given, 100),
  endpoint: section.shows ? (section.source?.endpoint.path ?? '') : '',
  path: '',
  expected: '',
  came: '',
  ...fault,
});

/** Faults of the layout itself: unknown and repeated names. */
export const layoutFaults = (resolved: readonly ResolvedSection[]): Diagnostic[] =>
  resolved.flatMap((section) =>
    section.reasons.flatMap(({ check, pass }) => {
      if (pass || (check !== 'name' && check !== 'repeat')) return [];
      return sectionFault(section, {
        fault: check === 'name' ? 'unknown-section' : 'repeated-section',
        path: section.place ?? String(section.index),
        came: sample(section.given),
        shown: 'hidden',
      });
    }),
  );

const leftOutFault = (
  section: ResolvedSection,
  { path, expected, came }: DroppedItem,
  where: string,
) =>
  sectionFault(section, {
    fault: 'item-left-out',
    path: cutText(`${where}${path}`, 200),
    expected,
    came: sample(came),
    shown: 'rest',
  });

/** The first items that an answer lost, and how many they are where they are more. */
const leftOutFaults = (
  section: ResolvedSection,
  lost: readonly DroppedItem[],
  where = '',
): Diagnostic[] => {
  const told = lost.slice(0, MOST_TOLD).map((each) => leftOutFault(section, each, where));
  const came = `${lost.length} items in all`;
  if (lost.length > MOST_TOLD)
    told.push(
      sectionFault(section, { fault: 'item-left-out', path: where.trim(), came, shown: 'rest' }),
    );
  return told;
};

/** Faults of a list's further page; the items on the screen stay. */
export const furtherFaults = (
  section: ShownSection,
  page: number,
  answer: FurtherAnswer,
): Diagnostic[] => {
  const where = `page ${page}: `;
  if (answer.ok) return leftOutFaults(section, lostIn(answer.data), where);
  const came = sample(answer.why);
  return [sectionFault(section, { fault: 'call-failed', path: where.trim(), came, shown: 'rest' })];
};

const isEmpty = (data: unknown): boolean => itemsIn(data)?.length === 0;

const showing = (data: unknown, payload: unknown): Outcome =>
  isEmpty(data) ? { shows: false, because: 'empty' } : { shows: true, data, payload };

/**
 * Decides from a call's answer what the section shows: the answer without its faulty items; else
 * the last good payload; else nothing. Every fault is reported once.
 */
export const judge = (
  section: ShownSection,
  answer: LoadedAnswer,
  lastGood: LastGood,
): Judgement => {
  const { source } = section;
  if (!source) return { outcome: { shows: true, data: undefined, payload: undefined }, faults: [] };
  const { endpoint } = source;
  const key = sourceKey(source);
  const read = answer.ok ? validate(endpoint, answer.data) : undefined;
  if (answer.ok && read?.fits) {
    lastGood.set(key, answer.data, endpoint.access);
    const faults = leftOutFaults(section, read.leftOut);
    return { outcome: showing(read.data, answer.data), faults };
  }
  const before = lastGood.get(key);
  const earlier = before === undefined ? undefined : validate(endpoint, before);
  const outcome: Outcome = earlier?.fits
    ? showing(earlier.data, before)
    : { shows: false, because: 'fault' };
  const { path, expected } = read?.fits === false ? read : { path: '', expected: '' };
  const fault = sectionFault(section, {
    fault: answer.ok ? 'payload-misfit' : 'call-failed',
    path: cutText(path, 200),
    expected: cutText(expected, 200),
    came: sample(answer.ok ? answer.data : answer.why),
    shown: outcome.shows ? 'last-good' : 'hidden',
  });
  return { outcome, faults: [fault] };
};
