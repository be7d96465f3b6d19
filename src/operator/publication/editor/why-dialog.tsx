import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { readMemberFacts } from '#schemas/publication/endpoints.ts';
import type { PageName } from '#schemas/publication/page-names.ts';
import type { MemberFacts } from '#schemas/when/judge-when.ts';
import { callOperator } from '../../call-operator.ts';
import { Box, Line, Stack, Text } from '../../parts/part.tsx';
import { WarningText } from '../../parts/warning-text.tsx';
import { useInFront } from '../../session.ts';
import css from './editor.module.css';
import { useBlanks, useVerdictFor, useVerdicts } from './use-verdicts.ts';
import type { Verdict } from './verdicts.ts';

const verdictWord = ({ shows, partly }: Verdict): string => {
  if (!shows) return '看不到';
  return partly ? '待定' : '看得到';
};

const WhySide = ({ who, member: verdict }: { who: string; member: Verdict }) => (
  <Box
    as="section"
    padBlock={14}
    padInline={16}
    radius="card"
    edge="all"
    className={css.side}
    data-shows={verdict.shows && !verdict.partly}
    aria-label={who}
  >
    <h2>
      {who}
      <span className={css.verdict}>{verdictWord(verdict)}</span>
    </h2>
    <ol>
      {verdict.chain.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  </Box>
);

type SectionOnPage = { page: PageName; name: string };

const MemberVerdict = ({ page, name, member }: SectionOnPage & { member: MemberFacts }) => {
  const verdict = useVerdictFor(page, name, member);
  return verdict && <WhySide who={`会员 ${member.id}`} member={verdict} />;
};

const ForMember = ({ page, name }: SectionOnPage) => {
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
        {found && <MemberVerdict page={page} name={name} member={found} />}
      </div>
      <Text size={13} tone="tertiary">
        只看会员卡、认证、注册时间和学习分类，查看会记入操作记录。
      </Text>
    </Stack>
  );
};

type WhyProps = {
  page: PageName;
  name: string | null;
  onClose: () => void;
};

const Explanation = ({ page, name }: { page: PageName; name: string }) => {
  const inFront = useInFront();
  const verdicts = useVerdicts(page);
  const blank = useBlanks(page, verdicts)(name);
  const verdict = verdicts.get(name);
  return (
    <>
      {verdict && (
        <div className={css.sides}>
          <WhySide who="访客" member={verdict.visitor} />
          <WhySide who="会员" member={verdict.member} />
        </div>
      )}
      {blank && (
        <WarningText above={12} below={12}>
          开关与身份都允许显示，但预览里没有出现：现在没有内容，或内容不能用。没有内容的区块会整块隐藏，补充内容后自动出现；内容取不到时请看“线上问题”。
        </WarningText>
      )}
      {!inFront && <ForMember page={page} name={name} />}
    </>
  );
};

export const WhyDialog = ({ page, name, onClose }: WhyProps) => (
  <Modal
    open={name !== null}
    title={`谁能看到“${name ?? ''}”`}
    onCancel={onClose}
    footer={null}
    width={640}
    destroyOnHidden
  >
    {name !== null && <Explanation page={page} name={name} />}
  </Modal>
);
