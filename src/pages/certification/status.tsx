import { useState } from 'react';
import type { certification } from '#schemas/certification/endpoints.ts';
import { questionnaireListAddress } from '#schemas/questionnaire/addresses.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { SupportContacts } from '#src/entities/support/lazy-contacts.ts';
import { renewedAddress } from '#src/platform/picture/renewed-address.ts';
import { momentOrBlank } from '#src/platform/time/period.ts';
import { Button, ButtonLink, TextButton } from '#src/ui/button/button.tsx';
import { ShownPictures } from '#src/ui/media/shown-pictures.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { Reason } from '#src/ui/state/reason.tsx';
import { FactList } from '#src/ui/value/fact-list.tsx';

export type CertificationData = Data<typeof certification>;

const words: Readonly<Record<CertificationData['state'], readonly [title: string, text: string]>> =
  {
    none: ['', ''],
    waiting: [
      '待管理员认证',
      '资料已提交，结果会发到消息里，也可以随时回到这里查看。审核通过后即可参加面向医生的问卷。',
    ],
    passed: ['已通过认证', '可以参加面向医生的问卷了。'],
    refused: ['认证未通过', '请按下面的原因修改后重新提交。'],
    revoked: ['认证已被撤回', '暂时不能参加面向医生的问卷，可以修改资料后重新提交。'],
  };

const Material = ({ application }: { application: CertificationData }) => (
  <Stack as="section" gap={12} whole aria-label="提交的资料">
    <FactList
      facts={[
        ['姓名', application.name],
        ['医院', application.hospital],
        ['科室', application.department],
        ['职称', application.jobTitle],
        ['提交', momentOrBlank(application.sentAt)],
      ]}
    />
    <ShownPictures addresses={application.pictures} name="执业证照片" renew={renewedAddress} />
  </Stack>
);

type Props = { application: CertificationData; onChange: () => void };

const Actions = ({ application, onChange }: Props) => {
  const [asking, setAsking] = useState<boolean>();
  if (application.state === 'passed')
    return <ButtonLink href={questionnaireListAddress()}>去看看问卷</ButtonLink>;
  const waiting = application.state === 'waiting';
  return (
    <>
      <Button look={waiting ? 'outlined' : 'filled'} onClick={onChange}>
        {waiting ? '修改资料' : '修改后重新提交'}
      </Button>
      <TextButton onClick={() => setAsking(true)}>联系客服</TextButton>
      {asking !== undefined && <SupportContacts open={asking} onClose={() => setAsking(false)} />}
    </>
  );
};

export const CertificationStatus = ({ application, onChange }: Props) => {
  const [title, text] = words[application.state];
  return (
    <Stack gap={16} across="center" padStart={12} padEnd={24}>
      <Stack gap={8} whole role="status">
        <Text as="h2" kind="page-title">
          {title}
        </Text>
        <Text tone="secondary">{text}</Text>
      </Stack>
      <Reason text={application.reason} />
      {application.name && <Material application={application} />}
      <Actions application={application} onChange={onChange} />
    </Stack>
  );
};
