import { manyRows, sampleOf, withoutPictures } from '../sample.ts';
import { navList } from './endpoints.ts';

const icons: [name: string, picture: string, link: string][] = [
  ['视频课', 'video', '/cate?type=0'],
  ['音频课', 'audio', '/cate?type=1'],
  ['图文课', 'article', '/cate?type=2'],
  ['专栏', 'column', '/zhuanlanmore?type=3'],
  ['直播大厅', 'live', '/house'],
  ['拼团活动', 'group', '/activity'],
  ['病例问卷', 'form', '/questionnaire_list'],
  ['资料下载', 'file', '/database'],
  ['名医工作室', 'doctor', '/treeSelect'],
  ['学术会议', 'history', 'https://example.com/meeting'],
];

const rows = icons.map(([icon_name, icon, icon_link], index) => ({
  id: index + 1,
  icon_name,
  icon_thumb: `/media/nav-${icon}.svg`,
  icon_link,
  jion: icon_link.startsWith('/') ? 0 : 1,
}));

export const samples = [
  sampleOf(navList, {
    payload: {},
    wild: [{ id: 1, icon_name: '课程', icon_thumb: '/i.svg', icon_link: '/more', jion: '0' }],
    data: [{ id: '1', name: '课程', thumb: '/i.svg', link: '/more', joinsApp: true }],
    tidy: rows,
    states: {
      一条: rows.slice(0, 1),
      两条: rows.slice(0, 2),
      三条: rows.slice(0, 3),
      四条: rows.slice(0, 4),
      五条: rows.slice(0, 5),
      很多: manyRows(rows),
      长文字: rows.map((row) => ({ ...row, icon_name: `${row.icon_name}与继续教育项目申报` })),
      缺图: withoutPictures(rows, 'icon_thumb'),
      脏数据: [
        { ...rows[0], id: '1', jion: '0', sort: '3' },
        { ...rows[1], icon_thumb: null, jion: null },
        { ...rows[2], icon_link: null },
        { ...rows[3], icon_link: 'javascript:alert(1)', jion: '1' },
        { ...rows[4], icon_name: null },
      ],
    },
  }),
];
