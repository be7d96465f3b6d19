/**
 * What an existing back end says, with the habits of wire rules 4 to 8: numbers as text, `[]` where an
 * object is empty, `null` for missing text, fields nobody asked for, codes as text.
 */
const picture = (name: string) => `/media/${name}.svg`;

const names = [
  '搜索框',
  '轮播图',
  '导航栏',
  '会员卡提示',
  '直播标题',
  '优质内容',
  '活动标题',
  '资讯列表',
  '课程模块',
  '视频模块',
  '音频模块',
  '图文标题',
  '专栏模块',
  '医生工作室',
  '活动病例',
  '疾病分类',
  '用途分类',
  '药品分类',
];

const flags = [
  'retrieval_open',
  'vip_open',
  'live_open',
  'activity_open',
  'information_open',
  'graphic_open',
  'course_open',
  'video_open',
  'audio_open',
  'column_open',
  'content_open',
  'workshop_open',
  'questionnaire_open',
  'classification_open_disease',
  'classification_open_use',
  'classification_open_drug',
];

const six = <T>(make: (number: number) => T): T[] => [1, 2, 3, 4, 5, 6].map(make);

const course = (number: number) => ({
  id: number,
  type: String([4, 5, 3, 0, 2, 1][number - 1]),
  title: `旧系统课程 ${number}`,
  thumb: picture('cover-ecg'),
  price: number % 2 ? '0.00' : 99,
  virtual_stock: String(number * 120),
  teacher_name: number === 3 ? null : '陈思远',
  is_del: '0',
});

const product = (kind: 'course' | 'column') => (number: number) => ({
  id: number,
  [`${kind}_name`]: `旧系统商品 ${number}`,
  [`${kind}_thumb`]: picture('cover-stroke'),
  [kind === 'course' ? 'course_type' : 'choice_type']: kind === 'course' ? '0' : '3',
  create_time: '2026-03-05 09:30:00',
  price: '19.9',
  virtual_stock: null,
  teacher_name: null,
});

const live = (number: number) => ({
  id: String(number),
  broadcast_name: `旧系统直播 ${number}`,
  broadcast_img: number === 2 ? null : picture(`live-${number}`),
  broadcast_status: String([1, 0, 3, 1, 0, 3][number - 1]),
  is_admission: number === 4 ? '0' : '1',
  broadcast_price: number % 2 ? '免费' : '29.90',
  munber: String(number * 321),
});

const activity = (number: number) => {
  const now = Math.floor(Date.now() / 1000);
  return {
    id: number,
    type: String((number % 2) + 1),
    title: `旧系统活动 ${number}`,
    subtitle: null,
    thumb: picture(`activity-${number}`),
    price: '199',
    group_price: 99,
    num: '58',
    start_time: String(now - 3600),
    // no whole days: a count of days that ends makes the clock narrower
    end_time: String(now + number * 86_400 + 3600),
    new_time: now,
  };
};

const workshop = (number: number) => ({
  id: number,
  teacher_id: String(number),
  headimg: picture(`avatar-${number}`),
  real_name: '李文博',
  shop_name: null,
});

const questionnaire = (number: number) => ({
  id: number,
  title: `旧系统问卷 ${number}`,
  thumb: null,
  subtitle: null,
  num: '37',
});

const category = (number: number) => ({
  id: String(number),
  type_name: `旧分类 ${number}`,
  thumb: picture('class-heart'),
  pid: 0,
});

const block = (number: number) => ({
  ...category(number),
  ad_image: picture(`category-${number}`),
  child: number === 2 ? [] : { pagedata: six(course), count_page: '1', pages: '1' },
});

const classification = { new_array: six(category), page_num: '1' };

export const habits: Record<string, unknown> = {
  '/vb/Index/getIndexSystem': {
    ...Object.fromEntries(flags.map((flag, index) => [flag, index % 2 ? 1 : '1'])),
    live_module_title: '旧系统直播',
    content_module_title: null,
    vip_prompt_title: '会员卡',
    vip_description: null,
    updated_by: 'admin',
  },
  '/v1/index/sort': names.map((name, index) => ({ id: String(index + 1), name, sort: index })),
  '/v1/help/getModuleStart': { liveModule: '1', shopModule: '0' },
  '/v4/view_template': { template: 'ordered' },
  '/v1/index/banner': [1, 2, 3].map((number) => ({
    id: number,
    thumb: picture(`banner-${number}`),
    link_url: number === 3 ? null : '/more',
    title_name: null,
  })),
  '/v1/index/nav': six((number) => ({
    id: String(number),
    icon_name: `导航 ${number}`,
    icon_thumb: picture('nav-video'),
    icon_link: number % 2 ? '/cate?type=0' : 'https://example.com/',
    jion: number % 2 ? '0' : 1,
  })),
  '/v5/bro/show_bro': { data: six(live), count_num: '1' },
  '/v2/team/teamList': { data: six(activity), page_date: '1' },
  '/v7/article/index': six((number) => ({
    id: number,
    title: `旧系统资讯 ${number}`,
    thumb: null,
  })),
  '/v1/Index/getNewCourseList': six(course),
  '/v1/product/listOne': { videoList: { data: six(product('course')), last_page: '1' } },
  '/v1/product/listTwo': { voiceList: { data: six(product('course')), last_page: 1 } },
  '/v1/product/listThree': { imgList: { data: six(product('course')), last_page: 1 } },
  '/v1/product/column': { column: { data: six(product('column')), last_page: 1 } },
  '/v4/index/featuredList': { new_array: six(course), page_num: '1' },
  '/v4/index/workshopList': { new_array: six(workshop), page_num: 1 },
  '/v4/index/QuestionnaireList': { data: six(questionnaire), last_page: '1' },
  '/v4/index/diseaseList': classification,
  '/v4/index/useList': classification,
  '/v4/index/drugList': classification,
  '/v1/product/getGraphicAuth': '1',
  '/v4/index/alertWx': { system_name: '旧系统', wxcode: picture('follow-card') },
  '/v7/index/getBannerV7': [{ thumb: picture('banner-1'), link_url: null, title_name: null }],
  '/v1/allList': six(course),
  '/v4/index/getTypeList': six(category),
  '/v4/index/getTwoList': six(category),
  '/v4/index/getVideoList': { pagedata: six(course), count_page: '1' },
  '/v4/index/getIndexList': { pagedata: six(course), count_page: '1' },
  '/v7/index/getV7Index': six(course),
  '/v7/Index/getV7Indexse': six(course),
  '/v7/index/getTypeClassV7_huan': six(block),
  '/v7/Index/getTypeClassV7_huanse': six(block),
  '/v1/wxlogin/Info': {
    info: { token: 'upstream-token' },
    user: { id: 7, nickname: '旧系统会员', headimg: null, phone: null },
  },
  '/v9/Member/is_setform': '1',
  '/v1/Login/switchVersion': '2',
  '/v1/index/logo': { text_name: '旧系统学堂', logo_url: picture('logo'), value: null },
  '/v1/member/encryption': { member_id: 7, p_id: null },
  '/v1/member/getBuildPhone': null,
  '/v1/member/memberInfo': { member_id: 7 },
  '/v2/offercoupon/getcouponList2': [],
  '/vb/Index/getBottomStatus': [1, 2, 3, 4, 5].map((id) => ({
    id,
    disabled: id === 2 ? '0' : '1',
  })),
  '/v1/Meeting/returnAccessToken': {
    configs: { appid: 'wx-old', timestamp: 1_700_000_000, noncestr: 'n', signature: 's' },
    defaultShare: [],
  },
  '/v2/wxcode/index': { appId: 'wx-old', timestamp: 1_700_000_000, nonceStr: 'n', signature: 's' },
  '/v1/Member/getMemberDisabled': [],
  '/v1/index/vueversion': { version: '9.9' },
  '/v1/message/getMessage': { sum_unread_number: '3' },
  '/v1/diagnostics/report': { accepted: '1' },
};

/** Answered with "暂未登录" to anybody without the token that the login gives. */
export const membersOnly = new Set([
  '/v1/product/listOne',
  '/v1/product/listTwo',
  '/v1/product/listThree',
  '/v1/product/column',
  '/v9/Member/is_setform',
  '/v1/member/encryption',
  '/v1/member/getBuildPhone',
  '/v1/member/memberInfo',
  '/v2/offercoupon/getcouponList2',
  '/v1/Member/getMemberDisabled',
  '/v1/message/getMessage',
]);
