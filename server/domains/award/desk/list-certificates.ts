import { and, desc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { readCertificateNumber } from '#schemas/award/certificate-number.ts';
import type {
  CertificateTab,
  listCertificates as endpoint,
} from '#schemas/award/desk-endpoints.ts';
import { selectPage } from '../../../db/select-page.ts';
import { awardClaim, certificate } from '../../../db/tables/award.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { MOST_COUNTED } from '../../../platform/wire/paging.ts';
import { holdsWord } from '../../../platform/wire/word-search.ts';
import { holderOf, veiledHolder } from '../certificates.ts';

const SIZE = 20;

const inTab = {
  all: undefined,
  valid: isNull(certificate.revokedAt),
  revoked: isNotNull(certificate.revokedAt),
} as const satisfies Record<CertificateTab, unknown>;

const named = (word: string) =>
  word === ''
    ? undefined
    : or(
        eq(certificate.number, readCertificateNumber(word) ?? ''),
        holdsWord(certificate.project, word),
      );

export const listCertificates =
  ({ secret }: Services): Verb<typeof endpoint> =>
  async ({ db }, { state, word, page }) => {
    const filter = and(inTab[state], named(word));
    const claimed = db
      .select({ certificate, claim: awardClaim })
      .from(certificate)
      .innerJoin(awardClaim, eq(awardClaim.id, certificate.claimId));
    const { rows, pageCount: pages } = await selectPage(db, claimed, {
      where: filter,
      orderBy: [desc(certificate.id)],
      page,
      size: SIZE,
      counted: certificate,
      most: MOST_COUNTED,
    });
    return {
      items: rows.map(({ certificate: row, claim }) => ({
        id: row.id,
        number: row.number,
        project: row.project,
        member: claim.memberId,
        holder: veiledHolder(holderOf(secret, row, claim)),
        issuedAt: row.issuedAt.getTime(),
        revokedAt: row.revokedAt?.getTime() ?? null,
        revokedFor: row.revokedFor,
        revokedBy: row.revokedBy,
      })),
      pages,
    };
  };
