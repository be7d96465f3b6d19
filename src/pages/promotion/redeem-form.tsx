import { useForm } from 'react-hook-form';
import { redeemCode } from '../../../schemas/api/promotion.ts';
import { showToast } from '../../platform/toast.ts';
import { useChange } from '../../platform/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { FormFrame } from '../../ui/form-frame.tsx';
import { TextField } from '../../ui/form-text.tsx';

/** Room for a code that was copied with blanks and dashes. */
const LENGTH = 64;

/** A code for a card or a course; one that is wrong stays to be mended. */
export const RedeemForm = ({ onRedeemed }: { onRedeemed: () => void }) => {
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: { code: '' } });
  const redeeming = useChange(redeemCode, '兑换没有成功，请稍后再试');
  const send = handleSubmit(async ({ code }) => {
    const answer = await redeeming.send({ code: code.trim() });
    if (!answer?.ok) return;
    reset();
    showToast(`已兑换：${answer.data.title}`);
    onRedeemed();
  });
  return (
    <FormFrame
      failure={redeeming.failure}
      onSubmit={send}
      submit={
        <Button type="submit" look="outlined" busy={redeeming.busy ? '正在兑换…' : undefined}>
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
        error={formState.errors.code?.message}
        {...register('code', { validate: (code) => code.trim() !== '' || '请输入兑换码' })}
      />
    </FormFrame>
  );
};
