import { feedbackAddress } from '#schemas/feedback/addresses.ts';
import { feedbackList, type OwnFeedback } from '#schemas/feedback/endpoints.ts';
import { feedbackKindNames } from '#schemas/feedback/fields.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { renewedAddress } from '#src/platform/picture/renewed-address.ts';
import { momentOrBlank } from '#src/platform/time/period.ts';
import { ShownPictures } from '#src/ui/media/shown-pictures.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from './card.module.css';

/** One feedback, its state and its answer. */
const FeedbackCard = ({ feedback }: { feedback: OwnFeedback }) => {
  const { kind, text, pictures, time, state, answer, answeredAt } = feedback;
  return (
    <div className={css.row}>
      <article className={css.card}>
        <p className={css.head}>
          <span>
            {feedbackKindNames[kind]} · <Unbroken>{momentOrBlank(time)}</Unbroken>
          </span>
          <span className={css.state} data-state={state}>
            {state === 'answered' ? '已回复' : '待处理'}
          </span>
        </p>
        <p className={css.text}>{text}</p>
        <ShownPictures addresses={pictures} name="图片" renew={renewedAddress} />
        {answer !== '' && (
          <div className={css.answer}>
            <p className={css.head}>
              <span>
                回复 · <Unbroken>{momentOrBlank(answeredAt)}</Unbroken>
              </span>
            </p>
            <p className={css.text}>{answer}</p>
          </div>
        )}
      </article>
    </div>
  );
};

/** `/myfeedback`: the member's own feedback and what was answered. */
export default listView(feedbackList, {
  label: '我的反馈',
  rowHeight: 140,
  skeleton: 'rows',
  className: css.list,
  empty: { text: '还没有反馈', link: '写反馈', to: feedbackAddress() },
  row: (feedback) => <FeedbackCard feedback={feedback} />,
});
