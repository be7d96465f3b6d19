import { registry } from '#sections/registry.ts';
import { listPath } from '../schema/list-path.ts';
import { type Outline, outlineOf } from '../schema/outline.ts';
import { sampleFor } from '../sections/section-samples.ts';
import { everyEndpoint } from './every-endpoint.ts';
import { sampleByPath } from './every-sample.ts';
import { fabricate } from './fabricate.ts';
import { pageFacts } from './page-facts.ts';
import { turnPage } from './turn-page.ts';

type Known = { outline: Outline; data: unknown };

const merged = (sample: unknown, fact: unknown): unknown =>
  typeof sample === 'object' && typeof fact === 'object' && !Array.isArray(fact)
    ? { ...sample, ...fact }
    : fact;

const build = (): Map<string, Known> => {
  const samples = new Map(
    Object.values(registry).flatMap(({ name, sources }) =>
      sources.map((endpoint) => [endpoint.path, sampleFor(name, '常规', endpoint)] as const),
    ),
  );
  const facts = pageFacts();
  return new Map(
    everyEndpoint.map(({ path, data }): [string, Known] => {
      const outline = outlineOf(data);
      const tidy = samples.get(path) ?? sampleByPath.get(path)?.tidy;
      const sample = tidy === undefined ? fabricate(outline) : tidy;
      return [path, { outline, data: facts.has(path) ? merged(sample, facts.get(path)) : sample }];
    }),
  );
};

let table: Map<string, Known> | undefined;

type Payload = Readonly<Record<string, unknown>>;

const pageNumberIn = (payload: Payload, field: string): number => Number(payload[field] ?? 1) || 1;

/** The requested page of a row, in answers whose rows have pages of their own. */
const ownPage = ({ outline, data }: Known, { type_id, pages }: Payload): unknown => {
  const own = outline.is === 'list' && listPath(outline.item) ? outline.item : undefined;
  if (!own || type_id === undefined || !Array.isArray(data)) return undefined;
  const row: unknown = data.find(({ id }) => String(id) === String(type_id));
  return row === undefined ? [] : [turnPage(own, row, pageNumberIn({ pages }, 'pages'))];
};

/**
 * The data of a call on the wire: the sample of the section that it feeds, the call's own sample, or one
 * generated from its schema. undefined: there is no such call.
 */
export const answerTo = (path: string, payload: Payload = {}): { data: unknown } | undefined => {
  table ??= build();
  const known = table.get(path);
  if (!known) return undefined;
  const data =
    ownPage(known, payload) ?? turnPage(known.outline, known.data, pageNumberIn(payload, 'page'));
  // a fresh copy, as from the network
  return { data: structuredClone(data) };
};
