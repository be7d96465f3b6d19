import { isOnAir, isOver } from '#schemas/live/status.ts';
import type { Broadcast } from '#schemas/studio/broadcast-endpoints.ts';
import {
  type Admission,
  type BroadcastState,
  isReopened,
} from '#schemas/studio/broadcast-fields.ts';
import { momentText } from '#src/platform/time/china-date.ts';
import { sumText } from '#src/ui/value/amount.ts';

const stateNames: Readonly<Record<BroadcastState, string>> = {
  waiting: '待审核',
  passed: '已通过',
  refused: '未通过',
  withdrawn: '已撤回',
  revoked: '已撤销',
};

type Standing = Pick<Broadcast, 'state' | 'live' | 'status'>;

/** How an application stands, and of one that passed its broadcast. */
export const standingOf = ({ state, live, status }: Standing): string => {
  if (state !== 'passed') return stateNames[state];
  if (live === '') return '已下架';
  if (isOnAir(status)) return '直播中';
  return isOver(status) ? '已结束' : stateNames.passed;
};

export const toneOf = ({ state, live, status }: Standing) => {
  if (state === 'refused' || state === 'revoked') return 'live';
  return state === 'withdrawn' || (state === 'passed' && (live === '' || isOver(status)))
    ? 'quiet'
    : 'accent';
};

export const admissionOptions: readonly { id: Admission; title: string }[] = [
  { id: 'free', title: '免费' },
  { id: 'paid', title: '付费' },
  { id: 'password', title: '密码' },
];

const costOf = ({ admission, priceFen }: Broadcast): string =>
  ({ free: '免费', paid: sumText((priceFen / 100).toFixed(2)), password: '凭密码进入' })[admission];

export const factsOf = (broadcast: Broadcast): string => {
  const { startTime, minutes } = broadcast;
  const start = startTime === null ? '' : `${momentText(startTime)} 开播`;
  return [start, `${minutes} 分钟`, costOf(broadcast)].filter(Boolean).join(' · ');
};

/** Why it was sent back, with its heading; '' for none. */
export const reasonOf = ({ state, reason }: Broadcast): string =>
  isReopened(state) && reason !== '' ? `${stateNames[state]}：${reason}` : '';
