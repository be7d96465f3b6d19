import { activityListAddress } from '#schemas/activity/addresses.ts';
import {
  classifiedCoursesAddress,
  columnListAddress,
  featuredAddress,
  freeAddress,
  typeCoursesAddress,
} from '#schemas/category/addresses.ts';
import { collectedAddress, viewedAddress } from '#schemas/course/addresses.ts';
import { AUDIO, COLUMN, GRAPHIC, VIDEO } from '#schemas/course/product-type.ts';
import {
  flagFields,
  type HomeSectionName,
  type TitleField,
} from '#schemas/layout/home-sections.ts';
import { liveHallAddress } from '#schemas/live/addresses.ts';
import { membershipAddress } from '#schemas/membership/addresses.ts';
import { questionnaireListAddress } from '#schemas/questionnaire/addresses.ts';
import { teacherListAddress } from '#schemas/teacher/addresses.ts';
import { HOUR } from '../../../platform/time/durations.ts';

export const demoOrder: readonly HomeSectionName[] = [
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

const titles: Record<TitleField | 'vip_description', string> = {
  vip_prompt_title: '学习会员',
  vip_description: '会员课程免费学，其余享会员价，可与优惠券、积分同享',
  live_module_title: '名医直播',
  activity_module_title: '限时拼团',
  information_module_title: '医学资讯',
  graphic_module_title: '图文精读',
  course_module_title: '最新课程',
  video_module_title: '视频好课',
  audio_module_title: '随身听课',
  column_module_title: '名家专栏',
  content_module_title: '优质好课',
  workshop_module_title: '医生工作室',
  questionnaire_module_title: '活动病例',
  classification_module_title_disease: '按疾病找课',
  classification_module_title_use: '按用途找课',
  classification_module_title_drug: '按药品找课',
};

export const demoTitles = Object.entries(titles).map(([field, title]) => ({ field, title }));
export const demoFlags = flagFields.map((field) => ({ field, open: true }));

const bannerRows = [
  ['继续教育学习季', featuredAddress()],
  ['名医直播周', liveHallAddress()],
  ['心电图判读训练营', activityListAddress()],
  ['学习会员年卡', membershipAddress()],
  ['中医经典研读', classifiedCoursesAddress({ id: 'type_use' })],
  ['通识好课免费听', freeAddress()],
] as const;

const bannersOf = (slot: 'ordered' | 'classic', first: number) =>
  bannerRows.map(([title, link], position) => ({
    slot,
    title,
    link,
    thumb: `/media/banner-${position + first}.svg`,
    position,
  }));

const classic = bannersOf('classic', 1 + bannerRows.length);

/** The classic homes begin with other banners; medicine comes first there as well. */
const classicBanners = [...classic.slice(0, 5).reverse(), ...classic.slice(5)];

export const demoBanners = [...bannersOf('ordered', 1), ...classicBanners].map((row, position) => ({
  ...row,
  position,
}));

const navRows = [
  ['视频课', 'video', typeCoursesAddress({ type: VIDEO })],
  ['音频课', 'audio', typeCoursesAddress({ type: AUDIO })],
  ['图文课', 'article', typeCoursesAddress({ type: GRAPHIC })],
  ['专栏', 'column', columnListAddress({ type: COLUMN })],
  ['直播大厅', 'live', liveHallAddress()],
  ['拼团活动', 'group', activityListAddress()],
  ['病例问卷', 'form', questionnaireListAddress()],
  ['我的收藏', 'file', collectedAddress()],
  ['名医工作室', 'doctor', teacherListAddress()],
  ['学习记录', 'history', viewedAddress()],
] as const;

export const demoNav = navRows.map(([name, icon, link], position) => ({
  name,
  thumb: `/media/nav-${icon}.svg`,
  link,
  position,
}));

const newsTitles = [
  '国家级继续教育项目申报开始受理',
  '高血压防治指南更新要点一览',
  '基层慢病管理迎来新规范',
  '抗菌药物分级管理目录调整',
  '县域医共体建设经验交流',
  '医师定期考核流程优化',
  '住院医师规范化培训招录启动',
  '线上复诊服务范围进一步扩大',
  '慢阻肺纳入基本公共卫生服务',
  '互联网诊疗监管细则解读',
  '脑卒中筛查项目覆盖更多地区',
  '糖尿病前期干预研究发布结果',
  '护理专科培训基地名单公布',
  '中医药传承创新工程推进',
  '儿童用药保障政策再加力',
  '医学影像人工智能应用规范出台',
  '全国爱耳日科普活动回顾',
  '心理援助热线服务升级',
  '肿瘤早筛技术路径专家共识',
  '罕见病诊疗协作网扩容',
  '医疗质量安全改进目标发布',
  '急救知识进校园系列课上线',
  '骨质疏松社区筛查指南发布',
  '疫苗接种常见问题权威解答',
  '药师审方服务纳入绩效考核',
  '医学论文规范引用提示',
  '家庭医生签约服务提质增效',
  '睡眠健康科普周活动开启',
  '合理膳食行动年度报告',
  '平台学习周榜公示',
];

const HALF_DAY = 12 * HOUR;

export const demoNews = (now: number) =>
  newsTitles.map((title, index) => ({
    title,
    thumb: `/media/news-${index + 1}.svg`,
    publishedAt: new Date(now - (index + 1) * HALF_DAY),
  }));
