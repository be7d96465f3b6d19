import * as z from 'zod/mini';
import { readJson, removeLocal, writeJson } from '../../platform/local-store.ts';
import { sessionUser } from '../../platform/session.ts';
import { type AddressValues, addressValues } from './values.ts';

const KEY = 'ADDRESS-DRAFT';

const kept = z.object({ member: z.string(), values: addressValues });

const ownId = (): string => String(Object(sessionUser()).id ?? '');

/** The new address that this member has begun on this phone and not saved. */
export const keptDraft = (): AddressValues | undefined => {
  const read = z.safeParse(kept, readJson(KEY));
  return read.success && read.data.member === ownId() ? read.data.values : undefined;
};

export const keepDraft = (values: AddressValues): void =>
  writeJson(KEY, { member: ownId(), values });

export const dropDraft = (): void => removeLocal(KEY);
