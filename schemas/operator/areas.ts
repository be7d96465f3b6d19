/** What an operator may do in an area; each level includes the ones before it. */
export const levels = ['look', 'edit', 'decide'] as const;
export type Level = (typeof levels)[number];

type Opens = Partial<Record<Level, string>>;

/**
 * The areas of the console in the order of its forms. `opens` describes what each level adds to the ones
 * before it; a level that adds nothing is left out.
 */
export const areas = {
  home: {
    label: '首页',
    opens: {
      look: '看草稿、方案、线上内容、发布记录和区块留言，查某位会员为什么看不到区块，看区块分享页',
      edit: '改草稿、上传图片、发预览链接、写区块留言，建方案、改方案、送审和并入草稿，排区块分享页',
      decide: '发布、定时发布和回滚，发布区块分享页，通过和退回方案',
    },
  },
  content: {
    label: '内容',
    opens: {
      look: '看课程、资讯等内容，看讲师送审的课程，问卷的统计，同义词和活动签到人数，大赛投稿的病例和评审进度，看协议的各个版本',
      edit: '改课程、资讯等内容并上传图片，改同义词、核对签到凭证，通过和退回病例，审核和下架讲师的课程，写协议的草稿',
      decide:
        '看、回答和隐藏课程提问，看问卷里填写的文字、导出作答，阅卷、答复成绩申诉，看和撤销证书，发布协议',
    },
  },
  trade: {
    label: '交易',
    opens: {
      look: '看订单、优惠券、会员卡、发票、抬头和要寄的奖品',
      edit: '改优惠券和会员卡，寄奖品',
      decide: '登记开票和红冲、退回申请',
    },
  },
  members: {
    label: '会员',
    opens: {
      look: '找会员，看会员卡、积分和学习情况',
      edit: '开通和延长会员卡，开通和收回课程',
      decide: '停用和恢复会员，定登录后要不要填资料',
    },
  },
  certifications: {
    label: '认证',
    opens: { look: '看认证和讲师入驻的申请和证照', decide: '通过、不通过和撤回' },
  },
  refunds: { label: '退款', opens: { look: '看退款、说明和图片' } },
  support: {
    label: '客服与反馈',
    opens: { look: '看咨询和反馈', edit: '回复、结束咨询' },
  },
  statistics: {
    label: '统计与线上问题',
    opens: { look: '看统计和线上问题', edit: '把问题标为已处理、测试告警' },
  },
  accounts: {
    label: '账号与操作记录',
    opens: { look: '看操作记录', decide: '管理账号和角色' },
  },
} as const satisfies Record<string, { label: string; opens: Opens }>;

export type Area = keyof typeof areas;

// `Object.keys` widens the keys of the literal to string
export const areaNames = Object.keys(areas) as readonly Area[];

export type Right = {
  [A in Area]: `${A}.${keyof (typeof areas)[A]['opens'] & Level}`;
}[Area];

export type Rights = Readonly<Record<Area, Level | 'none'>>;

const isLevel = (text: unknown): text is Level => levels.some((level) => level === text);

export const rightsFrom = (saved: Readonly<Record<string, unknown>>): Rights => {
  const rows = areaNames.map((area) => {
    const level = saved[area];
    return [area, isLevel(level) ? level : 'none'] as const;
  });
  return Object.fromEntries(rows) as Rights;
};

export const noRights: Rights = rightsFrom({});

const rankOf = (level: Level | 'none'): number => (level === 'none' ? -1 : levels.indexOf(level));

export const levelsOf = (area: Area): readonly Level[] => {
  const opens: Opens = areas[area].opens;
  return levels.filter((level) => level in opens);
};

export const opensText = (area: Area, level: Level): string => {
  const opens: Opens = areas[area].opens;
  return opens[level] ?? '';
};

const highestOf = (rights: Rights, area: Area): Level | 'none' =>
  levelsOf(area).findLast((level) => rankOf(rights[area]) >= rankOf(level)) ?? 'none';

export const holds = (rights: Rights, right: Right): boolean =>
  areaNames.some((area) => {
    const needed = levelsOf(area).find((level) => `${area}.${level}` === right);
    return needed !== undefined && rankOf(rights[area]) >= rankOf(needed);
  });

export const covers = (rights: Rights, others: Rights): boolean =>
  areaNames.every((area) =>
    levelsOf(area).every(
      (level) => rankOf(others[area]) < rankOf(level) || rankOf(rights[area]) >= rankOf(level),
    ),
  );

export const levelNames: Readonly<Record<Level | 'none', string>> = {
  none: '不能看',
  look: '查看',
  edit: '编辑',
  decide: '决定',
};

export const rightsText = (rights: Rights): string =>
  areaNames
    .filter((area) => rights[area] !== 'none')
    .map((area) => `${areas[area].label}（${levelNames[highestOf(rights, area)]}）`)
    .join('、');

/** @internal for tests */
export const everyRight: readonly Right[] = areaNames.flatMap((area) =>
  levelsOf(area).map((level) => `${area}.${level}` as Right),
);
