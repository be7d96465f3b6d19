import { categoryChoiceAddress, typeCoursesAddress } from '#schemas/category/addresses.ts';
import { categoryApi } from '#schemas/category/endpoints.ts';
import { classicApi } from '#schemas/classic/endpoints.ts';
import { homeApi } from '#schemas/home/endpoints.ts';
import { newsApi } from '#schemas/news/endpoints.ts';
import { searchApi } from '#schemas/search/endpoints.ts';
import { cover, manyRows } from '#sections/sample-rows.ts';
import { pageOf } from '../page-of.ts';

const course = (title: string, type: number, price: string, teacher: string, index: number) => ({
  id: index + 1,
  type,
  title,
  price,
  thumb: cover(index),
  teacher_name: teacher,
  virtual_stock: index * 731,
});

const courses = [
  course('冠心病规范化诊疗：从指南到床旁', 0, '0.00', '陈思远', 0),
  course('高血压全程管理：十个容易忽略的细节', 2, '19.90', '李文博', 1),
  course('心电图判读与临床应用专栏：名师带教十二讲', 3, '299.00', '王雅琴', 2),
  course('听懂胰岛素：通勤路上的十分钟', 1, '9.90', '张建国', 3),
  course('儿童发热与用药安全系统课', 4, '99.00', '刘静怡', 4),
  course('慢阻肺多学科专题', 5, '0.00', '杨晨光', 5),
];

const names = ['内科', '外科', '儿科', '护理', '药学', '康复'];
const named = (words: readonly string[]) =>
  words.map((type_name, index) => ({ id: index + 1, type_name, thumb: '/media/class-heart.svg' }));

const headlines = [
  ['高血压防治指南更新要点一览', '学科进展', '心血管编辑部', 2827],
  ['基层慢病管理迎来新规范', '政策动态', '基层卫生观察', 5568],
  ['儿童用药保障政策再加力', '政策动态', '临床药学组', 86],
  ['急救知识进校园系列课上线', '健康科普', '科普工作组', 12_400],
].map(([title, type_name, author, read_num], index) => ({
  ...{ id: index + 1, title, type_name, author, read_num },
  thumb: `/media/news-${index + 1}.svg`,
  create_time: 1_760_000_000 - index * 86_400,
}));

const lives = [1, 0, 3].map((broadcast_status, index) => ({
  id: index + 1,
  broadcast_name: ['冠心病介入治疗年度进展解读', '护理查房：压力性损伤', '影像读片会'][index],
  broadcast_img: `/media/live-${index + 1}.svg`,
  broadcast_status,
  is_admission: index === 1 ? 0 : 1,
  broadcast_price: index === 2 ? '29.90' : '0.00',
  munber: index * 3264,
  start_time: 1_790_000_000,
}));

const words = (list: readonly string[]) => list.map((word) => ({ word }));

const entry = (kind: string, title: unknown, thumb: unknown, more: object) => ({
  ...{ kind, title, thumb, type: 0, status: 0, is_lock: 0, price: null, by: '', num: 86 },
  ...more,
});

const mixed = [
  ...courses
    .slice(0, 2)
    .map((row) => entry('course', row.title, row.thumb, { ...row, by: row.teacher_name })),
  ...lives.map((row) =>
    entry('live', row.broadcast_name, row.broadcast_img, {
      status: row.broadcast_status,
      price: row.broadcast_price,
      create_time: row.start_time,
    }),
  ),
  ...headlines.map((row) =>
    entry('news', row.title, row.thumb, { by: row.author, create_time: row.create_time }),
  ),
];

const groups = [
  { type_name: '心血管', child: named(['高血压', '冠心病', '心律失常']) },
  {
    type_name: '呼吸',
    child: ['慢阻肺', '支气管哮喘', '肺结节'].map((type_name, id) => ({ id: id + 4, type_name })),
  },
];

const article = `<p><strong>新版指南调整了诊断界值与起始治疗时机。</strong></p><h2>研究背景</h2><p>此次更新汇总了近五年的高质量研究，并由多学科专家组分两轮讨论形成推荐意见。</p><p><img src="${cover(1)}" alt=""></p><h2>关键结论</h2><ul><li>先评估整体风险，再决定干预强度</li><li>随访间隔根据稳定程度调整</li></ul>`;

/** Answers for the pages of finding, in the wire's form. */
export const answers: Readonly<Record<string, unknown>> = {
  [searchApi.hotWords.path]: words([
    '高血压',
    '心电图',
    '抗菌药物',
    '胰岛素',
    '影像读片',
    '论文写作',
  ]),
  [searchApi.suggestWords.path]: words([
    '高血压',
    '高血压全程管理系统课',
    '难治性高血压的规范处理',
  ]),
  [searchApi.searchCounts.path]: { course: 1000, column: 2, live: 3, news: 4 },
  [searchApi.searchProducts.path]: pageOf(courses),
  [searchApi.searchLives.path]: pageOf(lives),
  [newsApi.searchNews.path]: pageOf(headlines),
  [categoryApi.productList.path]: pageOf(manyRows(courses, 24)),
  [categoryApi.categoryInfo.path]: {
    ...{ id: 1, type_name: '临床内科', parent_id: '' },
    child: named(['心血管内科', '呼吸与危重症', '神经内科']),
  },
  [categoryApi.categoryTrees.path]: [
    { key: 'type_department', tree_name: '科室', groups },
    { key: 'type_disease', tree_name: '疾病', groups },
    { key: 'type_use', tree_name: '用途', groups },
    { key: 'type_drug', tree_name: '药品', groups },
  ],
  [newsApi.newsSections.path]: named(['政策动态', '学科进展', '健康科普']),
  [newsApi.newsPage.path]: pageOf(headlines),
  [newsApi.newsDetail.path]: {
    ...headlines[0],
    content: article,
    summary: '新版指南调整了诊断界值与起始治疗时机。',
    like_num: 28,
    is_collect: 1,
    product: courses.slice(0, 2),
  },
  [categoryApi.feed.path]: pageOf(mixed.map((row, index) => ({ ...row, id: index + 1 }))),
  [classicApi.firstCategories.path]: named(names),
  [classicApi.subCategories.path]: named(['心血管内科', '呼吸与危重症', '神经内科', '消化内科']),
  [classicApi.categoryCourses.path]: { pagedata: courses, count_page: 1 },
  [homeApi.featuredList.path]: { new_array: manyRows(courses, 80), page_num: 1 },
  [homeApi.columnProducts.path]: {
    column: {
      data: courses.map(({ title, thumb, type: _, ...row }) => ({
        ...row,
        ...{ choice_type: 3, column_name: title, column_thumb: thumb },
      })),
      last_page: 1,
    },
  },
};

/** The addresses of pages that need more than an id. */
export const addresses = {
  [typeCoursesAddress.pattern]: { search: 'type=0' },
  [categoryChoiceAddress.pattern]: { search: 'tree=type_drug' },
};
