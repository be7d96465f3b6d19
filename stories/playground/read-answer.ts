import * as z from 'zod/mini';
import { dataOf, envelope, SUCCESS } from '#schemas/wire/envelope.ts';
import type { LoadedAnswer } from '#src/engine/load.ts';

/** An answer, or the reason why the text is not one. */
export type Pasted =
  | { is: 'answer'; answer: LoadedAnswer; whole: boolean }
  | { is: 'broken'; why: string };

const isEnvelope = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'code' in value && 'data' in value;

const fromEnvelope = (value: unknown): Pasted => {
  const read = z.safeParse(envelope, value);
  if (!read.success) return { is: 'broken', why: '有 code 和 data，但 code 不是文字或数字' };
  const { code, msg } = read.data;
  const answer: LoadedAnswer =
    code === SUCCESS
      ? { ok: true, data: dataOf(read.data) }
      : { ok: false, why: `code ${code}`, message: msg };
  return { is: 'answer', answer, whole: true };
};

/** Accepts `{ code, msg, data }` or the data alone. */
export const readAnswer = (text: string): Pasted => {
  if (text.trim() === '')
    return { is: 'answer', answer: { ok: true, data: undefined }, whole: false };
  try {
    const value: unknown = JSON.parse(text);
    if (isEnvelope(value)) return fromEnvelope(value);
    return { is: 'answer', answer: { ok: true, data: value }, whole: false };
  } catch (error) {
    return { is: 'broken', why: `不是 JSON：${error instanceof Error ? error.message : error}` };
  }
};
