import { doctorCenterAddress, personOnboardingAddress } from '#schemas/onboarding/addresses.ts';
import { consent, giveConsent } from '#schemas/onboarding/endpoints.ts';
import type { ConsentText } from '#schemas/site/fields.ts';
import { legalText } from '#schemas/site/text-endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { LegalText } from '#src/entities/site/legal-text.tsx';
import { legalWords } from '#src/entities/site/legal-words.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { showToast } from '#src/platform/feedback/toast.ts';
import { goBack } from '#src/platform/navigation/go-back.ts';
import type { ReadValue } from '#src/platform/reading/create-use-call.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { momentText } from '#src/platform/time/china-date.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { FormSkeleton } from '#src/ui/skeleton/form.tsx';

const next: Readonly<Record<ConsentText, { name: string; to: string }>> = {
  onboarding: { name: '去申请入驻', to: personOnboardingAddress() },
  teaching: { name: '去医生中心', to: doctorCenterAddress() },
};

type Props = {
  type: ConsentText;
  /** The version that is shown. */
  version: number;
  of: ReadValue<Data<typeof consent>>;
  onOutdated: () => void;
};

const Consent = ({ type, version, of: { data, error, retry }, onOutdated }: Props) => {
  const { send, busy, failure } = useChange(giveConsent, '没有保存成功，请稍后再试');
  const agree = async () => {
    const answer = await send({ type, version });
    if (!answer) return;
    retry();
    if (!answer.ok) {
      if (answer.refusal === 'consentOutdated') onOutdated();
      return;
    }
    showToast('已同意');
    // what led here goes on: a course that is sent in, an application
    goBack(next[type].to);
  };
  if (error && !data)
    return (
      <Button look="outlined" onClick={retry}>
        没有取到你的同意记录，重新加载
      </Button>
    );
  if (!data) return <Button busy="正在读取…" />;
  if (data.agreed === version && data.agreedAt !== null)
    return (
      <Stack gap={8} whole>
        <Text kind="meta" tone="secondary" textAlign="center">
          你已于 {momentText(data.agreedAt)} 同意第 {version} 版
        </Text>
        <ButtonLink href={next[type].to}>{next[type].name}</ButtonLink>
      </Stack>
    );
  return (
    <Stack gap={8} whole>
      <Text kind="meta" tone="price" textAlign="center" hideEmpty role="alert">
        {failure}
      </Text>
      <Button busy={busy ? '正在保存…' : undefined} onClick={() => void agree()}>
        {data.agreed > 0 ? '协议已更新，同意新版本' : '同意并继续'}
      </Button>
    </Stack>
  );
};

/** An agreement with what the member agreed to. */
export const agreementView = (type: ConsentText) =>
  detailView(legalText, {
    useQuery: () => ({ type }),
    ground: 'card',
    spaced: true,
    skeleton: <FormSkeleton />,
    useExtra: () => useCall(consent, { type }),
    useParts: (text, { retry }, own) => ({
      body: <LegalText {...legalWords(text)} />,
      action: <Consent {...{ type, version: text.version, of: own, onOutdated: retry }} />,
    }),
  });
