import { type ApplicationHead, certificationCalls } from '#schemas/certification/desk-endpoints.ts';
import { queueOn } from '../queue/queue-on.ts';
import { applicationMark } from './words.ts';

/** The name in the application, else the member's nickname. */
const nameOf = ({ name, nickname }: ApplicationHead): string => name || nickname || '未填昵称';

export const queue = queueOn(certificationCalls, {
  listLabel: '认证资料',
  states: {
    waiting: ['待审核', '没有等待审核的资料'],
    passed: ['已通过', '还没有通过的认证'],
    refused: ['未通过', '没有未通过的认证'],
    revoked: ['已撤回', '没有撤回的认证'],
    all: ['全部', '还没有人申请认证'],
  },
  ...{ waits: 'waiting', looksFor: '搜索姓名或医院' },
  columns: [
    { title: '姓名', key: 'name', width: 96, render: (_, head) => nameOf(head) },
    {
      ...{ title: '医院与科室', key: 'place' },
      render: (_, { hospital, department, sentAt }) =>
        sentAt === null ? '没有提交过资料' : `${hospital} · ${department}`,
    },
    // on a tablet the hospital needs the room; the panel shows the job title as well
    { title: '职称', dataIndex: 'jobTitle', width: 120, responsive: ['lg'] },
    { title: '提交时间', width: 136, moment: ({ sentAt }) => sentAt },
    { width: 90, mark: ({ state }) => applicationMark(state) },
  ],
  open: (head) => {
    const primary = head.state === 'waiting';
    const name = primary ? '审核' : '查看';
    return { name, primary, label: `${name}${nameOf(head)}的认证资料` };
  },
  openWidth: 90,
  panel: async () => (await import('./panel.tsx')).Panel,
});
