import { Button, Modal, Radio } from 'antd';
import { useState } from 'react';
import {
  makePreviewLink,
  type PreviewHours,
  previewHours,
  revokePreviewLinks,
} from '#schemas/publication/endpoints.ts';
import { changeByOperator } from '../../change-by-operator.ts';
import { useEditedPlan } from '../../draft-editor/context.ts';
import { ActButton } from '../../parts/form/act-button.tsx';
import { useAction } from '../../parts/form/use-action.ts';
import { zonedText } from '../../parts/moments.ts';
import { Stack, Text } from '../../parts/part.tsx';
import { ReadyLink } from './ready-link.tsx';

const words: Record<PreviewHours, string> = { 1: '1 小时', 24: '1 天', 168: '7 天' };
const lifetimes = previewHours.map((value) => ({ value, label: words[value] }));

type Link = { address: string; until: number };

const RevokeButton = ({ onDone }: { onDone: () => void }) => (
  <ActButton
    danger
    type="text"
    ask={{
      ...{ title: '让所有链接失效？', ok: '全部失效', cancel: '先不失效', danger: true },
      description: '到现在为止发出的预览链接都会打不开，包括同事生成的，不能恢复。',
    }}
    act={() => changeByOperator(revokePreviewLinks, {})}
    text="所有预览链接已失效"
    onDone={onDone}
  >
    让所有链接失效
  </ActButton>
);

export const PhoneDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const [hours, setHours] = useState<PreviewHours>(24);
  const [link, setLink] = useState<Link>();
  const plan = useEditedPlan();
  const { busy, run } = useAction(
    () => changeByOperator(makePreviewLink, { hours, plan: plan?.id }),
    ({ address, until }) => setLink({ address: new URL(address, location.origin).href, until }),
  );
  const choose = (chosen: PreviewHours) => {
    setHours(chosen);
    setLink(undefined);
  };
  return (
    <Modal
      title="发给手机预览"
      open={open}
      onCancel={onClose}
      destroyOnHidden
      width={480}
      footer={<RevokeButton onDone={() => setLink(undefined)} />}
    >
      <Stack gap={16}>
        <Text tone="tertiary">
          打开链接不用登录，看到的是当时最新的{plan ? '方案' : '草稿'}
          （访客的样子），页面上方一直标着“预览”。
        </Text>
        <Radio.Group
          options={lifetimes}
          value={hours}
          onChange={({ target }) => choose(target.value)}
          aria-label="有效期"
        />
        {link ? (
          <ReadyLink address={link.address} name="预览链接">
            <Text tone="tertiary">用手机扫码或打开链接，{zonedText(link.until)} 前有效。</Text>
          </ReadyLink>
        ) : (
          <Button type="primary" loading={busy} onClick={() => void run()}>
            生成链接
          </Button>
        )}
      </Stack>
    </Modal>
  );
};
