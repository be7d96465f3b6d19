import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { membershipAddress } from '#schemas/membership/addresses.ts';
import { LONGEST_REDEEM_CODE, redeemCode } from '#schemas/membership/endpoints.ts';
import { payloadResolver } from '#src/platform/writing/payload-resolver.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { FormFrame } from '#src/ui/form/frame.tsx';
import { TextField } from '#src/ui/form/text.tsx';
import { Line, Stack } from '#src/ui/part/parts.tsx';

const LOST = '没有收到结果，请再点一次兑换，同一个码不会重复使用';

const CARD = membershipAddress();

type Redeemed = { title: string; link: string };

/** A card gets no link, since the page shows it above. */
const RedeemedNote = ({ title, link }: Redeemed) => (
  <Line
    as="p"
    gap={12}
    justify="between"
    tap
    padBlock={4}
    padInline={12}
    above={12}
    surface="tint"
    radius="small"
    role="status"
  >
    <span>已兑换：{title}</span>
    {link && link !== CARD && (
      <Stack
        as="a"
        kind="card-title"
        tone="accent"
        align="center"
        across="center"
        flex="none"
        tap
        href={link}
      >
        去学习
      </Stack>
    )}
  </Line>
);

const ofCode = ({ code = '' }: { code?: string }): string => code;

/** A wrong code stays in the field to be corrected. */
export const RedeemForm = ({ onRedeemed }: { onRedeemed: () => void }) => {
  const { register, handleSubmit, formState, reset } = useForm({
    defaultValues: { code: '' },
    resolver: payloadResolver(redeemCode),
  });
  const redeeming = useChange(redeemCode, LOST, ofCode);
  const [given, setGiven] = useState<Redeemed>();
  const send = handleSubmit(async ({ code }) => {
    setGiven(undefined);
    const answer = await redeeming.send({ code });
    if (!answer) return;
    // even where the answer was lost the card may be active already
    onRedeemed();
    if (!answer.ok) return;
    reset();
    setGiven(answer.data);
  });
  return (
    <>
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
          maxLength={LONGEST_REDEEM_CODE}
          autoCapitalize="characters"
          autoComplete="off"
          error={formState.errors.code?.message}
          {...register('code')}
        />
      </FormFrame>
      {given && <RedeemedNote {...given} />}
    </>
  );
};
