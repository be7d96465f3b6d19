import { useState } from 'react';
import {
  type CertificateTab,
  certificateTabs,
  type IssuedCertificate,
  listCertificates,
} from '#schemas/award/desk-endpoints.ts';
import { ListTools } from '../parts/list-tools.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { useWithin } from '../parts/use-within.ts';
import { WidePanel } from '../parts/wide-panel.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { RevokeDialog } from './revoke-dialog.tsx';
import { CertificateTable } from './table.tsx';

type Asked = { state: CertificateTab; word: string; page: number };

const FIRST: Asked = { state: 'all', word: '', page: 1 };

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

/** The certificates that were issued; each can be revoked. */
export default function CertificatesScreen() {
  const [asked, setAsked] = useState(FIRST);
  const [revoking, setRevoking] = useState<IssuedCertificate>();
  const call = useOperatorCall(listCertificates, asked);
  useWithin(asked.page, call.data?.pages, (page) => setAsked({ ...asked, page }));
  return (
    <>
      <ListTools
        tabs={tabs}
        tab={asked.state}
        onTab={(state) => setAsked({ ...asked, state, page: 1 })}
        looksFor="搜索证书编号或项目"
        onWord={(word) => setAsked({ ...asked, word, page: 1 })}
        busy={call.busy}
        onRefresh={call.refresh}
      />
      <WidePanel label="证书">
        <Loaded call={call}>
          {({ items, pages }) => (
            <CertificateTable
              items={items}
              page={asked.page}
              pages={pages}
              empty={asked.word ? `没有找到“${asked.word}”` : emptyTexts[asked.state]}
              onPage={(page) => setAsked({ ...asked, page })}
              onRevoke={setRevoking}
            />
          )}
        </Loaded>
      </WidePanel>
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
