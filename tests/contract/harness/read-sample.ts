import * as z from 'zod/mini';
import { partsOf } from '#schemas/wire/codec.ts';
import { id } from '#schemas/wire/primitives.ts';
import { validate } from '#src/engine/validate.ts';
import { answerOf, type FiledSample } from '#stories/back-end/every-sample.ts';
import { isRecord } from '#stories/schema/is-record.ts';
import type { Outline } from '#stories/schema/outline.ts';

type Named = [name: string, answer: unknown];

/** Every answer that a sample gives, by what the sample calls it. */
const namedAnswers = (sample: FiledSample): Named[] => {
  const { tidy, wild, states = {} } = sample;
  const further = Object.entries(states).map(([name, answer]): Named => [`states.${name}`, answer]);
  if (wild === undefined) return [['tidy', answerOf(sample)], ...further];
  return [['wild', wild], ['tidy', tidy ?? wild], ...further];
};

export const answersOf = (sample: FiledSample): unknown[] =>
  namedAnswers(sample).map(([, answer]) => answer);

/** What of a sample cannot be read: its file, its call, and the field; in a tidy one every item of a list can. */
export const faultsOf = (sample: FiledSample): string[] => {
  const { file, endpoint } = sample;
  return namedAnswers(sample).flatMap(([name, answer]) => {
    const read = validate(endpoint, answer);
    const lost = !read.fits
      ? [read]
      : name === 'tidy' && answer === sample.tidy
        ? read.leftOut
        : [];
    return lost.map(
      ({ path, expected }) =>
        `${file}: ${endpoint.path}: ${[name, path].filter(Boolean).join('.')}: ${expected}`,
    );
  });
};

/** An answer as our own back end sends it. */
export const tidyOf = (sample: FiledSample): unknown => {
  const { data } = sample.endpoint;
  return sample.tidy ?? z.encode(data, z.parse(data, answerOf(sample)));
};

/** An answer as other back ends send it: ids as numbers and numbers as text, null for '', and fields that nobody knows. */
export const roughened = (outline: Outline, answer: unknown): unknown => {
  if (outline.is === 'list' && Array.isArray(answer))
    return answer.map((item) => roughened(outline.item, item));
  if (outline.is === 'object' && isRecord(answer)) {
    const known = outline.fields.filter(({ wire }) => wire in answer);
    const rough = known.map(({ wire, outline: inner }) => [wire, roughened(inner, answer[wire])]);
    return { ...answer, ...Object.fromEntries(rough), further_field: [] };
  }
  if (outline.is !== 'scalar') return answer;
  if (answer === '') return partsOf(outline.schema).words ? answer : null;
  if (outline.schema === id && /^[1-9]\d{0,8}$/.test(String(answer))) return Number(answer);
  return typeof answer === 'number' ? String(answer) : answer;
};
