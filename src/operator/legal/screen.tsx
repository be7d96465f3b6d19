import { Button, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { listLegal } from '#schemas/site/desk-endpoints.ts';
import type { LegalTextType } from '#schemas/site/fields.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { DeskTable } from '../parts/list/desk-table.tsx';
import { zonedText } from '../parts/moments.ts';
import { Loaded } from '../parts/panel/loaded.tsx';
import { WidePanel } from '../parts/panel/wide-panel.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { LegalDeskPanel } from './panel.tsx';

type Row = Data<typeof listLegal>['items'][number];

const versionText = ({ version, at }: Row): string =>
  at === null ? '还没有发布' : `第 ${version} 版，${zonedText(at)}`;

const draftText = ({ draft }: Row): string =>
  draft ? `${draft.by}，${zonedText(draft.at)}` : '没有';

const columnsOf = (open: (row: Row) => void): TableColumnsType<Row> => [
  {
    title: '协议',
    dataIndex: 'title',
    render: (title: string, row) => (
      <Button type="link" size="small" onClick={() => open(row)}>
        {title}
      </Button>
    ),
  },
  { title: '正在使用', key: 'version', render: (_, row) => versionText(row) },
  { title: '草稿', key: 'draft', render: (_, row) => draftText(row) },
];

export default function LegalScreen() {
  const [opened, setOpened] = useState<LegalTextType>();
  const call = useOperatorCall(listLegal, {});
  return (
    <>
      <WidePanel label="协议">
        <Loaded call={call}>
          {({ items }) => (
            <DeskTable
              rowKey="type"
              columns={columnsOf(({ type }) => setOpened(type))}
              dataSource={items}
              pagination={false}
            />
          )}
        </Loaded>
      </WidePanel>
      {opened && (
        <LegalDeskPanel
          type={opened}
          onClose={() => setOpened(undefined)}
          onChanged={call.refresh}
        />
      )}
    </>
  );
}
