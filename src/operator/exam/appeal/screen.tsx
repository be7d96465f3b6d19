import { Button, Segmented } from 'antd';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import {
  type AppealTab,
  appealTabs,
  listAppeals,
} from '../../../../schemas/exam/appeal-desk-endpoints.ts';
import { screens } from '../../addresses.ts';
import { countedTabs } from '../../parts/counted-tabs.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { useOpenRow } from '../../parts/use-open-row.ts';
import { useWithin } from '../../parts/use-within.ts';
import { WidePanel } from '../../parts/wide-panel.tsx';
import { useOperatorCall } from '../../use-operator-call.ts';
import css from '../exam.module.css';
import { AppealPanel } from './panel.tsx';
import { AppealTable } from './table.tsx';
import { useWaitingAppeals } from './use-waiting-appeals.ts';
import { appealEmptyTexts, appealTabNames } from './words.ts';

type Asked = { state: AppealTab; page: number };

const FIRST: Asked = { state: 'open', page: 1 };

const addressOf = (attempt: string): string =>
  attempt === '' ? screens.appeals : `${screens.appeals}/${attempt}`;

/** What members ask to be looked at again of their results, and the answers to it. */
export default function AppealScreen({ attempt }: { attempt: string }) {
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState(FIRST);
  const call = useOperatorCall(listAppeals, asked);
  const count = useWaitingAppeals();
  useWithin(asked.page, call.data?.pages, (page) => setAsked({ ...asked, page }));
  const refresh = () => {
    call.refresh();
    count.refresh();
  };
  const stay = useCallback((kept: string) => navigate(addressOf(kept)), [navigate]);
  const { open, setUnsaved } = useOpenRow(/^[1-9]\d{0,9}$/.test(attempt) ? attempt : '', stay);
  return (
    <>
      <div className={css.tools}>
        <Segmented
          options={countedTabs(appealTabs, appealTabNames, {
            open: call.data?.waiting ?? count.waiting,
          })}
          value={asked.state}
          onChange={(state) => setAsked({ state, page: 1 })}
          aria-label="状态"
        />
        <Button loading={call.busy} onClick={refresh}>
          刷新
        </Button>
      </div>
      <WidePanel label="成绩申诉">
        <Loaded call={call}>
          {({ items, pages }) => (
            <AppealTable
              items={items}
              page={asked.page}
              pages={pages}
              empty={appealEmptyTexts[asked.state]}
              onPage={(page) => setAsked({ ...asked, page })}
              onOpen={(id) => navigate(addressOf(`${id}`))}
            />
          )}
        </Loaded>
      </WidePanel>
      {open !== '' && (
        <AppealPanel
          key={open}
          attempt={Number(open)}
          onUnsaved={setUnsaved}
          onClose={() => navigate(screens.appeals)}
          onDone={refresh}
        />
      )}
    </>
  );
}
