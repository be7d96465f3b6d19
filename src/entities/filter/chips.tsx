import { chooseIn, type FilterGroup, isChosen } from '#src/platform/navigation/use-filter.ts';
import { Box, Stack } from '#src/ui/part/parts.tsx';
import css from './filter.module.css';

type Props = {
  group: FilterGroup;
  current: string;
  onChoose: (value: string) => void;
  /** In one line that scrolls sideways, with its label read aloud only. */
  line?: boolean;
};

export const FilterChips = ({ group, current, onChoose, line = false }: Props) => (
  <Box as="fieldset" bare flex={line ? 'grow' : undefined}>
    <legend className={line ? 'spoken' : undefined}>
      {group.label}
      {group.many && !line && <span className={css.hint}>可多选</span>}
    </legend>
    <div className={line ? css.row : css.choices}>
      {group.choices.map(({ value, name }) => (
        <Stack
          as="button"
          tone="secondary"
          align="center"
          across="center"
          flex="none"
          tap="both"
          padInline={4}
          ring="inside"
          className={css.chip}
          key={value}
          type="button"
          aria-pressed={isChosen(group, current, value)}
          onClick={() => onChoose(chooseIn(group, current, value))}
        >
          <span>{name}</span>
        </Stack>
      ))}
    </div>
  </Box>
);
