import type fc from 'fast-check';
import * as z from 'zod/mini';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { registry } from '#sections/registry.ts';
import { type Judgement, judge } from '#src/engine/judge.ts';
import { answerOf, everySample, sampleByPath } from '#stories/back-end/every-sample.ts';
import { specifiedCalls } from '../../contract/wire/specified-calls.ts';
import { changed, changes } from './hostile.ts';
import { isRecord } from './standing.ts';

const account = /^schemas\/(?:login|member|profile|site|upload)\//;
/** The calls of the specification and of the account. */
export const endpoints: readonly Endpoint[] = everySample.flatMap(({ file, endpoint }) =>
  account.test(file) || specifiedCalls.has(endpoint.path) ? endpoint : [],
);

/** How many tries of each call are at least so many of all calls together. */
export const ofEach = (total: number): number => Math.ceil(total / endpoints.length);

/** Ten of the call's own items, or its one answer: something that fits before it is changed. */
export const goodOf = ({ path }: Endpoint): unknown => {
  const sample = sampleByPath.get(path);
  const grown = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.flatMap((item) => Array<unknown>(4).fill(grown(item)));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, grown(entry)]));
  };
  return sample && grown(answerOf(sample));
};

export const mutatedAnswers = (endpoint: Endpoint): fc.Arbitrary<unknown> => {
  const good = goodOf(endpoint);
  return changes.map((list) => changed(good, list));
};

const withoutEarlier = { get: () => undefined, set: () => undefined };

/** The section that a call feeds, and one that stands in for it where the call feeds none. */
const definitionOf = ({ path }: Endpoint) =>
  Object.values(registry).find(({ sources }) => sources.some((source) => source.path === path)) ??
  registry.资讯列表;

/** Judges what a call answers as the phone does that has no earlier answer. */
export const judgeOf = (endpoint: Endpoint): ((data: unknown) => Judgement) => {
  const definition = definitionOf(endpoint);
  const { path, payload, data, access } = endpoint;
  const source = { endpoint: { path, payload, data, access }, payload: {} };
  return (came) => judge(definition.name, source, { ok: true, data: came }, withoutEarlier);
};

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

const saysNothing = (raw: unknown): boolean => {
  const statement: unknown = isRecord(raw) && 'data' in raw ? raw.data : raw;
  return (
    statement === null || statement === undefined || statement === '' || isEmptyList(statement)
  );
};

/** Whether an answer that is read as an empty list holds nothing where the list stands in it. */
export const holdsNothing = ({ data }: Pick<Endpoint, 'data'>, payload: unknown): boolean => {
  const wire = z.encode(data, z.parse(data, payload));
  if (!isRecord(wire) || !isRecord(payload)) return saysNothing(payload);
  return Object.keys(wire).every((key) => !isEmptyList(wire[key]) || saysNothing(payload[key]));
};
