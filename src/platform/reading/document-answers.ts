import { CALL } from '#schemas/layout/first-paint.ts';
import { readAnswer } from '../calls/read-answer.ts';
import { isMember } from '../session/session.ts';

type Given = { path: string; body: string; text: string };

let answers: Map<string, Given> | undefined;

const answersIn = (elements: Iterable<HTMLElement>): Map<string, Given> =>
  new Map(
    [...elements].map((element) => {
      const path = element.getAttribute(CALL) ?? '';
      const { body = '', payload = body } = element.dataset;
      return [`${path} ${payload}`, { path, body, text: element.textContent ?? '' }];
    }),
  );

/**
 * The answer to a call that came with the HTML of a visitor's page, unchecked, once; the page's own call for it is
 * answered by the same text, without the network.
 */
export const takeDocumentAnswer = (key: string): unknown => {
  answers ??= answersIn(
    isMember() ? [] : document.querySelectorAll<HTMLElement>(`script[${CALL}]`),
  );
  const given = answers.get(key);
  if (!given) return undefined;
  answers.delete(key);
  const { path, body, text } = given;
  const early = globalThis.earlyCalls ?? [];
  const answer = Promise.resolve(new Response(text));
  const call = { sent: performance.now(), control: new AbortController(), answer };
  globalThis.earlyCalls = [...early, { key: ` ${path} ${body}`, ...call }];
  const read = readAnswer(text);
  return read.ok ? read.data : undefined;
};

/** The HTML's answers are those of the page that it shows. */
export const dropDocumentAnswers = (): void => {
  answers = new Map();
};
