import type { ReactNode } from 'react';
import { certificationAddress } from '#schemas/certification/addresses.ts';
import {
  onboardingAgreementAddress,
  organisationOnboardingAddress,
  personOnboardingAddress,
  teacherAgreementAddress,
} from '#schemas/onboarding/addresses.ts';
import { type DoctorCenter, doctorCenter } from '#schemas/onboarding/endpoints.ts';
import { studioAddress } from '#schemas/studio/addresses.ts';
import { fansAddress, workshopAddress } from '#schemas/teacher/addresses.ts';
import {
  workshopBannersAddress,
  workshopInviteAddress,
  workshopMembersAddress,
  workshopSettingsAddress,
} from '#schemas/workshop/addresses.ts';
import { roleNames } from '#src/entities/teacher/role-names.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { Portrait } from '#src/ui/media/portrait.tsx';
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { bigCount } from '#src/ui/value/big-count.ts';
import { stateNames } from '../words.ts';
import { isOutdated, stateOf, todosOf } from './todos.ts';

const Row = ({ to, name, note }: { to: string; name: string; note?: string | undefined }) => (
  <Box as="li" edge="between">
    <Line as="a" gap={8} padInline={12} tap press="page" ring="inside" href={to}>
      <Box as="span" flex="grow">
        {name}
      </Box>
      <Text as="span" kind="meta" tone="tertiary">
        {note}
      </Text>
      <Line as="span" tone="tertiary">
        <Chevron />
      </Line>
    </Line>
  </Box>
);

const Rows = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Text as="h2" kind="meta" tone="tertiary" below={8}>
      {title}
    </Text>
    <Box as="ul" surface="card" radius="card" edge="all" clip>
      {children}
    </Box>
  </section>
);

const certificationNames: Readonly<Record<DoctorCenter['certification'], string>> = {
  none: '去认证',
  waiting: '待审核',
  passed: '已认证',
  refused: '未通过，去修改',
  revoked: '已撤回，去修改',
};

type Workshop = NonNullable<DoctorCenter['workshop']>;

const Count = ({ value, name }: { value: number; name: string }) => (
  <Stack across="center" flex="fill">
    <Text as="b" kind="section-title" digits>
      {bigCount(value)}
    </Text>
    <Text as="span" kind="meta" tone="tertiary">
      {name}
    </Text>
  </Stack>
);

const Head = ({ workshop }: { workshop: Workshop }) => (
  <Stack as="section" gap={12} pad={16} surface="card" radius="card" aria-label="我的工作室">
    <Line gap={12}>
      <Portrait src={workshop.avatar} wide={44} eager />
      <Box flex="fill">
        <Text as="h2" kind="section-title" lines={1}>
          {workshop.name}
        </Text>
        <Text kind="meta" tone="secondary">
          {[workshop.shop, roleNames[workshop.role]].filter(Boolean).join(' · ')}
        </Text>
      </Box>
    </Line>
    <Line>
      <Count value={workshop.courses} name="课程" />
      <Count value={workshop.lives} name="直播" />
      <Count value={workshop.fans} name="粉丝" />
    </Line>
  </Stack>
);

const benefits = [
  ['认证医生', '参加面向医生的病例问卷，个人主页显示认证标识。'],
  ['入驻讲师', '拥有讲师主页和工作室，发布课程和直播，学员可以关注你。'],
  ['单位入驻', '以医院、学会或企业的名义开课，由多位成员一起管理。'],
] as const;

const Benefits = () => (
  <Stack as="section" gap={12} pad={16} surface="card" radius="card" aria-label="权益">
    <Text as="h2" kind="section-title">
      认证和入驻后你可以
    </Text>
    {benefits.map(([name, text]) => (
      <Box key={name}>
        <Text as="h3" kind="card-title" weight={600}>
          {name}
        </Text>
        <Text tone="secondary">{text}</Text>
      </Box>
    ))}
  </Stack>
);

const Center = ({ center }: { center: DoctorCenter }) => {
  const { workshop, certification } = center;
  const todos = todosOf(center);
  return (
    <Stack gap={16} padBlock={12}>
      {workshop ? <Head workshop={workshop} /> : <Benefits />}
      {todos.length > 0 && (
        <Rows title="待办">
          {todos.map(([to, name]) => (
            <Row key={to} to={to} name={name} />
          ))}
        </Rows>
      )}
      {workshop && (
        <Rows title="工作室">
          <Row to={studioAddress()} name="讲师中心" note="课程、收益" />
          <Row to={workshopAddress({ id: workshop.teacherId })} name="讲师主页" />
          <Row to={fansAddress()} name="我的粉丝" note={bigCount(workshop.fans)} />
          {workshop.role === 'owner' && <Row to={workshopSettingsAddress()} name="工作室设置" />}
          {workshop.role !== 'assistant' && <Row to={workshopBannersAddress()} name="轮播图设置" />}
          <Row to={workshopMembersAddress()} name="工作室成员" />
          {workshop.role !== 'assistant' && <Row to={workshopInviteAddress()} name="邀请成员" />}
          <Row
            to={teacherAgreementAddress()}
            name="讲师协议"
            note={isOutdated(center) ? '待同意' : '已同意'}
          />
        </Rows>
      )}
      <Rows title="认证与入驻">
        <Row to={certificationAddress()} name="医生认证" note={certificationNames[certification]} />
        <Row
          to={personOnboardingAddress()}
          name="个人入驻"
          note={stateNames[stateOf(center, 'person')]}
        />
        <Row
          to={organisationOnboardingAddress()}
          name="企业入驻"
          note={stateNames[stateOf(center, 'organisation')]}
        />
        <Row to={onboardingAgreementAddress()} name="讲师入驻协议" />
      </Rows>
    </Stack>
  );
};

export default detailView(doctorCenter, {
  shapes: [
    ['lines', 3],
    ['lines', 4],
  ],
  useReread: useSeenAgain,
  body: (center) => <Center center={center} />,
});
