import { choice, type DemoQuestion, essay, fill, judge } from './question-kinds.ts';

/** Readings to be learned from, without an end. */
export const electrocardiogramQuestions: readonly DemoQuestion[] = [
  choice(
    '正常成人窦性心律的频率范围是？',
    ['40 至 60 次/分', '60 至 100 次/分', '100 至 120 次/分', '120 至 150 次/分'],
    '窦性心律低于 60 次/分称窦性心动过缓，高于 100 次/分称窦性心动过速。',
    'b',
  ),
  choice(
    '心房颤动的心电图特点包括？',
    ['P 波消失', '出现 f 波', 'RR 间期绝对不齐', 'PR 间期固定延长'],
    '房颤时没有 P 波，也就没有 PR 间期可言。',
    'a',
    'b',
    'c',
  ),
  judge(
    'Ⅱ、Ⅲ、aVF 导联 ST 段抬高，提示下壁心肌梗死。',
    true,
    '这三个导联朝向心脏下壁，应加做右胸导联，留意是否合并右心室梗死。',
  ),
  fill(
    '标准心电图纸速为 25 mm/s 时，一小格代表 ____ 秒。',
    [['时间（秒）', ['0.04', '0.04s', '0.04秒']]],
    '一小格 1 mm，1 ÷ 25 = 0.04 秒；一大格 5 小格，为 0.20 秒。',
  ),
  choice(
    '高钾血症早期典型的心电图改变是？',
    ['U 波增高', 'T 波高尖', 'QT 间期延长', 'δ 波'],
    '血钾升高首先表现为 T 波高尖、基底变窄；U 波增高见于低钾血症。',
    'b',
  ),
];

export const infectionQuestions: readonly DemoQuestion[] = [
  choice(
    '接触患者血液、体液后，首先应当？',
    ['继续操作', '更换手套即可', '摘手套并进行手卫生', '用湿巾擦拭手套'],
    '手套不能代替手卫生，摘除手套后应立即洗手或手消毒。',
    'c',
  ),
  choice(
    '下列哪些时刻需要进行手卫生？',
    ['接触患者前', '无菌操作前', '接触患者周围环境后', '只在下班时'],
    '手卫生的五个时刻：接触患者前、无菌操作前、体液暴露后、接触患者后、接触患者周围环境后。',
    'a',
    'b',
    'c',
  ),
  judge(
    '发生锐器伤后，应从近心端向远心端轻轻挤压，用流动水冲洗并消毒。',
    true,
    '不要在伤口局部反复按压；处理后及时报告并评估暴露风险。',
  ),
  judge(
    '使用后的针头应当双手回套针帽再丢弃。',
    false,
    '双手回套是锐器伤的常见原因，应直接放入锐器盒。',
  ),
  fill(
    '七步洗手法揉搓双手的时间不少于 ____ 秒。',
    [['时间（秒）', ['15', '15秒', '15s']]],
    '认真揉搓至少 15 秒，注意指尖、指缝与拇指。',
  ),
];

const spoken = (
  title: string,
  help: string,
  explanation: string,
  required: boolean,
): DemoQuestion => ({
  kind: 'voice',
  title,
  help,
  explanation,
  required,
  least: 3,
  most: 60,
  points: 50,
});

/** What is said to patients, recorded. */
export const spokenQuestions: readonly DemoQuestion[] = [
  spoken(
    '患者第一次使用胰岛素笔，请用一分钟以内的话讲清楚注射前的准备',
    '像平时面对患者那样说，录音 3 至 60 秒',
    '要点：洗手、核对药名与有效期、混匀预混制剂、更换针头、排气。',
    true,
  ),
  spoken(
    '患者说“药贵，能不能隔天吃一次”，请说说你会怎样回答',
    '可以不答；作答时录音 3 至 60 秒',
    '要点：先理解患者的顾虑，再说明漏服的风险，最后一起商量可负担的方案。',
    false,
  ),
];

/** What only doctors are asked; some of it waits for a marker. */
export const diabetesQuestions: readonly DemoQuestion[] = [
  choice(
    '2 型糖尿病合并动脉粥样硬化性心血管病，无禁忌时应优先考虑联用？',
    ['格列本脲', 'GLP-1 受体激动剂或 SGLT2 抑制剂', '阿卡波糖', '预混胰岛素'],
    '有心血管获益证据的 GLP-1 受体激动剂或 SGLT2 抑制剂应优先考虑。',
    'b',
  ),
  choice(
    '下列哪些情况应当停用二甲双胍？',
    ['eGFR 低于 30 ml/min', '使用碘造影剂且肾功能受损', '严重感染伴缺氧', '轻度腹胀'],
    '轻度胃肠反应多可通过减量或餐中服用缓解，不必停药。',
    'a',
    'b',
    'c',
  ),
  judge(
    '糖尿病酮症酸中毒补液时，应首选 5% 葡萄糖溶液。',
    false,
    '初始补液首选生理盐水，血糖降到 13.9 mmol/L 以下再改用含糖液。',
  ),
  fill(
    '空腹血糖 ≥ ____ mmol/L 可作为糖尿病的诊断标准之一。',
    [['空腹血糖（mmol/L）', ['7.0', '7']]],
    '空腹血糖 ≥ 7.0 mmol/L、餐后 2 小时血糖 ≥ 11.1 mmol/L 或糖化血红蛋白 ≥ 6.5%，需复查确认。',
  ),
  essay(
    '患者 58 岁，2 型糖尿病 10 年，近日反复夜间低血糖。请写出你的处理思路。',
    '可从评估诱因、调整用药、患者教育三方面作答，不要写真实患者的信息',
  ),
  {
    kind: 'voice',
    title: '请用一段话向患者说明低血糖的自救方法',
    help: '可以不答；作答时录音 10 至 120 秒',
    required: false,
    least: 10,
    most: 120,
    points: 30,
  },
];
