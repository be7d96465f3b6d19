import { defineRefusals } from '../wire/define-refusals.ts';

export const diagnosticsRefusals = defineRefusals({
  noAlerts: { code: 73001, message: '还没有设置告警，请维护服务器的人先设置' },
});
