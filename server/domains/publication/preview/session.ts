import { and, eq, lt } from 'drizzle-orm';
import type * as calls from '#schemas/publication/endpoints.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Database } from '../../../db/database.ts';
import { session } from '../../../db/tables/login.ts';
import { member } from '../../../db/tables/member.ts';
import { previewMember } from '../../../db/tables/publication.ts';
import { startSession } from '../../../platform/auth/session.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { MINUTE } from '../../../platform/time/durations.ts';
import { lockDraft } from '../draft/draft.ts';

const LIFE = 10 * MINUTE;

/**
 * The preview member is reset to this each time: without phone and identity nobody can log in as it, and a
 * disabled member changes nothing and is in no list, sum or ranking.
 */
const pristine = {
  nickname: '预览会员',
  phone: '',
  parentId: null,
  disabled: true,
  formDone: true,
};

const ownMember = async (tx: Database): Promise<number> => {
  // the lock keeps two simultaneous requests from making two members
  await lockDraft(tx);
  const [known] = await tx.select().from(previewMember);
  if (known) {
    await tx.update(member).set(pristine).where(eq(member.id, known.memberId));
    return known.memberId;
  }
  const [made] = await tx.insert(member).values(pristine).returning({ id: member.id });
  if (!made) throw new RefusedError(callRefusals.unexpected);
  await tx.insert(previewMember).values({ memberId: made.id });
  return made.id;
};

/** Refuses `noPreviewMember` in front of an existing back end, which would not know the member. */
export const previewSession =
  ({ inFront }: Pick<Services, 'inFront'>): Verb<typeof calls.previewSession> =>
  ({ db, now }) => {
    if (inFront) throw new RefusedError(publicationRefusals.noPreviewMember);
    return db.transaction(async (tx) => {
      const memberId = await ownMember(tx);
      const over = and(eq(session.memberId, memberId), lt(session.expiresAt, new Date(now)));
      await tx.delete(session).where(over);
      return { token: await startSession(tx, memberId, now, LIFE), until: now + LIFE };
    });
  };
