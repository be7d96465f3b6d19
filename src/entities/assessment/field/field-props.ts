import type { Question } from '#schemas/assessment/question.ts';

export type FieldProps = {
  question: Question;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  /** Called when the upload of a picture begins and when it ends. */
  onUpload: (busy: boolean) => void;
  /** Ids that tie a control to its label, hint and error. */
  ids: {
    'aria-labelledby': string;
    'aria-describedby': string | undefined;
    'aria-invalid': boolean;
  };
};
