import { thingAwards } from '#schemas/award/endpoints.ts';
import type { AwardTarget } from '#schemas/award/fields.ts';
import { AwardCard } from '#src/entities/award/card.tsx';
import { usePathId } from '#src/page-kinds/asked.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { Cards } from '#src/ui/card/cards.tsx';
import { Gone } from '#src/ui/state/gone.tsx';
import { awardGone } from './gone.ts';

/** All that one thing awards, the easier steps first. */
export const thingsView = (target: AwardTarget) =>
  detailView(thingAwards, {
    useAsked: () => ({ target, ...usePathId() }),
    shapes: [
      ['lines', 5],
      ['lines', 5],
    ],
    gone: awardGone,
    useReread: useSeenAgain,
    body: (awards, { retry }) =>
      awards.length === 0 ? (
        <Gone text="这里暂时没有可以领取的奖励" href={awardGone.to} name={awardGone.link} />
      ) : (
        <Cards>
          {awards.map((award) => (
            <AwardCard key={award.id} award={award} again={retry} />
          ))}
        </Cards>
      ),
  });
