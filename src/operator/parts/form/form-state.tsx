import { Text } from '../part.tsx';
import css from './form-state.module.css';
import type { ActionState } from './use-action.ts';

export type FormStateProps = {
  of: ActionState;
  verb?: '保存' | '发出' | '提交';
  /** A number: how many changes are unsaved. */
  unsaved: boolean | number;
};

const wordsOf = ({
  of: { busy, done, failed },
  verb = '保存',
  unsaved,
}: FormStateProps): string => {
  if (busy) return `正在${verb}…`;
  if (failed && unsaved) return `没有${verb}：${failed}`;
  if (typeof unsaved === 'number' && unsaved > 0) return `有 ${unsaved} 处没有${verb}`;
  if (unsaved) return `写的内容还没有${verb}`;
  if (done) return `已${verb}`;
  return verb === '保存' ? '没有改动' : `还没有${verb}`;
};

export const FormState = (props: FormStateProps) => (
  <Text
    as="span"
    size={13}
    tone="secondary"
    className={css.state}
    role="status"
    data-failed={props.of.failed !== ''}
  >
    {wordsOf(props)}
  </Text>
);
