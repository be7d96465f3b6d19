/** Typical mistakes in a home document, one per item. */
export const faultyHome = [
  { name: '搜索框', title: 12345, theme: 'purple' },
  '首页横幅',
  { name: '课程模块', id: 'hot', settings: { count: 99, as: 'circle', speed: 3 } },
  { name: '课程模块', id: 'hot', title: '同一个编号' },
  { name: '专栏模块', settings: { tokens: { accent: '#ffe000', text: 'red' } } },
  { name: '资讯列表', source: { path: '/v1/no/such' }, when: { audience: 'everybody' } },
  { title: '没有名称' },
  {
    name: '双列组',
    id: 'pair',
    sections: [{ name: '音频模块', settings: { count: 0 } }, { name: '标签组' }],
  },
  { name: '标签组', id: 'empty', sections: [] },
  { name: '视频模块', title: '这一项没有错' },
];
