import type { CheckedAnswer } from './answered.ts';

type Refused = Extract<CheckedAnswer<unknown>, { ok: false }>;

const plain: Readonly<Record<string, string>> = {
  network: '网络没有连上，请检查网络后再试',
  timeout: '等了太久没有回应，请再试一次',
};

export const failureText = ({ why, message }: Refused): string =>
  message || plain[why] || '服务暂时不可用，请稍后再试';
