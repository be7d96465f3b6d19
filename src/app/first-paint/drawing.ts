import type { DrawnPage, PageCall } from '#schemas/layout/first-paint.ts';
import { callKey, type Endpoint, type ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import { readData } from '#schemas/wire/read-data.ts';
import { readPayload } from '#schemas/wire/read-payload.ts';
import { readAnswer } from '#src/platform/calls/read-answer.ts';
import { refusalName } from '#src/platform/calls/refusal-name.ts';
import { CallError } from '#src/platform/reading/call-error.ts';
import { isMember } from '#src/platform/session/session.ts';

type Drawing = {
  given: ReadonlyMap<string, string>;
  answers: Map<string, DrawnPage['answers'][number]>;
  missed: Map<string, PageCall>;
  params: Set<string>;
  title: string;
};

/** The page that is being drawn: a drawing never pauses, so there is one at a time. */
let current: Drawing | undefined;

export const nameDrawing = (title: string): void => {
  if (current && title) current.title = title;
};

/** The refusal in an answer as phones read it; undefined for what is none. */
const refusedBy = (
  refusals: Endpoint['refusals'],
  { why, message }: { why: string; message: string },
): CallError | undefined => {
  const [, code] = /^code (.*)$/s.exec(why) ?? [];
  if (code === undefined) return undefined;
  return new CallError({ refusal: refusalName(refusals ? { refusals } : {}, code), code, message });
};

/** The checked answer, or refusal, to a call of the page that is being drawn; undefined for none. */
export const drawnAnswer = (
  { path, payload: schema, data: checks, access, refusals }: Pick<ReadEndpoint, keyof Endpoint>,
  payload: unknown,
): { data?: unknown; error?: CallError } | undefined => {
  const { success, data: sent } = readPayload(schema, payload);
  if (!current || !success || (access === 'member' && !isMember())) return undefined;
  const body = JSON.stringify(sent);
  const text = current.given.get(`${path} ${body}`);
  const call = { path, payload: JSON.stringify(payload), body };
  const key = callKey({ path }, payload);
  if (text === undefined) {
    current.missed.set(key, call);
    return undefined;
  }
  const answer = readAnswer(text);
  const error = answer.ok ? undefined : refusedBy(refusals, answer);
  const read = answer.ok ? readData({ data: checks }, answer.data).result : undefined;
  if (!error && !read?.success) return undefined;
  current.answers.set(key, { ...call, text });
  return error ? { error } : { data: read?.data };
};

/** Notes the names that are read from queries until the returned function is called. */
const noteParams = (params: Set<string>): (() => void) => {
  const { get, has, getAll } = URLSearchParams.prototype;
  const noting = <R>(read: (this: URLSearchParams, name: string) => R) =>
    function noted(this: URLSearchParams, name: string): R {
      params.add(name);
      return read.call(this, name);
    };
  Object.assign(URLSearchParams.prototype, {
    get: noting(get),
    has: noting(has),
    getAll: noting(getAll),
  });
  return () => {
    Object.assign(URLSearchParams.prototype, { get, has, getAll });
  };
};

/** Runs `draw`, which must not pause, and gives what it has named, read and looked for in vain. */
export const asDrawing = (given: ReadonlyMap<string, string>, draw: () => string) => {
  const params = new Set<string>();
  const drawing: Drawing = { given, answers: new Map(), missed: new Map(), params, title: '' };
  const stop = noteParams(params);
  current = drawing;
  try {
    const html = draw();
    const { title, answers, missed } = drawing;
    return {
      html,
      title,
      answers: [...answers.values()],
      missed: [...missed.values()],
      params: [...params],
    };
  } finally {
    stop();
    current = undefined;
  }
};
