import { forgotPasswordAddress, loginAddress } from '#schemas/login/addresses.ts';
import { resetPassword } from '#schemas/login/endpoints.ts';
import { formView } from '#src/page-kinds/form-view.tsx';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { forgetSession } from '#src/platform/session/session.ts';
import { resetForm } from './reset-form.tsx';

const PATH = forgotPasswordAddress.pattern;

/** A new password by phone and code, for members; visitors have it inside `/login`. */
export default formView(resetPassword, {
  ...resetForm(),
  done: () => {
    if (location.pathname === PATH) navigate(loginAddress(), { replace: true });
    // a new password ends every session, this one included
    forgetSession();
    return '新密码已生效，请重新登录';
  },
});
