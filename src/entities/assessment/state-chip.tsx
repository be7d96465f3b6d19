import { Text } from '#src/ui/part/parts.tsx';
import css from './state-chip.module.css';

type Props = { name: string; tone?: 'plain' | 'live' | 'bad' };

/** `live`: there is something to do; `bad`: the paper was failed. */
export const StateChip = ({ name, tone = 'plain' }: Props) => (
  <Text
    as="span"
    kind="tag"
    tone="secondary"
    flex="none"
    padBlock={2}
    padInline={8}
    surface="page"
    radius="full"
    className={css.chip}
    data-tone={tone}
  >
    {name}
  </Text>
);
