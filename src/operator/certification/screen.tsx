import { useState } from 'react';
import { useLocation } from 'wouter';
import {
  type ApplicationTab,
  applicationTabs,
  listCertifications,
} from '../../../schemas/certification/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { countedTabs } from '../parts/counted-tabs.ts';
import { ListTools } from '../parts/list-tools.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { useWithin } from '../parts/use-within.ts';
import { WidePanel } from '../parts/wide-panel.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { ApplicationPanel } from './panel.tsx';
import { ApplicationTable } from './table.tsx';
import { useWaiting } from './use-waiting.ts';
import { applicationEmptyTexts, applicationTabNames } from './words.ts';

type Asked = { state: ApplicationTab; word: string; page: number };

const FIRST: Asked = { state: 'waiting', word: '', page: 1 };

/** Applications of members to be certified as doctors: shown, passed, refused, revoked. */
export default function CertificationsScreen({ member }: { member: string }) {
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState(FIRST);
  const call = useOperatorCall(listCertifications, asked);
  const count = useWaiting();
  // deciding the only application on the last page removes that page
  useWithin(asked.page, call.data?.pages, (page) => setAsked({ ...asked, page }));
  const close = () => navigate(screens.certifications);
  const refresh = () => {
    call.refresh();
    count.refresh();
  };
  return (
    <>
      <ListTools
        tabs={countedTabs(applicationTabs, applicationTabNames, {
          waiting: call.data?.waiting ?? count.waiting,
        })}
        tab={asked.state}
        onTab={(state) => setAsked({ ...asked, state, page: 1 })}
        looksFor="搜索姓名或医院"
        onWord={(word) => setAsked({ ...asked, word, page: 1 })}
        busy={call.busy}
        onRefresh={refresh}
      />
      <WidePanel label="认证资料">
        <Loaded call={call}>
          {({ items, pages: all }) => (
            <ApplicationTable
              items={items}
              page={asked.page}
              pages={all}
              empty={asked.word ? `没有找到“${asked.word}”` : applicationEmptyTexts[asked.state]}
              onPage={(page) => setAsked({ ...asked, page })}
              onOpen={(id) => navigate(`${screens.certifications}/${id}`)}
            />
          )}
        </Loaded>
      </WidePanel>
      {/^[1-9]\d{0,9}$/.test(member) && (
        <ApplicationPanel
          key={member}
          member={Number(member)}
          onClose={close}
          onDone={() => {
            close();
            refresh();
          }}
        />
      )}
    </>
  );
}
