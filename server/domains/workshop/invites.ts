import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { teacherRefusals } from '#schemas/teacher/refusals.ts';
import type { Data, Payload } from '#schemas/wire/define-endpoint.ts';
import type { Refusal } from '#schemas/wire/define-refusals.ts';
import type {
  acceptWorkshopInvite as acceptEndpoint,
  workshopInvites as listEndpoint,
  makeWorkshopInvite as makeEndpoint,
  readWorkshopInvite as readEndpoint,
  revokeWorkshopInvite as revokeEndpoint,
} from '#schemas/workshop/endpoints.ts';
import { workshopRefusals } from '#schemas/workshop/refusals.ts';
import type { Database } from '../../db/database.ts';
import { member as people } from '../../db/tables/member.ts';
import { teacher, workshopMember } from '../../db/tables/teacher.ts';
import { workshopInviteTable as table } from '../../db/tables/workshop.ts';
import { ownWorkshop, shopOf } from '../../libraries/workshop/index.ts';
import { isSameText } from '../../platform/auth/same-text.ts';
import type { Secret } from '../../platform/auth/secret.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { DAY } from '../../platform/time/durations.ts';
import { keyOf, keyOrZero } from '../../platform/wire/keys.ts';
import { lockWorkshop } from './members.ts';

const INVITE_RUNS = 7 * DAY;
const MAX_PENDING = 20;

/** The invitation's id, and a hash that nobody can make without the server's secret. */
const codeOf = (secret: Secret, id: number): string =>
  `${id}-${secret.hash('workshop-invite', id)}`;

const idIn = (secret: Secret, code: string): number | null => {
  const id = keyOf(code.split('-')[0] ?? '');
  return id !== null && isSameText(code, codeOf(secret, id)) ? id : null;
};

const pending = (teacherId: number, now: number) =>
  and(
    eq(table.teacherId, teacherId),
    isNull(table.acceptedAt),
    isNull(table.revokedAt),
    gt(table.endsAt, new Date(now)),
  );

/** Refuses `noWorkshop`, `notInRole`. */
export const listInvites =
  ({ secret }: Services) =>
  async ({ db, member, now }: Context<Member>): Promise<Data<typeof listEndpoint>> => {
    const { teacherId, role } = await ownWorkshop(db, member.id, 'admin');
    const rows = await db
      .select()
      .from(table)
      .where(pending(teacherId, now))
      .orderBy(desc(table.id))
      .limit(MAX_PENDING);
    const items = rows.map(({ id, role: as, endsAt }) => ({
      ...{ id: String(id), role: as, code: codeOf(secret, id), endsAt: endsAt.getTime() },
    }));
    return { role, items };
  };

/** An admin invites assistants. Refuses `noWorkshop`, `notInRole`, `tooManyInvites`. */
export const makeInvite: Verb<typeof makeEndpoint> = async ({ db, member, now }, { role }) => {
  const { teacherId } = await ownWorkshop(db, member.id, role === 'admin' ? 'owner' : 'admin');
  await lockWorkshop(db, teacherId);
  if ((await db.$count(table, pending(teacherId, now))) >= MAX_PENDING)
    throw new RefusedError(workshopRefusals.tooManyInvites);
  await db.insert(table).values({ teacherId, role, endsAt: new Date(now + INVITE_RUNS) });
  return {};
};

/** Refuses `noWorkshop`, `notInRole`, `noSuchInvite`. */
export const revokeInvite: Verb<typeof revokeEndpoint> = async ({ db, member, now }, { id }) => {
  const { teacherId } = await ownWorkshop(db, member.id, 'admin');
  const revoked = await db
    .update(table)
    .set({ revokedAt: new Date(now) })
    .where(and(eq(table.id, keyOrZero(id)), pending(teacherId, now)))
    .returning({ id: table.id });
  if (revoked.length === 0) throw new RefusedError(workshopRefusals.noSuchInvite);
  return {};
};

type Invite = typeof table.$inferSelect;

/** Why it serves no more; undefined where it does. */
const endOf = ({ acceptedAt, revokedAt, endsAt }: Invite, now: number): Refusal | undefined => {
  if (acceptedAt !== null) return workshopRefusals.inviteUsed;
  if (revokedAt !== null) return workshopRefusals.inviteRevoked;
  return endsAt.getTime() <= now ? workshopRefusals.inviteEnded : undefined;
};

const inviteIn = async (
  db: Database,
  secret: Secret,
  { code, memberId, now }: { code: string; memberId: number; now: number },
): Promise<Invite> => {
  const id = idIn(secret, code);
  const [row] = id === null ? [] : await db.select().from(table).where(eq(table.id, id));
  if (!row) throw new RefusedError(workshopRefusals.noSuchInvite);
  const seat = and(
    eq(workshopMember.teacherId, row.teacherId),
    eq(workshopMember.memberId, memberId),
  );
  if ((await db.$count(workshopMember, seat)) > 0)
    throw new RefusedError(workshopRefusals.ownInvite);
  const end = endOf(row, now);
  if (end) throw new RefusedError(end);
  return row;
};

/** Refuses `noSuchInvite`, `ownInvite`, and why it serves no more. */
export const readInvite =
  ({ secret }: Services) =>
  async (
    { db, member, now }: Context<Member>,
    { code }: Payload<typeof readEndpoint>,
  ): Promise<Data<typeof readEndpoint>> => {
    const row = await inviteIn(db, secret, { code, memberId: member.id, now });
    const [shown] = await db
      .select({ name: teacher.name, avatar: teacher.avatar, shop: shopOf })
      .from(teacher)
      .where(eq(teacher.id, row.teacherId));
    if (!shown) throw new RefusedError(teacherRefusals.noSuchTeacher);
    return { ...shown, role: row.role, endsAt: row.endsAt.getTime() };
  };

/** Refuses what `readInvite` does, and `otherWorkshop`. */
export const acceptInvite =
  ({ secret }: Services): Verb<typeof acceptEndpoint> =>
  async ({ db, member: { id: memberId }, now }, { code }) => {
    // two invitations that a member accepts at once are taken one after the other
    await db
      .select({ id: people.id })
      .from(people)
      .where(eq(people.id, memberId))
      .for('no key update');
    const row = await inviteIn(db, secret, { code, memberId, now });
    if ((await db.$count(workshopMember, eq(workshopMember.memberId, memberId))) > 0)
      throw new RefusedError(workshopRefusals.otherWorkshop);
    const { id, teacherId, role } = row;
    // a workshop whose roles have ended invites nobody
    if ((await db.$count(workshopMember, eq(workshopMember.teacherId, teacherId))) === 0)
      throw new RefusedError(workshopRefusals.inviteEnded);
    const accepted = await db
      .update(table)
      .set({ memberId, acceptedAt: new Date(now) })
      .where(and(eq(table.id, id), pending(teacherId, now)))
      .returning({ id: table.id });
    if (accepted.length === 0) throw new RefusedError(workshopRefusals.inviteUsed);
    await db.insert(workshopMember).values({ teacherId, memberId, role, joinedAt: new Date(now) });
    return {};
  };
