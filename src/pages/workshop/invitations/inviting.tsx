import { useState } from 'react';
import { doctorCenterAddress } from '#schemas/onboarding/addresses.ts';
import type { WorkshopRole } from '#schemas/teacher/roles.ts';
import { workshopInviteAddress } from '#schemas/workshop/addresses.ts';
import {
  makeWorkshopInvite,
  revokeWorkshopInvite,
  type WorkshopInvite,
  workshopInvites,
} from '#schemas/workshop/endpoints.ts';
import { useSharedLink } from '#src/entities/share/use-shared-link.ts';
import { roleNames } from '#src/entities/teacher/role-names.ts';
import { copyText } from '#src/platform/device/copy-text.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { momentOrBlank } from '#src/platform/time/period.ts';
import { ofId, useChange } from '#src/platform/writing/use-change.ts';
import { Button, TextButton } from '#src/ui/button/button.tsx';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { Answered, Skeletons } from '#src/ui/state/answered.tsx';
import { isRefusal, NotFound } from '#src/ui/state/not-found.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';

const copy = async (link: string): Promise<void> => {
  showToast((await copyText(link)) ? '邀请链接已复制' : `请长按复制：${link}`);
};

type RowProps = { invite: WorkshopInvite; onRevoke: () => void };

const Row = ({ invite: { code, role, endsAt }, onRevoke }: RowProps) => {
  const link = useSharedLink(workshopInviteAddress({ code }));
  return (
    <Box as="li" edge="between" pad={12}>
      <Text as="span" block>
        {roleNames[role]}
      </Text>
      <Text as="span" kind="meta" tone="tertiary" block>
        {momentOrBlank(endsAt)} 前有效，只能用一次
      </Text>
      <Line gap={20} above={4}>
        <TextButton onClick={() => link !== undefined && void copy(link)}>复制邀请链接</TextButton>
        <TextButton onClick={onRevoke}>撤销</TextButton>
      </Line>
    </Box>
  );
};

type InvitesProps = { role: WorkshopRole; items: readonly WorkshopInvite[]; again: () => void };

const Invites = ({ role, items, again }: InvitesProps) => {
  const making = useChange(makeWorkshopInvite, '邀请没有成功，请稍后再试');
  const revoking = useChange(revokeWorkshopInvite, '撤销没有成功，请稍后再试', ofId);
  const [revoked, setRevoked] = useState<WorkshopInvite>();
  const make = async (as: 'admin' | 'assistant') => {
    const answer = await making.send({ role: as });
    if (answer?.ok) showToast('邀请已生成，把链接发给对方');
    if (answer) again();
  };
  const revoke = async () => {
    if (!revoked) return;
    const answer = await revoking.send({ id: revoked.id });
    setRevoked(undefined);
    if (answer?.ok) showToast('邀请已撤销');
    if (answer) again();
  };
  const busy = making.busy ? '正在生成…' : undefined;
  return (
    <Stack gap={16} padBlock={12}>
      <Text tone="secondary">
        <Unbroken>把链接发给要邀请的人，对方登录后接受。链接 7 天内有效，只能用一次。</Unbroken>
      </Text>
      <Text kind="meta" tone="price" hideEmpty role="alert">
        {making.failure || revoking.failure}
      </Text>
      <Button busy={busy} onClick={() => void make('assistant')}>
        邀请助教
      </Button>
      {role === 'owner' && (
        <Button look="outlined" busy={busy} onClick={() => void make('admin')}>
          邀请管理员
        </Button>
      )}
      <Text as="h2" kind="meta" tone="tertiary">
        待接受的邀请
      </Text>
      {items.length === 0 ? (
        <Text tone="secondary">没有待接受的邀请</Text>
      ) : (
        <Box as="ul" surface="card" radius="card" edge="all" clip>
          {items.map((invite) => (
            <Row key={invite.id} invite={invite} onRevoke={() => setRevoked(invite)} />
          ))}
        </Box>
      )}
      <Sheet
        open={revoked !== undefined}
        size="bottom"
        title="撤销这个邀请？"
        onClose={() => setRevoked(undefined)}
      >
        <p>撤销后链接立即失效，可以重新邀请。</p>
        <Button look="danger" onClick={() => void revoke()}>
          撤销
        </Button>
        <Button look="outlined" onClick={() => setRevoked(undefined)}>
          保留
        </Button>
      </Sheet>
    </Stack>
  );
};

export const Inviting = () => {
  const call = useCall(workshopInvites);
  return (
    <PageFrame>
      <Answered
        of={call}
        skeleton={<Skeletons shapes={[['lines', 5]]} />}
        failed={(error) =>
          isRefusal(error) ? (
            <NotFound text={error.message} href={doctorCenterAddress()} name="去医生中心" />
          ) : undefined
        }
      >
        {({ role, items }) => <Invites role={role} items={items} again={call.retry} />}
      </Answered>
    </PageFrame>
  );
};
