import type { ClassificationTree } from '../../tables/category.ts';

type Group = readonly [name: string, ...nodes: string[]];

export const nodeGroups: Readonly<Record<ClassificationTree, readonly Group[]>> = {
  disease: [
    ['心血管', '高血压', '冠心病', '心律失常', '心力衰竭'],
    ['内分泌代谢', '糖尿病', '甲状腺疾病', '痛风', '骨质疏松'],
    ['呼吸', '慢阻肺', '支气管哮喘', '肺炎', '肺结节'],
    ['神经与精神', '脑卒中', '帕金森病', '癫痫', '失眠', '抑郁与焦虑'],
    ['消化与肾脏', '慢性胃炎', '脂肪肝', '乙型肝炎', '慢性肾病'],
    ['骨与皮肤', '腰椎间盘突出', '类风湿关节炎', '湿疹与皮炎'],
  ],
  use: [
    ['考试与晋升', '规范化培训', '执业医师备考', '职称晋升', '继续教育'],
    ['临床能力', '住院医师带教', '病例讨论', '门诊实战', '急救技能', '手术演示'],
    ['检查判读', '影像读片', '心电图判读', '检验解读'],
    ['护理与用药', '护理操作', '合理用药', '康复训练', '营养指导'],
    ['沟通与支持', '医患沟通', '患者教育', '心理支持', '健康管理'],
    ['科研与外语', '科研设计', '论文写作', '统计分析', '医学英语'],
  ],
  drug: [
    ['抗感染', '抗菌药物', '抗病毒药', '疫苗'],
    ['心血管', '降压药', '调脂药', '抗血小板药', '抗凝药', '利尿剂'],
    ['代谢与免疫', '口服降糖药', '胰岛素', '糖皮质激素', '免疫抑制剂', '抗过敏药'],
    ['呼吸与消化', '平喘药', '止咳化痰药', '质子泵抑制剂', '胃肠动力药', '保肝药'],
    ['神经与镇痛', '镇痛药', '抗癫痫药', '抗抑郁药', '镇静催眠药'],
    ['其他', '抗肿瘤药', '中成药'],
  ],
};

/** Topics (slugs of `topics.ts`) of a group's nodes; a node's own come first. */
const groupTopics: Readonly<Record<string, string>> = {
  心血管: 'hypertension coronary ecg stroke',
  内分泌代谢: 'insulin wellness spine',
  呼吸: 'copd pneumonia ct',
  神经与精神: 'stroke headache sleep psychology',
  消化与肾脏: 'stomach liver pathology',
  骨与皮肤: 'spine knee rehab',
  考试与晋升: 'writing english statistics',
  临床能力: 'surgery icu headache coronary',
  检查判读: 'ct ecg pathology genetics',
  护理与用药: 'nursing antibiotics rehab wellness',
  沟通与支持: 'psychology speaking parenting wellness',
  科研与外语: 'writing statistics english genetics',
  抗感染: 'antibiotics pneumonia pediatrics',
  代谢与免疫: 'insulin pediatrics liver',
  呼吸与消化: 'copd stomach liver',
  神经与镇痛: 'headache sleep psychology stroke',
  其他: 'genetics classics pathology',
};

const nodeTopics: Readonly<Record<string, string>> = {
  高血压: 'hypertension',
  冠心病: 'coronary',
  心律失常: 'ecg',
  糖尿病: 'insulin',
  慢阻肺: 'copd',
  肺炎: 'pneumonia',
  肺结节: 'ct',
  脑卒中: 'stroke rehab',
  失眠: 'sleep',
  抑郁与焦虑: 'psychology',
  慢性胃炎: 'stomach',
  脂肪肝: 'liver',
  乙型肝炎: 'liver',
  腰椎间盘突出: 'spine acupuncture',
  规范化培训: 'icu surgery',
  急救技能: 'icu',
  手术演示: 'surgery',
  影像读片: 'ct',
  心电图判读: 'ecg',
  检验解读: 'pathology',
  护理操作: 'nursing wound',
  合理用药: 'antibiotics',
  康复训练: 'rehab',
  医患沟通: 'speaking',
  论文写作: 'writing',
  统计分析: 'statistics',
  医学英语: 'english',
  抗菌药物: 'antibiotics',
  疫苗: 'pediatrics',
  降压药: 'hypertension',
  胰岛素: 'insulin',
  平喘药: 'copd',
  保肝药: 'liver',
  中成药: 'classics acupuncture wellness',
};

/** Its own, then two of its group's, which differ from node to node. */
export const topicsOf = (group: string, node: string, position: number): string[] => {
  const shared = (groupTopics[group] ?? '').split(' ');
  const turned = shared.map((_, index) => shared[(index + position) % shared.length] ?? '');
  const own = (nodeTopics[node] ?? '').split(' ');
  return [...new Set([...own, ...turned.slice(0, 2)])].filter(Boolean);
};

export const demoHotWords = [
  '高血压',
  '心电图',
  '抗菌药物',
  '胰岛素',
  '脑卒中',
  '影像读片',
  '护理操作',
  '论文写作',
  '心理咨询',
  '针灸',
];
