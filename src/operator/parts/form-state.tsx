import css from './form-state.module.css';
import type { ActionState } from './use-action.ts';

type Props = {
  /** The action that the form ends in, and what is done with what was typed. */
  of: ActionState;
  verb?: '保存' | '发出' | '提交';
  /** Whether something was typed; a number: in so many places. */
  unsaved: boolean | number;
};

const wordsOf = ({ of: { busy, done, failed }, verb = '保存', unsaved }: Props): string => {
  if (busy) return `正在${verb}…`;
  if (failed && unsaved) return `没有${verb}：${failed}`;
  if (typeof unsaved === 'number' && unsaved > 0) return `有 ${unsaved} 处没有${verb}`;
  if (unsaved) return `写的内容还没有${verb}`;
  return done ? `已${verb}` : '没有改动';
};

/** How a form stands, in its own foot: nothing changed, not saved, being saved, saved, or why that failed. */
export const FormState = (props: Props) => (
  <span className={css.state} role="status" data-failed={props.of.failed !== ''}>
    {wordsOf(props)}
  </span>
);
