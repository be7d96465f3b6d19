import { pointsEntries } from '../../../../schemas/points/endpoints.ts';
import { LedgerScreen, useWanted } from '../../../entities/wallet/ledger-screen.tsx';
import { useFreshList } from '../../../platform/reading/use-fresh-list.ts';
import { useList } from '../../../platform/reading/use-list.ts';
import { PointsList } from '../list.tsx';

/** `/integral_detail`: what changed the points, by direction and month. */
export default function PointsEntriesPage() {
  const choice = useWanted();
  const list = useFreshList(useList(pointsEntries, choice.wanted));
  return (
    <LedgerScreen choice={choice}>
      <PointsList key={JSON.stringify(choice.wanted)} list={list} />
    </LedgerScreen>
  );
}
