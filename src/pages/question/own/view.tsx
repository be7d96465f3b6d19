import { ownCoursesAddress } from '#schemas/course/addresses.ts';
import { questionAddress } from '#schemas/question/addresses.ts';
import { type OwnQuestion, ownQuestions } from '#schemas/question/endpoints.ts';
import { answersText } from '#src/entities/question/words.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { dayText } from '#src/platform/time/china-date.ts';
import css from './view.module.css';

const Row = ({ question }: { question: OwnQuestion }) => (
  <a className={css.question} href={questionAddress({ id: question.id })}>
    <span className={css.text}>{question.text}</span>
    <span className={css.facts}>
      {question.lessonTitle === question.productTitle
        ? question.productTitle
        : `${question.productTitle} · ${question.lessonTitle}`}
    </span>
    <span className={css.facts}>
      {question.time !== null && <span>{dayText(question.time)}</span>}
      <span>{answersText(question.answers)}</span>
      {question.fresh > 0 && <span className={css.fresh}>{question.fresh} 个新回答</span>}
      {question.hidden && <span className={css.hidden}>已被隐藏</span>}
    </span>
  </a>
);

/** `/questions`: what the member has asked about lessons, with how many answers are new. */
export default listView(ownQuestions, {
  label: '我的提问',
  rowHeight: 116,
  skeleton: 'rows',
  className: css.list,
  empty: { text: '还没有提问，学习时点“问答”就能问讲师', link: '去学习', to: ownCoursesAddress() },
  row: (question) => <Row question={question} />,
});
