import { navigate } from 'wouter/use-browser-location';
import { forgotPasswordAddress, loginAddress } from '../../../../schemas/login/addresses.ts';
import { showToast } from '../../../platform/feedback/toast.ts';
import { forgetSession } from '../../../platform/session/session.ts';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { ResetForm } from './reset-form.tsx';

const PATH = forgotPasswordAddress.pattern;

/** A new password ends every session, this one included. */
const toLogin = (): void => {
  showToast('新密码已生效，请重新登录');
  if (location.pathname === PATH) navigate(loginAddress(), { replace: true });
  forgetSession();
};

/** `/forpwd`: a new password by phone and code, for members; visitors have it inside `/login`. */
export default function ForgotPasswordPage() {
  return (
    <PageFrame ground="card" spaced>
      <ResetForm onDone={toLogin} />
    </PageFrame>
  );
}
