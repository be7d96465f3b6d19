import type { ReviewedResult } from '../../../../schemas/questionnaire/endpoints.ts';
import css from './reviewed.module.css';

type Reviewed = ReviewedResult['reviewed'][number];

const together = (titles: readonly string[]): string => titles.join('、');

const Question = ({ reviewed, place }: { reviewed: Reviewed; place: number }) => {
  const { title, chosen, right, correct, explanation } = reviewed;
  return (
    <li className={css.question}>
      <p className={css.title}>
        {place}. {title}
      </p>
      <dl className={css.facts}>
        <div data-correct={correct}>
          <dt>你的答案</dt>
          <dd>
            {together(chosen) || '未作答'}
            <span className={css.mark}>{correct ? '正确' : '错误'}</span>
          </dd>
        </div>
        {!correct && (
          <div>
            <dt>正确答案</dt>
            <dd>{together(right)}</dd>
          </div>
        )}
        {explanation && (
          <div>
            <dt>解析</dt>
            <dd>{explanation}</dd>
          </div>
        )}
      </dl>
    </li>
  );
};

/** Each question that has a right answer: what was chosen, what is right, and why; nothing without any. */
export const ReviewedQuestions = ({ reviewed }: { reviewed: readonly Reviewed[] }) =>
  reviewed.length > 0 && (
    <section className={css.card} aria-labelledby="reviewed">
      <h2 className={css.heading} id="reviewed">
        答案与解析
      </h2>
      <ol className={css.questions}>
        {reviewed.map((each, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of questions is theirs
          <Question key={at} reviewed={each} place={at + 1} />
        ))}
      </ol>
    </section>
  );
