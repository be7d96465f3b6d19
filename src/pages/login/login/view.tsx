import { useState } from 'react';
import { wechatLoginAddress } from '#schemas/login/addresses.ts';
import { resetPassword } from '#schemas/login/endpoints.ts';
import { FilledForm } from '#src/page-kinds/filled-form.tsx';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { Brand } from '../brand.tsx';
import { LoginForm } from '../form.tsx';
import { LeadsTo } from '../leads-to.tsx';
import { LeavingPage } from '../leaving-page.tsx';
import { OtherWays } from '../other-ways.tsx';
import { resetForm } from '../password/reset-form.tsx';
import { useMemberLeaves } from '../use-member-leaves.ts';

const LoginContent = () => {
  const [forgotten, setForgotten] = useState<string>();
  const closeReset = () => setForgotten(undefined);
  return (
    <PageFrame ground="card" spaced>
      <LeadsTo />
      <Brand advice="登录后可同步学习记录" />
      <LoginForm onForgotten={setForgotten} />
      <OtherWays>
        <ButtonLink look="outlined" href={wechatLoginAddress()}>
          微信登录
        </ButtonLink>
      </OtherWays>
      <Sheet open={forgotten !== undefined} title="忘记密码" onClose={closeReset}>
        <FilledForm
          {...resetForm(forgotten)}
          endpoint={resetPassword}
          done={() => '新密码已生效，请用它登录'}
          leave={closeReset}
        />
      </Sheet>
    </PageFrame>
  );
};

export default function LoginPage() {
  return useMemberLeaves() ? <LeavingPage /> : <LoginContent />;
}
