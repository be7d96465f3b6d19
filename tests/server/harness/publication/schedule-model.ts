/**
 * What a page with schedules should be, told by itself: cells with values, and no document, merge or server.
 * Times are minutes.
 */

export type Cells = Readonly<Record<string, string>>;

type Planned = {
  changes: Map<string, string>;
  from: number;
  until: number | null;
  state: 'waiting' | 'live' | 'paused' | 'over';
  /** How many had begun before; undefined until it has begun. */
  expected: number | undefined;
};

const differing = (before: Cells, after: Cells): [string, string][] =>
  Object.entries(after).filter(([cell, value]) => before[cell] !== value);

export const scheduleModel = (start: Cells) => {
  let ground: Cells = start;
  let draft: Cells = start;
  let begun = 0;
  const planned: Planned[] = [];
  const releases: Cells[] = [];

  const running = () =>
    planned
      .filter(({ state }) => state === 'live')
      .sort((one, other) => (one.expected ?? 0) - (other.expected ?? 0));
  const page = (): Cells =>
    Object.fromEntries([
      ...Object.entries(ground),
      ...running().flatMap(({ changes }) => [...changes]),
    ]);

  /** A schedule changes the page: the draft follows where it was like the page. */
  const follow = (change: () => void): void => {
    const before = page();
    change();
    const after = page();
    for (const [cell, value] of differing(before, after))
      if (draft[cell] === before[cell]) draft = { ...draft, [cell]: value };
    releases.push(after);
  };

  /** `left`: cells whose changes stay in the draft. */
  const publish = (left: readonly string[]): void => {
    for (const [cell, value] of differing(page(), draft)) {
      if (left.includes(cell)) continue;
      ground = { ...ground, [cell]: value };
      for (const { changes } of running()) changes.delete(cell);
    }
  };

  const keep = (one: Planned): void => {
    const earlier = running().filter(({ expected }) => (expected ?? 0) < (one.expected ?? 0));
    for (const [cell, value] of one.changes) {
      ground = { ...ground, [cell]: value };
      for (const { changes } of earlier) changes.delete(cell);
    }
    one.state = 'over';
  };

  const begin = (one: Planned): void =>
    follow(() => {
      one.expected ??= begun++;
      one.state = 'live';
      if (one.until === null) keep(one);
    });

  const momentOf = ({ state, from, until }: Planned) =>
    state === 'waiting' ? from : (until ?? from);

  /** A server wakes. */
  const wake = (now: number): void => {
    const due = planned
      .filter(({ state, from, until }) =>
        state === 'waiting' ? from <= now : state !== 'over' && until !== null && until <= now,
      )
      .sort((one, other) => momentOf(one) - momentOf(other));
    for (const one of due) {
      if (one.state === 'paused') one.state = 'over';
      else if (one.state === 'live')
        follow(() => {
          one.state = 'over';
        });
      else if (one.until !== null && one.until <= now) one.state = 'over';
      else begin(one);
    }
  };

  return {
    page,
    draft: () => draft,
    wake,
    publish,
    states: () => planned.map(({ state }) => state),
    edit: (cell: string, value: string) => {
      draft = { ...draft, [cell]: value };
    },
    plan: (from: number, until: number | null, clear: boolean, left: readonly string[]) => {
      const chosen = differing(page(), draft).filter(([cell]) => !left.includes(cell));
      const changes = new Map(chosen);
      planned.push({ changes, from, until, state: 'waiting', expected: undefined });
      const before = page();
      if (clear)
        for (const cell of changes.keys()) draft = { ...draft, [cell]: before[cell] ?? '' };
    },
    /** Whether the draft changes anything beside these cells. */
    changesElsewhere: (left: readonly string[]) =>
      differing(page(), draft).some(([cell]) => !left.includes(cell)),
    pause: (index: number) => {
      const one = planned[index];
      if (!one) return;
      if (one.state === 'live')
        follow(() => {
          one.state = 'paused';
        });
      one.state = 'paused';
    },
    goOn: (index: number, now: number) => {
      const one = planned[index];
      if (!one) return;
      if (one.expected === undefined && one.from > now) one.state = 'waiting';
      else begin(one);
    },
    cancel: (index: number) => {
      const one = planned[index];
      if (!one) return;
      if (one.state === 'live') keep(one);
      one.state = 'over';
    },
    rollBack: (cells: Cells) => {
      for (const one of running()) one.state = 'over';
      ground = cells;
    },
  };
};
