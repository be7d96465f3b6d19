import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { Box, Text } from '#src/ui/part/parts.tsx';
import css from './view.module.css';

type Props = {
  /** Index of the question that is shown, from 0. */
  at: number;
  count: number;
  submitAddress: string;
  busy: string | undefined;
  onGo: (position: number) => void;
  onCard: () => void;
};

export const PaperBar = ({ at, count, submitAddress, busy, onGo, onCard }: Props) => (
  <div className={css.bar}>
    <Button look="outlined" disabled={at === 0} onClick={() => onGo(at - 1)}>
      上一题
    </Button>
    <Box as="button" press="fade" className={css.card} type="button" onClick={onCard}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 5h5v5H5zm9 0h5v5h-5zM5 14h5v5H5zm9 0h5v5h-5z" />
      </svg>
      <Text as="span" kind="card-title" tone="primary" digits>
        {at + 1}/{count}
      </Text>
      <span className={css.word}>答题卡</span>
    </Box>
    {at + 1 < count ? (
      <Button onClick={() => onGo(at + 1)}>下一题</Button>
    ) : busy ? (
      <Button busy={busy}>去交卷</Button>
    ) : (
      <ButtonLink href={submitAddress}>去交卷</ButtonLink>
    )}
  </div>
);
