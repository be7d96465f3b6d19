import { defineSamples } from '../define-samples.ts';
import { cover, manyRows, withoutPictures } from '../sample-rows.ts';

const graphics: [title: string, teacher: string, price: string, learners: number][] = [
  ['一图读懂高血压分级与用药路径', '林静', '0.00', 22140],
  ['血气分析五步判读法', '孙立群', '0.00', 8735],
  ['皮疹鉴别速查：三十种常见形态', '沈可', '19.90', 4218],
  ['肝功能指标异常怎么看', '陈思远', '0.00', 6307],
  ['糖尿病患者的运动处方', '吴晓岚', '9.90', 1950],
  ['处方审核常见错误案例', '郑雪', '29.00', 3342],
  ['甲状腺结节随访要点', '唐悦', '0.00', 12680],
  ['骨折石膏固定后的护理', '邓海涛', '0.00', 872],
  ['儿童生长曲线的正确读法', '赵宁', '0.00', 5126],
  ['卒中康复的黄金时间表', '周明', '12.00', 2409],
];

const rows = graphics.map(([course_name, teacher_name, price, virtual_stock], index) => ({
  id: index + 401,
  course_type: 2,
  course_name,
  course_thumb: cover(index + 2),
  price,
  virtual_stock,
  teacher_name,
  create_time: 1_795_000_000 - index * 86_400,
}));

const page = (data: unknown, last_page: unknown = 3) => ({ imgList: { data, last_page } });

export const samples = defineSamples({
  常规: page(rows),
  一条: page(rows.slice(0, 1), 1),
  很多: page(manyRows(rows)),
  长文字: page(
    rows.map((row) => ({
      ...row,
      course_name: `${row.course_name}（含流程图、剂量对照表、随访时间表与患者教育要点，可下载打印）`,
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
        id: '401',
        course_type: '2',
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
      { ...rows[2], course_type: '图文' },
      { ...rows[3], id: 401, extra: [] },
    ],
    '3',
  ),
});
