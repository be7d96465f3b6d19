import { options } from '../questionnaire/options.ts';
import { choice, type DemoQuestion, fill, judge } from './question-kinds.ts';

/** Every kind of question that needs no marker; a hundred points in all. */
export const hypertensionQuestions: readonly DemoQuestion[] = [
  choice(
    '在未使用降压药的情况下，非同日三次测量，诊断高血压的诊室血压标准是？',
    ['≥ 130/80 mmHg', '≥ 135/85 mmHg', '≥ 140/90 mmHg', '≥ 150/90 mmHg'],
    '诊室血压以非同日三次测量收缩压 ≥ 140 mmHg 和（或）舒张压 ≥ 90 mmHg 作为诊断标准。',
    'c',
  ),
  choice(
    '高血压合并双侧肾动脉狭窄的患者，应当禁用哪一类降压药？',
    ['二氢吡啶类钙通道阻滞剂', '血管紧张素转换酶抑制剂', 'β 受体阻滞剂', '噻嗪类利尿剂'],
    '双侧肾动脉狭窄时，肾小球滤过压依赖血管紧张素Ⅱ维持，使用这类药物可诱发急性肾损伤。',
    'b',
  ),
  choice(
    '家庭自测血压时，哪些做法是正确的？',
    [
      '测量前安静休息至少 5 分钟',
      '袖带与心脏保持同一水平',
      '隔着厚衣袖测量',
      '每次测 2 至 3 遍取平均值',
    ],
    '袖带应直接绑在裸露的上臂或单层薄衣外，厚衣袖会使读数不准。',
    'a',
    'b',
    'd',
  ),
  choice(
    '下列哪些属于高血压患者需要评估的靶器官损害？',
    ['左心室肥厚', '微量白蛋白尿', '颈动脉内膜中层增厚或斑块', '单纯性近视'],
    '心、肾、血管与眼底是主要靶器官；近视属于屈光问题，与血压无关。',
    'a',
    'b',
    'c',
  ),
  judge(
    '血压达标之后，患者可以自行停药观察。',
    false,
    '降压药多需长期服用，达标说明方案有效；擅自停药容易出现血压反跳。',
  ),
  judge(
    '限制钠盐摄入有助于降低血压，成人每日食盐宜控制在 5 克以内。',
    true,
    '减盐是生活方式干预的核心内容之一，对盐敏感者尤其明显。',
  ),
  fill(
    '家庭自测血压达到 ____ / ____ mmHg 及以上，提示血压升高。',
    [
      ['收缩压（mmHg）', ['135', '135mmHg']],
      ['舒张压（mmHg）', ['85', '85mmHg']],
    ],
    '家庭血压的诊断界值低于诊室血压，为 135/85 mmHg。',
  ),
  fill(
    '螺内酯使用过程中，最需要警惕的电解质紊乱是 ____。',
    [['填写电解质紊乱的名称', ['高钾血症', '高血钾', '高钾']]],
    '螺内酯保钾，合用 ACEI 或 ARB、肾功能不全时更容易出现高钾血症。',
  ),
  {
    kind: 'matrix',
    title: '为下面的患者各选一个适宜优先考虑的药物类别',
    options: options('ACEI / ARB', 'β 受体阻滞剂', '钙通道阻滞剂'),
    rows: [
      { id: 'kidney', title: '合并糖尿病伴蛋白尿' },
      { id: 'heart', title: '合并心绞痛、心率偏快' },
      { id: 'old', title: '老年单纯收缩期高血压' },
    ],
    right: ['kidney:a', 'heart:b', 'old:c'],
    explanation:
      'ACEI / ARB 可减少蛋白尿；β 受体阻滞剂降低心肌耗氧；老年单纯收缩期高血压对钙通道阻滞剂反应较好。',
    required: false,
    points: 10,
  },
  {
    kind: 'scale',
    title: '血压控制稳定的患者，一般至少每几个月随访一次？',
    least: 1,
    most: 12,
    leastText: '1 个月',
    mostText: '12 个月',
    right: ['3'],
    explanation: '血压达标且稳定者，一般每 3 个月随访一次；未达标者 2 至 4 周内随访。',
    required: false,
    points: 10,
  },
];
