export const leafWords = {
  audience: '人群',
  newWithin: '新会员',
  studies: '学过的分类',
  between: '时间段',
  can: '设备能力',
  share: '实验',
} as const;
