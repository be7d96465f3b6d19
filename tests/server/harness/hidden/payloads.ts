import { BASE } from '#bench/seed/scale.ts';
import { partsOf } from '#schemas/wire/codec.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { sampleByPath } from '#stories/back-end/every-sample.ts';
import { childrenOf } from '../../../contract/harness/walk-schema.ts';
import { furtherSamples } from '../cost/further-samples.ts';
import { type Payload, type Rows, samplesFor } from '../cost/samples.ts';
import { MARK_WORD } from './marks.ts';

/** Stands where a payload names a row. */
const KEY = String(BASE + 1);
const MOST_KEYS = 100;

// every row has the same key, whatever it is called; questions come as lists
const anyRows = new Proxy(
  {},
  { get: (_, name) => (/questions$/i.test(String(name)) ? [KEY] : KEY) },
) as Rows;

const isKey = (value: unknown): boolean => {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && number > BASE && number <= BASE + MOST_KEYS;
};

const SEARCHED = ['keyword', 'word'];

const samples = samplesFor(anyRows, Date.now());
const further = furtherSamples(anyRows);

/** Whether a payload names rows. */
export const namesRows = (value: unknown): boolean =>
  isKey(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(namesRows));

const withKey = (value: unknown, key: number): unknown => {
  if (isKey(value)) return typeof value === 'number' ? key : String(key);
  if (Array.isArray(value)) return value.map((item) => withKey(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      SEARCHED.includes(name) ? MARK_WORD : name === 'page' ? 1 : withKey(item, key),
    ]),
  );
};

/** Beside a payload the same with each other word that a field of it takes. */
const withEachWord = (endpoint: Endpoint, payload: Payload): Payload[] => {
  const worded = childrenOf(endpoint.payload).flatMap(([name, schema]) =>
    (partsOf(schema).words ?? []).map((word) => ({ ...payload, [name]: word })),
  );
  return [payload, ...worded];
};

const unique = (payloads: readonly Payload[]): Payload[] => [
  ...new Map(payloads.map((payload) => [JSON.stringify(payload), payload])).values(),
];

/** What a call is asked, with the place of a row's key where it names one. */
export const payloadsOf = (endpoint: Endpoint): Payload[] => {
  const { path } = endpoint;
  const first: Payload = samples[path] ?? { ...sampleByPath.get(path)?.payload };
  const named = 'id' in first && first.id === '' ? [first, { ...first, id: KEY }] : [first];
  return unique(
    [...named, ...(further[path] ?? [])].flatMap((payload) => withEachWord(endpoint, payload)),
  );
};

// the same kind of value comes out as goes in
export const payloadFor = (payload: Payload, key: number): Payload =>
  withKey(payload, key) as Payload;
