import { manyRows, sampleOf, withoutPictures } from '../sample.ts';
import { bannerList } from './endpoints.ts';

const banners: [title: string, link: string][] = [
  ['继续教育学习季', '/more'],
  ['名医直播周', '/house'],
  ['心电图判读训练营', '/activity'],
  ['学习会员年卡', '/upgradeMember'],
  ['中医经典研读', 'https://example.com/classics'],
  ['通识好课免费听', ''],
];

const rows = banners.map(([title_name, link_url], index) => ({
  thumb: `/media/banner-${index + 1}.svg`,
  link_url,
  title_name,
}));

export const samples = [
  sampleOf(bannerList, {
    payload: {},
    wild: [{ thumb: '/a.svg', link_url: '/more', title_name: '春' }],
    data: [{ thumb: '/a.svg', link: '/more', title: '春' }],
    tidy: rows,
    states: {
      一条: rows.slice(0, 1),
      很多: manyRows(rows),
      长文字: rows.map((row) => ({
        ...row,
        title_name: `${row.title_name}：面向基层医务人员的全年学习计划，含直播、病例讨论与课后答疑`,
      })),
      缺图: withoutPictures(rows, 'thumb'),
      脏数据: [
        { ...rows[0], id: '7', sort: '1' },
        { ...rows[1], thumb: null },
        { ...rows[2], title_name: null, link_url: 'javascript:alert(1)' },
        { ...rows[3], title_name: { 名称: '学习会员年卡' } },
        '/media/banner-5.svg',
      ],
    },
  }),
];
