import { Button, Form, Input } from 'antd';
import { type JudgedAnswer, REMARK_LENGTH } from '#schemas/exam/desk-endpoints.ts';
import { Line } from '../parts/part.tsx';
import css from './exam.module.css';
import { pointsFault } from './words.ts';

type Props = {
  answer: Pick<JudgedAnswer, 'place' | 'points'>;
  at: readonly string[];
  onPoints: (points: string) => void;
};

export const MarkFields = ({ answer: { place, points }, at, onPoints }: Props) => (
  <>
    <Line gap={16} rowGap={8} align="end" wrap className={css.points}>
      <Form.Item
        className={css.item ?? ''}
        name={[...at, 'points']}
        label="给分"
        required
        validateTrigger="onBlur"
        rules={[
          {
            validator: async (_: unknown, typed = '') => {
              const text = pointsFault(typed, points);
              if (text) throw new Error(text);
            },
          },
        ]}
      >
        <Input
          inputMode="numeric"
          maxLength={4}
          aria-label={`第 ${place} 题给分`}
          suffix={`/ ${points}`}
        />
      </Form.Item>
      <Line as="span" gap={8} align="stretch" wrap className={css.quick}>
        <Button onClick={() => onPoints('0')} aria-label={`第 ${place} 题给 0 分`}>
          0 分
        </Button>
        <Button onClick={() => onPoints(`${points}`)} aria-label={`第 ${place} 题给满分`}>
          满分
        </Button>
      </Line>
    </Line>
    <Form.Item
      className={`${css.item} ${css.remark}`}
      name={[...at, 'remark']}
      label="评语（可以不写）"
    >
      <Input.TextArea
        rows={2}
        maxLength={REMARK_LENGTH}
        showCount
        aria-label={`第 ${place} 题评语`}
      />
    </Form.Item>
  </>
);
