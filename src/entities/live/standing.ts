import { liveHallAddress, liveRoomAddress } from '#schemas/live/addresses.ts';
import type { LiveDetail, LiveRow } from '#schemas/live/endpoints.ts';
import { isComing, isOnAir, isOver, lacksReplay, type ReplayFacts } from '#schemas/live/status.ts';
import { orderSubmitAddress } from '#schemas/order/addresses.ts';
import { momentText, timeText } from '#src/platform/time/china-date.ts';
import { priceText } from '#src/ui/value/amount.ts';
import { peopleText } from '#src/ui/value/people-count.ts';

/** Every status that is neither on air nor over counts as coming. */
type LivePhase = 'coming' | 'onAir' | 'over';

type LiveFacts = Pick<LiveRow, 'status' | 'startTime' | 'viewers'> & {
  endTime?: number | null;
  reservations?: number;
};

const MINUTE = 60_000;
/** In minutes; an end further away is a slip. */
const LONGEST = 24 * 60;

const phaseOf = (status: number): LivePhase => {
  if (isOnAir(status)) return 'onAir';
  return isOver(status) ? 'over' : 'coming';
};

const whenOf = ({ startTime }: LiveFacts, phase: LivePhase): string => {
  if (startTime === null) return '开播时间待定';
  const date = momentText(startTime);
  if (phase === 'coming') return `${date} 开播`;
  return phase === 'onAir' ? `${date} 开播，正在直播` : `${date} 直播`;
};

const lengthOf = ({ startTime, endTime }: LiveFacts, phase: LivePhase): string => {
  if (startTime === null || !endTime) return '';
  const minutes = Math.round((endTime - startTime) / MINUTE);
  if (minutes < 1 || minutes > LONGEST) return '';
  return phase === 'over' ? `${minutes} 分钟` : `预计 ${minutes} 分钟`;
};

const peopleOf = ({ viewers, reservations }: LiveFacts, phase: LivePhase): string => {
  if (phase !== 'coming') return peopleText('viewers', viewers);
  return reservations === undefined ? '' : peopleText('bookings', reservations);
};

const briefOf = (live: LiveFacts, phase: LivePhase): string => {
  if (phase === 'coming') return whenOf(live, phase);
  if (live.viewers > 0) return peopleText('viewers', live.viewers);
  return phase === 'onAir' ? '刚刚开播' : '';
};

const joined = (...words: string[]): string => words.filter(Boolean).join(' · ');

/**
 * When a broadcast starts and how long it takes (by its hour where its day is said already), its number of people,
 * whether it can be reserved, and whether it is due at `now` (ms, by the server's clock) while nobody has put it
 * on air. All pages take them from here.
 */
export const liveStanding = (live: LiveFacts, now: number | null = null) => {
  const phase = phaseOf(live.status);
  const { startTime } = live;
  const when = whenOf(live, phase);
  const length = lengthOf(live, phase);
  return {
    phase,
    when,
    whenAndLength: joined(when, length),
    hourAndLength: joined(
      startTime === null ? '开播时间待定' : `${timeText(startTime)} 开播`,
      length,
    ),
    length,
    people: peopleOf(live, phase),
    brief: briefOf(live, phase),
    reservable: isComing(live.status),
    isDue: phase === 'coming' && startTime !== null && now !== null && startTime <= now,
  };
};

/** `off` and `on`: not yet reserved, and reserved; `brief`: `off` where there is little room. */
export const reserveNames = { off: '预约提醒', on: '已预约', brief: '预约' } as const;

type LiveWay = { is: LiveDetail['gate']; name: string; href: string };

type WayFacts = Pick<LiveDetail, 'id' | 'gate' | 'price'> & ReplayFacts;

export const liveWay = (live: WayFacts): LiveWay => {
  const { id, gate, status, price } = live;
  const room = liveRoomAddress({ id });
  if (gate === 'password') return { is: gate, name: '输入密码', href: room };
  if (gate === 'pay' && lacksReplay(live))
    return { is: gate, name: '看其他直播', href: liveHallAddress() };
  if (gate === 'pay')
    return {
      is: gate,
      name: price ? `${priceText(price)} 购买` : '购买',
      href: orderSubmitAddress({ id, kind: 'live' }),
    };
  const replays = phaseOf(status) === 'over' && !lacksReplay(live);
  return { is: gate, name: replays ? '观看回放' : '进入直播间', href: room };
};
