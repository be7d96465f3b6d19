import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { askCancellation, type Cancellation } from '#schemas/cancellation/endpoints.ts';
import { CANCELLATION_DAYS, CANCELLATION_WORDS } from '#schemas/cancellation/fields.ts';
import { payloadResolver } from '#src/platform/writing/payload-resolver.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { FormFrame } from '#src/ui/form/frame.tsx';
import { TextField } from '#src/ui/form/text.tsx';
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from './cancellation.module.css';
import { blockWords, lossWords } from './words.ts';

type Props = {
  known: Cancellation;
  /** Reads again how the account stands. */
  onRequest: () => void;
};

const Losses = ({ known }: { known: Cancellation }) => (
  <Stack as="section" gap={12}>
    <Text as="h2" kind="section-title">
      注销后会失去
    </Text>
    <ul className={css.list}>
      {lossWords(known).map((loss) => (
        <li key={loss}>
          <Unbroken>{loss}</Unbroken>
        </li>
      ))}
    </ul>
    <Text kind="meta" tone="secondary">
      订单和支付记录依法保留，但不再与你的个人信息关联。
    </Text>
  </Stack>
);

const Blocks = ({ blocks }: Pick<Cancellation, 'blocks'>) => (
  <Stack as="section" gap={12} aria-label="未完成的事项">
    <Text as="h2" kind="section-title">
      先处理这些事项才能注销
    </Text>
    <Box as="ul">
      {blocks.map((block) => {
        const { text, name, href } = blockWords[block];
        return (
          <Line as="li" gap={12} rowGap={0} justify="between" wrap edge="start" key={block}>
            <span>{text}</span>
            <Line as="a" tone="accent" tap href={href}>
              {name}
            </Line>
          </Line>
        );
      })}
    </Box>
  </Stack>
);

export const CancellationForm = ({ known, onRequest }: Props) => {
  const [asking, setAsking] = useState(false);
  const form = useForm({
    defaultValues: { confirmation: '' },
    resolver: payloadResolver(askCancellation),
  });
  const { send, busy, failure } = useChange(askCancellation, '申请没有提交成功，请稍后再试');
  const yes = async () => {
    const answer = await send(form.getValues());
    if (!answer) return;
    setAsking(false);
    // where something came in the way meanwhile, the page says what
    if (answer.ok || answer.refusal === 'cancellationBlocked') onRequest();
  };
  const blocked = known.blocks.length > 0;
  return (
    <FormFrame
      failure={failure}
      onSubmit={form.handleSubmit(() => setAsking(true))}
      submit={
        blocked ? null : (
          <Button type="submit" look="danger">
            申请注销
          </Button>
        )
      }
    >
      <Text tone="secondary">
        <Unbroken>{`提交后有 ${CANCELLATION_DAYS} 天等待期，其间可以照常登录和使用，并随时撤销；到期后账号自动注销，不能恢复。`}</Unbroken>
      </Text>
      <Losses known={known} />
      {blocked ? (
        <Blocks blocks={known.blocks} />
      ) : (
        <TextField
          {...form.register('confirmation')}
          label={`请输入“${CANCELLATION_WORDS}”确认`}
          autoComplete="off"
          maxLength={20}
          error={form.formState.errors.confirmation?.message}
        />
      )}
      <Sheet
        open={asking}
        size="bottom"
        title="确定要注销账号吗？"
        onClose={() => setAsking(false)}
      >
        <p>{CANCELLATION_DAYS} 天后账号会被永久删除，课程和权益不能找回。</p>
        <Button look="danger" busy={busy ? '正在提交…' : undefined} onClick={() => void yes()}>
          确定注销
        </Button>
        <Button look="outlined" disabled={busy} onClick={() => setAsking(false)}>
          再想想
        </Button>
      </Sheet>
    </FormFrame>
  );
};
