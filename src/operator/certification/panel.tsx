import { Alert, Modal } from 'antd';
import { useState } from 'react';
import { type Application, readCertification } from '#schemas/certification/desk-endpoints.ts';
import { useMay } from '../draft-editor/context.ts';
import { DescriptionList } from '../parts/description-list.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { zonedText } from '../parts/moments.ts';
import { Stack } from '../parts/part.tsx';
import { PHOTO_RENEWAL, Photos } from '../parts/photos.tsx';
import { chip, memberText } from '../queue/cells.tsx';
import type { PanelProps } from '../queue/queue.ts';
import { useOperatorCall } from '../use-operator-call.ts';
import { Decide } from './decide.tsx';
import { applicationMark, changedText, decidedText } from './words.ts';

const factsOf = (told: Application) =>
  [
    ['状态', chip(applicationMark(told.state))],
    ['姓名', told.name],
    ['医院', told.hospital],
    ['科室', told.department],
    ['职称', told.jobTitle],
    ['会员', memberText(told)],
    ['提交时间', told.sentAt === null ? '没有提交过资料' : zonedText(told.sentAt)],
    ['处理', decidedText(told)],
    ['原因', told.reason],
  ] as const;

type BodyProps = { told: Application; again: () => void; onDone: () => void };

const Body = ({ told, again, onDone }: BodyProps) => {
  const [opened] = useState(told.version);
  const mayDecide = useMay('certifications.decide');
  return (
    <Stack gap={16} above={12}>
      {told.version !== opened && (
        <Alert type="warning" showIcon title={changedText(told)} role="alert" />
      )}
      <DescriptionList facts={factsOf(told)} />
      {told.sentAt !== null && <Photos addresses={told.pictures} />}
      {/* the key begins the decision anew when the application has changed */}
      {mayDecide && (
        <Decide key={told.version} application={told} onDone={onDone} onStale={again} />
      )}
    </Stack>
  );
};

/** One application in full, with the buttons that decide it, which closes it. */
export const Panel = ({ id: member, onClose, onDone }: PanelProps) => {
  const call = useOperatorCall(
    readCertification,
    { member },
    { fresh: true, every: PHOTO_RENEWAL },
  );
  const done = () => {
    onClose();
    onDone();
  };
  return (
    <Modal open title="认证资料" footer={null} onCancel={onClose} width={640}>
      <Loaded call={call}>
        {(told) => <Body told={told} again={call.refresh} onDone={done} />}
      </Loaded>
    </Modal>
  );
};
