import { useState } from 'react';
import {
  type CertificateTab,
  certificateTabs,
  type IssuedCertificate,
  listCertificates,
} from '#schemas/award/desk-endpoints.ts';
import { ListTools } from '../parts/list/list-tools.tsx';
import { useClampedPage } from '../parts/list/use-clamped-page.ts';
import { Loaded } from '../parts/panel/loaded.tsx';
import { WidePanel } from '../parts/panel/wide-panel.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { CertificateTable } from './table.tsx';

type Query = { state: CertificateTab; word: string; page: number };

const FIRST: Query = { state: 'all', word: '', page: 1 };

const names: Readonly<Record<CertificateTab, string>> = {
  all: '全部',
  valid: '有效',
  revoked: '已撤销',
};

const tabs = certificateTabs.map((value) => ({ value, label: names[value] }));

const emptyTexts: Readonly<Record<CertificateTab, string>> = {
  all: '还没有发过证书',
  valid: '没有有效的证书',
  revoked: '没有撤销过证书',
};

export default function CertificatesScreen() {
  const [query, setQuery] = useState(FIRST);
  const [revoking, setRevoking] = useState<IssuedCertificate>();
  const [correcting, setCorrecting] = useState<IssuedCertificate>();
  const call = useOperatorCall(listCertificates, query);
  useClampedPage(query.page, call.data?.pages, (page) => setQuery({ ...query, page }));
  return (
    <>
      <ListTools
        tabs={tabs}
        tab={query.state}
        onTab={(state) => setQuery({ ...query, state, page: 1 })}
        looksFor="搜索证书编号或项目"
        onWord={(word) => setQuery({ ...query, word, page: 1 })}
        busy={call.busy}
        onRefresh={call.refresh}
      />
      <WidePanel label="证书">
        <Loaded call={call}>
          {({ items, pages }) => (
            <CertificateTable
              items={items}
              page={query.page}
              pages={pages}
              empty={query.word ? `没有找到“${query.word}”` : emptyTexts[query.state]}
              onPage={(page) => setQuery({ ...query, page })}
              onRevoke={setRevoking}
              onCorrect={setCorrecting}
            />
          )}
        </Loaded>
      </WidePanel>
      {correcting && (
        <CorrectDialog
          certificate={correcting}
          onEnd={(done) => {
            setCorrecting(undefined);
            if (done) call.refresh();
          }}
        />
      )}
      {revoking && (
        <RevokeDialog
          certificate={revoking}
          onEnd={(done) => {
            setRevoking(undefined);
            if (done) call.refresh();
          }}
        />
      )}
    </>
  );
}
