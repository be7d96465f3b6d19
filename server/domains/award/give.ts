import type { Award } from '#schemas/award/endpoints.ts';
import type { Database } from '../../db/database.ts';
import { type award, certificate, credit } from '../../db/tables/award.ts';
import { post } from '../../libraries/ledger/index.ts';
import { chinaDate } from '../../platform/time/china-time.ts';
import { couponOf, handOver, takeCopy } from '../coupon/index.ts';
import { newCertificateNumber } from './certificates.ts';

type Given = {
  row: typeof award.$inferSelect;
  shown: Award;
  claimId: number;
  memberId: number;
  /** The name for the certificate; '' where the claim states a person. */
  holder: string;
  now: number;
};

type Give = (tx: Database, given: Given) => Promise<void>;

const yearOf = (now: number): number => Number(chinaDate(now).slice(0, 4));

const giveCertificate: Give = async (tx, { shown, claimId, holder, now }) => {
  await tx.insert(certificate).values({
    claimId,
    number: newCertificateNumber(yearOf(now)),
    project: shown.project,
    holder,
    issuedAt: new Date(now),
  });
};

const giveCredit: Give = async (tx, given) => {
  const { shown, claimId, memberId, now } = given;
  const { project, projectNumber, creditClass, points } = shown;
  const terms = { project, projectNumber, creditClass, points };
  await tx.insert(credit).values({ claimId, memberId, ...terms, year: yearOf(now) });
  await giveCertificate(tx, given);
};

const givePoints: Give = async (tx, { row, memberId, now }) => {
  const cause = `award:${row.id}:${memberId}`;
  const title = `领取奖励：${row.title}`;
  const posting = { kind: 'reward', amount: row.points, cause, title } as const;
  await post(tx, { memberId, unit: 'points' }, [posting], now);
};

const giveCoupon: Give = async (tx, { row, memberId, now }) => {
  const coupon = await couponOf(tx, row.couponId);
  await takeCopy(tx, coupon, memberId, now);
  await handOver(tx, coupon, { memberId }, now);
};

export const give = {
  credit: giveCredit,
  certificate: giveCertificate,
  points: givePoints,
  coupon: giveCoupon,
} as const satisfies Record<Award['kind'], Give>;
