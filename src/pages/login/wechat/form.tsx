import { useForm } from 'react-hook-form';
import { loginAddress } from '#schemas/login/addresses.ts';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { FormFrame } from '#src/ui/form/frame.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { AgreementTick, agreedRule } from '../agreement-tick.tsx';
import { beginWechatLogin, inWechat } from './address.ts';

/**
 * Starts the messenger's authorisation only after the person has agreed and tapped (research C3).
 */
export const WechatForm = ({ failure }: { failure: string }) => {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { agreed: false } });
  const onSubmit = handleSubmit(() => location.assign(beginWechatLogin('info')));
  const inside = inWechat();
  return (
    <FormFrame
      onSubmit={onSubmit}
      failure={failure}
      submit={
        <Stack gap={12}>
          {!inside && <ButtonLink href={loginAddress()}>手机号登录</ButtonLink>}
          <Button type="submit" look={inside ? 'filled' : 'outlined'}>
            微信授权登录
          </Button>
          {inside ? (
            <ButtonLink look="outlined" href={loginAddress()}>
              手机号登录
            </ButtonLink>
          ) : (
            <Text kind="meta" tone="tertiary" textAlign="center" breaks="balance">
              使用微信授权登录，请在微信中打开本页
            </Text>
          )}
        </Stack>
      }
    >
      <AgreementTick
        field={register('agreed', agreedRule)}
        error={formState.errors.agreed?.message}
      />
    </FormFrame>
  );
};
