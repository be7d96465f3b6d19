import { Modal, Radio } from 'antd';
import { useState } from 'react';
import { type Channel, channelOf, channels } from '#schemas/landing/fields.ts';
import { Stack } from '../parts/part.tsx';
import { ReadyLink } from '../publication/preview-pane/ready-link.tsx';

const choices = Object.entries(channels).map(([key, label]) => ({ value: channelOf(key), label }));

type Props = {
  /** The page as learners open it: an address, or a path on this site. */
  page: string;
  pathOf: (type: Channel) => string;
  onClose: () => void;
};

export const HandOut = ({ page, pathOf, onClose }: Props) => {
  const [type, setType] = useState<Channel>(1);
  const address = new URL(pathOf(type), new URL(page, location.origin)).href;
  return (
    <Modal title="分享链接" open onCancel={onClose} footer={null} width={480}>
      <Stack gap={12}>
        <Radio.Group
          options={choices}
          value={type}
          onChange={({ target }) => setType(target.value)}
          aria-label="从哪里打开"
        />
        <ReadyLink address={address} name="分享链接">
          <p>打开次数按渠道分开计，学员登录后才看得到。</p>
        </ReadyLink>
      </Stack>
    </Modal>
  );
};
