import { Button, Segmented, Select } from 'antd';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { listMarking, type MarkingTab, markingTabs } from '../../../schemas/exam/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { countedTabs } from '../parts/counted-tabs.ts';
import { Loaded } from '../parts/loaded.tsx';
import { useOpenRow } from '../parts/use-open-row.ts';
import { useWithin } from '../parts/use-within.ts';
import { WidePanel } from '../parts/wide-panel.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import css from './exam.module.css';
import { MarkingPanel } from './panel.tsx';
import { MarkingTable } from './table.tsx';
import { useWaitingMarking } from './use-waiting-marking.ts';
import { markingEmptyTexts, markingTabNames } from './words.ts';

type Asked = { state: MarkingTab; exam: number | null; page: number };

const FIRST: Asked = { state: 'waiting', exam: null, page: 1 };

const addressOf = (attempt: string): string =>
  attempt === '' ? screens.marking : `${screens.marking}/${attempt}`;

/** What of exams waits for a marker, and what was marked. */
export default function MarkingScreen({ attempt }: { attempt: string }) {
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState(FIRST);
  const call = useOperatorCall(listMarking, asked);
  const count = useWaitingMarking();
  useWithin(asked.page, call.data?.pages, (page) => setAsked({ ...asked, page }));
  const refresh = () => {
    call.refresh();
    count.refresh();
  };
  const stay = useCallback((kept: string) => navigate(addressOf(kept)), [navigate]);
  const { open, setUnsaved } = useOpenRow(/^[1-9]\d{0,9}$/.test(attempt) ? attempt : '', stay);
  const close = () => navigate(screens.marking);
  return (
    <>
      <div className={css.tools}>
        <Segmented
          options={countedTabs(markingTabs, markingTabNames, {
            waiting: call.data?.waiting ?? count.waiting,
          })}
          value={asked.state}
          onChange={(state) => setAsked({ ...asked, state, page: 1 })}
          aria-label="状态"
        />
        <Select
          className={css.exam ?? ''}
          aria-label="考试"
          value={asked.exam ?? 0}
          options={[
            { value: 0, label: '全部考试' },
            ...(call.data?.exams ?? []).map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={(exam) => setAsked({ ...asked, exam: exam === 0 ? null : exam, page: 1 })}
        />
        <Button loading={call.busy} onClick={refresh}>
          刷新
        </Button>
      </div>
      <WidePanel label="阅卷">
        <Loaded call={call}>
          {({ items, pages }) => (
            <MarkingTable
              items={items}
              page={asked.page}
              pages={pages}
              empty={markingEmptyTexts[asked.state]}
              onPage={(page) => setAsked({ ...asked, page })}
              onOpen={(id) => navigate(addressOf(`${id}`))}
            />
          )}
        </Loaded>
      </WidePanel>
      {open !== '' && (
        <MarkingPanel
          key={open}
          attempt={Number(open)}
          onUnsaved={setUnsaved}
          onClose={close}
          onChanged={refresh}
        />
      )}
    </>
  );
}
