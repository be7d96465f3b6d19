import { REVIEW_LENGTH } from '#schemas/course/review-endpoints.ts';
import { Button } from '#src/ui/button/button.tsx';
import { FormField } from '#src/ui/form/field.tsx';
import { FormFrame } from '#src/ui/form/frame.tsx';
import { StarChoice } from './stars.tsx';
import { useReview } from './use-review.ts';
import css from './view.module.css';

type Props = {
  id: string;
  /** The member's own review; 0 and '' where there is none. */
  score: number;
  text: string;
  onSaved: () => void;
};

export const ReviewForm = (props: Props) => {
  const { written, mistakes, failure, busy, write, save } = useReview(props);
  return (
    <FormFrame
      failure={failure}
      submit={
        <Button type="submit" busy={busy ? '正在发表…' : undefined}>
          发表评价
        </Button>
      }
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <StarChoice
        score={written.score}
        error={mistakes.score}
        onChoose={(score) => write({ score })}
      />
      <FormField
        label="评价内容"
        optional
        error={mistakes.text}
        hint={`${written.text.trim().length}/${REVIEW_LENGTH}`}
      >
        {(ids) => (
          <textarea
            {...ids}
            className={css.text}
            rows={6}
            placeholder="课程哪里对你有帮助？给其他学员一些参考"
            value={written.text}
            onChange={({ target }) => write({ text: target.value })}
          />
        )}
      </FormField>
    </FormFrame>
  );
};
