/** Four covers of each topic are drawn by `scripts/demo-pictures/make-demo-pictures.ts`. */
export type Topic = {
  slug: string;
  /** Position of its second-level category in `categories.ts`. */
  category: number;
  name: string;
  short: string;
  kind: 'medical' | 'general';
};

const topic = (
  slug: string,
  category: number,
  name: string,
  short: string,
  kind: Topic['kind'] = 'medical',
): Topic => ({ slug, category, name, short, kind });

export const topics: readonly Topic[] = [
  topic('coronary', 0, '冠心病规范化诊疗', '冠心病'),
  topic('ecg', 0, '心电图判读与临床应用', '心电图'),
  topic('hypertension', 0, '高血压全程管理', '高血压'),
  topic('copd', 1, '慢阻肺诊断与长期管理', '慢阻肺'),
  topic('pneumonia', 1, '社区获得性肺炎的经验治疗', '肺炎'),
  topic('stroke', 2, '急性缺血性卒中救治', '脑卒中'),
  topic('headache', 2, '头痛与眩晕的鉴别诊断', '头痛'),
  topic('stomach', 3, '慢性胃炎与幽门螺杆菌根除', '胃病'),
  topic('liver', 3, '脂肪肝与肝纤维化评估', '肝病'),
  topic('knee', 4, '膝关节运动损伤与修复', '膝关节'),
  topic('spine', 4, '颈肩腰腿痛的规范诊治', '脊柱'),
  topic('surgery', 5, '腹腔镜手术基本功', '腹腔镜'),
  topic('ct', 6, '胸部影像读片入门', '胸部影像'),
  topic('pathology', 7, '临床检验结果解读', '检验'),
  topic('genetics', 7, '分子诊断与精准医学', '分子诊断'),
  topic('nursing', 8, '临床护理操作规范', '护理操作'),
  topic('icu', 10, '重症监护核心技能', '重症'),
  topic('antibiotics', 9, '抗菌药物合理应用', '抗菌药物'),
  topic('insulin', 9, '胰岛素治疗与血糖监测', '胰岛素'),
  topic('wound', 11, '静脉治疗与伤口护理', '伤口护理'),
  topic('classics', 12, '伤寒论临证精讲', '伤寒论'),
  topic('acupuncture', 13, '常见病针灸推拿实训', '针灸'),
  topic('rehab', 14, '卒中后康复训练', '康复训练'),
  topic('wellness', 15, '四季养生与体质调理', '四季养生'),
  topic('pregnancy', 16, '孕产期保健与产后管理', '孕产保健'),
  topic('pediatrics', 17, '儿童发热与用药安全', '儿童用药'),
  topic('psychology', 18, '心理咨询基本技术', '心理咨询'),
  topic('parenting', 19, '陪孩子走过青春期', '亲子沟通', 'general'),
  topic('calligraphy', 20, '零基础学写楷书', '楷书', 'general'),
  topic('painting', 20, '水彩风景写生', '水彩', 'general'),
  topic('speaking', 21, '职场表达与汇报', '职场表达', 'general'),
  topic('finance', 21, '家庭理财第一课', '家庭理财', 'general'),
  topic('english', 22, '医学英语听说读写', '医学英语'),
  topic('writing', 23, '医学论文写作与投稿', '论文写作'),
  topic('statistics', 23, '临床科研统计方法', '科研统计'),
  topic('sleep', 15, '睡眠障碍的评估与干预', '睡眠'),
];

export const COVERS = 4;

/** Without file ending; variant 0 has the topic's name alone. */
export const coverName = (slug: string, variant: number): string =>
  variant % COVERS === 0 ? `cover-${slug}` : `cover-${slug}-${(variant % COVERS) + 1}`;

export const coverOf = ({ slug }: Pick<Topic, 'slug'>, variant = 0): string =>
  `/media/${coverName(slug, variant)}.svg`;

const slugs = new Map(
  topics.flatMap((each) =>
    Array.from({ length: COVERS }, (_, variant) => [coverOf(each, variant), each.slug] as const),
  ),
);

export const slugOfCover = (cover: string): string | undefined => slugs.get(cover);
