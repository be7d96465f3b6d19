import { Empty, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { listAudit } from '../../../schemas/operator/endpoints.ts';
import type { AuditAction } from '../../../schemas/operator/fields.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { momentText } from '../parts/moments.ts';
import { pagingOf } from '../parts/paging.ts';
import css from '../parts/report.module.css';
import { WidePanel } from '../parts/wide-panel.tsx';
import { useOperatorCall } from '../use-operator-call.ts';

type Entry = z.output<typeof listAudit.data>['items'][number];

const names: Readonly<Record<AuditAction, string>> = {
  'sign-in': '登录',
  'sign-in-failed': '登录失败',
  'sign-out': '退出',
  password: '密码',
  save: '保存草稿',
  reset: '重置草稿',
  publish: '发布',
  schedule: '定时发布',
  'cancel-schedule': '取消定时',
  'change-schedule': '修改定时',
  'pause-schedule': '暂停定时',
  'schedule-trouble': '定时异常',
  'preview-link': '预览链接',
  scheduled: '定时生效',
  ended: '定时结束',
  rollback: '回滚',
  upload: '上传图片',
  'fault-handled': '处理问题',
  'check-in': '活动签到',
  operator: '账号管理',
  certification: '认证审核',
  synonyms: '同义词',
  invoice: '发票',
  support: '客服',
  feedback: '反馈',
  question: '问答',
};

const live: readonly AuditAction[] = ['publish', 'rollback', 'scheduled', 'ended'];

const bad: readonly AuditAction[] = ['sign-in-failed', 'schedule-trouble'];

const toneOf = (action: AuditAction) => {
  if (live.includes(action)) return 'good';
  return bad.includes(action) ? 'bad' : 'quiet';
};

const columns: TableColumnsType<Entry> = [
  { title: '时间', dataIndex: 'at', width: 150, render: momentText },
  { title: '谁', dataIndex: 'name', width: 120 },
  {
    title: '操作',
    dataIndex: 'action',
    width: 110,
    render: (action: AuditAction) => (
      <OperatorChip tone={toneOf(action)}>{names[action]}</OperatorChip>
    ),
  },
  { title: '说明', dataIndex: 'text' },
];

/** The audit log of the console, which nobody can change. */
export default function AuditScreen() {
  const [page, setPage] = useState(1);
  const call = useOperatorCall(listAudit, { page });
  return (
    <>
      <p className={css.lead}>
        登录、保存、发布、回滚、上传和认证审核都会记在这里，不能修改或删除。
      </p>
      <WidePanel label="操作记录">
        <Loaded call={call}>
          {({ items, pages }) => (
            <Table
              rowKey="id"
              size="middle"
              columns={columns}
              dataSource={items}
              locale={{ emptyText: <Empty description="还没有操作" /> }}
              pagination={pagingOf(page, pages, setPage)}
            />
          )}
        </Loaded>
      </WidePanel>
    </>
  );
}
