import type { ReactNode } from 'react';
import { Box, Line } from '../part/parts.tsx';
import css from './bar.module.css';

type Props = {
  title: string;
  /** Without it the bar has no back button. */
  onBack?: (() => void) | undefined;
  /** Shown at the end of the bar, large enough for a thumb. */
  aside?: ReactNode;
  /** Heading level: 2 for a panel, whose title is below the page's own. */
  level?: 1 | 2;
  id?: string;
};

export const PageBar = ({ title, onBack, aside, level = 1, id }: Props) => {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <header className={level === 1 ? `${css.bar} ${css.own}` : css.bar}>
      {onBack ? (
        <Box
          as="button"
          press="page"
          ring="inside"
          className={css.back}
          type="button"
          onClick={() => onBack()}
        >
          <svg width="1.2em" height="1.2em" viewBox="0 0 24 24" aria-hidden="true">
            <path
              d="M15 5l-7 7 7 7"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          <span className={css.word}>更多内容</span>
          <span className="spoken">返回</span>
        </Box>
      ) : (
        <span />
      )}
      <Title className={css.title} id={id}>
        {title}
      </Title>
      {aside ? (
        <Line as="span" justify="end" className={css.aside}>
          {aside}
        </Line>
      ) : (
        <span />
      )}
    </header>
  );
};
