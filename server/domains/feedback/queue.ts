import { ownFeedbackAddress } from '#schemas/feedback/addresses.ts';
import { feedbackCalls, feedbackDeskApi } from '#schemas/feedback/desk-endpoints.ts';
import { feedbackStates } from '#schemas/feedback/fields.ts';
import { feedbackRefusals } from '#schemas/feedback/refusals.ts';
import { feedbackTable as table } from '../../db/tables/feedback.ts';
import { member } from '../../db/tables/member.ts';
import { defineQueue, memberRows, queueStates, rowValues } from '../desk/index.ts';

export const queues = [
  defineQueue({
    ...{ api: feedbackDeskApi, calls: feedbackCalls, table, key: table.id },
    states: { waiting: ['member'], answered: ['answerFeedback'] },
    from: (db) => memberRows(db, table),
    where: queueStates(table.state, feedbackStates),
    search: [member.nickname],
    head: ({ row, nickname }) => ({ ...rowValues(row), member: row.memberId, nickname }),
    look: { what: '反馈和联系方式', of: ({ row }) => row.memberId },
    notFound: feedbackRefusals.noSuchFeedback,
    full: ({ row }, { signed }) => ({ pictures: signed('feedback', row.pictures) }),
    decisions: {
      answerFeedback: {
        set: ({ text }, { name, at }) => ({
          ...{ state: 'answered' as const, answer: text, by: name, answeredAt: at },
        }),
        tell: ({ id }, { text }) => ({
          ...{ title: '你的反馈有了回复', body: text, link: ownFeedbackAddress() },
          cause: `feedback:${id}`,
        }),
        ...{ action: 'feedback', outcome: 'answered' },
        audit: ({ memberId }) => `回复会员 ${memberId} 的反馈`,
      },
    },
  }),
];
