import { cover, manyRows, sampleOf, withoutPictures } from '../sample.ts';
import { featuredList } from './endpoints.ts';

const courses: [title: string, teacher: string, type: number, price: string, learners: number][] = [
  ['急性心肌梗死的早期识别与规范救治', '陈思远', 4, '199.00', 12860],
  ['高血压合理用药：从指南到门诊', '林静', 0, '0.00', 9864],
  ['二十讲读懂心电图', '周明', 5, '299.00', 35210],
  ['糖尿病足的分级与换药示范', '吴晓岚', 2, '39.90', 1206],
  ['儿童发热的家庭处理与就诊时机', '赵宁', 0, '0.00', 128400],
  ['慢阻肺吸入装置的正确使用', '孙立群', 1, '9.90', 842],
  ['循证医学入门：怎样读一篇临床研究', '何文博', 3, '129.00', 5630],
  ['基层抗菌药物使用二十问', '郑雪', 2, '0.00', 2291],
  ['卒中溶栓：和时间赛跑的六十分钟', '冯志强', 4, '159.00', 7745],
  ['医患沟通：把坏消息说清楚', '许佳', 1, '19.90', 3308],
];

const rows = courses.map(([title, teacher_name, type, price, virtual_stock], index) => ({
  id: index + 1,
  type,
  title,
  thumb: cover(index),
  price,
  virtual_stock,
  teacher_name,
}));

export const samples = [
  sampleOf(featuredList, {
    payload: { page: 1 },
    wild: {
      new_array: [
        { id: 1, type: 4, title: '课', price: '9.9', virtual_stock: '12', teacher_name: '陈' },
      ],
      page_num: 3,
    },
    data: { items: [{ id: '1', price: '9.90', learners: 12, teacher: '陈' }], pageCount: 3 },
    tidy: { new_array: rows, page_num: 3 },
    states: {
      一条: { new_array: rows.slice(0, 1), page_num: 1 },
      很多: { new_array: manyRows(rows), page_num: 3 },
      长文字: {
        new_array: rows.map((row) => ({
          ...row,
          title: `${row.title}——附二〇二六年最新诊疗规范要点解读、门诊常见误区与十二个真实场景的处理示范`,
          teacher_name: '阿卜杜热合曼·买买提依明 主任医师、教授、博士生导师',
          price: '129999.00',
          virtual_stock: 123456789,
        })),
        page_num: 3,
      },
      缺图: { new_array: withoutPictures(rows, 'thumb'), page_num: 3 },
      脏数据: {
        new_array: [
          {
            ...rows[0],
            id: '1',
            type: '4',
            price: 199,
            virtual_stock: '12860',
            备注: { 来源: [] },
          },
          { ...rows[1], teacher_name: null, virtual_stock: null, thumb: null, price: null },
          { id: 3, type: 0, title: null, price: '0.00' },
          { ...rows[3], id: 1, price: '免费', thumb: 'javascript:alert(1)' },
        ],
        page_num: '3',
        per_page: '10',
      },
    },
  }),
];
