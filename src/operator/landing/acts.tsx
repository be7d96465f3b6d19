import { App, Button, Modal, Popconfirm } from 'antd';
import { useState } from 'react';
import { blockLandingAddress } from '#schemas/landing/addresses.ts';
import {
  publishBlockLanding,
  type ReadBlockLanding,
  restoreBlockLanding,
} from '#schemas/landing/desk-endpoints.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { useDraftEditor, useMay } from '../draft-editor/context.ts';
import { useAction } from '../parts/form/use-action.ts';
import { momentText } from '../parts/moments.ts';
import { HandedOutPage } from './handed-out.tsx';

type Props = { page: ReadBlockLanding };

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

export const LandingActs = ({ page }: Props) => {
  const { message } = App.useApp();
  const editor = useDraftEditor();
  const mayPublish = useMay('home.decide');
  const mayEdit = useMay('home.edit');
  const [open, setOpen] = useState(false);
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
      <HandedOutPage id={id} page={page.page} address={blockLandingAddress} />
      {mayEdit && <Button onClick={() => setOpen(true)}>发布记录</Button>}
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
      <Modal title="发布记录" open={open} footer={null} onCancel={() => setOpen(false)}>
        <Releases page={page} />
      </Modal>
    </>
  );
};
