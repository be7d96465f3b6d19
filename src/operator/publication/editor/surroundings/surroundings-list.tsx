import type { PageName } from '#schemas/publication/page-names.ts';
import { useDeferredDesk } from '../../../draft-editor/context.ts';
import { OperatorChip } from '../../../parts/chip.tsx';
import { Icon } from '../../../parts/icons.tsx';
import { Box, Stack, Text } from '../../../parts/part.tsx';
import { opened } from '../selection.ts';
import { useModules } from '../use-verdicts.ts';
import {
  surroundingsFaults,
  surroundingsLabels,
  surroundingsNames,
  surroundingsState,
} from './parts.ts';
import css from './surroundings.module.css';

export const SurroundingsList = ({ page }: { page: PageName }) => {
  const { document, faults } = useDeferredDesk();
  const modules = useModules();
  return (
    <Box as="section" above={24} below={12} aria-labelledby="around-title">
      <Text as="h2" size={16} below={8} id="around-title">
        页面之外
      </Text>
      <Stack as="ul" gap={8} bare>
        {surroundingsNames.map((name) => {
          const count = surroundingsFaults(name, faults);
          return (
            <li key={name}>
              <button
                type="button"
                className={css.row}
                data-around={name}
                onClick={() => opened.set({ page, surroundings: name })}
              >
                <strong>{surroundingsLabels[name]}</strong>
                <Text as="span" size={13} tone="secondary" flex="fill">
                  {surroundingsState(name, { document, page, modules })}
                </Text>
                {count > 0 && <OperatorChip tone="warn">{count} 处要改</OperatorChip>}
                <Icon name="settings" size={16} />
              </button>
            </li>
          );
        })}
      </Stack>
    </Box>
  );
};
