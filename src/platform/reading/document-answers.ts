import { type HtmlAnswer, htmlAnswers } from '../calls/html-answers.ts';
import { readAnswer } from '../calls/read-answer.ts';
import { isMember } from '../session/session.ts';

let answers: Map<string, HtmlAnswer> | undefined;

/**
 * The answer to a call that came with the HTML of a visitor's page, unchecked, once; the page's own call for it is
 * answered by the same text, without the network.
 */
export const takeDocumentAnswer = (key: string): unknown => {
  answers ??= new Map(isMember() ? [] : htmlAnswers());
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
