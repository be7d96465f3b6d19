import type { Reviewed } from '../../../schemas/assessment/wire.ts';
import css from './reviewed.module.css';

/** What of a question that was answered is told; a paper without markers tells less. */
type Told = Pick<Reviewed, 'title' | 'chosen' | 'right' | 'correct' | 'explanation'> &
  Partial<Reviewed>;

const together = (titles: readonly string[]): string => titles.join('、');

/** How an answer was judged: its tone, and the words beside it. */
const judgedOf = ({ state, correct, earned = 0, points = 0 }: Told) => {
  if (state === 'marking') return { tone: 'open', words: '等待阅卷' };
  if (state === 'marked') return { tone: 'right', words: `得 ${earned} 分，共 ${points} 分` };
  return correct ? { tone: 'right', words: '正确' } : { tone: 'wrong', words: '错误' };
};

const factsOf = ({ correct, right, explanation, remark = '' }: Told) =>
  [
    ['正确答案', correct ? '' : together(right)],
    ['评语', remark],
    ['解析', explanation],
  ].filter(([, text]) => text !== '');

const Question = ({ reviewed, place }: { reviewed: Told; place: number }) => {
  const { tone, words } = judgedOf(reviewed);
  return (
    <li className={css.question}>
      <p className={css.title}>
        {place}. {reviewed.title}
      </p>
      <dl className={css.facts}>
        <div>
          <dt>你的答案</dt>
          <dd>
            {together(reviewed.chosen) || '未作答'}
            <span className={css.mark} data-tone={tone}>
              {words}
            </span>
          </dd>
        </div>
        {factsOf(reviewed).map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
};

/** Each question that was judged: what was answered, what is right, and why; nothing without any. */
export const ReviewedQuestions = ({ reviewed }: { reviewed: readonly Told[] }) =>
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
