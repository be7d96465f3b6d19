import type { FieldProps } from './field-props.ts';
import css from './fill.module.css';

/** What was recorded can be heard; nothing can be recorded here. */
export const VoiceField = ({ question, values: [address, seconds], ids }: FieldProps) => (
  <fieldset className={css.blanks} {...ids}>
    {address === undefined || seconds === undefined ? (
      <p>这里还不能录音{question.required ? '' : '，这道题可以不答'}</p>
    ) : (
      <>
        <p>已录音 {seconds} 秒</p>
        {/* biome-ignore lint/a11y/useMediaCaption: nobody has written down what a member said */}
        <audio className={css.heard} controls preload="none" src={address} />
      </>
    )}
  </fieldset>
);
