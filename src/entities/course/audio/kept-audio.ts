import { token } from '#src/platform/session/session.ts';
import { readVisit, writeVisit } from '#src/platform/storage/local-store.ts';
import { hasShape, isNumber, isText } from '#src/platform/storage/stored-shape.ts';
import { KEPT_AUDIO } from './state.ts';

/** `of`: the session that listens; `at`: in seconds. */
export type KeptAudio = { of: string; product: string; lesson: string; at: number };

const isKey = (value: unknown): value is string => isText(value) && /^\d{1,10}$/.test(value);

const isStored = hasShape<KeptAudio>({
  of: (value): value is string => isText(value) && value !== '',
  product: isKey,
  lesson: isKey,
  at: (value): value is number => isNumber(value) && value >= 0,
});

/** What this session listened to in this tab before a reload; undefined for nothing. */
export const keptAudio = (): KeptAudio | undefined => {
  try {
    const kept: unknown = JSON.parse(readVisit(KEPT_AUDIO) ?? '');
    return isStored(kept) && kept.of === token() ? kept : undefined;
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
