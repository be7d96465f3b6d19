import { useState } from 'react';
import { doctorCenterAddress } from '#schemas/onboarding/addresses.ts';
import { type Onboarding, withdrawOnboarding } from '#schemas/onboarding/endpoints.ts';
import {
  type OnboardingKind,
  onboardingFields,
  pictureLabels,
} from '#schemas/onboarding/fields.ts';
import { SupportContacts } from '#src/entities/support/lazy-contacts.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { renewedAddress } from '#src/platform/picture/renewed-address.ts';
import { momentOrBlank } from '#src/platform/time/period.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { Button, ButtonLink, TextButton } from '#src/ui/button/button.tsx';
import { ShownPictures } from '#src/ui/media/shown-pictures.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { Reason } from '#src/ui/state/reason.tsx';
import { FactList } from '#src/ui/value/fact-list.tsx';
import { stateWords } from './words.ts';

type Props = { kind: OnboardingKind; known: Onboarding; onChange: () => void; again: () => void };

const Material = ({ kind, known }: Pick<Props, 'kind' | 'known'>) => (
  <Stack as="section" gap={12} whole aria-label="提交的资料">
    <FactList
      facts={[
        // every name of the table is a text of the answer
        ...Object.entries(onboardingFields[kind]).map(
          ([name, { label }]) => [label, String(Object(known)[name] ?? '')] as const,
        ),
        ['提交', momentOrBlank(known.sentAt)],
      ]}
    />
    <ShownPictures
      addresses={[known.portrait, ...known.licences]}
      name={`${pictureLabels[kind].portrait}和${pictureLabels[kind].licences}`}
      renew={renewedAddress}
    />
  </Stack>
);

const Withdraw = ({ kind, again }: Pick<Props, 'kind' | 'again'>) => {
  const [asking, setAsking] = useState(false);
  const { send, busy, failure } = useChange(withdrawOnboarding, '撤回没有成功，请稍后再试');
  const withdraw = async () => {
    const answer = await send({ kind });
    setAsking(false);
    if (answer?.ok) showToast('申请已撤回');
    if (answer) again();
  };
  return (
    <>
      <Text kind="meta" tone="price" hideEmpty role="alert">
        {failure}
      </Text>
      <Button look="outlined" busy={busy ? '正在撤回…' : undefined} onClick={() => setAsking(true)}>
        撤回申请
      </Button>
      <Sheet open={asking} size="bottom" title="撤回这份申请？" onClose={() => setAsking(false)}>
        <p>撤回后不再审核，资料会保留，可以修改后重新提交。</p>
        <Button look="danger" onClick={() => void withdraw()}>
          撤回
        </Button>
        <Button look="outlined" onClick={() => setAsking(false)}>
          继续等待
        </Button>
      </Sheet>
    </>
  );
};

const Actions = ({ kind, known: { state }, onChange, again }: Props) => {
  const [asking, setAsking] = useState<boolean>();
  return (
    <>
      {state === 'passed' && <ButtonLink href={doctorCenterAddress()}>去医生中心</ButtonLink>}
      {state === 'waiting' && <Withdraw kind={kind} again={again} />}
      {state !== 'passed' && state !== 'waiting' && (
        <Button onClick={onChange}>修改后重新提交</Button>
      )}
      <TextButton onClick={() => setAsking(true)}>联系客服</TextButton>
      {asking !== undefined && <SupportContacts open={asking} onClose={() => setAsking(false)} />}
    </>
  );
};

export const OnboardingStatus = (props: Props) => {
  const { known, kind } = props;
  const [title, text] = stateWords[known.state];
  return (
    <Stack gap={16} across="center" padStart={12} padEnd={24}>
      <Stack gap={8} whole role="status">
        <Text as="h2" kind="page-title">
          {title}
        </Text>
        <Text tone="secondary">{text}</Text>
      </Stack>
      <Reason text={known.reason} />
      <Material kind={kind} known={known} />
      <Actions {...props} />
    </Stack>
  );
};
