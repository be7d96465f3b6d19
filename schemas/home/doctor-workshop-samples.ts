import { manyRows, sampleOf, withoutPictures } from '../sample.ts';
import { workshopList } from './endpoints.ts';

const doctors: [name: string, shop: string][] = [
  ['陈思远', '心内科工作室'],
  ['唐悦', '超声诊断工作室'],
  ['孙立群', '呼吸与危重症'],
  ['黄婉清', '临床营养'],
  ['冯志强', '急诊医学工作室'],
  ['郑雪', '输血与血液病'],
  ['邓海涛', '骨科康复工作室'],
  ['许佳', '护理质量改进'],
  ['赵宁', '新生儿科'],
  ['沈可', '皮肤科门诊'],
];

const rows = doctors.map(([real_name, shop_name], index) => ({
  id: index + 901,
  teacher_id: index + 41,
  headimg: `/media/avatar-${index + 1}.svg`,
  real_name,
  shop_name,
}));

const pageOf = (new_array: unknown[], page_num = 3) => ({ new_array, page_num });

export const samples = [
  sampleOf(workshopList, {
    payload: { page: 1 },
    wild: {
      new_array: [{ id: 1, teacher_id: 8, headimg: '/h.svg', real_name: '陈', shop_name: '室' }],
      page_num: 1,
    },
    data: {
      items: [{ id: '1', teacherId: '8', avatar: '/h.svg', name: '陈', shop: '室' }],
      pageCount: 1,
    },
    tidy: pageOf(rows),
    states: {
      一条: pageOf(rows.slice(0, 1), 1),
      很多: pageOf(manyRows(rows), 1),
      长文字: pageOf(
        rows.map((row) => ({
          ...row,
          real_name: '阿卜杜热合曼·买买提依明',
          shop_name: `${row.shop_name}暨基层医师慢病管理联合培训中心`,
        })),
      ),
      缺图: pageOf(withoutPictures(rows, 'headimg')),
      脏数据: {
        new_array: [
          { ...rows[0], id: '901', teacher_id: '41', fans: '120' },
          { ...rows[1], headimg: null, shop_name: null },
          { ...rows[2], teacher_id: null },
          { ...rows[3], id: 901, shop_name: 365 },
        ],
        page_num: '3',
      },
    },
  }),
];
