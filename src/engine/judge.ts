import { MAX_LISTED } from '#schemas/diagnostics/batch.ts';
import type { Diagnostic } from '#schemas/diagnostics/endpoints.ts';
import { cutText } from '#schemas/text/cut-text.ts';
import type { Access, ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import { type DroppedItem, itemsIn } from '#schemas/wire/structures.ts';
import { sample } from './diagnostics.ts';
import { type LoadedAnswer, sourceKey } from './load.ts';
import type { ResolvedSection, ShownSection } from './resolve.ts';
import type { FurtherAnswer, Source } from './section-definition.ts';
import { lostIn, validateFor } from './validate.ts';

/** Remembers, by call key, the last payload of a call that fitted its schema. */
export type LastGood = {
  get: (key: string) => unknown;
  set: (key: string, data: unknown, access: Access) => void;
};

type Outcome =
  | { shows: true; data: unknown; payload: unknown }
  | { shows: false; because: 'empty' | 'fault' };

export type Judgement = { outcome: Outcome; faults: Diagnostic[] };

type Fault = Partial<Diagnostic> & Pick<Diagnostic, 'fault' | 'shown'>;

const faultOf = (
  location: string,
  endpoint: ReadEndpoint | undefined,
  fault: Fault,
): Diagnostic => ({
  section: cutText(location, 100),
  endpoint: endpoint?.path ?? '',
  path: '',
  expected: '',
  came: '',
  ...fault,
});

export const sectionFault = (section: ResolvedSection, fault: Fault): Diagnostic =>
  faultOf(
    section.definition?.name ?? section.given,
    section.shows ? section.source?.endpoint : undefined,
    fault,
  );

export const layoutFaults = (resolved: readonly ResolvedSection[]): Diagnostic[] =>
  resolved.flatMap((section) =>
    section.reasons.flatMap(({ check, pass }) => {
      if (pass || (check !== 'name' && check !== 'repeat')) return [];
      return sectionFault(section, {
        fault: check === 'name' ? 'unknown-section' : 'repeated-section',
        path: section.path ?? String(section.index),
        came: sample(section.given),
        shown: 'hidden',
      });
    }),
  );

/** Reports the first items that an answer lost, and the number of all where there are more. */
const leftOutFaults = (
  location: string,
  endpoint: ReadEndpoint,
  lost: readonly DroppedItem[],
  where = '',
): Diagnostic[] => {
  const tell = (fields: Partial<Diagnostic>) =>
    faultOf(location, endpoint, { fault: 'item-left-out', shown: 'rest', ...fields });
  const diagnostics = lost
    .slice(0, MAX_LISTED)
    .map(({ path, expected, came }) =>
      tell({ path: cutText(`${where}${path}`, 200), expected, came: sample(came) }),
    );
  if (lost.length > MAX_LISTED)
    diagnostics.push(tell({ path: where.trim(), came: `${lost.length} items in all` }));
  return diagnostics;
};

/** Faults of a list's further page; the items on the screen stay. */
export const furtherFaults = (
  section: ShownSection,
  page: number,
  answer: FurtherAnswer,
): Diagnostic[] => {
  const where = `page ${page}: `;
  const { definition, source } = section;
  if (!answer.ok) {
    const came = sample(answer.why);
    return [
      sectionFault(section, { fault: 'call-failed', path: where.trim(), came, shown: 'rest' }),
    ];
  }
  return source ? leftOutFaults(definition.name, source.endpoint, lostIn(answer.data), where) : [];
};

const showing = (data: unknown, payload: unknown): Outcome =>
  itemsIn(data)?.length === 0 ? { shows: false, because: 'empty' } : { shows: true, data, payload };

/**
 * What a section shows for a call's answer: the answer without its faulty items; else the last good
 * payload; else nothing. Every fault is reported once. Without a `source` any answer is good. `location`:
 * where it is shown; `otherwise`: what is shown there without an answer.
 */
export const judge = (
  location: string,
  source: Source | undefined,
  answer: LoadedAnswer,
  lastGood: LastGood,
  otherwise: Diagnostic['shown'] = 'hidden',
): Judgement => {
  if (!source) return { outcome: { shows: true, data: undefined, payload: undefined }, faults: [] };
  const { endpoint } = source;
  const key = sourceKey(source);
  const read = answer.ok ? validateFor(source, answer.data) : undefined;
  if (answer.ok && read?.fits) {
    lastGood.set(key, answer.data, endpoint.access);
    const faults = leftOutFaults(location, endpoint, read.leftOut);
    return { outcome: showing(read.data, answer.data), faults };
  }
  const before = lastGood.get(key);
  const earlier = before === undefined ? undefined : validateFor(source, before);
  const outcome: Outcome = earlier?.fits
    ? showing(earlier.data, before)
    : { shows: false, because: 'fault' };
  const { path, expected } = read?.fits === false ? read : { path: '', expected: '' };
  const fault = faultOf(location, endpoint, {
    fault: answer.ok ? 'payload-misfit' : 'call-failed',
    path: cutText(path, 200),
    expected: cutText(expected, 200),
    came: sample(answer.ok ? answer.data : answer.why),
    shown: outcome.shows ? 'last-good' : otherwise,
  });
  return { outcome, faults: [fault] };
};
