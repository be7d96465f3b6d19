import { expect, it } from 'vitest';
import { alertFailureText, alertSettingsText } from '#src/operator/diagnostics/words.ts';

it('settings say who is told when', () => {
  expect(alertSettingsText({ kind: 'wecom', faults: 20, minutes: 10, quiet: 60 })).toBe(
    '10 分钟内一个区块因同一原因出现 20 次以上问题，或验证码短信 20 次以上没有发出或送到，或短信服务商不接受验证码短信，或定时发布没有按计划进行时，通知到企业微信群；同一问题 60 分钟内不重复通知。',
  );
  expect(alertSettingsText(null)).toContain('没有设置告警');
});

it.each([
  ['silent', '对方太久没有回答'],
  ['unreachable', '连不上对方，请维护服务器的人检查告警网址和网络'],
  ['inner', '告警网址在内部网络，没有允许，请维护服务器的人检查设置'],
  ['status 404', '对方没有接受（编号 404）：请维护服务器的人核对告警网址'],
  [
    'refused 19024',
    '群机器人没有接受（编号 19024）：请核对它的网址和安全设置，关键词要用“线上告警”',
  ],
  ['refused', '群机器人没有接受：请核对它的网址和安全设置，关键词要用“线上告警”'],
])('a message that failed by %s says: %s', (failure, words) => {
  expect(alertFailureText(failure)).toBe(words);
});
