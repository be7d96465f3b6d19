import { defineRefusals } from '../wire/define-refusals.ts';

export const landingRefusals = defineRefusals({
  noSuchLanding: { code: 76001, message: '页面不存在或已下架' },
  noSuchLandingRelease: { code: 76002, message: '没有这一版' },
});
