import { token } from '#src/platform/session/session.ts';
import { readVisit, writeVisit } from '#src/platform/storage/local-store.ts';
import { hasShape, isNumber, isText } from '#src/platform/storage/stored-shape.ts';
import { AUDIO_KEY } from './state.ts';

/** `of`: the token of the listening session; `at`: in seconds. */
export type SavedAudio = { of: string; product: string; lesson: string; at: number };

const isKey = (value: unknown): value is string => isText(value) && /^\d{1,10}$/.test(value);

const isStored = hasShape<SavedAudio>({
  of: (value): value is string => isText(value) && value !== '',
  product: isKey,
  lesson: isKey,
  at: (value): value is number => isNumber(value) && value >= 0,
});

/** What this session played in this tab before a reload; undefined for nothing. */
export const savedAudio = (): SavedAudio | undefined => {
  try {
    const saved: unknown = JSON.parse(readVisit(AUDIO_KEY) ?? '');
    return isStored(saved) && saved.of === token() ? saved : undefined;
  } catch {
    return undefined;
  }
};

type Listened = { id: string; product: { id: string } };

/** In whole seconds. */
export const keepAudio = ({ id: lesson, product }: Listened, at: number): void => {
  const saved: SavedAudio = { of: token(), product: product.id, lesson, at: Math.floor(at) };
  const written = JSON.stringify(saved);
  if (readVisit(AUDIO_KEY) !== written) writeVisit(AUDIO_KEY, written);
};

export const forgetAudio = (): void => writeVisit(AUDIO_KEY, '');
