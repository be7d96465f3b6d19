import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/form-text.tsx';
import css from './sms-field.module.css';
import type { SmsCode } from './use-sms-code.ts';

type Props = {
  sms: SmsCode;
  field: UseFormRegisterReturn;
  error: string | undefined;
  /** Puts the simulated code into the field. */
  onFill: (code: string) => void;
  label?: string;
};

const words = ({ asking, left, sent }: SmsCode): string => {
  if (asking) return '正在发送…';
  if (left > 0) return `${left} 秒后重发`;
  return sent ? '重新获取' : '获取验证码';
};

/** The code of an SMS: the field, the button that asks for one, and what is known about it. */
export const SmsField = ({ sms, field, error, onFill, label = '验证码' }: Props) => (
  <TextField
    {...field}
    label={label}
    error={error ?? (sms.failure || undefined)}
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={6}
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
            <TextButton onClick={() => onFill(sms.simulated)}>填入</TextButton>
          </p>
        ) : (
          sms.sent && <p className={css.sent}>验证码已发送，5 分钟内有效</p>
        )}
      </div>
    }
  />
);
