import { Alert, Button, Form, Input } from 'antd';
import { useRef, useState } from 'react';
import { signIn } from '../../../schemas/operator/endpoints.ts';
import { callOperator } from '../call-operator.ts';
import { beginOperator } from '../session.ts';

type Fields = { name: string; password: string };

/** `name`: who was here before; somebody else may sign in as well. */
export const SignInForm = ({ name = '' }: { name?: string }) => {
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const send = async (fields: Fields) => {
    // a second sign-in would end the first one's session
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFault('');
    const answer = await callOperator(signIn, fields);
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
      <Form.Item name="name" label="账号" rules={[{ required: true, message: '请输入账号' }]}>
        <Input autoComplete="username" autoFocus={name === ''} maxLength={40} />
      </Form.Item>
      <Form.Item name="password" label="密码" rules={[{ required: true, message: '请输入密码' }]}>
        <Input.Password autoComplete="current-password" autoFocus={name !== ''} maxLength={100} />
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={busy}>
        登录
      </Button>
    </Form>
  );
};
