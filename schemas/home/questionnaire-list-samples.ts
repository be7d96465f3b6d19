import { manyRows, sampleOf, withoutPictures } from '../sample.ts';
import { questionnaireList } from './endpoints.ts';

const questionnaires: [title: string, participants: number, end: string | null][] = [
  ['基层高血压管理现状调研', 1268, '2099-12-31 23:59:59'],
  ['慢阻肺病例征集', 342, '2099-09-30 23:59:59'],
  ['门诊抗菌药物使用问卷', 5120, null],
  ['糖尿病足换药病例征集：图文记录与随访', 86, '2099-06-30 23:59:59'],
  ['住院医师学习需求调查', 12870, '2026-03-31 23:59:59'],
  ['卒中救治流程评估', 731, '2099-11-15 18:00:00'],
  ['临床护士职业状态问卷', 26400, null],
  ['肺结节随访病例征集', 419, '2099-08-08 23:59:59'],
  ['儿科用药依从性调研', 0, '2099-10-01 23:59:59'],
  ['继续教育满意度调查', 3094, '2025-12-31 23:59:59'],
];

const rows = questionnaires.map(([title, num, end_time], index) => ({
  id: index + 601,
  title,
  subtitle: '约 5 分钟，完成可得学习积分',
  thumb: `/media/survey-${(index % 4) + 1}.svg`,
  num,
  end_time,
}));

export const samples = [
  sampleOf(questionnaireList, {
    payload: { page: 1 },
    wild: { data: [{ id: 1, title: '调查', num: '4' }], last_page: 2 },
    data: { items: [{ participants: 4 }], pageCount: 2 },
    tidy: { data: rows, last_page: 3 },
    states: {
      一条: { data: rows.slice(0, 1), last_page: 1 },
      很多: { data: manyRows(rows), last_page: 3 },
      长文字: {
        data: rows.map((row) => ({
          ...row,
          title: `${row.title}（面向县域医院、社区卫生服务中心与乡镇卫生院医务人员的多中心匿名调查）`,
          num: 123456789,
        })),
        last_page: 3,
      },
      缺图: { data: withoutPictures(rows, 'thumb'), last_page: 3 },
      脏数据: {
        data: [
          { ...rows[0], id: '601', num: '1268', end_time: '4102415999', status: '1' },
          { ...rows[1], thumb: null, num: null, end_time: 0 },
          { ...rows[2], title: '' },
          { ...rows[3], id: 601, num: -3, subtitle: null },
        ],
        last_page: '3',
        current_page: '1',
      },
    },
  }),
];
