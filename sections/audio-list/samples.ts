import { defineSamples } from '../define-samples.ts';
import { cover, manyRows, withoutPictures } from '../sample-rows.ts';

const audios: [title: string, teacher: string, price: string, learners: number][] = [
  ['每天五分钟，听懂一个药', '郑雪', '0.00', 86210],
  ['查房夜话：低钠血症', '何文博', '9.90', 3120],
  ['睡前十五分钟正念放松', '黄婉清', '0.00', 154300],
  ['听得懂的心音课', '周明', '19.90', 4096],
  ['急诊值班手记', '冯志强', '0.00', 7204],
  ['呼吸科的一百个追问', '孙立群', '29.00', 1688],
  ['给年轻医生的沟通课', '许佳', '15.00', 5930],
  ['孕期用药问与答', '沈可', '0.00', 2417],
  ['医学英语晨读', '林静', '12.80', 9985],
  ['儿科门诊里的故事', '赵宁', '0.00', 11260],
];

const rows = audios.map(([course_name, teacher_name, price, virtual_stock], index) => ({
  id: index + 301,
  course_type: 1,
  course_name,
  course_thumb: cover(index + 7),
  price,
  virtual_stock,
  teacher_name,
  create_time: 1_795_000_000 - index * 86_400,
}));

const page = (data: unknown, last_page: unknown = 3) => ({ voiceList: { data, last_page } });

export const samples = defineSamples({
  常规: page(rows),
  一条: page(rows.slice(0, 1), 1),
  很多: page(manyRows(rows)),
  长文字: page(
    rows.map((row) => ({
      ...row,
      course_name: `${row.course_name}（共六十集、每周一三五更新、附讲稿与延伸阅读）`,
      teacher_name: '阿卜杜热合曼·买买提依明 主任医师',
      price: '129999.00',
      virtual_stock: 123456789,
    })),
  ),
  缺图: page(withoutPictures(rows, 'course_thumb')),
  脏数据: page(
    [
      {
        ...rows[0],
        id: '301',
        course_type: '1',
        price: 29.9,
        virtual_stock: '860',
        create_time: '2026-11-01 08:00:00',
      },
      {
        ...rows[1],
        teacher_name: null,
        virtual_stock: null,
        course_thumb: null,
        price: null,
        create_time: null,
      },
      { ...rows[2], course_type: '音频' },
      { ...rows[3], id: 301, extra: [] },
    ],
    '3',
  ),
});
