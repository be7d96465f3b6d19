import { App, Button } from 'antd';
import { signOut } from '#schemas/operator/endpoints.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { Text } from '../parts/part.tsx';
import { leaveHere } from '../session.ts';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import css from './sign-in.module.css';

/** Shown after the sign-in where the role demands a second factor that the operator lacks. */
export const SecondFactorPage = () => {
  const { message } = App.useApp();
  const leave = async () => {
    const answer = await changeByOperator(signOut, {});
    if (!answer.ok && answer.refusal !== 'operatorSignedOut')
      return void message.error(answer.message);
    leaveHere();
  };
  return (
    <main className={css.page}>
      <section className={css.card} aria-labelledby="second-factor">
        <h1 className={css.title} id="second-factor">
          请先开启二次验证
        </h1>
        <Text tone="secondary" above={4} below={24}>
          你的角色要求开启二次验证，开启后才能使用后台。
        </Text>
        <SecondFactorSetup onDone={() => void message.success('二次验证已开启')} />
        <Button type="link" block onClick={() => void leave()}>
          退出登录
        </Button>
      </section>
    </main>
  );
};
