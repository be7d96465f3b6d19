import { type FormEvent, useRef, useState } from 'react';
import { livePassword, roomPassword } from '#schemas/live/endpoints.ts';
import { LONGEST_PASSWORD } from '#schemas/text/validators.ts';
import { faultIn } from '#schemas/wire/rules.ts';
import { change } from '#src/platform/writing/change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { FormFrame } from '#src/ui/form/frame.tsx';
import { PasswordField } from '#src/ui/form/text.tsx';

type Props = { id: string; onOpened: () => void };

/** The server remembers which members have entered the password. */
export const PasswordForm = ({ id, onOpened }: Props) => {
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const reject = (why: string) => {
    setError(why);
    form.current?.querySelector('input')?.focus();
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const fault = faultIn(roomPassword, password);
    if (fault) return reject(fault);
    setBusy(true);
    setError('');
    const answer = await change(livePassword, { id, password }, id);
    setBusy(false);
    if (answer.ok) onOpened();
    else reject(answer.message || '没有成功，请稍后再试');
  };
  return (
    <FormFrame
      ref={form}
      failure=""
      onSubmit={(event) => void onSubmit(event)}
      submit={
        <Button type="submit" busy={busy ? '正在验证' : undefined}>
          进入直播间
        </Button>
      }
    >
      <PasswordField
        label="直播密码"
        maxLength={LONGEST_PASSWORD}
        autoComplete="off"
        value={password}
        error={error || undefined}
        hint="密码由主办方提供，验证一次后不再询问"
        onChange={({ target }) => setPassword(target.value)}
      />
    </FormFrame>
  );
};
