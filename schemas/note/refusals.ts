import { defineRefusals } from '../wire/define-refusals.ts';

export const noteRefusals = defineRefusals({
  noSuchNote: { code: 69001, message: '笔记不存在或已删除' },
  badNote: { code: 69002, message: '笔记须为 1 至 {n} 个字' },
});
