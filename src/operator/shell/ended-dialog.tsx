import { Modal } from 'antd';
import { SignInForm } from '../operator/sign-in-form.tsx';

type Props = { open: boolean; name: string };

export const EndedDialog = ({ open, name }: Props) => (
  <Modal open={open} title="登录已过期" footer={null} closable={false} destroyOnHidden width={400}>
    <p style={{ marginBlock: '4px 16px' }}>请重新登录。正在编辑的内容都还在，登录后会继续保存。</p>
    <SignInForm name={name} />
  </Modal>
);
