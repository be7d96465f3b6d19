import { type ReactNode, useId } from 'react';
import type { Question } from '#schemas/assessment/question.ts';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { kindWords } from '../kind-words.ts';
import { QuestionChoice } from './choice.tsx';
import type { FieldProps } from './field-props.ts';
import { FillField } from './fill.tsx';
import { LazyVoice } from './lazy-voice.tsx';
import { MatrixField } from './matrix.tsx';
import css from './question.module.css';
import { ScaleField } from './scale.tsx';
import { TextAnswer } from './text.tsx';
import { UploadField } from './upload.tsx';

const fields: Record<Question['kind'], (props: FieldProps) => ReactNode> = {
  single: (props) => <QuestionChoice {...props} />,
  multiple: (props) => <QuestionChoice {...props} several />,
  text: (props) => <TextAnswer {...props} />,
  scale: (props) => <ScaleField {...props} />,
  matrix: (props) => <MatrixField {...props} />,
  upload: (props) => <UploadField {...props} />,
  judge: (props) => <QuestionChoice {...props} />,
  fill: (props) => <FillField {...props} />,
  voice: (props) => <LazyVoice {...props} />,
};

type Props = Omit<FieldProps, 'ids'> & {
  /** Undefined where the question stands alone. */
  number?: number;
  fault: string | undefined;
  /** 选填 or 必答; false where neither is shown. */
  demand: string | false;
  aside?: ReactNode;
};

export const QuestionField = ({ number, fault, demand, aside, ...props }: Props) => {
  const { question } = props;
  const id = useId();
  const described = [`${id}-kind`, question.help && `${id}-help`, fault && `${id}-fault`];
  const ids = {
    'aria-labelledby': `${id}-title`,
    'aria-describedby': described.filter(Boolean).join(' '),
    'aria-invalid': fault !== undefined,
  };
  return (
    <div className={css.question} data-question={question.id} data-fault={fault !== undefined}>
      <Stack gap={4}>
        <Line gap={12} justify="between">
          <Text kind="meta" tone="tertiary" id={`${id}-kind`}>
            {[kindWords(question), demand].filter(Boolean).join(' · ')}
          </Text>
          {aside}
        </Line>
        <Text as="h3" kind="section-title" id={`${id}-title`}>
          {number !== undefined && (
            <Text as="span" tone="accent">
              {number}.{' '}
            </Text>
          )}
          <Unbroken>{question.title}</Unbroken>
        </Text>
        {question.help && (
          <Text kind="meta" tone="tertiary" id={`${id}-help`}>
            <Unbroken>{question.help}</Unbroken>
          </Text>
        )}
      </Stack>
      {fields[question.kind]({ ...props, ids })}
      {fault && (
        <Text kind="meta" tone="price" id={`${id}-fault`}>
          {fault}
        </Text>
      )}
    </div>
  );
};
