import { cover, manyRows, sampleOf } from '../sample.ts';
import { categoryBlocks } from './endpoints.ts';

const titles: [title: string, teacher: string, type: number, price: string, learners: number][] = [
  ['急性心肌梗死的早期识别与规范救治', '陈思远', 0, '199.00', 12860],
  ['慢阻肺吸入装置的正确使用', '孙立群', 1, '9.90', 842],
  ['肺结节随访：一张流程图看懂', '沈可', 2, '0.00', 5630],
  ['心血管内科专栏：名师带教十二讲', '林静', 3, '129.00', 35210],
];

const courses = (block: number) =>
  titles.map(([title, teacher_name, type, price, virtual_stock], index) => ({
    id: block * 100 + index + 1,
    type,
    title,
    thumb: cover(block * 4 + index),
    price,
    virtual_stock,
    teacher_name,
  }));

const names = ['临床内科', '外科与影像', '护理与药学', '中医与康复', '妇儿与心理', '通识与技能'];

const blockOf = (type_name: string, index: number) => ({
  id: index + 1,
  type_name,
  ad_image: `/media/category-${(index % 6) + 1}.svg`,
  child: { pagedata: courses(index), count_page: 5, pages: 1 },
});

const rows = names.map(blockOf);

const coursesOf = (change: (course: ReturnType<typeof courses>[number]) => object) =>
  rows.map((row) => ({
    ...row,
    child: { ...row.child, pagedata: row.child.pagedata.map(change) },
  }));

export const samples = [
  sampleOf(categoryBlocks, {
    payload: { page: 1, pages: 2, type_id: '1', limit: 4 },
    wild: [{ id: 1, type_name: '内科', child: { pagedata: [], count_page: 2, pages: 2 } }],
    data: [{ id: '1', name: '内科', courses: { ...{ items: [], pageCount: 2, pages: 2 } } }],
    tidy: rows,
    states: {
      一条: rows.slice(0, 1),
      很多: manyRows(rows),
      长文字: coursesOf((course) => ({
        ...course,
        title: `${course.title}——附最新诊疗规范要点解读、门诊常见误区与十二个真实场景的处理示范`,
        teacher_name: '阿卜杜热合曼·买买提依明 主任医师、教授',
        price: '129999.00',
        virtual_stock: 123456789,
      })).map((row) => ({
        ...row,
        type_name: `${row.type_name}及相关学科的继续教育与规范化培训专区`,
      })),
      缺图: coursesOf(({ thumb: _, ...course }) => course).map((row) => ({ ...row, ad_image: '' })),
      脏数据: [
        { ...rows[0], id: '1', child: { pagedata: courses(0), count_page: '5' } },
        { ...rows[1], ad_image: null, child: { pagedata: courses(1), count_page: null } },
        { ...rows[2], type_name: null },
        { ...rows[3], child: [] },
        { ...rows[4], id: 1, 备注: { 来源: [] } },
      ],
    },
  }),
];
