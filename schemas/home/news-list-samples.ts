import { manyRows, sampleOf, withoutPictures } from '../sample.ts';
import { newsList } from './endpoints.ts';

const headlines = [
  '国家级继续教育项目申报开始受理',
  '高血压防治指南更新要点一览',
  '基层慢病管理迎来新规范',
  '抗菌药物分级管理目录调整',
  '县域医共体建设经验交流',
  '医师定期考核流程优化',
  '住院医师规范化培训招录启动',
  '线上复诊服务范围进一步扩大',
  '慢阻肺纳入基本公共卫生服务',
  '互联网诊疗监管细则解读',
];

/** 2026-11-20 12:00 in China, in seconds. */
const NOON = 1_795_147_200;
const HALF_DAY = 43_200;

const rows = headlines.map((title, index) => ({
  id: index + 701,
  title,
  thumb: `/media/news-${(index % 6) + 1}.svg`,
  create_time: NOON - index * HALF_DAY,
}));

export const samples = [
  sampleOf(newsList, {
    payload: {},
    wild: [{ id: 1, title: '指南' }],
    data: [{ id: '1', title: '指南', publishedAt: null }],
    tidy: rows,
    states: {
      一条: rows.slice(0, 1),
      很多: manyRows(rows),
      长文字: rows.map((row) => ({
        ...row,
        title: `${row.title}：多部门联合发文明确时间表与路线图，涉及基层医疗机构人员培训与考核`,
      })),
      缺图: withoutPictures(rows, 'thumb'),
      脏数据: [
        { ...rows[0], id: '701', click: '1024' },
        { ...rows[1], thumb: null, create_time: null },
        { ...rows[2], create_time: '2026-11-19 08:30' },
        { ...rows[3], id: null },
        { ...rows[4], id: 701, title: '<b>县域</b>医共体建设经验交流' },
      ],
    },
  }),
];
