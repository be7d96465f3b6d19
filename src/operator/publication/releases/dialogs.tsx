import { App, Modal } from 'antd';
import { detailChanges } from '#schemas/publication/describe-changes.ts';
import { readRelease, rollBack } from '#schemas/publication/endpoints.ts';
import { callOperator } from '../../call-operator.ts';
import { changeByOperator } from '../../change-by-operator.ts';
import { useDeskState, useDraftEditor, useRights } from '../../draft-editor/context.ts';
import { useAction } from '../../parts/form/use-action.ts';
import { zonedText } from '../../parts/moments.ts';
import { Loaded } from '../../parts/panel/loaded.tsx';
import { Stack, Text } from '../../parts/part.tsx';
import { useOperatorCall } from '../../use-operator-call.ts';
import { ChangesList } from '../publish/changes-list.tsx';
import css from '../publish/publish.module.css';
import { type ReleaseHead, scheduleName, timesText, useSchedules } from './use-schedules.ts';

const AgainstLive = ({ id }: { id: number }) => {
  const live = useDeskState((state) => state.live);
  const call = useOperatorCall(readRelease, { id });
  return (
    <Loaded call={call}>
      {(release) => (
        <ChangesList
          changes={detailChanges(live.document, release.document)}
          none="与现在线上的首页完全一样。"
        />
      )}
    </Loaded>
  );
};

const AgainstBefore = ({ id, before }: { id: number; before: number }) => {
  const own = useOperatorCall(readRelease, { id });
  const earlier = useOperatorCall(readRelease, { id: before });
  return (
    <Loaded call={own}>
      {(release) => (
        <Loaded call={earlier}>
          {(previous) => (
            <ChangesList
              changes={detailChanges(previous.document, release.document)}
              none="内容与上一版一样。"
            />
          )}
        </Loaded>
      )}
    </Loaded>
  );
};

type DiffProps = { release: ReleaseHead; before: ReleaseHead | undefined; onClose: () => void };

export const DiffDialog = ({ release, before, onClose }: DiffProps) => {
  const live = useDeskState((state) => state.live);
  return (
    <Modal
      open
      title={`第 ${release.id} 版 · ${release.author} · ${zonedText(release.at)}`}
      footer={null}
      onCancel={onClose}
      width={600}
    >
      <Stack gap={12} above={12} below={20} className={css.review}>
        {before && (
          <section>
            <Text as="h2" size={16} below={8}>
              这一版改了什么
            </Text>
            <AgainstBefore id={release.id} before={before.id} />
          </section>
        )}
        {release.id !== live.id && (
          <section>
            <Text as="h2" size={16} below={8}>
              回滚到这一版，线上会怎样变化
            </Text>
            <AgainstLive id={release.id} />
          </section>
        )}
        {!before && release.id === live.id && <p>这是最早的一版，也是现在线上的内容。</p>}
      </Stack>
    </Modal>
  );
};

type RollbackProps = { release: ReleaseHead; onClose: () => void; onDone: () => void };

export const RollbackDialog = ({ release, onClose, onDone }: RollbackProps) => {
  const desk = useDraftEditor();
  const { call, open } = useSchedules();
  const running = open.filter(({ state }) => state === 'live');
  const { message } = App.useApp();
  const { busy, run } = useAction(
    (id: number) => changeByOperator(rollBack, { release: id, note: '' }),
    () => {
      message.success('已回滚，学员刷新首页即可看到');
      void desk.refresh();
      call.refresh();
      onDone();
      onClose();
    },
  );
  return (
    <Modal
      open
      title={`回滚到第 ${release.id} 版（${zonedText(release.at)}）`}
      okText="确认回滚"
      cancelText="取消"
      confirmLoading={busy}
      onOk={() => void run(release.id)}
      onCancel={onClose}
      width={600}
    >
      <Stack gap={12} above={12} below={20} className={css.review}>
        <p>线上首页会立即变成这一版的内容；草稿不受影响，之后仍可再发布。</p>
        {running.length > 0 && (
          <p>
            正在生效的定时发布会就此结束：
            {running.map((each) => `${scheduleName(each)} ${timesText(each)}`).join('；')}
            。还没开始的不受影响。
          </p>
        )}
        <AgainstLive id={release.id} />
      </Stack>
    </Modal>
  );
};

export const useTakeIntoDraft = () => {
  const desk = useDraftEditor();
  const { edit } = useRights();
  const { message } = App.useApp();
  const take = async ({ id }: ReleaseHead): Promise<void> => {
    const answer = await callOperator(readRelease, { id });
    if (!answer.ok) return void message.error(answer.message);
    desk.change(() => answer.data.document);
    message.success(`草稿已换成第 ${id} 版的内容，可用撤销恢复`);
  };
  return edit ? take : undefined;
};
