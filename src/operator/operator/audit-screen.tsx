import { Button, Empty, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { listAudit } from '#schemas/operator/audit-endpoints.ts';
import { type AuditAction, auditActionNames } from '#schemas/operator/fields.ts';
import { chinaFormat } from '#src/platform/time/china-clock.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { DeskTable } from '../parts/list/desk-table.tsx';
import { pagingOf } from '../parts/list/paging.ts';
import { useClampedPage } from '../parts/list/use-clamped-page.ts';
import { momentText, zoned } from '../parts/moments.ts';
import { Loaded } from '../parts/panel/loaded.tsx';
import { WidePanel } from '../parts/panel/wide-panel.tsx';
import { Text } from '../parts/part.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { AuditTools } from './audit-tools.tsx';
import { useAuditFilter } from './use-audit-filter.ts';

type Entry = z.output<typeof listAudit.data>['items'][number];

const live: readonly AuditAction[] = ['publish', 'rollback', 'scheduled', 'ended'];

const bad: readonly AuditAction[] = ['sign-in-failed', 'schedule-trouble'];

const toneOf = (action: AuditAction) => {
  if (live.includes(action)) return 'good';
  return bad.includes(action) ? 'bad' : 'quiet';
};

const timeText = ({ at, until, count }: Entry): string =>
  count > 1 ? `${momentText(at)} 至 ${chinaFormat(until, 'HH:mm')}` : momentText(at);

const columns: TableColumnsType<Entry> = [
  { title: zoned('时间'), key: 'at', width: 190, render: (_, entry) => timeText(entry) },
  { title: '谁', dataIndex: 'name', width: 120 },
  {
    title: '操作',
    dataIndex: 'action',
    width: 110,
    render: (action: AuditAction) => (
      <OperatorChip tone={toneOf(action)}>{auditActionNames[action]}</OperatorChip>
    ),
  },
  {
    title: '说明',
    dataIndex: 'text',
    render: (text: string, { count }) => (count > 1 ? `连续保存 ${count} 次` : text),
  },
];

/** The saves that the list combines into one row, each by itself. */
const Run = ({ first }: { first: number }) => {
  const [page, setPage] = useState(1);
  const call = useOperatorCall(listAudit, { page, run: first });
  return (
    <Loaded call={call}>
      {({ items, pages }) => (
        <Table
          rowKey="id"
          size="small"
          columns={columns}
          dataSource={items}
          pagination={pagingOf(page, pages, setPage)}
        />
      )}
    </Loaded>
  );
};

export default function AuditScreen() {
  const { filter, page, setFilter, setPage } = useAuditFilter();
  const call = useOperatorCall(listAudit, { ...filter, page });
  useClampedPage(page, call.data?.pages, setPage);
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      <Text tone="tertiary" below={12}>
        登录、保存、发布、查看会员资料等都会记在这里，不能修改或删除。会员只记编号，不记姓名。
      </Text>
      <AuditTools
        filter={filter}
        operators={call.data?.operators ?? []}
        onFilter={setFilter}
        onExported={call.refresh}
      />
      <WidePanel label="操作记录">
        <Loaded call={call}>
          {({ items, pages }) => (
            <DeskTable
              rowKey="id"
              columns={columns}
              dataSource={items}
              locale={{
                emptyText: (
                  <Empty description={isFiltered ? '没有符合条件的记录' : '还没有操作'}>
                    {isFiltered && <Button onClick={() => setFilter({})}>清除条件</Button>}
                  </Empty>
                ),
              }}
              expandable={{
                columnTitle: <span className="spoken">展开</span>,
                columnWidth: 84,
                expandIcon: ({ expanded, onExpand, record }) =>
                  record.count > 1 && (
                    <Button
                      size="small"
                      aria-expanded={expanded}
                      onClick={(event) => onExpand(record, event)}
                    >
                      {expanded ? '收起' : '展开'}
                    </Button>
                  ),
                rowExpandable: ({ count }) => count > 1,
                expandedRowRender: ({ id }) => <Run first={id} />,
              }}
              pagination={pagingOf(page, pages, setPage)}
            />
          )}
        </Loaded>
      </WidePanel>
    </>
  );
}
