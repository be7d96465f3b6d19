import type { LiveEntry, LiveRole, LiveState } from '#schemas/live/room-endpoints.ts';
import { isOver } from '#schemas/live/status.ts';
import { momentText } from '#src/platform/time/china-date.ts';

type SpeakerState = {
  state: LiveState | undefined;
  role: LiveRole;
  memberId: string;
  mutedUntil: number | null;
  entries: readonly LiveEntry[];
  /** The server's clock in ms. */
  now: number;
};

/** Milliseconds until a member may write again in slow mode. */
const slowWait = ({ state, memberId, entries, now }: SpeakerState): number => {
  const slow = (state?.slowSeconds ?? 0) * 1000;
  if (slow === 0) return 0;
  const own = entries.filter((entry) => entry.memberId === memberId && entry.kind === 'text');
  return Math.max(0, (own.at(-1)?.at ?? 0) + slow - now);
};

/** Why a member cannot write now, in words; '' where they can. The server decides by itself. */
export const silence = (speaker: SpeakerState): string => {
  const { state, role, mutedUntil, now } = speaker;
  if (state && isOver(state.status)) return '直播已结束，不能再发言';
  if (role !== 'member') return '';
  if (state?.muteAll) return '讲师已开启全员禁言';
  if (mutedUntil !== null && mutedUntil > now)
    return `你已被禁言，${momentText(mutedUntil, now)} 后可以发言`;
  const wait = Math.ceil(slowWait(speaker) / 1000);
  return wait > 0 ? `慢速模式，${wait} 秒后可以发言` : '';
};
