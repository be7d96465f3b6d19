import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { askCancellation, type Cancellation } from '#schemas/cancellation/endpoints.ts';
import { CANCELLATION_DAYS, CANCELLATION_WORDS } from '#schemas/cancellation/fields.ts';
import { payloadResolver } from '#src/platform/writing/payload-resolver.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { FormFrame } from '#src/ui/form/frame.tsx';
import { TextField } from '#src/ui/form/text.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from './cancellation.module.css';
import { blockWords, lossWords } from './words.ts';

type Props = {
  known: Cancellation;
  /** Reads again how the account stands. */
  onAsked: () => void;
};

const Losses = ({ known }: { known: Cancellation }) => (
  <section className={css.part}>
    <h2 className={css.title}>注销后会失去</h2>
    <ul className={css.list}>
      {lossWords(known).map((loss) => (
        <li key={loss}>
          <Unbroken>{loss}</Unbroken>
        </li>
      ))}
    </ul>
    <p className={css.note}>订单和支付记录依法保留，但不再与你的个人信息关联。</p>
  </section>
);

const Blocks = ({ blocks }: Pick<Cancellation, 'blocks'>) => (
  <section className={css.part} aria-label="未完成的事项">
    <h2 className={css.title}>先处理这些事项才能注销</h2>
    <ul className={css.blocks}>
      {blocks.map((block) => {
        const { text, name, href } = blockWords[block];
        return (
          <li className={css.block} key={block}>
            <span>{text}</span>
            <a className={css.way} href={href}>
              {name}
            </a>
          </li>
        );
      })}
    </ul>
  </section>
);

/** What is lost, what stands in the way, and the request, which is typed and asked about. */
export const CancellationForm = ({ known, onAsked }: Props) => {
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
    if (answer.ok || answer.refusal === 'cancellationBlocked') onAsked();
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
      <p className={css.lead}>
        <Unbroken>{`提交后有 ${CANCELLATION_DAYS} 天等待期，其间可以照常登录和使用，并随时撤销；到期后账号自动注销，不能恢复。`}</Unbroken>
      </p>
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
