import { eq } from 'drizzle-orm';
import { membershipAddress } from '#schemas/membership/addresses.ts';
import type { Database } from '../../../db/database.ts';
import { member } from '../../../db/tables/member.ts';
import { MINUTE } from '../../../platform/time/durations.ts';
import { keyOf } from '../../../platform/wire/keys.ts';
import { giveCard, isForever, planFor } from '../../membership/index.ts';
import type { Purchasable } from './purchasable.ts';

const holdsForever = async (db: Database, memberId: number): Promise<boolean> => {
  const [row] = await db.select().from(member).where(eq(member.id, memberId));
  return isForever(row?.vipUntil ?? null);
};

export const membership: Purchasable = {
  life: 30 * MINUTE,
  load: async ({ db, member: own }, { id }) => {
    const row = await planFor(db, own, keyOf(id));
    return {
      kind: 'membership',
      targetId: row.id,
      groupId: null,
      item: `membership:${row.id}`,
      title: row.title,
      subtitle: row.subtitle,
      thumb: '',
      link: membershipAddress(),
      unitFen: row.priceFen,
      memberFen: null,
      reduced: { why: '会员卡不参与优惠券和积分抵扣' },
      most: 1,
    };
  },
  spare: async (tx, { memberId }) => ((await holdsForever(tx, memberId)) ? '会员已长期有效' : ''),
  deliver: async (tx, { id, memberId, targetId }, now) => {
    await giveCard(tx, { memberId, planId: targetId }, { orderId: id }, now);
    return 'settle';
  },
  address: () => membershipAddress(),
};
