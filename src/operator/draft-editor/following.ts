import { heartbeat } from '#schemas/publication/endpoints.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { set, takeTheirs } from './saving.ts';
import type { Desk } from './state.ts';
import type { DeskSigns } from './watch-desk.ts';

const MOST_READS = 5;

const readAnew = async (desk: Desk): Promise<void> => {
  const answer = await desk.edited.read();
  if (!answer.ok) return;
  const { draft, live, schedules = [], presence = [] } = answer.data;
  set(desk, { live, schedules, presence });
  const { base, clash } = desk.store.get();
  if (draft.version > base.version && !clash && !desk.running && !desk.unanswered)
    takeTheirs(desk, draft);
};

/** One after the other, so that a late answer does not restore an older state. */
export const refresh = (desk: Desk): Promise<void> => {
  desk.reading = desk.reading.then(() => readAnew(desk));
  return desk.reading;
};

const learnPlans = (desk: Desk, stamp: string, waiting: number): void => {
  const { plans } = desk.store.get();
  if (plans.stamp !== stamp || plans.waiting !== waiting) set(desk, { plans: { stamp, waiting } });
};

/**
 * Whether the stream has announced something that this desk has not read yet; `seen`: the signs at the read
 * before.
 */
const isBehind = ({ store, heard }: Desk, seen: DeskSigns | undefined): boolean => {
  const { base, live, clash } = store.get();
  if (!heard) return false;
  if (heard.live > live.id || (seen && heard.schedules !== seen.schedules)) return true;
  return heard.draft > base.version && !clash;
};

export const hear = async (desk: Desk, signs: DeskSigns): Promise<void> => {
  let seen = desk.heard;
  desk.heard = signs;
  learnPlans(desk, signs.plans, signs.waitingPlans);
  if (desk.following) return;
  desk.following = true;
  for (let reads = 0; reads < MOST_READS && isBehind(desk, seen); reads += 1) {
    // the signal may be about this desk's own save
    await desk.running;
    if (!isBehind(desk, seen)) break;
    seen = desk.heard;
    await refresh(desk);
  }
  desk.following = false;
};

export const beat = async (desk: Desk, editing: string): Promise<void> => {
  const answer = await changeByOperator(heartbeat, { editing });
  if (!answer.ok) return;
  const { presence, draftVersion, liveRelease, plans, waitingPlans } = answer.data;
  const { base, live } = desk.store.get();
  set(desk, { presence });
  learnPlans(desk, plans, waitingPlans);
  if (draftVersion > base.version || liveRelease !== live.id) await refresh(desk);
};
