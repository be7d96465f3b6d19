import { awardState } from '#schemas/award/endpoints.ts';
import { AwardStanding } from '#src/entities/award/standing.tsx';
import { hasCertificate } from '#src/entities/award/words.ts';
import { usePathId } from '#src/page-kinds/address-query.ts';
import { resultView } from '#src/page-kinds/detail-view.tsx';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { awardNotFound } from './not-found.ts';

/**
 * A page that an older link may name for the end of a claim; it shows the award's present state.
 * `useQuery`: what the address names, by default the id in its path.
 */
export const standingView = (useQuery: () => { id: string } | undefined = usePathId) =>
  resultView(awardState, {
    useQuery,
    ground: 'page',
    shapes: [
      ['lines', 3],
      ['lines', 6],
    ],
    title: (award) => (hasCertificate(award) ? '证书' : undefined),
    notFound: awardNotFound,
    // what is missing may have been done meanwhile
    useReread: useSeenAgain,
    body: (award, { retry }) => <AwardStanding award={award} again={retry} />,
  });
