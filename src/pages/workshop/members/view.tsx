import { useState } from 'react';
import { doctorCenterAddress } from '#schemas/onboarding/addresses.ts';
import { workshopBannersAddress, workshopInviteAddress } from '#schemas/workshop/addresses.ts';
import {
  removeWorkshopMember,
  type WorkshopPerson,
  workshopMembers,
} from '#schemas/workshop/endpoints.ts';
import { roleNames } from '#src/entities/teacher/role-names.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { showToast } from '#src/platform/feedback/toast.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { momentOrBlank } from '#src/platform/time/period.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { Button, ButtonLink, TextButton } from '#src/ui/button/button.tsx';
import { Portrait } from '#src/ui/media/portrait.tsx';
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { NotFound } from '#src/ui/state/not-found.tsx';

type RowProps = { person: WorkshopPerson; onRemove: () => void };

const Row = ({ person, onRemove }: RowProps) => {
  const { name, avatar, role, joinedAt, own, removable } = person;
  return (
    <Box as="li" edge="between">
      <Line gap={12} high={72} padInline={12}>
        <Portrait src={avatar} wide={40} />
        <Box flex="fill">
          <Text as="span" lines={1} block>
            {own ? `${name}（我）` : name}
          </Text>
          <Text as="span" kind="meta" tone="tertiary" block>
            {[roleNames[role], momentOrBlank(joinedAt) && `${momentOrBlank(joinedAt)} 加入`]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Box>
        {removable && (
          <TextButton onClick={onRemove} aria-label={own ? '退出工作室' : `移除${name}`}>
            {own ? '退出' : '移除'}
          </TextButton>
        )}
      </Line>
    </Box>
  );
};

type QuestionProps = { person: WorkshopPerson | undefined; onClose: () => void; again: () => void };

const RemoveQuestion = ({ person, onClose, again }: QuestionProps) => {
  const { send, busy, failure, forget } = useChange(removeWorkshopMember, '没有成功，请稍后再试');
  const own = person?.own === true;
  const close = () => {
    forget();
    onClose();
  };
  const remove = async () => {
    if (!person) return;
    const answer = await send({ id: person.id });
    if (!answer?.ok) return;
    close();
    showToast(own ? '已退出工作室' : '已移除');
    if (own) navigate(doctorCenterAddress(), { replace: true });
    else again();
  };
  return (
    <Sheet
      open={person !== undefined}
      size="bottom"
      title={own ? '退出这个工作室？' : `移除${person?.name ?? ''}？`}
      onClose={close}
    >
      <p>{own ? '退出后不能再管理课程和直播。' : '移除后立即不能再管理工作室，可以重新邀请。'}</p>
      <Text kind="meta" tone="price" hideEmpty role="alert">
        {failure}
      </Text>
      <Button look="danger" busy={busy ? '请稍候…' : undefined} onClick={() => void remove()}>
        {own ? '退出' : '移除'}
      </Button>
      <Button look="outlined" onClick={close}>
        取消
      </Button>
    </Sheet>
  );
};

export default detailView(workshopMembers, {
  shapes: [['compact', 4]],
  failed: ({ message, refusal }) =>
    refusal === 'noWorkshop' ? (
      <NotFound text={message} href={doctorCenterAddress()} name="去医生中心" />
    ) : undefined,
  useParts: ({ name, shop, role, members }, { retry }) => {
    const [removed, setRemoved] = useState<WorkshopPerson>();
    return {
      action: role !== 'assistant' && (
        <ButtonLink href={workshopInviteAddress()}>邀请成员</ButtonLink>
      ),
      body: (
        <Stack gap={12} padBlock={12}>
          <Text as="h2" kind="section-title">
            {shop || name}
          </Text>
          <Box as="ul" surface="card" radius="card" edge="all" clip aria-label="成员">
            {members.map((person) => (
              <Row key={person.id} person={person} onRemove={() => setRemoved(person)} />
            ))}
          </Box>
          <Text kind="meta" tone="tertiary">
            助教可以授课和答疑，管理员还可以管理课程和邀请助教，所有者可以邀请管理员。
          </Text>
          {role !== 'assistant' && (
            <ButtonLink look="outlined" href={workshopBannersAddress()}>
              设置轮播图
            </ButtonLink>
          )}
          <RemoveQuestion person={removed} onClose={() => setRemoved(undefined)} again={retry} />
        </Stack>
      ),
    };
  },
});
