import { Button, Input } from 'antd';
import { useState } from 'react';
import { readMemberFacts } from '#schemas/publication/endpoints.ts';
import type { PageName } from '#schemas/publication/page-names.ts';
import type { MemberFacts } from '#schemas/when/judge-when.ts';
import { callOperator } from '../../call-operator.ts';
import { Line, Stack, Text } from '../../parts/part.tsx';
import css from './editor.module.css';
import { useVerdictFor } from './use-verdicts.ts';
import { WhySide } from './why-side.tsx';

type Asked = { page: PageName; name: string };

const Told = ({ page, name, member }: Asked & { member: MemberFacts }) => {
  const verdict = useVerdictFor(page, name, member);
  return verdict && <WhySide who={`会员 ${member.id}`} told={verdict} />;
};

/** Why one member, by number or phone, sees a section or not. Each look is noted by the server. */
export const ForMember = ({ page, name }: Asked) => {
  const [who, setWho] = useState('');
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<MemberFacts>();
  const [fault, setFault] = useState('');
  const look = async () => {
    setBusy(true);
    const answer = await callOperator(readMemberFacts, { who });
    setBusy(false);
    setFound(answer.ok ? answer.data : undefined);
    setFault(answer.ok ? '' : answer.message);
  };
  return (
    <Stack gap={8} above={16}>
      <Line
        as="form"
        gap={8}
        wrap
        className={css.ask}
        onSubmit={(event) => {
          event.preventDefault();
          if (who.trim()) void look();
        }}
      >
        <label htmlFor="why-member">某一位会员</label>
        <Input
          id="why-member"
          value={who}
          maxLength={20}
          placeholder="会员编号或手机号"
          status={fault ? 'error' : ''}
          onChange={({ target }) => setWho(target.value)}
        />
        <Button htmlType="submit" loading={busy} disabled={!who.trim()}>
          查看
        </Button>
      </Line>
      <div role="status">
        {fault && <p className={css.fault}>{fault}</p>}
        {found && <Told page={page} name={name} member={found} />}
      </div>
      <Text size={13} tone="tertiary">
        只看会员卡、认证、注册时间和学习分类，查看会记入操作记录。
      </Text>
    </Stack>
  );
};
