import type { WhenExpected, WhenFault } from './read-when.ts';

const words: Readonly<Record<WhenExpected, string>> = {
  'one of all, any, not, audience, newWithin, studies, between, can, share':
    '每个条件只能写一种：全部满足、满足任一、不满足、人群、新注册、学过、时间、设备能力或实验',
  'a list of 1 to 8 conditions': '这里要有 1 到 8 个条件',
  'at most 3 levels of all, any and not': '“全部满足”“满足任一”“不满足”最多套三层',
  'at most 20 conditions in all': '条件一共最多 20 个',
  'one of visitor, member, card-holder, doctor': '人群应为访客、会员、持卡会员或认证医生',
  'a whole number from 1 to 365': '新注册的天数应为 1 到 365 的整数',
  'a list of 1 to 20 different ids': '请选择 1 到 20 个不重复的分类',
  'a list of from and until': '时间应写开始和结束两项',
  'a minute such as 2026-11-01 00:00, or null':
    '时间应为真实存在的日期和钟点，如 2026-11-01 00:00（北京时间），不限则留空',
  'a from or an until': '开始和结束时间至少填写一项',
  'an until after from': '结束时间要晚于开始时间',
  'one of wechat, ios, android, share, video':
    '设备能力应为在微信里打开、苹果设备、安卓设备、能分享或能播放视频',
  'of, percent, variants and variant only': '实验只能写名称、比例、分组和所属分组',
  'a name such as spring-2':
    '实验和分组的名称应为 1 到 20 个汉字、小写字母、数字或短横线，以汉字或字母开头，如 新封面',
  'a number from 0 to 100 with at most one decimal': '比例应为 0 到 100，最多一位小数',
  'a list of 2 to 5 different names':
    '分组应有 2 到 5 个，名称不重复，由汉字、小写字母、数字或短横线组成，以汉字或字母开头',
  'one of the variants': '所属分组应是列出的分组之一',
};

export const whenFaultMessage = ({ expected }: WhenFault): string => words[expected];
