import { awardState } from '#schemas/award/endpoints.ts';
import { AwardStanding } from '#src/entities/award/standing.tsx';
import { usePathId } from '#src/page-kinds/asked.ts';
import { resultView } from '#src/page-kinds/detail-view.tsx';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { awardGone } from './gone.ts';

/**
 * A page about how a claim ended, by whatever name links know it: it says where the award stands now, so that
 * a link from before tells no lie. `useAsked`: what the address names, by default the id in its path.
 */
export const standingView = (useAsked: () => { id: string } | undefined = usePathId) =>
  resultView(awardState, {
    useAsked,
    ground: 'page',
    shapes: [
      ['lines', 3],
      ['lines', 6],
    ],
    gone: awardGone,
    // what is missing may have been done meanwhile
    useReread: useSeenAgain,
    body: (award, { retry }) => <AwardStanding award={award} again={retry} />,
  });
