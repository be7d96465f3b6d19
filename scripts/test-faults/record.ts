import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { areaNames } from './areas.ts';
import { faultKinds } from './fault.ts';

const record = z.object({
  name: z.string(),
  area: z.string(),
  kind: z.string(),
  place: z.string(),
  before: z.string(),
  after: z.string(),
  verdict: z.enum(['gate', 'whole', 'neither', 'types', 'skipped']),
  by: z.string(),
  passed: z.number(),
  late: z.number(),
  browser: z.number(),
  seconds: z.number(),
});
export type FaultRecord = z.infer<typeof record>;

/** Results of earlier runs; an incomplete last line is ignored. */
export const readRecords = (path: string): Map<string, FaultRecord> => {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const records = lines.flatMap((line) => {
    try {
      return [z.parse(record, JSON.parse(line))];
    } catch {
      return [];
    }
  });
  return new Map(records.map((each) => [each.name, each]));
};

export const keepRecord = (file: string, each: FaultRecord): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(each)}\n`);
};

const verdicts: Readonly<Record<FaultRecord['verdict'], string>> = {
  gate: 'caught by the gate',
  whole: 'caught by the whole run alone',
  neither: 'caught by NEITHER',
  types: 'caught by neither, but the types refuse it',
  skipped: 'skipped',
};

export const lineOf = (each: FaultRecord): string => {
  const left = [
    ...(each.late > 0 ? [`no time for ${each.late} files`] : []),
    ...(each.browser > 0 && each.verdict === 'neither'
      ? [`${each.browser} browser files left out`]
      : []),
  ].join(', ');
  return [
    `${each.place}  ${each.kind}  (${each.seconds} s)`,
    `    ${each.before}  →  ${each.after}`,
    `    ${verdicts[each.verdict]}${each.by ? `: ${each.by}` : ''}${left ? ` (${left})` : ''}`,
  ].join('\n');
};

type Row = Record<
  'gate' | 'whole' | 'neither' | 'types' | 'skipped' | 'gate/both %',
  number | string
>;

const rowOf = (records: readonly FaultRecord[]): Row => {
  const count = (verdict: FaultRecord['verdict']) =>
    records.filter((each) => each.verdict === verdict).length;
  const [gate, whole] = [count('gate'), count('whole')];
  const caught = gate + whole;
  return {
    gate,
    whole,
    neither: count('neither'),
    types: count('types'),
    skipped: count('skipped'),
    'gate/both %': caught > 0 ? Math.round((100 * gate) / caught) : '',
  };
};

export const tableOf = (records: readonly FaultRecord[]): Record<string, Row> =>
  Object.fromEntries([
    ...areaNames.map((area) => [area, rowOf(records.filter((each) => each.area === area))]),
    ...faultKinds
      .filter((kind) => records.some((each) => each.kind === kind))
      .map((kind) => [`· ${kind}`, rowOf(records.filter((each) => each.kind === kind))]),
    ['all', rowOf(records)],
  ]);
