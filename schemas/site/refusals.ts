import { defineRefusals } from '../wire/define-refusals.ts';

export const siteRefusals = defineRefusals({
  hostInvalid: { code: 49201, message: '网址不完整或有错误' },
  noSuchLegalVersion: { code: 49203, message: '没有这一版' },
  legalTextEmpty: { code: 49204, message: '协议还没有正文，不能发布' },
  legalTextAsBefore: { code: 49205, message: '和现在的版本一样，没有可发布的改动' },
});
