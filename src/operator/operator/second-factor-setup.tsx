import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import {
  beginSecondFactor,
  confirmSecondFactor,
} from '#schemas/operator/second-factor-endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { QrCode } from '#src/ui/media/qr-code.tsx';
import { refreshRights } from '../call-operator.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { ActionForm } from '../parts/form/action-form.tsx';
import { payloadRule } from '../parts/form/payload-rule.ts';
import { useAction } from '../parts/form/use-action.ts';
import css from '../parts/panel/report.module.css';
import { Text } from '../parts/part.tsx';

type Setup = Data<typeof beginSecondFactor>;

const Begin = ({ onSecret }: { onSecret: (setup: Setup) => void }) => {
  const { run, ...acting } = useAction(
    ({ password }: { password: string }) => changeByOperator(beginSecondFactor, { password }),
    onSecret,
  );
  return (
    <ActionForm<{ password: string }>
      of={acting}
      requiredMark={false}
      initialValues={{ password: '' }}
      onFinish={(fields) => void run(fields)}
    >
      <Text tone="tertiary" below={12}>
        开启后，登录时除了密码，还要输入手机上验证器应用显示的 6
        位数字。手机自带的密码管理、微软或谷歌的身份验证器都可以。
      </Text>
      <Form.Item
        name="password"
        label="现在的密码"
        required
        rules={[payloadRule(beginSecondFactor.payload.shape.password)]}
      >
        <Input.Password autoComplete="current-password" autoFocus />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={acting.busy}>
        下一步
      </Button>
    </ActionForm>
  );
};

const Confirm = ({ setup, onDone }: { setup: Setup; onDone: () => void }) => {
  const { run, ...acting } = useAction(
    ({ second }: { second: string }) => changeByOperator(confirmSecondFactor, { second }),
    () => {
      void refreshRights();
      onDone();
    },
  );
  return (
    <ActionForm<{ second: string }>
      of={acting}
      requiredMark={false}
      initialValues={{ second: '' }}
      onFinish={(fields) => void run(fields)}
    >
      <Text tone="tertiary" below={12}>
        用验证器应用扫描二维码；不能扫描时，手动输入下面的密钥。二维码和密钥只显示这一次。
      </Text>
      <div className={css.qr}>
        <QrCode text={setup.address} name="二次验证的二维码" />
      </div>
      <code className={css.secret}>{setup.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      <Form.Item
        name="second"
        label="应用上显示的 6 位数字"
        required
        rules={[payloadRule(confirmSecondFactor.payload.shape.second)]}
      >
        <Input autoComplete="one-time-code" inputMode="numeric" maxLength={7} autoFocus />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={acting.busy}>
        开启二次验证
      </Button>
    </ActionForm>
  );
};

export const SecondFactorSetup = ({ onDone }: { onDone: () => void }) => {
  const [detail, setDetail] = useState<Setup>();
  return detail ? <Confirm setup={detail} onDone={onDone} /> : <Begin onSecret={setDetail} />;
};
