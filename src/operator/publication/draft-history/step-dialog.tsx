import { App, Button, Modal } from 'antd';
import { useState } from 'react';
import { detailChanges } from '#schemas/publication/describe-changes.ts';
import { type listDraftSteps, readDraftStep } from '#schemas/publication/endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { useDeskState, useDraftEditor, useRights } from '../../draft-editor/context.ts';
import { momentText } from '../../parts/moments.ts';
import { Loaded } from '../../parts/panel/loaded.tsx';
import { Line, Stack, Text } from '../../parts/part.tsx';
import { useOperatorCall } from '../../use-operator-call.ts';
import { ChangesList } from '../publish/changes-list.tsx';
import css from '../publish/publish.module.css';

export type DraftStep = Data<typeof listDraftSteps>['items'][number];

export const stepTime = ({ since, at }: DraftStep): string => {
  const [from, until] = [momentText(since), momentText(at)];
  return from === until ? until : `${from} — ${until}`;
};

type DialogProps = { step: DraftStep; onClose: () => void; onRestored: () => void };

export const StepDialog = ({ step, onClose, onRestored }: DialogProps) => {
  const desk = useDraftEditor();
  const document = useDeskState((state) => state.document);
  const { edit } = useRights();
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);
  const call = useOperatorCall(readDraftStep, { id: step.id }, { fresh: true });
  const toNow = call.data ? detailChanges(document, call.data.document) : [];
  const restore = async () => {
    setBusy(true);
    const trouble = await desk.restore(step.id);
    setBusy(false);
    if (trouble) return void message.error(trouble);
    message.success('草稿已恢复到这一步，可用撤销找回');
    onRestored();
    onClose();
  };
  return (
    <Modal
      open
      title={`${step.author} · ${stepTime(step)}`}
      onCancel={onClose}
      width={600}
      footer={
        <Line gap={8} align="stretch" wrap className={css.foot}>
          <Button className={css.end ?? ''} onClick={onClose}>
            关闭
          </Button>
          {edit && (
            <Button
              type="primary"
              disabled={toNow.length === 0}
              loading={busy}
              onClick={() => void restore()}
            >
              恢复到这一步
            </Button>
          )}
        </Line>
      }
    >
      <Loaded call={call}>
        {({ before, document: after }) => (
          <Stack gap={12} above={12} below={20} className={css.review}>
            <section>
              <Text as="h2" size={16} below={8}>
                这一步改了什么
              </Text>
              <ChangesList changes={detailChanges(before, after)} none="内容没有变化。" />
            </section>
            <section>
              <Text as="h2" size={16} below={8}>
                恢复到这一步，草稿会怎样变化
              </Text>
              <ChangesList changes={toNow} none="与现在的草稿完全一样。" />
            </section>
          </Stack>
        )}
      </Loaded>
    </Modal>
  );
};
