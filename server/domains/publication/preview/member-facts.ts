import { and, eq } from 'drizzle-orm';
import type * as calls from '#schemas/publication/endpoints.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { tidyPhone } from '#schemas/text/tidy-phone.ts';
import { isMainlandPhone } from '#schemas/text/validators.ts';
import { LARGEST_INTEGER } from '#schemas/wire/primitives.ts';
import type { Database } from '../../../db/database.ts';
import { member } from '../../../db/tables/member.ts';
import { memberFacts } from '../../../libraries/audience/index.ts';
import { isReal } from '../../../platform/auth/real-members.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { noteLook } from '../../operator/index.ts';

const columns = {
  id: member.id,
  vipUntil: member.vipUntil,
  doctor: member.doctor,
  createdAt: member.createdAt,
};

/** By phone, or by number, which never has a phone's eleven digits. */
const findMember = async (db: Database, typed: string) => {
  const who = tidyPhone(typed);
  const number = /^\d{1,10}$/.test(who) ? Number(who) : 0;
  if (isMainlandPhone(who)) {
    const [found] = await db.select(columns).from(member).where(eq(member.phone, who));
    return found;
  }
  if (number < 1 || number > LARGEST_INTEGER) return undefined;
  const [found] = await db
    .select(columns)
    .from(member)
    .where(and(eq(member.id, number), isReal));
  return found;
};

export const readMemberFacts =
  ({ inFront }: Pick<Services, 'inFront'>): Verb<typeof calls.readMemberFacts> =>
  async (context, { who }) => {
    if (inFront) throw new RefusedError(publicationRefusals.membersElsewhere);
    const found = await findMember(context.db, who);
    if (!found) throw new RefusedError(publicationRefusals.memberUnknown);
    await noteLook(context, { what: '会员卡、认证和学习分类', members: [found.id] });
    return memberFacts(context, found);
  };
