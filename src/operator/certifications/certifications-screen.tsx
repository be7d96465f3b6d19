import { Button, Input, Segmented } from 'antd';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import {
  type ApplicationTab,
  applicationTabs,
  listCertifications,
} from '../../../schemas/api/operator/certifications.ts';
import { Loaded } from '../parts/loaded.tsx';
import { WidePanel } from '../parts/wide-panel.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { ApplicationPanel } from './application-panel.tsx';
import { ApplicationTable } from './application-table.tsx';
import { emptyTexts, tabNames } from './certification-words.ts';
import css from './certifications.module.css';
import { useWaiting } from './use-waiting.ts';

type Asked = { state: ApplicationTab; word: string; page: number };

const ROOT = '/certifications';
const FIRST: Asked = { state: 'waiting', word: '', page: 1 };

const tabsWith = (waiting: number) =>
  applicationTabs.map((value) => ({
    value,
    label: value === 'waiting' && waiting > 0 ? `${tabNames.waiting} ${waiting}` : tabNames[value],
  }));

/** What members told to be certified as doctors: looked at, passed, refused, taken back. */
export default function CertificationsScreen({ member }: { member: string }) {
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState(FIRST);
  const call = useOperatorCall(listCertifications, asked);
  const count = useWaiting();
  const pages = call.data?.pages;
  useEffect(() => {
    // the last one of the last page was decided
    if (pages !== undefined && asked.page > Math.max(1, pages))
      setAsked({ ...asked, page: Math.max(1, pages) });
  }, [pages, asked]);
  const close = () => navigate(ROOT);
  const refresh = () => {
    call.again();
    count.again();
  };
  return (
    <>
      <div className={css.search}>
        <Segmented
          className={css.tabs ?? ''}
          options={tabsWith(call.data?.waiting ?? count.waiting)}
          value={asked.state}
          onChange={(state) => setAsked({ ...asked, state, page: 1 })}
          aria-label="状态"
        />
        <Input.Search
          className={css.word ?? ''}
          placeholder="搜索姓名或医院"
          aria-label="搜索姓名或医院"
          allowClear
          maxLength={40}
          onSearch={(word) => setAsked({ ...asked, word: word.trim(), page: 1 })}
        />
        <Button loading={call.busy} onClick={refresh}>
          刷新
        </Button>
      </div>
      <WidePanel label="认证资料">
        <Loaded call={call}>
          {({ items, pages: all }) => (
            <ApplicationTable
              items={items}
              page={asked.page}
              pages={all}
              empty={asked.word ? `没有找到“${asked.word}”` : emptyTexts[asked.state]}
              onPage={(page) => setAsked({ ...asked, page })}
              onOpen={(id) => navigate(`${ROOT}/${id}`)}
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
