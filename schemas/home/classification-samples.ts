import { manyRows, sampleOf, withoutPictures } from '../sample.ts';
import { diseaseList, drugList, usageList } from './endpoints.ts';

type CategoryLine = [name: string, picture: string];

const categorySamples = (firstId: number, tail: string, lines: readonly CategoryLine[]) => {
  const rows = lines.map(([type_name, picture], index) => ({
    id: index + firstId,
    type_name,
    thumb: `/media/class-${picture}.svg`,
  }));
  const page = (new_array: unknown[], page_num: unknown = 3) => ({ new_array, page_num });
  return {
    tidy: page(rows),
    states: {
      一条: page(rows.slice(0, 1), 1),
      很多: page(manyRows(rows)),
      长文字: page(rows.map((row) => ({ ...row, type_name: `${row.type_name}${tail}` }))),
      缺图: page(withoutPictures(rows, 'thumb')),
      脏数据: page(
        [
          { ...rows[0], id: String(firstId), child: [] },
          { ...rows[1], thumb: null },
          { ...rows[2], type_name: null },
          { ...rows[3], id: firstId },
        ],
        '3',
      ),
    },
  };
};

export const samples = [
  sampleOf(diseaseList, {
    payload: { page: 1 },
    wild: { new_array: [{ id: 1, type_name: '糖尿病' }], page_num: 1 },
    data: { items: [{ name: '糖尿病' }] },
    ...categorySamples(701, '及其并发症的长期管理', [
      ['高血压', 'gauge'],
      ['冠心病', 'heart'],
      ['糖尿病', 'drop'],
      ['慢阻肺', 'lungs'],
      ['支气管哮喘', 'inhaler'],
      ['脑卒中', 'brain'],
      ['慢性胃炎', 'stomach'],
      ['类风湿关节炎', 'bone'],
      ['腰椎间盘突出', 'spine'],
      ['睡眠障碍', 'moon'],
    ]),
  }),
  sampleOf(usageList, {
    payload: { page: 1 },
    wild: { new_array: [], page_num: 0 },
    data: { items: [], pageCount: 0 },
    ...categorySamples(801, '与临床带教综合能力提升', [
      ['规范化培训', 'cap'],
      ['执业医师备考', 'book'],
      ['职称晋升', 'chart'],
      ['继续教育', 'clipboard'],
      ['病例讨论', 'people'],
      ['门诊实战', 'stethoscope'],
      ['急救技能', 'heart'],
      ['手术演示', 'scalpel'],
      ['影像读片', 'scan'],
      ['医患沟通', 'speech'],
    ]),
  }),
  sampleOf(drugList, {
    payload: { page: 1 },
    wild: { new_array: [], page_num: 0 },
    data: { items: [], pageCount: 0 },
    ...categorySamples(901, '的合理使用与处方审核', [
      ['降压药', 'gauge'],
      ['降糖药', 'drop'],
      ['调脂药', 'liver'],
      ['抗菌药物', 'shield'],
      ['抗凝与抗血小板', 'heart'],
      ['吸入制剂', 'inhaler'],
      ['质子泵抑制剂', 'stomach'],
      ['镇痛药', 'bandage'],
      ['疫苗', 'syringe'],
      ['中成药', 'leaf'],
    ]),
  }),
];
