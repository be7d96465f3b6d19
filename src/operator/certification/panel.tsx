import { Alert, Modal } from 'antd';
import { useState } from 'react';
import { type Application, readCertification } from '#schemas/certification/desk-endpoints.ts';
import { useMay } from '../draft-editor/context.ts';
import { zonedText } from '../parts/moments.ts';
import { DescriptionList } from '../parts/panel/description-list.tsx';
import { Loaded } from '../parts/panel/loaded.tsx';
import { PHOTO_RENEWAL, Photos } from '../parts/panel/photos.tsx';
import { Stack } from '../parts/part.tsx';
import { chip, memberText } from '../queue/cells.tsx';
import type { PanelProps } from '../queue/queue.ts';
import { useOperatorCall } from '../use-operator-call.ts';
import { Decide } from './decide.tsx';
import { applicationMark, changedText, decidedText } from './words.ts';

const factsOf = (application: Application) =>
  [
    ['状态', chip(applicationMark(application.state))],
    ['姓名', application.name],
    ['医院', application.hospital],
    ['科室', application.department],
    ['职称', application.jobTitle],
    ['会员', memberText(application)],
    ['提交时间', application.sentAt === null ? '没有提交过资料' : zonedText(application.sentAt)],
    ['处理', decidedText(application)],
    ['原因', application.reason],
  ] as const;

type BodyProps = { application: Application; again: () => void; onDone: () => void };

const Body = ({ application, again, onDone }: BodyProps) => {
  const [opened] = useState(application.version);
  const mayDecide = useMay('certifications.decide');
  return (
    <Stack gap={16} above={12}>
      {application.version !== opened && (
        <Alert type="warning" showIcon title={changedText(application)} role="alert" />
      )}
      <DescriptionList facts={factsOf(application)} />
      {application.sentAt !== null && <Photos addresses={application.pictures} />}
      {/* the key resets the decision when the application has changed */}
      {mayDecide && (
        <Decide
          key={application.version}
          application={application}
          onDone={onDone}
          onStale={again}
        />
      )}
    </Stack>
  );
};

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
        {(application) => <Body application={application} again={call.refresh} onDone={done} />}
      </Loaded>
    </Modal>
  );
};
