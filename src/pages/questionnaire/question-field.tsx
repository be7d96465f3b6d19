import { type ReactNode, useId } from 'react';
import type { Question } from '../../../schemas/questionnaire/question.ts';
import { ChoiceField } from './choice-field.tsx';
import type { FieldProps } from './field-props.ts';
import { MatrixField } from './matrix-field.tsx';
import css from './question-field.module.css';
import { ScaleField } from './scale-field.tsx';
import { TextAnswer } from './text-answer.tsx';
import { UploadField } from './upload-field.tsx';

const fields: Record<Question['kind'], (props: FieldProps) => ReactNode> = {
  single: (props) => <ChoiceField {...props} />,
  multiple: (props) => <ChoiceField {...props} several />,
  text: (props) => <TextAnswer {...props} />,
  scale: (props) => <ScaleField {...props} />,
  matrix: (props) => <MatrixField {...props} />,
  upload: (props) => <UploadField {...props} />,
};

const kindHints: Readonly<Partial<Record<Question['kind'], string>>> = { multiple: '多选' };

type Props = Omit<FieldProps, 'ids'> & { number: number; fault: string | undefined };

/** One question with its number, its control and, inline, what is wrong with the answer. */
export const QuestionField = ({ number, fault, ...props }: Props) => {
  const { question } = props;
  const id = useId();
  const described = [question.help && `${id}-help`, fault && `${id}-fault`].filter(Boolean);
  const ids = {
    'aria-labelledby': `${id}-title`,
    'aria-describedby': described.join(' ') || undefined,
    'aria-invalid': fault !== undefined,
  };
  return (
    // a fault is scrolled to, and where it begins is told
    <section className={css.question} data-question={question.id} aria-labelledby={`${id}-title`}>
      <h2 className={css.title} id={`${id}-title`} tabIndex={-1}>
        <span className={css.number}>{number}.</span> {question.title}
        {question.required && <span className={css.required}>（必答）</span>}
        {kindHints[question.kind] && <span className={css.kind}>{kindHints[question.kind]}</span>}
      </h2>
      {question.help && (
        <p className={css.help} id={`${id}-help`}>
          {question.help}
        </p>
      )}
      {fields[question.kind]({ ...props, ids })}
      {fault && (
        <p className={css.fault} id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </section>
  );
};
