import { helpQuestionTable } from '../../db/tables/help.ts';
import { defineTable } from '../desk/index.ts';

const questions = defineTable(helpQuestionTable, {
  area: 'content',
  rank: 40,
  label: '常见问题',
  noun: '问题',
  title: 'question',
  publishedField: 'shown',
  fields: {
    topic: {
      label: '主题',
      max: 20,
      listed: true,
      searched: true,
      help: '主题相同的问题放在一起，例如“学习”“订单”。',
    },
    question: { label: '问题', max: 60, listed: true, searched: true },
    answer: { label: '答案', help: '每行是一段。', required: true },
    shown: { label: '已上架', listed: true, filtered: true },
    position: { label: '次序', listed: true, sorted: true, help: '小的在前。' },
  },
  references: [],
});

export const deskTables = [questions];
