import * as z from 'zod/mini';
import { firstCategories } from '#schemas/classic/endpoints.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { ask, type BackEnd } from './ask.ts';
import { type Judgement, judgeAnswer } from './judge.ts';

export type SpecifiedCall = { endpoint: Endpoint; payload: object };

/** What became of a call; `unasked`: it was not made, for the reason in its notes. */
export type Finding = {
  path: string;
  verdict: Judgement['verdict'] | 'unasked';
  notes: readonly string[];
};

type Options = BackEnd & {
  /** Whether calls that change something are made as well. */
  write: boolean;
};

/** Calls under way at a time. */
const AT_ONCE = 4;

const reasonNot = (
  { changes, access }: Endpoint,
  { token, write }: Options,
): string | undefined => {
  if (changes && !write) return '会改动数据，用 --write 才发送';
  if (access === 'member' && token === undefined) return '会员才能用，用 --token 给出会员的 token';
  return undefined;
};

const rows = z.array(z.looseObject({ id: z.union([z.string(), z.number()]) }));

type Step = { finding: Finding; silent: boolean; data?: unknown };

const make = async ({ endpoint, payload }: SpecifiedCall, options: Options): Promise<Step> => {
  const { path } = endpoint;
  const reason = reasonNot(endpoint, options);
  if (reason) return { finding: { path, verdict: 'unasked', notes: [reason] }, silent: true };
  const reply = await ask(options, endpoint, payload);
  const finding = { path, ...judgeAnswer(endpoint, reply) };
  if ('fault' in reply) return { finding, silent: reply.silent === true };
  return { finding, silent: false, data: reply.envelope.data };
};

/** What is sent with the id of a category that the back end has, where it has told one. */
const withCategory = ({ endpoint, payload }: SpecifiedCall, categories: unknown): SpecifiedCall => {
  const read = z.safeParse(rows, categories);
  const [first] = read.success ? read.data : [];
  if (!first || !('type_id' in payload)) return { endpoint, payload };
  return { endpoint, payload: { ...payload, type_id: first.id } };
};

/** Makes all calls, a few at a time, and says of each what the app makes of its answer, in their order. */
export const conform = async (
  calls: readonly SpecifiedCall[],
  options: Options,
): Promise<{ findings: readonly Finding[]; silent: boolean }> => {
  const isFirst = ({ endpoint }: SpecifiedCall) => endpoint.path === firstCategories.path;
  const [first] = await Promise.all(calls.filter(isFirst).map((call) => make(call, options)));
  const waiting = calls
    .filter((call) => !isFirst(call))
    .map((call) => withCategory(call, first?.data));
  const steps = first ? [first] : [];
  while (waiting.length > 0) {
    const batch = waiting.splice(0, AT_ONCE);
    steps.push(...(await Promise.all(batch.map((call) => make(call, options)))));
    // nobody waits for the time limit of each call where nothing answers
    if (steps.length > AT_ONCE && steps.every(({ silent }) => silent)) break;
  }
  const order = new Map(calls.map(({ endpoint }, index) => [endpoint.path, index]));
  const findings = steps.map(({ finding }) => finding);
  const positionOf = ({ path }: Finding) => order.get(path) ?? 0;
  return {
    findings: findings.sort((a, b) => positionOf(a) - positionOf(b)),
    silent: steps.every(({ silent }) => silent),
  };
};
