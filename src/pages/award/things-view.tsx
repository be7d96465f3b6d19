import { thingAwards } from '../../../schemas/award/endpoints.ts';
import type { AwardTarget } from '../../../schemas/award/fields.ts';
import { AwardCard } from '../../entities/award/card.tsx';
import { usePathId } from '../../page-kinds/asked.ts';
import { detailView } from '../../page-kinds/detail-view.tsx';
import { useSeenAgain } from '../../platform/reading/use-seen-again.ts';
import { Cards } from '../../ui/card/cards.tsx';
import { Gone } from '../../ui/state/gone.tsx';
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
