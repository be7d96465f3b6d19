import { defineRefusals } from '../wire/define-refusals.ts';

export const caseRefusals = defineRefusals({
  noSuchCase: { code: 75001, message: '病例大赛不存在或已下架' },
  notSubmissionStage: { code: 75002, message: '现在不是投稿时间' },
  notVotingStage: { code: 75003, message: '现在不是公众投票时间' },
  notJudgingStage: { code: 75004, message: '现在不是评审时间' },
  noSuchCaseEntry: { code: 75005, message: '作品不存在或没有公开' },
  entryIncomplete: { code: 75006, message: '请填写标题和各部分内容' },
  entryTooLong: { code: 75007, message: '内容太长，请按提示缩短' },
  entryConsentMissing: { code: 75008, message: '请先确认病例已去除可识别患者身份的信息' },
  entrySent: { code: 75009, message: '作品已经提交，不能再修改' },
  votedToday: { code: 75010, message: '今天已经投过票，明天再来' },
  ownEntryVote: { code: 75011, message: '不能给自己的作品投票' },
  notJudge: { code: 75012, message: '你不是这场大赛的评委' },
  ownEntryScore: { code: 75013, message: '不能给自己的作品打分' },
  alreadyScored: { code: 75014, message: '这份作品你已经打过分，不能再改' },
  scoreInvalid: { code: 75015, message: '请按每项标准的分数范围打分' },
  commentTooLong: { code: 75016, message: '评语太长，请缩短' },
});
