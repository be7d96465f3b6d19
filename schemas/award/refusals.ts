import { defineRefusals } from '../wire/define-refusals.ts';

export const awardRefusals = defineRefusals({
  noSuchAward: { code: 74001, message: '奖励不存在或已下架' },
  awardEarly: { code: 74002, message: '还没有到领取时间' },
  awardOver: { code: 74003, message: '领取时间已过，不能再领' },
  awardFull: { code: 74004, message: '名额已满，不能再领' },
  lessonsUnfinished: { code: 74005, message: '还没有学完，学完后再来领取' },
  watchShort: { code: 74006, message: '直播观看时长还不够，可以看回放补学' },
  examNotPassed: { code: 74007, message: '考试还没有及格，及格后再来领取' },
  notCheckedIn: { code: 74008, message: '还没有在活动现场签到' },
  personMissing: { code: 74009, message: '请先填写领证人信息' },
  personInvalid: { code: 74010, message: '请按要求填写领证人信息' },
  personMismatch: { code: 74011, message: '身份证号与个人资料里的不一致，请核对后再提交' },
  personTaken: { code: 74012, message: '这个身份证号已经领取过，每人只能领一次' },
  consentMissing: { code: 74013, message: '请先同意信息使用说明' },
  noSuchCertificate: { code: 74014, message: '没有查到这个编号的证书，请核对后再查' },
  alreadyRevoked: { code: 74015, message: '这张证书已经被撤销' },
});
