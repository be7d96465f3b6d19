import type { CallRow } from './calls/call-row.ts';

/** The specified calls, row by row: path, what each sends, and one answer in full. */
export const calls: Readonly<Record<string, CallRow>> = {
  '/v1/wxlogin/Info': [
    { code: 'c', member_id: '7' },
    { info: { token: 't' }, user: { id: 1, nickname: '小林' } },
    { info: { token: 't' }, user: { id: '1', nickname: '小林', avatar: '' } },
  ],
  '/v9/Member/is_setform': [{ type: 1 }, '0', 0],
  '/v1/Login/switchVersion': [{}, '2', 2],
  '/v1/index/logo': [
    {},
    {
      text_name: '医学课堂',
      logo_url: '/l.svg',
      copyright_name: 'c',
      copyright_name_url: '/c',
      value: 'v',
    },
    { title: '医学课堂', logo: '/l.svg', copyright: 'c', copyrightLink: '/c', shareText: 'v' },
  ],
  '/v1/member/encryption': [{}, { member_id: 3, p_id: null }, { memberId: '3', parentId: '' }],
  '/v1/member/getBuildPhone': [{}, '13800000000', '13800000000'],
  '/v1/member/memberInfo': [{}, { member_id: 3 }, { memberId: '3' }],
  '/v2/offercoupon/getcouponList2': [
    {},
    [{ id: 1, title: '满减', price: '5', is_receive: 1 }],
    [{ id: '1', title: '满减', amount: '5.00', received: true }],
  ],
  '/v1/help/getModuleStart': [{}, { liveModule: '1' }, { liveModule: true }],
  '/v5/bro/show_bro': [
    { page: 1 },
    {
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
    {
      items: [{ title: '查房', status: 1, opensFreely: false, viewers: 9, price: '0.00' }],
      pageCount: 2,
    },
  ],
  '/v1/index/banner': [
    {},
    [{ thumb: '/a.svg', link_url: '/more', title_name: '春' }],
    [{ thumb: '/a.svg', link: '/more', title: '春' }],
  ],
  '/v1/allList?type=1': [
    { page: 1 },
    [{ id: 1, type: 0, title: '课' }],
    { items: [{ id: '1', type: 0 }], pageCount: null },
  ],
  '/v1/index/nav': [
    {},
    [{ id: 1, icon_name: '课程', icon_thumb: '/i.svg', icon_link: '/more', jion: '0' }],
    [{ id: '1', name: '课程', thumb: '/i.svg', link: '/more', joinsApp: true }],
  ],
  '/v1/index/sort': [{}, [{ name: '轮播图' }], [{ name: '轮播图' }]],
  '/v4/index/alertWx': [
    {},
    { system_name: '医学课堂', wxcode: '/q.svg' },
    { name: '医学课堂', picture: '/q.svg' },
  ],
  '/v4/index/getTypeList': [{}, [{ id: 1, type_name: '内科' }], [{ id: '1', name: '内科' }]],
  '/v4/index/getTwoList': [
    { type_id: '1' },
    [{ id: 2, type_name: '心内' }],
    [{ id: '2', name: '心内' }],
  ],
  '/v4/index/getVideoList': [
    { type_id: '1', page: 1 },
    { pagedata: [], count_page: 3 },
    { items: [], pageCount: 3 },
  ],
  '/v4/index/getIndexList': [
    { type: 2, page: 1 },
    { pagedata: [], count_page: '3' },
    { items: [], pageCount: 3 },
  ],
  '/v4/index/featuredList': [
    { page: 1 },
    {
      new_array: [
        { id: 1, type: 4, title: '课', price: '9.9', virtual_stock: '12', teacher_name: '陈' },
      ],
      page_num: 3,
    },
    { items: [{ id: '1', price: '9.90', learners: 12, teacher: '陈' }], pageCount: 3 },
  ],
  '/v4/index/workshopList': [
    { page: 1 },
    {
      new_array: [{ id: 1, teacher_id: 8, headimg: '/h.svg', real_name: '陈', shop_name: '室' }],
      page_num: 1,
    },
    {
      items: [{ id: '1', teacherId: '8', avatar: '/h.svg', name: '陈', shop: '室' }],
      pageCount: 1,
    },
  ],
  '/v4/index/diseaseList': [
    { page: 1 },
    { new_array: [{ id: 1, type_name: '糖尿病' }], page_num: 1 },
    { items: [{ name: '糖尿病' }] },
  ],
  '/v4/index/useList': [{ page: 1 }, { new_array: [], page_num: 0 }, { items: [], pageCount: 0 }],
  '/v4/index/drugList': [{ page: 1 }, { new_array: [], page_num: 0 }, { items: [], pageCount: 0 }],
  '/v4/index/QuestionnaireList': [
    { page: 1 },
    { data: [{ id: 1, title: '调查', num: '4' }], last_page: 2 },
    { items: [{ participants: 4 }], pageCount: 2 },
  ],
  '/v4/view_template': [{}, { template: 'ordered' }, { template: 'ordered' }],
  '/v7/article/index': [
    {},
    [{ id: 1, title: '指南' }],
    [{ id: '1', title: '指南', publishedAt: null }],
  ],
  '/v2/team/teamList': [
    { type: 1, page: 1 },
    {
      data: [{ id: 1, type: '2', title: '秒杀', group_price: 5, num: '3', start_time: 1767225600 }],
      page_date: 2,
    },
    {
      items: [{ type: 2, groupPrice: '5.00', learners: 3, startTime: 1767225600000 }],
      pageCount: 2,
    },
  ],
  '/v7/index/getV7Index': [{ page: 1 }, [], { items: [], pageCount: null }],
  '/v7/Index/getV7Indexse': [{ page: 1 }, [], { items: [], pageCount: null }],
  '/v7/index/getBannerV7': [{}, { data: [{ thumb: '/a.svg' }] }, [{ thumb: '/a.svg', link: '' }]],
  '/v7/index/getTypeClassV7_huan': [
    { page: 1, pages: 2, type_id: '1', limit: 4 },
    [{ id: 1, type_name: '内科', child: { pagedata: [], count_page: 2, pages: 2 } }],
    [{ id: '1', name: '内科', courses: { items: [], pageCount: 2, pages: 2 } }],
  ],
  '/v7/Index/getTypeClassV7_huanse': [{ page: 1, pages: 2 }, [], []],
  '/vb/Index/getIndexSystem': [
    {},
    { retrieval_open: '1', vip_open: 0 },
    { retrieval_open: true, vip_open: false },
  ],
  '/vb/Index/getBottomStatus': [
    {},
    [{ disabled: '1' }, { disabled: '0' }],
    [{ shown: true }, { shown: false }],
  ],
  '/v1/product/listOne': [
    { page: 1 },
    { videoList: { data: [{ id: 1, course_type: 0, course_name: '课' }], last_page: 2 } },
    { items: [{ type: 0, title: '课' }], pageCount: 2 },
  ],
  '/v1/product/listTwo': [
    { page: 1 },
    { voiceList: { data: [], last_page: 1 } },
    { items: [], pageCount: 1 },
  ],
  '/v1/product/listThree': [
    { page: 1 },
    { imgList: { data: [], last_page: 1 } },
    { items: [], pageCount: 1 },
  ],
  '/v1/product/column': [
    { page: 1 },
    {
      column: {
        data: [{ id: 1, choice_type: 3, column_name: '栏', column_thumb: '/c.svg' }],
        last_page: 1,
      },
    },
    { items: [{ type: 3, title: '栏', thumb: '/c.svg' }], pageCount: 1 },
  ],
  '/v1/Index/getNewCourseList': [
    { page: 1 },
    [{ id: 1, type: 4, title: '课' }],
    { items: [{ id: '1' }] },
  ],
  '/v1/product/getGraphicAuth': [{ id: '7' }, 1, true],
  '/v1/Meeting/returnAccessToken': [
    { url: 'u', urlPage: 'p' },
    {
      configs: { appid: 'a', timestamp: 1, noncestr: 'n', signature: 's' },
      defaultShare: { title: '课', imgUrl: '/i.svg' },
    },
    { configs: { appid: 'a', timestamp: '1' }, defaultShare: { title: '课', imgUrl: '/i.svg' } },
  ],
  '/v2/wxcode/index': [
    { data: 'https://a.example/' },
    { appId: 'a', timestamp: 1, nonceStr: 'n', signature: 's' },
    { appId: 'a', timestamp: '1' },
  ],
  '/v1/Member/getMemberDisabled': [{}, null, {}],
  '/v1/index/vueversion': [{}, { version: 12 }, { version: '12' }],
  '/v1/message/getMessage': [{ type: 1 }, { sum_unread_number: '4' }, 4],
};
