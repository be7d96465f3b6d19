import type { FieldProps } from './field-props.ts';
import css from './fill.module.css';

/** What was recorded; this page records nothing itself. */
export const VoiceField = ({ values: [, seconds], ids }: FieldProps) => (
  <fieldset className={css.blanks} {...ids}>
    {seconds === undefined ? '这里不能录音，请在考试页作答' : `已录音 ${seconds} 秒`}
  </fieldset>
);
