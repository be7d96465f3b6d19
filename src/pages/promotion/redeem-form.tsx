import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { redeemCode } from '../../../schemas/api/promotion.ts';
import { call } from '../../platform/call.ts';
import { randomKey } from '../../platform/random-key.ts';
import { showToast } from '../../platform/toast.ts';
import { Button } from '../../ui/button.tsx';
import { FormFrame } from '../../ui/form-frame.tsx';
import { TextField } from '../../ui/form-text.tsx';

const LENGTH = 32;

/** A code for a card or a course; one that is wrong stays to be mended. */
export const RedeemForm = ({ onRedeemed }: { onRedeemed: () => void }) => {
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: { code: '' } });
  const [key, setKey] = useState(randomKey);
  const [failure, setFailure] = useState('');
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async ({ code }) => {
    setFailure('');
    const answer = await call(redeemCode, { code: code.trim(), key });
    // what was answered is over; what was lost on the way is the same intent still
    if (answer.ok || answer.code) setKey(randomKey());
    if (!answer.ok) {
      setFailure(answer.message || '兑换没有成功，请稍后再试');
      return;
    }
    reset();
    showToast(`已兑换：${answer.data.title}`);
    onRedeemed();
  });
  return (
    <FormFrame
      failure={failure}
      onSubmit={send}
      submit={
        <Button type="submit" look="outlined" busy={isSubmitting ? '正在兑换…' : undefined}>
          兑换
        </Button>
      }
    >
      <TextField
        label="兑换码"
        placeholder="请输入兑换码"
        maxLength={LENGTH}
        autoCapitalize="characters"
        autoComplete="off"
        error={errors.code?.message}
        {...register('code', { validate: (code) => code.trim() !== '' || '请输入兑换码' })}
      />
    </FormFrame>
  );
};
