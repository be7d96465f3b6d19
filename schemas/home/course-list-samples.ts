import { cover, manyRows, sampleOf, withoutPictures } from '../sample.ts';
import { newCourseList } from './endpoints.ts';

const courses: [title: string, teacher: string, type: number, price: string, learners: number][] = [
  ['内科门诊常见病诊疗系列', '陈思远', 4, '399.00', 8620],
  ['超声基础：从切面到诊断', '唐悦', 4, '268.00', 4310],
  ['新生儿复苏操作训练', '赵宁', 0, '0.00', 15230],
  ['全科医生的皮肤病图谱', '沈可', 2, '49.00', 2975],
  ['临床营养评估与干预', '黄婉清', 5, '188.00', 1163],
  ['急诊胸痛的鉴别思路', '冯志强', 0, '29.90', 6482],
  ['合理用血与输血反应处理', '郑雪', 1, '0.00', 731],
  ['骨科查体一百招', '邓海涛', 4, '239.00', 20418],
  ['呼吸机参数怎么调', '孙立群', 5, '328.00', 3926],
  ['护理文书书写规范与常见扣分点', '许佳', 3, '59.00', 11870],
];

const rows = courses.map(([title, teacher_name, type, price, virtual_stock], index) => ({
  id: index + 101,
  type,
  title,
  thumb: cover(index + 3),
  price,
  virtual_stock,
  teacher_name,
}));

export const samples = [
  sampleOf(newCourseList, {
    payload: { page: 1 },
    wild: [{ id: 1, type: 4, title: '课' }],
    data: { items: [{ id: '1' }] },
    tidy: rows,
    states: {
      一条: rows.slice(0, 1),
      很多: manyRows(rows),
      长文字: rows.map((row) => ({
        ...row,
        title: `${row.title}：覆盖门诊、急诊与病房三个场景，含病例讨论、课后练习与专家答疑`,
        teacher_name: '阿卜杜热合曼·买买提依明 主任医师',
        price: '129999.00',
        virtual_stock: 123456789,
      })),
      缺图: withoutPictures(rows, 'thumb'),
      脏数据: [
        { ...rows[0], id: '101', type: '4', price: 399, virtual_stock: '8620', sort: '1' },
        { ...rows[1], teacher_name: null, virtual_stock: null, thumb: null, price: '' },
        { ...rows[2], id: { 编号: 3 } },
        { ...rows[3], id: 101, title: '<b>全科医生</b>的皮肤病图谱', tags: [] },
      ],
    },
  }),
];
