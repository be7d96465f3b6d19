import { defineRefusals } from '../define-refusals.ts';

export const deskRefusals = defineRefusals({
  noSuchDeskTable: { code: 49101, message: '没有这一类内容，请刷新页面' },
  noSuchDeskRow: { code: 49102, message: '这一条已被删除，请刷新列表' },
  noSuchDeskField: { code: 49103, message: '页面与服务器的版本不同，请刷新页面后重试' },
});
