import { useState } from 'react';
import {
  type ApplicationTab,
  applicationTabs,
  listCertifications,
} from '#schemas/certification/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { countedTabs } from '../parts/counted-tabs.ts';
import { DeskList } from '../parts/desk-list.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { ApplicationPanel } from './panel.tsx';
import { ApplicationTable } from './table.tsx';
import { useWaiting } from './use-waiting.ts';
import { applicationEmptyTexts, applicationTabNames } from './words.ts';

type Asked = { state: ApplicationTab; word: string; page: number };

const FIRST: Asked = { state: 'waiting', word: '', page: 1 };

/** Applications of members to be certified as doctors: shown, passed, refused, revoked. */
export default function CertificationsScreen({ member }: { member: string }) {
  const [asked, setAsked] = useState(FIRST);
  const call = useOperatorCall(listCertifications, asked);
  const count = useWaiting();
  return (
    <DeskList
      label="认证资料"
      path={screens.certifications}
      named={member}
      asked={asked}
      onAsk={setAsked}
      call={call}
      count={count}
      tabs={countedTabs(applicationTabs, applicationTabNames, {
        waiting: call.data?.waiting ?? count.waiting,
      })}
      empty={applicationEmptyTexts}
      looksFor="搜索姓名或医院"
      Table={ApplicationTable}
      panel={(id, { onClose, onDone }) => (
        <ApplicationPanel
          member={id}
          onClose={onClose}
          onDone={() => {
            onClose();
            onDone();
          }}
        />
      )}
    />
  );
}
