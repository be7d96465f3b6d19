import * as z from 'zod/mini';
import { id } from '#schemas/wire/primitives.ts';
import { isMember, writeSession } from '../session/session.ts';
import { REFERRAL } from './card.ts';
import { ownMemberId } from './own-member-id.ts';

export const noteSharer = async (landing: string): Promise<void> => {
  const named = new URL(landing, 'http://app.invalid').searchParams.get(REFERRAL);
  const sharer = z.safeParse(id, named);
  if (!sharer.success) return;
  const own = await ownMemberId();
  // a member whose own id cannot be read may be the sharer
  if (sharer.data === own || (isMember() && !own)) return;
  writeSession('sharerId', sharer.data);
};
