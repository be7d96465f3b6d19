/** A complete published home document with one classic page of its own. */
export const wholeHome = {
  version: 2,
  template: 'ordered',
  loginSwitch: 'phone',
  sections: [
    {
      name: '搜索框',
      open: true,
      title: '',
    },
    {
      name: '轮播图',
      open: true,
      title: '',
      when: {
        audience: 'visitor',
      },
    },
    {
      name: '课程模块',
      id: 'hot',
      open: true,
      title: '热门课程',
      settings: {
        as: 'rail',
        count: 6,
        tokens: {
          accent: '#5b3fd1',
        },
      },
      source: {
        path: '/v4/index/getIndexList',
        payload: {
          type: 2,
        },
      },
      theme: 'draw',
      when: {
        all: [
          {
            audience: 'member',
          },
          {
            between: ['2026-11-01 00:00', null],
          },
          {
            share: {
              of: 'spring',
              percent: 50,
              variants: ['a', 'b'],
              variant: 'a',
            },
          },
        ],
      },
    },
    {
      name: '双列组',
      id: 'more',
      open: true,
      title: '更多内容',
      sections: [
        {
          name: '资讯列表',
          settings: {
            count: 3,
          },
        },
        {
          name: '课程模块',
          title: '最新课程',
        },
      ],
    },
  ],
  layouts: {
    variant2: {
      theme: 'food',
      nodes: [
        {
          name: '搜索框',
        },
        {
          name: '轮播图',
          settings: {
            count: 4,
          },
        },
        {
          name: '课程模块',
          title: '大家在学',
          settings: {
            as: 'rail',
            count: 6,
          },
        },
        {
          name: '双列组',
          title: '边听边看',
          sections: [
            {
              name: '资讯列表',
            },
            {
              name: '优质内容',
            },
          ],
        },
      ],
    },
  },
  memberCard: {
    description: '',
  },
  banners: [],
  icons: [],
  tabs: [
    {
      name: '发现',
      shown: true,
    },
    {
      name: '分类',
      shown: true,
    },
    {
      name: '订阅',
      shown: true,
    },
    {
      name: '消息',
      shown: true,
    },
    {
      name: '我的',
      shown: true,
    },
  ],
  follow: {
    name: '医学课堂',
    picture: '/media/wechat.svg',
  },
  site: {
    title: '医学课堂',
    logo: '/media/logo.svg',
    copyright: '',
    copyrightLink: '',
    shareText: '',
    sharePicture: '/media/logo.svg',
  },
};
