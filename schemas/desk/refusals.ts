import { defineRefusals } from '../wire/define-refusals.ts';

export const deskRefusals = defineRefusals({
  noSuchDeskTable: { code: 49101, message: '没有这一类内容，请刷新页面' },
  noSuchDeskRow: { code: 49102, message: '这一条已被删除，请刷新列表' },
  noSuchDeskField: { code: 49103, message: '页面与服务器的版本不同，请刷新页面后重试' },
  noSuchDeskMember: { code: 49105, message: '没有这位会员，请刷新列表' },
  deskAccountEnded: { code: 49106, message: '这位会员已经注销账号，不能再改' },
  deskCardForever: { code: 49107, message: '这位会员的会员卡已经长期有效' },
  deskAccessHeld: { code: 49108, message: '这位会员已经能长期学习这门课程' },
  deskAccessNone: { code: 49109, message: '这位会员现在没有这门课程的权限' },
  deskAccessOwned: {
    code: 49110,
    message: '这门课程不是手动开通的，不能在这里收回；买的课程请按退款处理',
  },
  deskGroupWaiting: { code: 49111, message: '这位会员正在拼团“{n}”，成团或退款后再开通' },
  noSuchDeskCourse: { code: 49112, message: '没有这门课程，请重新选择' },
  deskRowTwice: { code: 49113, message: '{n}，没有再加一条' },
  noSuchDeskOrder: { code: 49104, message: '没有这个订单，请刷新列表' },
});
