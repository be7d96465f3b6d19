import { useState } from 'react';
import { useLocation } from 'wouter';
import {
  listParcels,
  type ParcelState,
  parcelStates,
} from '../../../schemas/contest/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { countedTabs } from '../parts/counted-tabs.ts';
import { ListTools } from '../parts/list-tools.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { useWithin } from '../parts/use-within.ts';
import { WidePanel } from '../parts/wide-panel.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { ParcelPanel } from './panel.tsx';
import { ParcelTable } from './table.tsx';
import { useWaitingParcels } from './use-waiting-parcels.ts';
import { parcelEmptyTexts, parcelTabNames } from './words.ts';

type Asked = { state: ParcelState; word: string; page: number };

const FIRST: Asked = { state: 'claimed', word: '', page: 1 };

/** What members have won that goes by post: what waits for that, for an address, and what was sent. */
export default function ParcelScreen({ parcel }: { parcel: string }) {
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState(FIRST);
  const call = useOperatorCall(listParcels, asked);
  const count = useWaitingParcels();
  useWithin(asked.page, call.data?.pages, (page) => setAsked({ ...asked, page }));
  const refresh = () => {
    call.refresh();
    count.refresh();
  };
  return (
    <>
      <ListTools
        tabs={countedTabs(parcelStates, parcelTabNames, {
          claimed: call.data?.waiting ?? count.waiting,
        })}
        tab={asked.state}
        onTab={(state) => setAsked({ ...asked, state, page: 1 })}
        looksFor="搜索会员昵称或奖品"
        onWord={(word) => setAsked({ ...asked, word, page: 1 })}
        busy={call.busy}
        onRefresh={refresh}
      />
      <WidePanel label="寄奖品">
        <Loaded call={call}>
          {({ items, pages }) => (
            <ParcelTable
              items={items}
              page={asked.page}
              pages={pages}
              empty={asked.word ? `没有找到“${asked.word}”` : parcelEmptyTexts[asked.state]}
              onPage={(page) => setAsked({ ...asked, page })}
              onOpen={(id) => navigate(`${screens.prizes}/${id}`)}
            />
          )}
        </Loaded>
      </WidePanel>
      {/^[1-9]\d{0,9}$/.test(parcel) && (
        <ParcelPanel
          key={parcel}
          id={Number(parcel)}
          onClose={() => navigate(screens.prizes)}
          onDone={refresh}
        />
      )}
    </>
  );
}
