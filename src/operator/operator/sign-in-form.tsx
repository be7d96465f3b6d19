import { Alert, Button, Form, Input } from 'antd';
import { useRef, useState } from 'react';
import { signInByCode } from '#schemas/operator/code-endpoints.ts';
import {
  LONGEST_CODE,
  LONGEST_SIGN_IN,
  secondFactor,
  signIn,
} from '#schemas/operator/endpoints.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { payloadRule } from '../parts/form/payload-rule.ts';
import { beginOperator } from '../session.ts';

type Fields = { name: string; password: string; code: string; second: string };

const PasswordField = ({ focused }: { focused: boolean }) => (
  <Form.Item
    name="password"
    label="密码"
    required
    rules={[payloadRule(signIn.payload.shape.password)]}
  >
    <Input.Password
      autoComplete="current-password"
      autoFocus={focused}
      maxLength={LONGEST_SIGN_IN.password}
    />
  </Form.Item>
);

const CodeField = () => (
  <Form.Item
    name="code"
    label="备用码"
    required
    extra="每个备用码只能用一次，密码被锁定时也能用。"
    rules={[payloadRule(signInByCode.payload.shape.code)]}
  >
    <Input
      autoComplete="one-time-code"
      autoFocus
      maxLength={LONGEST_CODE}
      placeholder="xxxx-xxxx-xxxx-xxxx"
    />
  </Form.Item>
);

const SecondField = ({ byCode }: { byCode: boolean }) => (
  <Form.Item
    name="second"
    label="验证码"
    required
    extra={
      byCode
        ? '打开手机上的验证器应用，输入“运营后台”的 6 位数字。'
        : '打开手机上的验证器应用，输入“运营后台”的 6 位数字；手机不在身边时，可以输入一个备用码。'
    }
    rules={[payloadRule(secondFactor)]}
  >
    <Input autoComplete="one-time-code" inputMode="text" autoFocus maxLength={LONGEST_CODE} />
  </Form.Item>
);

/** `name`: the previous operator; another one may sign in as well. */
export const SignInForm = ({ name = '' }: { name?: string }) => {
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const [byCode, setByCode] = useState(false);
  const [asksSecond, setAsksSecond] = useState(false);
  const sending = useRef(false);
  const send = async ({ name, password, code, second: typed }: Fields) => {
    // a second sign-in would end the session of the first one
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFault('');
    const second = asksSecond ? typed : undefined;
    const answer = byCode
      ? await changeByOperator(signInByCode, { name, code, second })
      : await changeByOperator(signIn, { name, password, second });
    sending.current = false;
    setBusy(false);
    if (answer.ok) beginOperator(answer.data);
    else if (answer.refusal === 'secondFactorNeeded') setAsksSecond(true);
    else setFault(answer.refusal === 'operatorSignedOut' ? '账号或密码不正确' : answer.message);
  };
  return (
    <Form<Fields>
      layout="vertical"
      size="large"
      requiredMark={false}
      initialValues={{ name, password: '', code: '', second: '' }}
      onFinish={(fields) => void send(fields)}
    >
      {fault && (
        <Alert type="error" showIcon title={fault} role="alert" style={{ marginBlockEnd: 16 }} />
      )}
      <div hidden={asksSecond}>
        <Form.Item
          name="name"
          label="账号"
          required
          rules={[payloadRule(signIn.payload.shape.name)]}
        >
          <Input autoComplete="username" autoFocus={name === ''} maxLength={LONGEST_SIGN_IN.name} />
        </Form.Item>
        {byCode ? <CodeField /> : <PasswordField focused={name !== ''} />}
      </div>
      {asksSecond && <SecondField byCode={byCode} />}
      <Button type="primary" htmlType="submit" block loading={busy}>
        登录
      </Button>
      <Button
        type="link"
        size="middle"
        block
        style={{ marginBlockStart: 8 }}
        onClick={() => {
          setFault('');
          if (asksSecond) setAsksSecond(false);
          else setByCode(!byCode);
        }}
      >
        {asksSecond ? '返回' : byCode ? '用密码登录' : '用备用码登录'}
      </Button>
    </Form>
  );
};
