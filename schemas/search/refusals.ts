import { defineRefusals } from '../wire/define-refusals.ts';

export const searchRefusals = defineRefusals({
  noSuchSynonym: { code: 68001, message: '这组同义词已被删除' },
});
