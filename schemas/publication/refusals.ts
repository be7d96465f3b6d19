import { defineRefusals } from '../wire/define-refusals.ts';

export const publicationRefusals = defineRefusals({
  noSuchRelease: { code: 47001, message: '没有这个版本' },
  releaseInvalid: { code: 47002, message: '该版本的内容已不符合现在的规则，不能恢复' },
  noSuchSchedule: { code: 47003, message: '没有这个定时发布' },
  scheduleOver: { code: 47004, message: '该定时发布已结束或已取消' },
  scheduleStart: { code: 47005, message: '开始时间须在现在之后、90 天之内' },
  scheduleEnd: { code: 47006, message: '结束时间须晚于开始时间' },
  operatorPictureTooLarge: { code: 47007, message: '图片不能超过 5 MB' },
  noPreviewMember: { code: 47008, message: '会员由已有的后端管理，不能以会员身份预览' },
  changesOfOthers: {
    code: 47021,
    message: '草稿里有同事的改动，请由有“发布”权限的同事来放弃',
  },
  noSuchDraftStep: { code: 47022, message: '这一步已经不在草稿历史里' },
  thingsElsewhere: { code: 47023, message: '课程、直播等内容由已有的后端管理，不能在这里查找' },
  noSuchUpload: { code: 47024, message: '这张图片已经不在图片库里' },
  uploadInUse: {
    code: 47025,
    message: '这张图片正在使用，或以前的版本、草稿历史、定时发布里有它，不能删除',
  },
  memberUnknown: { code: 47026, message: '没有这个编号或手机号的会员' },
  membersElsewhere: { code: 47027, message: '会员由已有的后端管理，这里查不到' },
  previewUnknown: { code: 47009, message: '预览链接不完整或不正确' },
  previewExpired: { code: 47010, message: '预览链接已过期' },
  previewRevoked: { code: 47011, message: '预览链接已失效' },
  learnerSiteUnknown: {
    code: 47012,
    message: '还不知道学员站点的网址：请维护服务器的人设置 LEARNER_ORIGIN',
  },
  scheduleBegun: {
    code: 47013,
    message: '已经开始的定时发布只能改备注和结束时间；要改内容请先暂停，要一直保持请取消自动结束',
  },
  nothingChosen: { code: 47030, message: '没有选中要发布的改动，请至少选一处' },
  noSuchComment: { code: 47031, message: '没有这条留言' },
  commentFixed: { code: 47032, message: '只能修改自己刚写的留言，写下半小时后不能再改' },
  noSuchSection: { code: 47033, message: '草稿里已经没有这个区块，不能再写新的留言' },
  threadFull: { code: 47034, message: '这条留言的回复已满，请另写一条' },
  commentsFull: {
    code: 47035,
    message: '未解决的留言太多了，请先把已经解决的标为已解决',
  },
  planUnknown: { code: 47036, message: '没有这个方案，可能已经删除' },
  plansFull: {
    code: 47037,
    message: '进行中的方案最多 20 个，请先并入或放弃不再需要的',
  },
  planInReview: {
    code: 47038,
    message: '方案正在等待审核，不能修改；要改请先撤回，或等审核的同事退回',
  },
  planOver: { code: 47039, message: '方案已并入草稿或已放弃，不能再改；需要时可以复制一份' },
  planMoved: { code: 47040, message: '方案刚刚又改过，请看过最新的内容再操作' },
  planUnchanged: { code: 47041, message: '方案还没有任何改动，不需要送审' },
  planNotWaiting: { code: 47042, message: '方案现在不在等待审核，可能已被撤回、退回或通过' },
  planOwn: {
    code: 47043,
    message: '自己送审的方案不能自己通过，请另一位有“发布”权限的同事审核',
  },
  planAlone: {
    code: 47044,
    message: '方案是你自己送审的，现在没有其他有“发布”权限的账号：要自己通过，请先确认',
  },
  planNotApproved: { code: 47045, message: '方案还没有通过审核，不能并入草稿' },
  planOfOthers: {
    code: 47046,
    message: '这是同事的方案，请建它或送审的同事，或有“发布”权限的同事来操作',
  },
  scheduleMisfit: {
    code: 47014,
    message: '这样做之后的首页不符合现在的规则，没有进行；请先改好首页并发布',
  },
});
