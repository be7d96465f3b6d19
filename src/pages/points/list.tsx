import type { PointsEntry } from '../../../schemas/points/endpoints.ts';
import { signAddress } from '../../entities/points/addresses.ts';
import { EntryRow } from '../../entities/wallet/entry-row.tsx';
import type { PagedList } from '../../platform/reading/use-list.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ListView } from '../../ui/list/view.tsx';
import { EmptyState } from '../../ui/state/empty.tsx';

/** What changed the points, the newest first. */
export const PointsList = ({ list }: { list: PagedList<PointsEntry> }) => (
  <ListView
    list={list}
    rowHeight={76}
    skeleton="compact"
    label="积分明细"
    empty={
      <EmptyState
        text="这里还没有积分记录"
        action={<ButtonLink href={signAddress()}>去签到领积分</ButtonLink>}
      />
    }
  >
    {({ title, at, way, amount, balance, link }) => (
      <EntryRow
        title={title}
        at={at}
        way={way}
        amount={String(amount)}
        foot={`剩余 ${balance}`}
        href={link}
      />
    )}
  </ListView>
);
