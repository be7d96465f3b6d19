import { useAfterFirst } from '../../parts/after-first.ts';
import type { Desk } from '../../parts/desk.ts';
import css from './nav.module.css';

const MOST = 99;

type Counting = NonNullable<Desk['useCount']>;

const TodoCount = ({ of }: { of: number }) =>
  of > 0 && (
    <span className={css.count}>
      <span className="spoken">，等待处理：</span>
      {of > MOST ? `${MOST}+` : of}
    </span>
  );

const Counted = ({ useCount }: { useCount: Counting }) => <TodoCount of={useCount()} />;

export const DeskCount = ({ useCount }: { useCount: Counting }) =>
  useAfterFirst() && <Counted useCount={useCount} />;

type SumProps = { counts: readonly Counting[]; before?: number };

/** One component for each count, since each is a hook. */
const Sum = ({ counts: [first, ...rest], before = 0 }: SumProps) =>
  first ? <Added useCount={first} rest={rest} before={before} /> : <TodoCount of={before} />;

type AddedProps = { useCount: Counting; rest: readonly Counting[]; before: number };

const Added = ({ useCount, rest, before }: AddedProps) => (
  <Sum counts={rest} before={before + useCount()} />
);

export const SumCount = ({ of }: { of: readonly Desk[] }) =>
  useAfterFirst() && <Sum counts={of.flatMap(({ useCount }) => useCount ?? [])} />;
