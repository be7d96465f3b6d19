import { thingAwards } from '#schemas/award/endpoints.ts';
import type { AwardTarget } from '#schemas/award/fields.ts';
import { AwardCard } from '#src/entities/award/card.tsx';
import { usePathId } from '#src/page-kinds/address-query.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { Cards } from '#src/ui/card/cards.tsx';
import { NotFound } from '#src/ui/state/not-found.tsx';
import { awardNotFound } from './not-found.ts';

export const thingsView = (target: AwardTarget) =>
  detailView(thingAwards, {
    useQuery: () => ({ target, ...usePathId() }),
    shapes: [
      ['lines', 5],
      ['lines', 5],
    ],
    notFound: awardNotFound,
    useReread: useSeenAgain,
    body: (awards, { retry }) =>
      awards.length === 0 ? (
        <NotFound
          text="这里暂时没有可以领取的奖励"
          href={awardNotFound.to}
          name={awardNotFound.link}
        />
      ) : (
        <Cards>
          {awards.map((award) => (
            <AwardCard key={award.id} award={award} again={retry} />
          ))}
        </Cards>
      ),
  });
