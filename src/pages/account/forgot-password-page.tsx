import { navigate } from 'wouter/use-browser-location';
import { endSession } from '../../platform/session.ts';
import { showToast } from '../../platform/toast.ts';
import { Page } from './page.tsx';
import { ResetForm } from './reset-form.tsx';

/** Every session has ended, this one too. */
const toLogin = (): void => {
  showToast('新密码已生效，请重新登录');
  navigate('/login', { replace: true });
  endSession();
};

/** `/forpwd`: a new password by phone and code, for members; visitors have it inside `/login`. */
export default function ForgotPasswordPage() {
  return (
    <Page route="/forpwd" title="忘记密码">
      <ResetForm onDone={toLogin} />
    </Page>
  );
}
