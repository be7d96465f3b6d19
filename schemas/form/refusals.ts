import { defineRefusals } from '../wire/define-refusals.ts';

export const formRefusals = defineRefusals({
  fieldInvalid: { code: 44001, message: '{n}' },
  fieldGone: { code: 44002, message: '“{n}”已停用，请检查后重新提交' },
});
