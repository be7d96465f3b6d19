import type { Question } from '../../../schemas/assessment/question.ts';

/** What the control of a question is given. */
export type FieldProps = {
  question: Question;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  /** Told when the upload of a picture begins and when it is over. */
  onUpload: (busy: boolean) => void;
  /** What ties a control to the words around it. */
  ids: {
    'aria-labelledby': string;
    'aria-describedby': string | undefined;
    'aria-invalid': boolean;
  };
};
