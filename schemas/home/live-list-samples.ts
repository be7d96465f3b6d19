import { manyRows, sampleOf, withoutPictures } from '../sample.ts';
import { liveList } from './endpoints.ts';

const lives: [title: string, status: number, admission: number, price: string, viewers: number][] =
  [
    ['冠心病介入治疗年度进展解读', 1, 1, '免费', 12846],
    ['疑难心电图现场判读', 0, 1, '29.90', 362],
    ['卒中绿色通道病例复盘', 3, 1, '0.00', 48210],
    ['胸部 CT 读片会（第十二期）', 1, 0, '免费', 1908],
    ['幽门螺杆菌根除方案更新', 3, 1, '19.00', 7340],
    ['胰岛素泵操作演示', 0, 0, '免费', 0],
    ['抗菌药物处方点评', 3, 1, '免费', 5126],
    ['膝关节镜手术直播', 1, 1, '99.00', 23607],
    ['儿童发热门诊常见误区', 3, 1, '免费', 90412],
    ['护理查房：压力性损伤', 3, 1, '9.90', 864],
  ];

/** 2026-12-01 19:30 in China, in seconds. */
const START = 1_796_124_600;
const DAY = 86_400;

const rows = lives.map(
  ([broadcast_name, broadcast_status, is_admission, broadcast_price, munber], index) => ({
    id: index + 301,
    broadcast_name,
    broadcast_img: `/media/live-${index + 1}.svg`,
    broadcast_status,
    is_admission,
    broadcast_price,
    munber,
    start_time: START + index * DAY,
    has_replay: broadcast_status === 3 && index < 8 ? 1 : 0,
  }),
);

const pageOf = (data: unknown[], count_num = 3) => ({ data, count_num });

export const samples = [
  sampleOf(liveList, {
    payload: { page: 1 },
    wild: {
      data: [
        {
          id: 1,
          broadcast_name: '查房',
          broadcast_status: '1',
          is_admission: 0,
          munber: '9',
          broadcast_price: '免费',
        },
      ],
      count_num: 2,
    },
    data: {
      items: [{ title: '查房', status: 1, opensFreely: false, viewers: 9, price: '0.00' }],
      pageCount: 2,
    },
    tidy: pageOf(rows),
    states: {
      一条: pageOf(rows.slice(0, 1), 1),
      很多: pageOf(manyRows(rows), 1),
      长文字: pageOf(
        rows.map((row) => ({
          ...row,
          broadcast_name: `${row.broadcast_name}：多中心病例讨论与专家连线答疑专场（含回放与课件下载）`,
          broadcast_price: '129999.00',
          munber: 123456789,
        })),
      ),
      缺图: pageOf(withoutPictures(rows, 'broadcast_img')),
      脏数据: {
        data: [
          { ...rows[0], id: '301', broadcast_status: '1', is_admission: '1', munber: '12846' },
          {
            ...rows[1],
            broadcast_img: null,
            broadcast_price: null,
            start_time: '2026-12-01 19:30:00',
          },
          { ...rows[2], broadcast_status: 7, munber: null },
          { ...rows[3], broadcast_name: null },
        ],
        count_num: '3',
        limit: 10,
      },
    },
  }),
];
