import { defineSamples } from '../define-samples.ts';
import { cover, manyRows, withoutPictures } from '../sample-rows.ts';

const videos: [title: string, teacher: string, price: string, learners: number][] = [
  ['心肺复苏完整演示：成人、儿童与婴儿', '冯志强', '0.00', 48210],
  ['门诊腹部触诊十分钟', '陈思远', '0.00', 9310],
  ['深静脉穿刺置管操作', '邓海涛', '49.90', 5127],
  ['眼底镜检查：看清这六个征象', '唐悦', '29.00', 1894],
  ['腰椎穿刺的体位与进针', '周明', '39.00', 2760],
  ['清创缝合：从持针到打结', '许佳', '19.90', 13405],
  ['气管插管困难气道处理', '孙立群', '59.00', 3618],
  ['胰岛素注射的正确示范', '吴晓岚', '0.00', 27530],
  ['肩关节查体与常见损伤', '邓海涛', '25.00', 846],
  ['床旁超声评估容量状态', '唐悦', '89.00', 1572],
];

const rows = videos.map(([course_name, teacher_name, price, virtual_stock], index) => ({
  id: index + 201,
  course_type: 0,
  course_name,
  course_thumb: cover(index + 5),
  price,
  virtual_stock,
  teacher_name,
  create_time: 1_795_000_000 - index * 86_400,
}));

const page = (data: unknown, last_page: unknown = 3) => ({ videoList: { data, last_page } });

export const samples = defineSamples({
  常规: page(rows),
  一条: page(rows.slice(0, 1), 1),
  很多: page(manyRows(rows)),
  长文字: page(
    rows.map((row) => ({
      ...row,
      course_name: `${row.course_name}（含操作前准备、分步慢放讲解、常见失误回放与考核评分标准）`,
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
        id: '201',
        course_type: '0',
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
      { ...rows[2], course_type: '视频' },
      { ...rows[3], id: 201, extra: [] },
    ],
    '3',
  ),
});
