import * as z from 'zod/mini';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { dataOf, type Envelope, SUCCESS } from '#schemas/wire/envelope.ts';
import { readData } from '#schemas/wire/read-data.ts';
import { firstIssue, itemsIn } from '#schemas/wire/structures.ts';
import { defaultedCauses } from '#src/engine/defaulted.ts';
import { lostIn } from '#src/engine/validate.ts';
import { refusalName } from '#src/platform/calls/refusal-name.ts';
import type { Reply } from './ask.ts';
import { wirePath } from './wire-path.ts';
import { expectedWords, neededWords, shortened, valueWords } from './words.ts';

/** `unseen`: refused as calls may be, or nothing in it, so that nothing can be said of its fields. */
type Verdict = 'fits' | 'salvaged' | 'lost' | 'unseen';

/** What is said of an answer, one sentence a note. */
export type Judgement = { verdict: Verdict; notes: readonly string[] };

/** Notes of a kind that are told of one answer. */
const MOST = 10;

const limitNotes = (notes: readonly string[]): string[] =>
  notes.length > MOST ? [...notes.slice(0, MOST), `…… 这样的共 ${notes.length} 处`] : [...notes];

const ofData = (endpoint: Endpoint, answer: Envelope): Judgement => {
  const data = dataOf(answer);
  const { result } = readData(endpoint, data);
  if (!result.success) {
    const { path, expected } = firstIssue(result.error.issues);
    const wire = wirePath(endpoint.data, path, answer);
    const words = `${wire.path}：应为${neededWords(expected)}，来的是${valueWords(wire.came)}`;
    return { verdict: 'lost', notes: [words] };
  }
  const leftOut = lostIn(result.data).map(({ path, expected }) => {
    const wire = wirePath(endpoint.data, path, answer);
    return `${wire.path}：应为${neededWords(expected)}，来的是${valueWords(wire.came)}，略过这一项`;
  });
  const defaulted = defaultedCauses(endpoint, data).map(({ path, expected, came, times }) => {
    const wire = wirePath(endpoint.data, path, answer);
    return `${wire.path}：应为${expectedWords(expected)}，来的是${valueWords(came)}，共 ${times} 处，按默认值显示`;
  });
  const notes = [...limitNotes(leftOut), ...limitNotes(defaulted)];
  if (notes.length > 0) return { verdict: 'salvaged', notes };
  if (itemsIn(result.data)?.length === 0)
    return { verdict: 'unseen', notes: ['列表是空的，看不出每一项是否符合'] };
  return { verdict: 'fits', notes };
};

/** Refusals that say nothing against a back end, whichever call answers them. */
const usual: ReadonlySet<string> = new Set(
  [callRefusals.memberDisabled, callRefusals.tooOften].map(({ name }) => name),
);

/** Whether the answer depends on values that were made up, such as the id of a course. */
const isMadeUp = ({ payload, changes }: Endpoint): boolean =>
  changes === true || !z.safeParse(payload, {}).success;

const ofRefusal = (endpoint: Endpoint, { code, msg }: Envelope, status: number): Judgement => {
  const http = status >= 400 ? `HTTP ${status}，` : '';
  const notes = [`${http}拒绝：code ${shortened(code)}，${shortened(msg) || '没有说明'}`];
  const name = refusalName(endpoint, code);
  if (name === callRefusals.notLoggedIn.name) return { verdict: 'lost', notes };
  const own = Object.keys(endpoint.refusals ?? {});
  const isUsual = name !== undefined && (usual.has(name) || own.includes(name));
  const isUnseen = isUsual || (status < 400 && isMadeUp(endpoint));
  return { verdict: isUnseen ? 'unseen' : 'lost', notes };
};

/** What the app makes of an answer to this call, by its own schemas. */
export const judgeAnswer = (endpoint: Endpoint, reply: Reply): Judgement => {
  if ('fault' in reply) return { verdict: 'lost', notes: [reply.fault] };
  const { envelope, status } = reply;
  if (envelope.code !== SUCCESS) return ofRefusal(endpoint, envelope, status);
  if (status >= 400) return { verdict: 'lost', notes: [`HTTP ${status}，虽然 code 是 ${SUCCESS}`] };
  return ofData(endpoint, envelope);
};
