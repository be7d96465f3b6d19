import type { Data, Endpoint, UnkeyedPayload } from '#schemas/wire/define-endpoint.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { zonedText } from '../parts/moments.ts';
import {
  type Act,
  type DecisionForm,
  deciding,
  type Given,
  type Notice,
  type Part,
} from './queue.ts';

type OutcomeOf<E extends Endpoint> =
  Data<E> extends { outcome: infer O extends string } ? O : never;

/** A decision by a call that answers with an outcome; the notice of `stale` is a warning. */
export const decideBy = <E extends Endpoint>(
  endpoint: E,
  wishOf: (given: Given) => UnkeyedPayload<E>,
  /** Names the row: the same wish about it is sent again under the same key. */
  of: string | number,
  notices: Readonly<Record<OutcomeOf<E>, Notice>>,
): Act['run'] =>
  deciding(
    (given) => changeByOperator(endpoint, wishOf(given), `${of}`),
    (data) => {
      // an answer of such a call has its outcome
      const { outcome } = data as { outcome: OutcomeOf<E> };
      const notice = notices[outcome];
      return outcome === 'stale' && typeof notice === 'string' ? { warning: notice } : notice;
    },
  );

type Answer = {
  /** What is done, such as 回复. */
  act: string;
  placeholder: string;
  longest: number;
  run: Act['run'];
  top?: readonly Part[];
};

/** The form of an answer in several lines, which the member gets as it is. */
export const answerForm = ({ act, placeholder, longest, run, top = [] }: Answer): DecisionForm => ({
  ...{ label: act, verb: '发出' },
  parts: [
    ...top,
    {
      ...{ field: 'text', kind: 'lines', label: `${act}内容`, counts: true },
      placeholder,
      longest,
    },
    'state',
    { ...{ act, type: 'primary', run }, isReady: (given) => given('text') !== '' },
  ],
});

export const answered = (
  act: string,
  { by, answer }: { by: string; answer: string },
  at: number | null,
) => ({
  ...{ label: act, answer },
  by: `${by} ${act}${at === null ? '' : ` · ${zonedText(at)}`}`,
});

type Review = {
  reason: { label: string; placeholder: string; longest: number };
  accept: Pick<Act, 'act' | 'confirm'>;
  refuse: string;
  run: (isAccepted: boolean) => Act['run'];
};

/** The form of what is accepted, or refused for a reason. */
export const reviewForm = ({ reason, accept, refuse, run }: Review): DecisionForm => ({
  ...{ label: '审核', verb: '提交' },
  parts: [
    { ...{ field: 'reason', kind: 'lines', shows: true, rows: 3 }, ...reason },
    'state',
    {
      line: [
        { ...accept, type: 'primary', run: run(true) },
        {
          ...{ act: refuse, danger: true, run: run(false) },
          isReady: (given) => given('reason') !== '',
        },
      ],
    },
  ],
});
