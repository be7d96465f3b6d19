import { App, Button, Modal, Popconfirm, Radio } from 'antd';
import { useState } from 'react';
import { blockLandingAddress } from '../../../schemas/landing/addresses.ts';
import {
  publishBlockLanding,
  type ReadBlockLanding,
  restoreBlockLanding,
} from '../../../schemas/landing/desk-endpoints.ts';
import { type Channel, channelOf, channels } from '../../../schemas/landing/fields.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { useDraftEditor, useMay } from '../draft-editor/context.ts';
import { momentText } from '../parts/moments.ts';
import { useAction } from '../parts/use-action.ts';
import { ReadyLink } from '../publication/preview-pane/ready-link.tsx';

const choices = Object.entries(channels).map(([key, label]) => ({ value: channelOf(key), label }));

const HandOut = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const [type, setType] = useState<Channel>(1);
  const address = new URL(blockLandingAddress({ id, type }), location.origin).href;
  return (
    <Modal title="分享链接" open onCancel={onClose} footer={null} width={480}>
      <Radio.Group
        options={choices}
        value={type}
        onChange={({ target }) => setType(target.value)}
        aria-label="从哪里打开"
      />
      <ReadyLink address={address} name="分享链接">
        <p>打开次数按渠道分开计，学员登录后才看得到。</p>
      </ReadyLink>
    </Modal>
  );
};

type Props = { page: ReadBlockLanding };

/** What was put live, each of which can become the draft. */
const Releases = ({ page: { head, releases } }: Props) => {
  const { message } = App.useApp();
  const editor = useDraftEditor();
  const { busy, run } = useAction(
    (release: number) => {
      const { version } = editor.store.get().base;
      return changeByOperator(restoreBlockLanding, { id: head.id, release, version });
    },
    ({ outcome }) => {
      if (outcome === 'stale') message.warning('草稿刚刚又有修改，请核对后再试');
      else message.success('草稿已恢复，发布后学员才看到');
      void editor.refresh();
    },
  );
  if (releases.length === 0) return <p>还没有发布过。</p>;
  return (
    <ul>
      {releases.map(({ id, at, author }) => (
        <li key={id}>
          {momentText(at)}，{author}{' '}
          <Popconfirm
            title="用这一版代替草稿？"
            description="现在的草稿会被代替；学员看到的不变。"
            okText="代替草稿"
            cancelText="先不"
            onConfirm={() => void run(id)}
          >
            <Button size="small" loading={busy} aria-label={`恢复 ${momentText(at)} 的一版`}>
              恢复为草稿
            </Button>
          </Popconfirm>
        </li>
      ))}
    </ul>
  );
};

/** Publishes the draft, gives the link, and lists what was put live. */
export const LandingActs = ({ page }: Props) => {
  const { message } = App.useApp();
  const editor = useDraftEditor();
  const mayPublish = useMay('home.decide');
  const mayEdit = useMay('home.edit');
  const [open, setOpen] = useState<'link' | 'releases'>();
  const { id } = page.head;
  const { busy, run } = useAction(
    async () => {
      await editor.saveNow();
      const { version } = editor.store.get().base;
      return changeByOperator(publishBlockLanding, { id, version }, `${id} ${version}`);
    },
    (answer) => {
      if (answer.outcome === 'published') message.success('已发布');
      else if (answer.outcome === 'stale') message.warning('草稿刚刚又有修改，请核对后再发布');
      else message.error(`没有发布：${answer.faults[0]?.message ?? '内容不对'}`);
      void editor.refresh();
    },
  );
  return (
    <>
      <Button onClick={() => setOpen('link')}>分享链接</Button>
      {mayEdit && <Button onClick={() => setOpen('releases')}>发布记录</Button>}
      {mayPublish && (
        <Popconfirm
          title="发布这一页？"
          description="学员打开链接马上看到现在的草稿。"
          okText="确定发布"
          cancelText="先不发布"
          onConfirm={() => void run()}
        >
          <Button type="primary" loading={busy}>
            发布
          </Button>
        </Popconfirm>
      )}
      {open === 'link' && <HandOut id={id} onClose={() => setOpen(undefined)} />}
      <Modal
        title="发布记录"
        open={open === 'releases'}
        footer={null}
        onCancel={() => setOpen(undefined)}
      >
        <Releases page={page} />
      </Modal>
    </>
  );
};
