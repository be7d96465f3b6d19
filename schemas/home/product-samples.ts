import { cover, manyRows, pageOf, sampleOf, withoutPictures } from '../sample.ts';
import { audioProducts, columnProducts, graphicProducts, videoProducts } from './endpoints.ts';

type CourseLine = [title: string, teacher: string, price: string, learners: number];

type Wire = {
  listKey: string;
  /** Before the names of a row's fields. */
  prefix: 'course' | 'column';
  typeField: 'course_type' | 'choice_type';
  type: number;
  typeName: string;
  firstId: number;
  firstCover: number;
  /** Appended for long titles. */
  tail: string;
};

const courseSamples = (wire: Wire, lines: readonly CourseLine[]) => {
  const { listKey, prefix, typeField, type, typeName, firstId, firstCover, tail } = wire;
  const [name, thumb] = [`${prefix}_name`, `${prefix}_thumb`];
  const rows = lines.map(([title, teacher_name, price, virtual_stock], index) => ({
    id: index + firstId,
    [typeField]: type,
    [name]: title,
    [thumb]: cover(index + firstCover),
    price,
    virtual_stock,
    teacher_name,
    create_time: 1_795_000_000 - index * 86_400,
  }));
  const page = (data: unknown, last_page: unknown = 3) => ({ [listKey]: { data, last_page } });
  return {
    tidy: page(rows),
    states: {
      一条: page(rows.slice(0, 1), 1),
      很多: page(manyRows(rows)),
      长文字: page(
        rows.map((row) => ({
          ...row,
          [name]: `${row[name]}${tail}`,
          teacher_name: '阿卜杜热合曼·买买提依明 主任医师',
          price: '129999.00',
          virtual_stock: 123456789,
        })),
      ),
      缺图: page(withoutPictures(rows, thumb)),
      脏数据: page(
        [
          {
            ...rows[0],
            id: String(firstId),
            [typeField]: String(type),
            price: 29.9,
            virtual_stock: '860',
            create_time: '2026-11-01 08:00:00',
          },
          {
            ...rows[1],
            teacher_name: null,
            virtual_stock: null,
            [thumb]: null,
            price: null,
            create_time: null,
          },
          { ...rows[2], [typeField]: typeName },
          { ...rows[3], id: firstId, extra: [] },
        ],
        '3',
      ),
    },
  };
};

export const samples = [
  sampleOf(videoProducts, {
    payload: { page: 1 },
    wild: { videoList: { data: [{ id: 1, course_type: 0, course_name: '课' }], last_page: 2 } },
    data: { items: [{ type: 0, title: '课' }], pageCount: 2 },
    ...courseSamples(
      {
        listKey: 'videoList',
        prefix: 'course',
        typeField: 'course_type',
        type: 0,
        typeName: '视频',
        firstId: 201,
        firstCover: 5,
        tail: '（含操作前准备、分步慢放讲解、常见失误回放与考核评分标准）',
      },
      [
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
      ],
    ),
  }),
  sampleOf(audioProducts, {
    payload: { page: 1 },
    wild: { voiceList: pageOf([]) },
    data: { items: [], pageCount: 1 },
    ...courseSamples(
      {
        listKey: 'voiceList',
        prefix: 'course',
        typeField: 'course_type',
        type: 1,
        typeName: '音频',
        firstId: 301,
        firstCover: 7,
        tail: '（共六十集、每周一三五更新、附讲稿与延伸阅读）',
      },
      [
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
      ],
    ),
  }),
  sampleOf(graphicProducts, {
    payload: { page: 1 },
    wild: { imgList: pageOf([]) },
    data: { items: [], pageCount: 1 },
    ...courseSamples(
      {
        listKey: 'imgList',
        prefix: 'course',
        typeField: 'course_type',
        type: 2,
        typeName: '图文',
        firstId: 401,
        firstCover: 2,
        tail: '（含流程图、剂量对照表、随访时间表与患者教育要点，可下载打印）',
      },
      [
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
      ],
    ),
  }),
  sampleOf(columnProducts, {
    payload: { page: 1 },
    wild: {
      column: {
        data: [{ id: 1, choice_type: 3, column_name: '栏', column_thumb: '/c.svg' }],
        last_page: 1,
      },
    },
    data: { items: [{ type: 3, title: '栏', thumb: '/c.svg' }], pageCount: 1 },
    ...courseSamples(
      {
        listKey: 'column',
        prefix: 'column',
        typeField: 'choice_type',
        type: 3,
        typeName: '专栏',
        firstId: 501,
        firstCover: 9,
        tail: '（全年更新、共一百二十讲、含直播答疑与病例讨论）',
      },
      [
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
      ],
    ),
  }),
];
