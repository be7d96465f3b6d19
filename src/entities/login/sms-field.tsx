import { useFormContext } from 'react-hook-form';
import { SMS_CODE_LENGTH } from '#schemas/login/fields.ts';
import { TextButton } from '#src/ui/button/button.tsx';
import { TextField } from '#src/ui/form/text.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import css from './sms-field.module.css';
import type { SmsCode } from './use-sms-code.ts';

type Props = {
  sms: SmsCode;
  name?: 'code' | 'currentCode';
  label?: string;
};

const words = ({ asking, left, sent }: SmsCode): string => {
  if (asking) return '正在发送…';
  if (left > 0) return `${left} 秒后重发`;
  return sent ? '重新获取' : '获取验证码';
};

export const SmsField = ({ sms, name = 'code', label = '验证码' }: Props) => {
  const { register, setValue, formState } = useFormContext<{ code: string; currentCode: string }>();
  const onFill = () => setValue(name, sms.simulated, { shouldValidate: true });
  return (
    <TextField
      {...register(name)}
      label={label}
      error={formState.errors[name]?.message ?? (sms.failure || undefined)}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={SMS_CODE_LENGTH}
      placeholder="6 位数字"
      action={
        <TextButton
          onClick={() => void sms.ask()}
          disabled={!sms.ready || sms.asking || sms.left > 0}
        >
          {words(sms)}
        </TextButton>
      }
      foot={
        <div role="status">
          {sms.simulated ? (
            <p className={css.simulated}>
              模拟短信：验证码 <b>{sms.simulated}</b>
              <TextButton onClick={onFill}>填入</TextButton>
            </p>
          ) : (
            sms.sent && (
              <Text kind="meta" tone="tertiary">
                验证码已发送，5 分钟内有效
              </Text>
            )
          )}
        </div>
      }
    />
  );
};
