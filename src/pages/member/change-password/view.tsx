import { changePassword } from '../../../../schemas/member/endpoints.ts';
import { AccountForm } from '../../../entities/login/account-form.tsx';
import { returnToCaller } from '../../../entities/login/return-to-caller.ts';
import { newPasswordRule, PASSWORD_HINT, repeatRule } from '../../../entities/login/rules.ts';
import { useAccountForm } from '../../../entities/login/use-account-form.ts';
import { WithAccount } from '../../../entities/member/with-account.tsx';
import { call } from '../../../platform/calls/call.ts';
import { showToast } from '../../../platform/feedback/toast.ts';
import { PasswordField } from '../../../ui/form/text.tsx';
import { PageFrame } from '../../../ui/page/frame.tsx';

const ChangeForm = ({ hasPassword }: { hasPassword: boolean }) => {
  const form = useAccountForm({
    defaultValues: { oldPassword: '', password: '', repeated: '' },
    send: ({ oldPassword, password }, key) => call(changePassword, { oldPassword, password, key }),
    done: () => showToast('密码已修改，其他设备需要重新登录'),
    leave: returnToCaller,
  });
  const { register, formState, getValues } = form;
  const { errors } = formState;
  return (
    <AccountForm form={form} submit="保存" sending="正在保存…">
      {hasPassword && (
        <PasswordField
          {...register('oldPassword', { required: '请输入当前密码' })}
          label="当前密码"
          autoComplete="current-password"
          error={errors.oldPassword?.message}
        />
      )}
      <PasswordField
        {...register('password', newPasswordRule)}
        label="新密码"
        hint={PASSWORD_HINT}
        autoComplete="new-password"
        error={errors.password?.message}
      />
      <PasswordField
        {...register(
          'repeated',
          repeatRule(() => getValues('password')),
        )}
        label="确认新密码"
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
