import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import type { MemberFacts, WhenFacts } from '#schemas/when/judge-when.ts';
import type { Database } from '../../db/database.ts';
import { grant, product } from '../../db/tables/course.ts';
import { holdsCard } from '../../platform/auth/card.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';

type Caller = Pick<Context, 'db' | 'now' | 'member'>;
type KnownMember = Pick<Member, 'id' | 'vipUntil' | 'doctor' | 'createdAt'>;

const studiesOf = async (db: Database, memberId: number, now: number): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ category: product.categoryId })
    .from(grant)
    .innerJoin(product, and(eq(grant.target, 'product'), eq(grant.targetId, product.id)))
    .where(
      and(
        eq(grant.memberId, memberId),
        isNull(grant.revokedAt),
        isNotNull(product.categoryId),
        or(isNull(grant.endAt), gt(grant.endAt, new Date(now))),
      ),
    );
  return rows.map(({ category }) => String(category));
};

/** They cost a query, so they are read only for conditions on them. */
const asksStudies = (items: unknown): boolean => JSON.stringify(items).includes('"studies"');

const factsWith = (member: KnownMember, now: number, studies: string[]) =>
  ({
    id: String(member.id),
    card: holdsCard({ member, now }),
    doctor: member.doctor,
    registeredAt: member.createdAt.getTime(),
    studies,
  }) satisfies MemberFacts;

export const memberFacts = async ({ db, now }: Pick<Context, 'db' | 'now'>, member: KnownMember) =>
  factsWith(member, now, await studiesOf(db, member.id, now));

/** The facts that the conditions of `items` need. */
export const factsOf = async ({ db, now, member }: Caller, items: unknown): Promise<WhenFacts> => ({
  now,
  member:
    member && factsWith(member, now, asksStudies(items) ? await studiesOf(db, member.id, now) : []),
  device: undefined,
});

/** An unknown caller; conditions on the clock are still judged. */
export const someone = (now: number): WhenFacts => ({ now, member: undefined, device: undefined });
