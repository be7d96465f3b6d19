import type { TableColumnsType } from 'antd';
import type { ComponentProps, ComponentType } from 'react';
import type { QueueCalls } from '#schemas/desk/queue-calls.ts';
import type { Right } from '#schemas/operator/areas.ts';
import type { Data, Payload } from '#schemas/wire/define-endpoint.ts';
import type { CheckedAnswer } from '#src/platform/calls/answered.ts';
import type { ReadValue } from '#src/platform/reading/create-use-call.ts';
import type { OperatorChip } from '../parts/chip.tsx';
import type { FormStateProps } from '../parts/form/form-state.tsx';
import type { DescriptionList } from '../parts/panel/description-list.tsx';

export type Mark = { name: string; tone: ComponentProps<typeof OperatorChip>['tone'] };

/** A state's name, the words of a list that has none in it, and the tone of its chip where rows stand so. */
export type QueueStates<T extends string> = Readonly<
  Record<T, readonly [name: string, empty: string, tone?: Mark['tone']]>
>;

export const markIn = <T extends string>(states: QueueStates<T>, state: T): Mark => {
  const [name, , tone = 'quiet'] = states[state];
  return { name, tone };
};

type Facts = ComponentProps<typeof DescriptionList>['facts'];

/** A text that a decision needs; `shows`: its label stands on the screen. */
export type Field = {
  field: string;
  kind: 'line' | 'lines';
  label: string;
  shows?: true;
  placeholder?: string;
  longest: number;
  rows?: number;
  counts?: true;
  isFaulty?: (typed: string) => boolean;
};

/** The trimmed text of a field. */
export type Given = (field: string) => string;

/** The notice after a decision: a warning where nothing was changed. */
export type Notice = string | { warning: string };

/** One decision; `isReady`: whether all that it needs is there. */
export type Act = {
  act: string;
  type?: 'primary' | 'default';
  danger?: true;
  /** Busy for itself, and without the form's state, which it does not send. */
  apart?: true;
  /** Empties the fields once it is done. */
  clears?: true;
  isReady?: (given: Given) => boolean;
  confirm?: { title: string; description: string; okText: string; cancelText: string };
  run: (given: Given) => Promise<CheckedAnswer<Notice>>;
};

/** A part of a form of decisions; those of `line` stand beside each other. */
export type Part =
  | Field
  | Act
  | 'state'
  | { note: string }
  | { text: string }
  | { line: readonly Part[] };

export type DecisionForm = {
  label: string;
  heading?: string;
  verb: NonNullable<FormStateProps['verb']>;
  parts: readonly Part[];
};

export const deciding =
  <D>(run: (given: Given) => Promise<CheckedAnswer<D>>, textOf: (data: D) => Notice): Act['run'] =>
  async (given) => {
    const answer = await run(given);
    return answer.ok ? { ok: true, data: textOf(answer.data) } : answer;
  };

export type PanelProps = {
  id: number;
  /** Called with whether closing the panel would lose typed text, so that it asks first. */
  onUnsaved: (is: boolean) => void;
  onClose: () => void;
  /** The row has changed. */
  onDone: () => void;
};

/** One row in full, drawn in the order in which this stands. */
export type Panel<F> = {
  title: string | ((id: number) => string);
  /** The accessible name of the part that scrolls; without it the drawer itself scrolls. */
  label?: string;
  size?: number;
  gap?: 12 | 16;
  /** `every`: how often it is read anew, in ms; 0: never. */
  useRow: (id: number, every: number) => ReadValue<F>;
  warning?: (row: F) => { title: string; description: string } | undefined;
  head?: (row: F) => readonly [who: string, mark: Mark];
  meta?: (row: F) => string;
  facts?: (row: F) => Facts;
  text?: (row: F) => string;
  /** undefined: the panel does not mention pictures. */
  pictures?: (row: F) => readonly string[] | undefined;
  /** A film to try; undefined: the panel does not mention one. */
  film?: (row: F) => { src: string; poster: string } | undefined;
  further?: (row: F) => readonly [heading: string, facts: Facts];
  link?: (row: F) => readonly [href: string, words: string] | undefined;
  decided?: (row: F) => { label: string; by: string; answer: string } | undefined;
  /** The right to decide, where the desk's own is not enough; others only look. */
  right?: Right;
  /** The form for the row's state; another `formKey` empties it. */
  form?: (row: F) => DecisionForm | undefined;
  formKey?: (row: F) => string;
  /** Whether it asks before what was typed is lost. */
  guards?: true;
  /** Whether what people wrote stands in boxes. */
  quotes?: true;
  look?: 'dense' | 'close' | 'near';
};

/** The states by which these calls list. */
export type TabOf<C extends QueueCalls> =
  Payload<C['list']> extends { state: infer T extends string } ? T : never;
/** The rows that these calls list. */
export type HeadOf<C extends QueueCalls> = Extract<Data<C['list']>['items'][number], object>;

export type Query<T> = { state: T; word: string; parent: number | null; page: number };

export type Listed<H> = {
  items: readonly H[];
  pages: number;
  waiting?: number;
  offers?: readonly { id: number; title: string }[];
};

/** A column of the list, one of moments, whose title is without the zone, or one that says how a row stands. */
export type QueueColumn<H> =
  | TableColumnsType<H>[number]
  | { title: string; width: number; moment: (row: H) => number | null }
  | { width: number; mark: (row: H) => Mark };

/** A queue as the console shows it: what waits, by state, and what is done about it. */
export type Queue<T extends string, H extends object> = {
  /** The list's accessible name, where it is not the desk's. */
  listLabel?: string;
  tabs: readonly T[];
  states: QueueStates<T>;
  first: T;
  /** The tab that shows how many wait. */
  waits?: T;
  useList: (query: Query<T>) => ReadValue<Listed<H>>;
  /** The rows of a query below a number, the newest first; `next`: where the next part begins. */
  askPart: (
    query: Query<T>,
    before: number | null,
  ) => Promise<CheckedAnswer<{ items: readonly H[]; next: number | null }>>;
  looksFor?: string;
  /** What else narrows the list: the rows of `offers`, or all. */
  narrows?: { label: string; all: string };
  idOf: (row: H) => number;
  columns: readonly QueueColumn<H>[];
  /** The accessible name of the button that opens a row, or that with its words. */
  open: (row: H) => string | { label: string; name: string; primary: boolean };
  openWidth?: number;
  panel: () => Promise<ComponentType<PanelProps>>;
  below?: () => Promise<ComponentType>;
};

/** How many wait, by the tabs that say so. */
type Counted = { readonly waiting: number } & Readonly<Partial<Record<string, number>>>;

export type UseCount = () => Pick<ReadValue<Counted>, 'data' | 'refresh'>;

/** A queue with the types of its states and rows. @internal Tests draw one that has no calls. */
export const queueOf = <T extends string, H extends object>(queue: Queue<T, H>): Queue<T, H> =>
  queue;

/** A call's answer in another shape. */
export const withData = <D, E>(call: ReadValue<D>, of: (data: D) => E): ReadValue<E> => ({
  data: call.data === undefined ? undefined : of(call.data),
  error: call.error,
  retry: call.retry,
  refresh: call.refresh,
  // a getter: whoever reads `busy` is drawn anew at each call
  get busy() {
    return call.busy;
  },
});
