import { useForm } from 'react-hook-form';
import { refundOrder } from '../../../schemas/api/payment.ts';
import { useChange } from '../../platform/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { FormFrame } from '../../ui/form-frame.tsx';
import { TextField } from '../../ui/form-text.tsx';
import css from './refund-form.module.css';

const LONGEST = 200;

const LOST = '没有收到结果，正在核对，如仍可申请请重新提交，不会重复退款';

type Props = {
  id: string;
  reasons: readonly string[];
  /** Looks how it stands now. */
  again: () => void;
};

/** Why an order is given back; the content is closed at once. */
export const RefundForm = ({ id, reasons, again }: Props) => {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { reason: '', explain: '' },
  });
  const { send, busy, failure } = useChange(refundOrder, LOST);
  const error = formState.errors.reason?.message;
  const submit = handleSubmit(async ({ reason, explain }) => {
    // refused or not answered: it may have been given back meanwhile
    if (await send({ id, reason, explain: explain.trim() })) again();
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
