import { productRows, readProductRow, wildProductRow } from '../course/samples.ts';
import { cover, pageOf, sampleOf } from '../sample.ts';
import { newsDetail, newsPage, newsSections, searchNews } from './endpoints.ts';

const found = { keyword: '心电', sort: 'best', page: 1 };

export const headlines = [
  ['高血压防治指南更新要点一览', '学科进展', '心血管编辑部', 2827],
  ['基层慢病管理迎来新规范', '政策动态', '基层卫生观察', 5568],
  ['儿童用药保障政策再加力', '政策动态', '临床药学组', 86],
  ['急救知识进校园系列课上线', '健康科普', '科普工作组', 12_400],
].map(([title, type_name, author, read_num], index) => ({
  ...{ id: index + 1, title, type_name, author, read_num },
  thumb: `/media/news-${index + 1}.svg`,
  create_time: 1_760_000_000 - index * 86_400,
}));

const article = `<p><strong>新版指南调整了诊断界值与起始治疗时机。</strong></p><h2>研究背景</h2><p>此次更新汇总了近五年的高质量研究，并由多学科专家组分两轮讨论形成推荐意见。</p><p><img src="${cover(1)}" alt=""></p><h2>关键结论</h2><ul><li>先评估整体风险，再决定干预强度</li><li>随访间隔根据稳定程度调整</li></ul>`;
const wildHeadline = {
  ...{ ...headlines[0], id: 7, title: '指南更新', author: null, read_num: '86' },
  create_time: 1767225600,
};
const readHeadline = {
  ...{ id: '7', title: '指南更新', section: '学科进展', author: '', reads: 86 },
  publishedAt: 1767225600000,
};

export const samples = [
  sampleOf(searchNews, {
    payload: found,
    tidy: pageOf(headlines),
    wild: pageOf([wildHeadline]),
    data: { items: [readHeadline], pageCount: 1 },
  }),
  sampleOf(newsSections, {
    payload: {},
    tidy: ['政策动态', '学科进展', '健康科普'].map((type_name, index) => ({
      id: index + 1,
      type_name,
    })),
    wild: [{ id: 1, type_name: '公告' }],
    data: [{ id: '1', name: '公告' }],
  }),
  sampleOf(newsPage, {
    payload: { type_id: '', page: 1 },
    tidy: pageOf(headlines),
    wild: { data: [wildHeadline], last_page: 3 },
    data: { items: [readHeadline], pageCount: 3 },
  }),
  sampleOf(newsDetail, {
    payload: { id: '7' },
    tidy: {
      ...{ ...headlines[0], content: article, like_num: 28, is_collect: 1 },
      summary: '新版指南调整了诊断界值与起始治疗时机。',
      product: productRows.slice(0, 2),
    },
    wild: {
      ...wildHeadline,
      content: '<p>正文</p>',
      summary: '摘要',
      like_num: 2,
      is_like: 1,
      product: [wildProductRow],
    },
    data: {
      ...readHeadline,
      html: '<p>正文</p>',
      summary: '摘要',
      likes: 2,
      liked: true,
      collected: false,
      courses: [readProductRow],
    },
  }),
];
