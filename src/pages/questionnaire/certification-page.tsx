import { useState } from 'react';
import { certification } from '../../../schemas/api/certification.ts';
import type { Data } from '../../../schemas/define-endpoint.ts';
import { goBack } from '../../platform/go-back.ts';
import { useCall } from '../../platform/use-call.ts';
import { Answered, Skeletons } from '../../ui/answered.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { CertificationForm } from './certification-form.tsx';
import css from './certification-page.module.css';

type Told = Data<typeof certification>;

const titles = {
  none: '',
  waiting: '待管理员认证',
  passed: '已通过认证',
  refused: '认证未通过',
} as const;
const texts = {
  none: '',
  waiting:
    '资料已提交，正在等待管理员审核，可以随时回到这里查看进度。审核通过后即可参加面向医生的问卷。',
  passed: '可以参加面向医生的问卷了。',
  refused: '请按下面的原因修改后重新提交。',
} as const;

const Standing = ({ told, onChange }: { told: Told; onChange: () => void }) => (
  <div className={css.standing}>
    <h2 className={css.title}>{titles[told.state]}</h2>
    <p className={css.text}>{texts[told.state]}</p>
    {told.state === 'refused' && told.reason && <p className={css.reason}>{told.reason}</p>}
    {told.name && (
      <FactList
        facts={[
          ['姓名', told.name],
          ['医院', told.hospital],
          ['科室', told.department],
          ['职称', told.jobTitle],
        ]}
      />
    )}
    {told.state === 'passed' ? (
      <ButtonLink href="/questionnaire_list">去看看问卷</ButtonLink>
    ) : (
      <Button look="outlined" onClick={onChange}>
        修改资料
      </Button>
    )}
  </div>
);

const Body = ({ told, again }: { told: Told; again: () => void }) => {
  const [changing, setChanging] = useState(told.state === 'none');
  if (!changing) return <Standing told={told} onChange={() => setChanging(true)} />;
  return (
    <CertificationForm
      told={told}
      onSent={() => {
        setChanging(false);
        again();
      }}
    />
  );
};

/** `/questionnaire_certification`: asks to be certified as a doctor, or says how that stands. */
export default function CertificationPage() {
  const called = useCall(certification);
  return (
    <PageFrame
      route="/questionnaire_certification"
      title="医生认证"
      ground="card"
      onBack={() => goBack('/questionnaire_list')}
    >
      <Answered of={called} skeleton={<Skeletons bones={[['lines', 6]]} />}>
        {(told) => <Body key={told.state} told={told} again={called.retry} />}
      </Answered>
    </PageFrame>
  );
}
