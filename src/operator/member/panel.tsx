import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { Link } from 'wouter';
import {
  type MemberAccess,
  type MemberInFull,
  readMember,
} from '#schemas/member/desk-endpoints.ts';
import { sumText } from '#src/ui/value/amount.ts';
import { screens } from '../addresses.ts';
import { useMay } from '../draft-editor/context.ts';
import { zonedText } from '../parts/moments.ts';
import { DescriptionList } from '../parts/panel/description-list.tsx';
import { Loaded } from '../parts/panel/loaded.tsx';
import adjacent from '../parts/panel/wide-panel.module.css';
import { Box, Line, Stack, Text } from '../parts/part.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { AccessDialog } from './access-dialog.tsx';
import { CardDialog } from './card-dialog.tsx';
import { DisableDialog } from './disable-dialog.tsx';
import css from './member.module.css';
import { MemberChips } from './table.tsx';
import { TakeDialog } from './take-dialog.tsx';
import { accessText, cardText, studiedText } from './words.ts';

const factsOf = (member: MemberInFull) =>
  [
    ['状态', <MemberChips key="state" member={member} />],
    ['停用原因', member.disabledReason],
    ['昵称', member.nickname || '未填昵称'],
    ['手机号', member.phone || '没有绑定'],
    ['会员卡', cardText(member, Date.now()) || '没有'],
    ['积分', `${member.points}`],
    ['余额', sumText(member.balance)],
    ['学习', `学过 ${member.courses} 门课程，学完 ${member.lessons} 课时`],
    ['学习时长', studiedText(member.studied)],
    ['注册时间', zonedText(member.createdAt)],
    ['最近出现', member.seenAt === null ? '没有记录' : zonedText(member.seenAt)],
  ] as const;

type Act = 'card' | 'access' | 'disable' | { take: MemberAccess };

type ActsProps = { member: MemberInFull; onAct: (act: Act) => void };

const Acts = ({ member, onAct }: ActsProps) => {
  const [mayEdit, mayDecide] = [useMay('members.edit'), useMay('members.decide')];
  if (member.ended)
    return (
      <Text tone="secondary" below={12} className={css.note}>
        这位会员已经注销账号，不能再改。
      </Text>
    );
  return (
    <Line gap={8} align="stretch" wrap>
      {mayEdit && !member.cardForever && (
        <Button onClick={() => onAct('card')}>
          {member.cardUntil !== null && member.cardUntil > Date.now() ? '延长会员卡' : '开通会员卡'}
        </Button>
      )}
      {mayEdit && <Button onClick={() => onAct('access')}>开通课程</Button>}
      {mayDecide && (
        <Button danger={!member.disabled} onClick={() => onAct('disable')}>
          {member.disabled ? '恢复会员' : '停用会员'}
        </Button>
      )}
    </Line>
  );
};

const AccessList = ({ member, onAct }: ActsProps) => {
  const mayEdit = useMay('members.edit') && !member.ended;
  return (
    <Stack
      as="section"
      gap={12}
      padStart={20}
      edge="start"
      className={css.part}
      aria-label="能看的内容"
    >
      <h2 className={adjacent.name}>能看的内容</h2>
      {member.access.length === 0 && (
        <Text tone="secondary" below={12} className={css.note}>
          没有买过或开通过的内容
        </Text>
      )}
      <Stack as="ul" gap={8} bare>
        {member.access.map((each) => (
          <Line as="li" gap={12} justify="between" key={`${each.target} ${each.targetId}`}>
            <span className={css.two}>
              <span>
                {each.target === 'live' && '直播 · '}
                {each.title || '（已删除）'}
              </span>
              <Text as="span" size={12} tone="tertiary">
                {accessText(each)}
              </Text>
            </span>
            {mayEdit && each.source === 'admin' && each.target === 'product' && (
              <Button
                size="small"
                aria-label={`收回${each.title}`}
                onClick={() => onAct({ take: each })}
              >
                收回
              </Button>
            )}
          </Line>
        ))}
      </Stack>
    </Stack>
  );
};

const Orders = ({ member }: { member: MemberInFull }) => {
  const may = useMay('trade.look');
  const text = `${member.orders} 个订单`;
  return (
    <Stack as="section" gap={12} padStart={20} edge="start" className={css.part} aria-label="订单">
      <h2 className={adjacent.name}>订单</h2>
      {may && member.orders > 0 ? (
        <Link href={`${screens.orders}?word=${member.id}`} className={css.intro ?? ''}>
          查看 {text}
        </Link>
      ) : (
        <Text tone="secondary" below={12} className={css.note}>
          {member.orders > 0 ? text : '没有订单'}
        </Text>
      )}
    </Stack>
  );
};

type Props = { member: number; onClose: () => void; onDone: () => void };

export const MemberPanel = ({ member, onClose, onDone }: Props) => {
  const call = useOperatorCall(readMember, { member }, { fresh: true });
  const [act, setAct] = useState<Act>();
  const end = (done: boolean) => {
    setAct(undefined);
    if (!done) return;
    call.refresh();
    onDone();
  };
  const shared = call.data && { member: call.data, onEnd: end };
  return (
    <Drawer
      open
      title={`会员（编号 ${member}）`}
      onClose={onClose}
      size={520}
      classNames={{ body: adjacent.bare ?? '' }}
    >
      {/* focusable, so that keys can scroll it */}
      <Box
        as="section"
        ring="inside"
        className={adjacent.opened}
        aria-label="会员资料"
        tabIndex={0}
      >
        <Loaded call={call}>
          {(detail) => (
            <>
              <DescriptionList facts={factsOf(detail)} />
              <Acts member={detail} onAct={setAct} />
              <AccessList member={detail} onAct={setAct} />
              <Orders member={detail} />
            </>
          )}
        </Loaded>
      </Box>
      {shared && act === 'card' && <CardDialog {...shared} />}
      {shared && act === 'access' && <AccessDialog {...shared} />}
      {shared && act === 'disable' && <DisableDialog {...shared} />}
      {shared && typeof act === 'object' && <TakeDialog {...shared} access={act.take} />}
    </Drawer>
  );
};
