import { doctorCenterAddress } from '#schemas/onboarding/addresses.ts';
import { workshopMembersAddress } from '#schemas/workshop/addresses.ts';
import { acceptWorkshopInvite, readWorkshopInvite } from '#schemas/workshop/endpoints.ts';
import { roleNames } from '#src/entities/teacher/role-names.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { momentOrBlank } from '#src/platform/time/period.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { Portrait } from '#src/ui/media/portrait.tsx';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { Answered, Skeletons } from '#src/ui/state/answered.tsx';
import { isRefusal, NotFound } from '#src/ui/state/not-found.tsx';

const Accept = ({ code }: { code: string }) => {
  const { send, busy, failure } = useChange(acceptWorkshopInvite, '没有成功，请稍后再试');
  const accept = async () => {
    const answer = await send({ code });
    if (!answer?.ok) return;
    showToast('已加入工作室');
    navigate(workshopMembersAddress(), { replace: true });
  };
  return (
    <>
      <Text kind="meta" tone="price" hideEmpty role="alert">
        {failure}
      </Text>
      <Button busy={busy ? '正在加入…' : undefined} onClick={() => void accept()}>
        接受邀请
      </Button>
      <ButtonLink look="outlined" href={doctorCenterAddress()}>
        暂不加入
      </ButtonLink>
    </>
  );
};

const failed = (error: { message: string; code?: string; refusal?: string | undefined }) => {
  if (error.refusal === 'ownInvite')
    return <NotFound text={error.message} href={workshopMembersAddress()} name="看工作室成员" />;
  return isRefusal(error) ? (
    <NotFound text={error.message} href={doctorCenterAddress()} name="去医生中心" />
  ) : undefined;
};

export const Invited = ({ code }: { code: string }) => (
  <PageFrame ground="card" spaced>
    <Answered
      of={useCall(readWorkshopInvite, { code })}
      skeleton={<Skeletons shapes={[['lines', 4]]} />}
      failed={failed}
    >
      {({ name, avatar, shop, role, endsAt }) => (
        <Stack gap={16} across="center" padStart={20}>
          <Portrait src={avatar} wide={72} eager />
          <Text as="h2" kind="page-title" textAlign="center">
            邀请你加入{shop || `${name}的工作室`}
          </Text>
          <Text tone="secondary" textAlign="center">
            {name} · 加入后是{roleNames[role]}
            {endsAt !== null && ` · ${momentOrBlank(endsAt)} 前有效`}
          </Text>
          <Accept code={code} />
        </Stack>
      )}
    </Answered>
  </PageFrame>
);
