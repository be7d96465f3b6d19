import { PASSWORD_HINT } from '../../../../schemas/login/fields.ts';
import { changePassword } from '../../../../schemas/member/endpoints.ts';
import { LONGEST_PASSWORD } from '../../../../schemas/validators.ts';
import { AccountForm } from '../../../entities/login/account-form.tsx';
import { returnToCaller } from '../../../entities/login/return-to-caller.ts';
import { useAccountForm } from '../../../entities/login/use-account-form.ts';
import { WithAccount } from '../../../entities/member/with-account.tsx';
import { showToast } from '../../../platform/feedback/toast.ts';
import { change } from '../../../platform/writing/change.ts';
import { payloadResolver } from '../../../platform/writing/payload-resolver.ts';
import { PasswordField } from '../../../ui/form/text.tsx';
import { PageFrame } from '../../../ui/page/frame.tsx';

type Values = { oldPassword: string; password: string; repeated: string };

const oldFault = ({ oldPassword }: Values): string | undefined =>
  oldPassword === '' ? '请输入当前密码' : undefined;

const repeatFault = ({ password, repeated }: Values): string | undefined => {
  if (repeated === '') return '请再输入一次新密码';
  return repeated === password ? undefined : '两次输入的密码不一致';
};

const ChangeForm = ({ hasPassword }: { hasPassword: boolean }) => {
  const form = useAccountForm({
    defaultValues: { oldPassword: '', password: '', repeated: '' },
    resolver: payloadResolver(changePassword, {
      own: { ...(hasPassword && { oldPassword: oldFault }), repeated: repeatFault },
    }),
    send: ({ oldPassword, password }) => change(changePassword, { oldPassword, password }),
    done: () => showToast('密码已修改，其他设备需要重新登录'),
    leave: returnToCaller,
  });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <AccountForm form={form} submit="保存" sending="正在保存…">
      {hasPassword && (
        <PasswordField
          {...register('oldPassword')}
          label="当前密码"
          maxLength={LONGEST_PASSWORD}
          autoComplete="current-password"
          error={errors.oldPassword?.message}
        />
      )}
      <PasswordField
        {...register('password')}
        label="新密码"
        hint={PASSWORD_HINT}
        maxLength={LONGEST_PASSWORD}
        autoComplete="new-password"
        error={errors.password?.message}
      />
      <PasswordField
        {...register('repeated')}
        label="确认新密码"
        maxLength={LONGEST_PASSWORD}
        autoComplete="new-password"
        error={errors.repeated?.message}
      />
    </AccountForm>
  );
};

/** `/changepwd`: another password, or the first one. */
export default function ChangePasswordPage() {
  return (
    <PageFrame ground="card" spaced>
      <WithAccount>
        {({ hasPassword }) => <ChangeForm hasPassword={hasPassword === 1} />}
      </WithAccount>
    </PageFrame>
  );
}
