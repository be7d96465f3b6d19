import { useFormContext } from 'react-hook-form';
import { PASSWORD_HINT } from '#schemas/login/fields.ts';
import { accountState, changePassword } from '#schemas/member/endpoints.ts';
import { LONGEST_PASSWORD } from '#schemas/text/validators.ts';
import { returnToCaller } from '#src/entities/login/return-to-caller.ts';
import { formView } from '#src/page-kinds/form-view.tsx';
import { PasswordField } from '#src/ui/form/text.tsx';

const blank = { oldPassword: '', password: '', repeated: '' };
type Values = typeof blank;

const oldFault = ({ oldPassword }: Values): string | undefined =>
  oldPassword === '' ? '请输入当前密码' : undefined;

const repeatFault = ({ password, repeated }: Values): string | undefined => {
  if (repeated === '') return '请再输入一次新密码';
  return repeated === password ? undefined : '两次输入的密码不一致';
};

const Fields = ({ hasPassword }: { hasPassword: boolean }) => {
  const { register, formState } = useFormContext<Values>();
  const { errors } = formState;
  return (
    <>
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
    </>
  );
};

export default formView(changePassword, {
  begins: accountState,
  values: () => blank,
  payload: ({ oldPassword, password }: Values) => ({ oldPassword, password }),
  rules: (account) => ({
    own: { ...(account?.hasPassword === 1 && { oldPassword: oldFault }), repeated: repeatFault },
  }),
  Fields: ({ known }) => <Fields hasPassword={known?.hasPassword === 1} />,
  submit: '保存',
  sending: '正在保存…',
  done: () => '密码已修改，其他设备需要重新登录',
  leave: returnToCaller,
});
