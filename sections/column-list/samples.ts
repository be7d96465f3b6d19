import { defineSamples } from '../define-samples.ts';
import { cover, manyRows, withoutPictures } from '../sample-rows.ts';

const columns: [title: string, teacher: string, price: string, learners: number][] = [
  ['心血管专科一百讲', '周明', '365.00', 18920],
  ['基层全科能力提升计划', '何文博', '198.00', 7640],
  ['抗感染用药精讲', '郑雪', '128.00', 4385],
  ['儿科常见病临床思维', '赵宁', '168.00', 9012],
  ['影像读片训练营', '唐悦', '299.00', 3276],
  ['急诊医学晨读', '冯志强', '0.00', 26510],
  ['慢病管理与健康教育', '吴晓岚', '88.00', 1749],
  ['护士长的管理课', '许佳', '99.00', 5128],
  ['临床研究设计与统计', '何文博', '258.00', 2093],
  ['中西医结合门诊笔记', '沈可', '0.00', 6471],
];

const rows = columns.map(([column_name, teacher_name, price, virtual_stock], index) => ({
  id: index + 501,
  choice_type: 3,
  column_name,
  column_thumb: cover(index + 9),
  price,
  virtual_stock,
  teacher_name,
  create_time: 1_795_000_000 - index * 86_400,
}));

const page = (data: unknown, last_page: unknown = 3) => ({ column: { data, last_page } });

export const samples = defineSamples({
  常规: page(rows),
  一条: page(rows.slice(0, 1), 1),
  很多: page(manyRows(rows)),
  长文字: page(
    rows.map((row) => ({
      ...row,
      column_name: `${row.column_name}（全年更新、共一百二十讲、含直播答疑与结业证书）`,
      teacher_name: '阿卜杜热合曼·买买提依明 主任医师',
      price: '129999.00',
      virtual_stock: 123456789,
    })),
  ),
  缺图: page(withoutPictures(rows, 'column_thumb')),
  脏数据: page(
    [
      {
        ...rows[0],
        id: '501',
        choice_type: '3',
        price: 29.9,
        virtual_stock: '860',
        create_time: '2026-11-01 08:00:00',
      },
      {
        ...rows[1],
        teacher_name: null,
        virtual_stock: null,
        column_thumb: null,
        price: null,
        create_time: null,
      },
      { ...rows[2], choice_type: '专栏' },
      { ...rows[3], id: 501, extra: [] },
    ],
    '3',
  ),
});
