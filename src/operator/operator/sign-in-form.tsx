import { Alert, Button, Form, Input } from 'antd';
import { useRef, useState } from 'react';
import { LONGEST_SIGN_IN, signIn } from '../../../schemas/operator/endpoints.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { payloadRule } from '../parts/payload-rule.ts';
import { beginOperator } from '../session.ts';

const { payload } = signIn;

type Fields = { name: string; password: string };

/** `name`: the operator who was signed in before; another one may sign in as well. */
export const SignInForm = ({ name = '' }: { name?: string }) => {
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const send = async (fields: Fields) => {
    // a second sign-in would end the session of the first one
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFault('');
    const answer = await changeByOperator(signIn, fields);
    sending.current = false;
    setBusy(false);
    if (answer.ok) beginOperator(answer.data);
    else setFault(answer.refusal === 'operatorSignedOut' ? '账号或密码不正确' : answer.message);
  };
  return (
    <Form<Fields>
      layout="vertical"
      size="large"
      requiredMark={false}
      initialValues={{ name, password: '' }}
      onFinish={(fields) => void send(fields)}
    >
      {fault && (
        <Alert type="error" showIcon title={fault} role="alert" style={{ marginBlockEnd: 16 }} />
      )}
      <Form.Item name="name" label="账号" required rules={[payloadRule(payload.shape.name)]}>
        <Input autoComplete="username" autoFocus={name === ''} maxLength={LONGEST_SIGN_IN.name} />
      </Form.Item>
      <Form.Item
        name="password"
        label="密码"
        required
        rules={[payloadRule(payload.shape.password)]}
      >
        <Input.Password
          autoComplete="current-password"
          autoFocus={name !== ''}
          maxLength={LONGEST_SIGN_IN.password}
        />
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={busy}>
        登录
      </Button>
    </Form>
  );
};
