import { defineRefusals } from '../wire/define-refusals.ts';

export const siteRefusals = defineRefusals({
  hostInvalid: { code: 49201, message: '网址不完整或有错误' },
});
