import { Alert, Modal } from 'antd';
import { useState } from 'react';
import {
  type Application,
  readCertification,
} from '../../../schemas/api/operator/certifications.ts';
import { Chip } from '../parts/chip.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { momentText } from '../parts/moments.ts';
import { useOperatorCall } from '../use-operator-call.ts';
import { changedText, decidedText, stateNames, stateTones } from './certification-words.ts';
import css from './certifications.module.css';
import { Decide } from './decide.tsx';
import { Photos } from './photos.tsx';

const factsOf = (told: Application): (readonly [string, string])[] =>
  (
    [
      ['姓名', told.name],
      ['医院', told.hospital],
      ['科室', told.department],
      ['职称', told.jobTitle],
      ['会员', `${told.nickname || '未填昵称'}（编号 ${told.member}）`],
      ['提交时间', momentText(told.sentAt)],
      ['处理', decidedText(told)],
      ['原因', told.reason],
    ] as const
  ).filter(([, value]) => value !== '');

const Facts = ({ told }: { told: Application }) => (
  <dl className={css.facts}>
    <dt>状态</dt>
    <dd>
      <Chip tone={stateTones[told.state]}>{stateNames[told.state]}</Chip>
    </dd>
    {factsOf(told).map(([name, value]) => (
      <div className={css.fact} key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

type BodyProps = { told: Application; again: () => void; onDone: () => void };

const Body = ({ told, again, onDone }: BodyProps) => {
  const [opened] = useState(told.version);
  return (
    <div className={css.panel}>
      {told.version !== opened && (
        <Alert type="warning" showIcon title={changedText(told)} role="alert" />
      )}
      <Facts told={told} />
      <Photos addresses={told.pictures} />
      {/* whoever is asked about what has changed is asked anew */}
      <Decide key={told.version} application={told} onDone={onDone} onStale={again} />
    </div>
  );
};

type Props = { member: number; onClose: () => void; onDone: () => void };

/** One application in full, with what can be decided about it. */
export const ApplicationPanel = ({ member, onClose, onDone }: Props) => {
  const call = useOperatorCall(readCertification, { member }, { fresh: true });
  return (
    <Modal open title="认证资料" footer={null} onCancel={onClose} width={640}>
      <Loaded call={call}>
        {(told) => <Body told={told} again={call.again} onDone={onDone} />}
      </Loaded>
    </Modal>
  );
};
