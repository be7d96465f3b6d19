import * as z from 'zod/mini';
import { dataOf, envelope, SUCCESS } from '#schemas/wire/envelope.ts';
import { exactJson } from './exact-json.ts';

/** How a call ended, as its text says it: `data` is unchecked. */
type Answer = { ok: true; data: unknown } | { ok: false; why: string; message: string };

/** Reads an answer of which nothing but its text is known. Throws on a text that is no JSON. */
export const readAnswer = (json: string): Answer => {
  const read = z.safeParse(envelope, exactJson(json));
  if (!read.success) return { ok: false, why: 'no-envelope', message: '' };
  const { code, msg: message } = read.data;
  if (code !== SUCCESS) return { ok: false, why: `code ${code}`, message };
  return { ok: true, data: dataOf(read.data) };
};
