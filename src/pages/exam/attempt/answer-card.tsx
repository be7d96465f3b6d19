import { Line } from '#src/ui/part/parts.tsx';
import css from './attempt.module.css';
import type { ShownQuestion } from './use-attempt.ts';

type Props = {
  questions: readonly ShownQuestion[];
  /** Id of the question that is shown. */
  current?: string | undefined;
  onChoose: (id: string) => void;
};

const textOf = ({ number, isAnswered, isMarked }: ShownQuestion): string =>
  [`第 ${number} 题`, isAnswered ? '已答' : '未答', isMarked && '已标记']
    .filter(Boolean)
    .join('，');

export const AnswerCard = ({ questions, current, onChoose }: Props) => (
  <div>
    <Line as="p" kind="meta" tone="secondary" gap={6} aria-hidden="true">
      <span className={css.key} data-answered="true" /> 已答
      <span className={css.key} /> 未答
      <span className={css.key} data-marked="true" /> 标记
    </Line>
    <ol className={css.numbers}>
      {questions.map((each) => (
        <li key={each.question.id}>
          <button
            className={css.number}
            type="button"
            data-answered={each.isAnswered}
            data-marked={each.isMarked}
            aria-label={textOf(each)}
            aria-current={each.question.id === current ? 'step' : undefined}
            onClick={() => onChoose(each.question.id)}
          >
            {each.number}
          </button>
        </li>
      ))}
    </ol>
  </div>
);
