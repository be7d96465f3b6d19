export type Chip = { name: string; tone: 'plain' | 'live' | 'bad' };

type State = 'before' | 'open' | 'doing' | 'done' | 'over';

const stateNames = {
  before: '未开始',
  open: '可参加',
  doing: '作答中',
  done: '已完成',
} as const;

/** `barred`: why the member may not go on with an open paper; `over`: the word for its end. */
export const paperChip = (
  state: State,
  { barred, full, over }: { barred: string | undefined; full: boolean; over: string },
): Chip => {
  const going = state === 'open' || state === 'doing';
  const name = state === 'over' ? over : stateNames[state];
  return { name: (going && barred) || name, tone: going && !full ? 'live' : 'plain' };
};
