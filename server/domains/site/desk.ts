import { jumpHostTable } from '../../db/tables/site.ts';
import { defineTable } from '../desk/index.ts';

export const deskTables = [
  defineTable(jumpHostTable, {
    area: 'content',
    rank: 95,
    label: '可信网站',
    noun: '网站',
    title: 'host',
    fields: {
      host: {
        ...{ label: '网址的主机名', max: 100, listed: true, searched: true, required: true },
        help: '只填网址里两条斜线之后、下一条斜线之前的部分；子域名要另外填写。',
      },
      name: { label: '名称', max: 20, listed: true, help: '打开前显示给会员看，如“中华医学会”。' },
      open: { label: '直接打开', listed: true },
    },
    references: [],
  }),
];
