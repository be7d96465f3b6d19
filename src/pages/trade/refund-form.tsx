import { useForm } from 'react-hook-form';
import { refundOrder } from '../../../schemas/api/payment.ts';
import { useChange } from '../../platform/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { FormFrame } from '../../ui/form-frame.tsx';
import { TextField } from '../../ui/form-text.tsx';
import css from './refund-form.module.css';

const LONGEST = 200;

type Props = { id: string; reasons: readonly string[]; onGiven: () => void };

/** Why an order is given back; the content is closed at once. */
export const RefundForm = ({ id, reasons, onGiven }: Props) => {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { reason: '', explain: '' },
  });
  const { send, busy, failure } = useChange(refundOrder, '退款没有申请成功，请稍后再试');
  const error = formState.errors.reason?.message;
  const submit = handleSubmit(async ({ reason, explain }) => {
    const answer = await send({ id, reason, explain: explain.trim() });
    if (answer?.ok) onGiven();
  });
  return (
    <FormFrame
      failure={failure}
      onSubmit={submit}
      submit={
        <>
          <p className={css.note}>提交后内容立即关闭，款项按原支付方式退回。</p>
          <Button type="submit" busy={busy ? '正在提交…' : undefined}>
            提交退款申请
          </Button>
        </>
      }
    >
      <fieldset className={css.reasons} aria-label="退款原因">
        {reasons.map((reason) => (
          <label className={css.reason} key={reason}>
            <span>{reason}</span>
            <input
              type="radio"
              value={reason}
              {...register('reason', { required: '请选择退款原因' })}
            />
          </label>
        ))}
        {error && (
          <p className={css.error} role="alert">
            {error}
          </p>
        )}
      </fieldset>
      <TextField
        label="补充说明"
        optional
        maxLength={LONGEST}
        autoComplete="off"
        {...register('explain')}
      />
    </FormFrame>
  );
};
