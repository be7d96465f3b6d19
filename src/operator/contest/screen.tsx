import { useState } from 'react';
import { listParcels, type ParcelState, parcelStates } from '#schemas/contest/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { countedTabs } from '../parts/counted-tabs.ts';
import { DeskList } from '../parts/desk-list.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { ParcelPanel } from './panel.tsx';
import { ParcelTable } from './table.tsx';
import { useWaitingParcels } from './use-waiting-parcels.ts';
import { parcelEmptyTexts, parcelTabNames } from './words.ts';

type Asked = { state: ParcelState; word: string; page: number };

const FIRST: Asked = { state: 'claimed', word: '', page: 1 };

/** What members have won that goes by post: what waits for that, for an address, and what was sent. */
export default function ParcelScreen({ parcel }: { parcel: string }) {
  const [asked, setAsked] = useState(FIRST);
  const call = useOperatorCall(listParcels, asked);
  const count = useWaitingParcels();
  return (
    <DeskList
      label="寄奖品"
      path={screens.prizes}
      named={parcel}
      asked={asked}
      onAsk={setAsked}
      call={call}
      count={count}
      tabs={countedTabs(parcelStates, parcelTabNames, {
        claimed: call.data?.waiting ?? count.waiting,
      })}
      empty={parcelEmptyTexts}
      looksFor="搜索会员昵称或奖品"
      Table={ParcelTable}
      panel={(id, { onClose, onDone }) => <ParcelPanel {...{ id, onClose, onDone }} />}
    />
  );
}
