import { eq } from 'drizzle-orm';
import { claimAddress } from '#schemas/award/addresses.ts';
import type { correctHolder as endpoint } from '#schemas/award/desk-endpoints.ts';
import { awardRefusals } from '#schemas/award/refusals.ts';
import { awardClaim, certificate } from '../../../db/tables/award.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { notifyMember } from '../../../platform/messaging/notify-member.ts';
import { writeAudit } from '../../operator/index.ts';
import { holderOf } from '../certificates.ts';
import { personIn, storedPerson } from '../person.ts';

/** The name of the claim's person where there is one, else the certificate's own. Refuses as `revokeCertificate`. */
export const correctHolder =
  ({ secret }: Services): Verb<typeof endpoint> =>
  async ({ db, operator: who, now }, { id, name, reason, key }) => {
    const [found] = await db
      .select({ certificate, claim: awardClaim })
      .from(certificate)
      .innerJoin(awardClaim, eq(awardClaim.id, certificate.claimId))
      .where(eq(certificate.id, id))
      .for('update');
    // the name of an ended account does not come back
    if (!found || holderOf(secret, found.certificate, found.claim) === '')
      throw new RefusedError(awardRefusals.noSuchCertificate);
    const { claim, certificate: row } = found;
    if (row.revokedAt) throw new RefusedError(awardRefusals.alreadyRevoked);
    if (claim.person) {
      const { person } = storedPerson(secret, { ...personIn(secret, claim.person), name });
      await db.update(awardClaim).set({ person }).where(eq(awardClaim.id, claim.id));
    } else await db.update(certificate).set({ holder: name }).where(eq(certificate.id, id));
    const body = `“${row.project}”的证书上的姓名已经更正，请打开重新保存。编号不变。`;
    const news = { title: '证书姓名已更正', body, link: claimAddress({ id: claim.awardId }) };
    const notice = { ...news, group: 'system', cause: `certificate:${id}:${key}` } as const;
    await notifyMember(db, claim.memberId, notice, now);
    const text = `更正会员 ${claim.memberId} 的证书 ${row.number} 上的姓名，原因：${reason}`;
    await writeAudit(db, { who, action: 'certificate', text, now });
    return {};
  };
