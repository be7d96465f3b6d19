import { awaitsFirstSignIn } from '#schemas/operator/endpoints.ts';
import { Text } from '../parts/part.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import css from './sign-in.module.css';
import { SignInForm } from './sign-in-form.tsx';

/** Where to find the first account; shown only until its first sign-in. */
const FirstHint = () =>
  useOperatorCall(awaitsFirstSignIn).data?.first &&
  '第一次使用：账号 admin，初始密码显示在启动服务的窗口里。';

export const SignInPage = () => (
  <main className={css.page}>
    <section className={css.card} aria-labelledby="sign-in">
      <p className={css.mark} aria-hidden="true">
        首页
      </p>
      <h1 className={css.title} id="sign-in">
        运营后台
      </h1>
      <Text tone="secondary" above={4} below={24}>
        编排首页、预览、发布与回滚
      </Text>
      <SignInForm />
      <Text size={13} tone="tertiary" padStart={16} above={20} edge="start">
        <FirstHint />
        忘记密码可以用备用码登录，或请管理账号的同事重置。
      </Text>
    </section>
  </main>
);
