import type { Question } from '#schemas/assessment/question.ts';

export type FieldProps = {
  question: Question;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  onUpload: (busy: boolean) => void;
  ids: {
    'aria-labelledby': string;
    'aria-describedby': string | undefined;
    'aria-invalid': boolean;
  };
};
