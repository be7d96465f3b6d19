import * as z from 'zod/mini';
import { token } from '../../../platform/session/session.ts';
import { readVisit, writeVisit } from '../../../platform/storage/local-store.ts';
import { KEPT_AUDIO } from './state.ts';

const id = z.string().check(z.regex(/^\d{1,10}$/));

/** `of`: the session that listens; `at`: in seconds. */
const stored = z.object({
  of: z.string().check(z.minLength(1)),
  product: id,
  lesson: id,
  at: z.number().check(z.gte(0)),
});

export type KeptAudio = z.output<typeof stored>;

/** What this session listened to in this tab before a reload; undefined for nothing. */
export const keptAudio = (): KeptAudio | undefined => {
  try {
    const read = z.safeParse(stored, JSON.parse(readVisit(KEPT_AUDIO) ?? ''));
    return read.success && read.data.of === token() ? read.data : undefined;
  } catch {
    return undefined;
  }
};

type Listened = { id: string; product: { id: string } };

/** Keeps what is listened to and where, in whole seconds. */
export const keepAudio = ({ id: lesson, product }: Listened, at: number): void => {
  const kept: KeptAudio = { of: token(), product: product.id, lesson, at: Math.floor(at) };
  const written = JSON.stringify(kept);
  if (readVisit(KEPT_AUDIO) !== written) writeVisit(KEPT_AUDIO, written);
};

export const forgetAudio = (): void => writeVisit(KEPT_AUDIO, '');
