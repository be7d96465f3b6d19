import type { question } from '../../tables/questionnaire.ts';
import { options } from './options.ts';

type Demo = Omit<typeof question.$inferInsert, 'questionnaireId' | 'position'>;

const single = (title: string, titles: string[], more: Partial<Demo> = {}): Demo => ({
  kind: 'single',
  title,
  options: options(...titles),
  ...more,
});

export const surveyQuestions: readonly Demo[] = [
  single('你目前的工作单位属于哪一级？', ['三级医院', '二级医院', '基层医疗机构', '其他']),
  single('近一年内，你是否通过线上课程完成过继续教育？', ['是', '否'], {
    jumps: [{ option: 'b', to: 4 }],
  }),
  {
    kind: 'multiple',
    title: '你主要通过哪些形式学习？',
    options: options('视频课程', '音频课程', '图文精读', '直播', '专栏'),
    least: 1,
    most: 3,
  },
  {
    kind: 'matrix',
    title: '请评价以下几个方面',
    options: options('满意', '一般', '不满意'),
    rows: [
      { id: 'content', title: '内容质量' },
      { id: 'teacher', title: '讲者水平' },
      { id: 'service', title: '平台服务' },
    ],
  },
  {
    kind: 'scale',
    title: '你有多大可能把平台推荐给同事？',
    least: 0,
    most: 10,
    leastText: '完全不可能',
    mostText: '非常可能',
  },
  {
    kind: 'text',
    title: '你最希望增加哪方面的内容？',
    required: false,
    most: 300,
  },
];

export const caseQuestions: readonly Demo[] = [
  {
    kind: 'text',
    title: '病例摘要',
    help: '请勿填写患者姓名、证件号等个人信息',
    least: 10,
    most: 1000,
  },
  single('患者是否已完成随访？', ['已完成', '随访中', '失访'], { jumps: [{ option: 'c', to: 3 }] }),
  {
    kind: 'scale',
    title: '随访时的症状改善程度',
    least: 1,
    most: 5,
    leastText: '无改善',
    mostText: '明显改善',
  },
  {
    kind: 'upload',
    title: '检查资料（可选）',
    help: '请先遮盖患者个人信息，最多 3 张',
    required: false,
    most: 3,
  },
  {
    kind: 'multiple',
    title: '希望专家重点点评哪些方面？',
    options: options('诊断思路', '用药方案', '随访计划', '沟通技巧'),
  },
];

const test = (title: string, titles: string[], explanation: string, ...right: string[]): Demo => ({
  ...single(title, titles),
  explanation,
  kind: right.length > 1 ? 'multiple' : 'single',
  right,
  points: 20,
});

export const testQuestions: readonly Demo[] = [
  test(
    '一般细菌性上呼吸道感染，首先应当？',
    ['立即静脉用药', '评估是否有用药指征', '联合使用两种抗菌药物', '等待药敏结果前一律不处理'],
    '多数上呼吸道感染由病毒引起，先判断有没有细菌感染的证据，再决定是否用药。',
    'b',
  ),
  test(
    '门诊开具限制使用级抗菌药物，需要的处方权限是？',
    ['住院医师', '主治医师及以上', '任何执业医师', '药师'],
    '限制使用级抗菌药物由具有中级以上专业技术职务任职资格、并被授权的医师开具。',
    'b',
  ),
  test(
    '以下哪些属于抗菌药物使用的合理做法？',
    ['有指征再用', '尽量留取标本送检', '按疗程足量使用', '症状一缓解就停药'],
    '症状缓解不等于病原体已清除，过早停药容易复发并诱导耐药。',
    'a',
    'b',
    'c',
  ),
  test(
    '特殊使用级抗菌药物在门诊可以使用。',
    ['对', '错'],
    '特殊使用级抗菌药物不得在门诊使用。',
    'b',
  ),
  test(
    '患者要求“开点消炎药预防感冒”，合适的回应是？',
    ['按要求开具', '解释感冒多由病毒引起，不需要抗菌药物', '让患者自行购买', '开具最便宜的一种'],
    '普通感冒多由病毒引起，抗菌药物既不能预防也不能缩短病程。',
    'b',
  ),
];
