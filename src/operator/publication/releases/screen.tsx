import { Button, Empty, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { listReleases } from '#schemas/publication/endpoints.ts';
import { useDeskState, useRights } from '../../draft-editor/context.ts';
import { OperatorChip } from '../../parts/chip.tsx';
import { DeskTable } from '../../parts/list/desk-table.tsx';
import { pagingOf } from '../../parts/list/paging.ts';
import { momentText, zoned } from '../../parts/moments.ts';
import { Loaded } from '../../parts/panel/loaded.tsx';
import { WidePanel } from '../../parts/panel/wide-panel.tsx';
import { useHasSpace } from '../../parts/use-is-phone.ts';
import { useOperatorCall } from '../../use-operator-call.ts';
import { ScheduleCalendar } from './calendar.tsx';
import { CompareDialog } from './compare/compare-dialog.tsx';
import { DiffDialog, RollbackDialog, useTakeIntoDraft } from './dialogs.tsx';
import { Schedules } from './schedules.tsx';
import { plansText, type ReleaseHead, releaseKindNames } from './use-schedules.ts';

type OpenDialog = { what: 'diff' | 'compare' | 'rollback'; release: ReleaseHead } | null;

type Columns = {
  liveId: number;
  actions: (release: ReleaseHead) => React.ReactNode;
  roomy: boolean;
};

const columnsOf = ({ liveId, actions, roomy }: Columns) => {
  const columns: TableColumnsType<ReleaseHead> = [
    {
      title: '版本',
      dataIndex: 'id',
      width: 112,
      render: (id: number) => (
        <>
          第 {id} 版 {id === liveId && <OperatorChip tone="good">线上</OperatorChip>}
        </>
      ),
    },
    { title: zoned('时间'), dataIndex: 'at', width: roomy ? 150 : 112, render: momentText },
    {
      title: '方式',
      dataIndex: 'kind',
      width: 112,
      render: (kind: ReleaseHead['kind'], { source }) =>
        source === null ? releaseKindNames[kind] : `${releaseKindNames[kind]}（第 ${source} 版）`,
    },
    { title: '发布人', dataIndex: 'author', width: 88 },
    {
      title: '备注',
      dataIndex: 'note',
      ellipsis: true,
      render: (note: string, release) =>
        [plansText(release), note].filter(Boolean).join('；') || '—',
    },
    {
      title: '操作',
      key: 'actions',
      width: roomy ? 310 : 168,
      render: (_, release) => actions(release),
    },
  ];
  return columns;
};

export default function ReleasesScreen() {
  const live = useDeskState((state) => state.live);
  const { publish } = useRights();
  const [page, setPage] = useState(1);
  const call = useOperatorCall(listReleases, { page });
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const take = useTakeIntoDraft();
  const roomy = useHasSpace();
  const close = () => setDialog(null);
  const actions = (release: ReleaseHead) => (
    <>
      <Button type="link" size="small" onClick={() => setDialog({ what: 'diff', release })}>
        查看差异
      </Button>
      <Button type="link" size="small" onClick={() => setDialog({ what: 'compare', release })}>
        并排比较
      </Button>
      {take && (
        <Button type="link" size="small" onClick={() => void take(release)}>
          放入草稿
        </Button>
      )}
      {publish && release.id !== live.id && (
        <Button type="link" size="small" onClick={() => setDialog({ what: 'rollback', release })}>
          回滚
        </Button>
      )}
    </>
  );
  return (
    <>
      <Schedules />
      <ScheduleCalendar />
      <WidePanel label="发布记录">
        <Loaded call={call}>
          {({ items, pages }) => (
            <>
              <DeskTable
                rowKey="id"
                columns={columnsOf({ liveId: live.id, actions, roomy })}
                dataSource={items}
                locale={{ emptyText: <Empty description="还没有发布过" /> }}
                pagination={pagingOf(page, pages, setPage)}
              />
              {dialog?.what === 'diff' && (
                <DiffDialog
                  release={dialog.release}
                  before={items[items.findIndex(({ id }) => id === dialog.release.id) + 1]}
                  onClose={close}
                />
              )}
              {dialog?.what === 'compare' && (
                <CompareDialog release={dialog.release} releases={items} onClose={close} />
              )}
              {dialog?.what === 'rollback' && (
                <RollbackDialog release={dialog.release} onClose={close} onDone={call.refresh} />
              )}
            </>
          )}
        </Loaded>
      </WidePanel>
    </>
  );
}
