import { App, Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { unpublishedChanges } from '#schemas/publication/endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { useDraftEditor } from '../../draft-editor/context.ts';
import { useOperatorCall } from '../../use-operator-call.ts';
import css from './publish.module.css';

type Unpublished = Data<typeof unpublishedChanges>;

const ownersLine = ({ owners, earlier }: Unpublished): string => {
  const own = owners.map(({ name, own, count }) => `${own ? '我' : name} ${count} 处`);
  const rest = earlier > 0 ? [`更早的 ${earlier} 处（草稿历史里没有记是谁改的）`] : [];
  return [...own, ...rest].join('、');
};

const Question = ({ unpublished }: { unpublished: Unpublished }) => {
  const line = ownersLine(unpublished);
  return (
    <div className={css.question}>
      {line && <p>会放弃上次发布以来的改动：{line}。</p>}
      <p>草稿会恢复为线上的内容，学员看到的不变。之后可用撤销或“草稿历史”找回。</p>
    </div>
  );
};

export const DiscardButton = ({ onDone }: { onDone: () => void }) => {
  const desk = useDraftEditor();
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);
  const call = useOperatorCall(unpublishedChanges, {}, { fresh: true });
  const { data } = call;
  const discard = async () => {
    setBusy(true);
    const trouble = await desk.reset();
    setBusy(false);
    if (trouble) {
      call.refresh();
      return void message.error(trouble);
    }
    message.success('草稿已恢复为线上的内容，可用撤销找回');
    onDone();
  };
  if (data && !data.mayDiscard)
    return (
      <p className={css.barred}>
        草稿里有同事的改动（{ownersLine(data)}），要全部放弃请找有“发布”权限的同事。
      </p>
    );
  const waiting = call.error
    ? `没有查到是谁的改动：${call.error.message}，请再点一次`
    : '正在查看是谁的改动…';
  return (
    <Popconfirm
      title="放弃全部改动？"
      description={data ? <Question unpublished={data} /> : waiting}
      onOpenChange={(open) => {
        if (open && call.error) call.retry();
      }}
      okText="放弃改动"
      cancelText="继续编辑"
      okButtonProps={{ danger: true, disabled: !data }}
      onConfirm={() => void discard()}
    >
      <Button danger type="text" loading={busy}>
        放弃全部改动
      </Button>
    </Popconfirm>
  );
};
