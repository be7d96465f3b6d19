import type { WrongItem } from '#schemas/exam/endpoints.ts';
import { AnswerFacts, together } from '#src/entities/assessment/answer-facts.tsx';
import { StateChip } from '#src/entities/assessment/state-chip.tsx';
import { momentText } from '#src/platform/time/china-date.ts';
import { TextButton } from '#src/ui/button/button.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from './card.module.css';

type Props = {
  item: WrongItem;
  /** Shows this exam's alone; undefined where that is so already. */
  onExam: (() => void) | undefined;
  onPractise: () => void;
  onRemove: () => void;
};

const whenWords = ({ wrongAt, resolvedAt }: WrongItem): string => {
  if (resolvedAt !== null) return `${momentText(resolvedAt)} 掌握`;
  return wrongAt === null ? '' : `${momentText(wrongAt)} 答错`;
};

/** A question that was answered wrongly, what is right, and what can be done with it. */
export const WrongCard = ({ item, onExam, onPractise, onRemove }: Props) => (
  <article className={css.card} aria-label={item.question.title}>
    <p className={css.head}>
      <StateChip
        name={item.resolvedAt === null ? `错 ${item.times} 次` : '已掌握'}
        tone={item.resolvedAt === null ? 'bad' : 'live'}
      />
      <span className={css.when}>
        <Unbroken>{whenWords(item)}</Unbroken>
      </span>
    </p>
    <h2 className={css.title}>
      <Unbroken>{item.question.title}</Unbroken>
    </h2>
    <AnswerFacts
      chosen={item.chosen}
      more={[
        ['正确答案', together(item.right)],
        ['解析', item.explanation],
      ]}
    />
    {item.kept && <p className={css.kept}>这场考试没有公布答案，暂时不能重练</p>}
    <div className={css.foot}>
      {onExam ? (
        <button className={css.exam} type="button" onClick={onExam}>
          {item.examTitle}
        </button>
      ) : (
        <span className={css.exam} />
      )}
      {!item.kept && <TextButton onClick={onPractise}>重练</TextButton>}
      <TextButton onClick={onRemove}>移除</TextButton>
    </div>
  </article>
);
