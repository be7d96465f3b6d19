import type { PageName } from '#schemas/publication/page-names.ts';
import { useDeskLater } from '../../../draft-editor/context.ts';
import { OperatorChip } from '../../../parts/chip.tsx';
import { Icon } from '../../../parts/icons.tsx';
import { Box, Stack, Text } from '../../../parts/part.tsx';
import { opened } from '../selection.ts';
import { useModules } from '../use-verdicts.ts';
import css from './around.module.css';
import { aroundFaults, aroundLabels, aroundNames, aroundState } from './parts.ts';

export const AroundList = ({ page }: { page: PageName }) => {
  const { document, faults } = useDeskLater();
  const modules = useModules();
  return (
    <Box as="section" above={24} below={12} aria-labelledby="around-title">
      <Text as="h2" size={16} below={8} id="around-title">
        页面之外
      </Text>
      <Stack as="ul" gap={8} bare>
        {aroundNames.map((name) => {
          const count = aroundFaults(name, faults);
          return (
            <li key={name}>
              <button
                type="button"
                className={css.row}
                data-around={name}
                onClick={() => opened.set({ page, around: name })}
              >
                <strong>{aroundLabels[name]}</strong>
                <Text as="span" size={13} tone="secondary" flex="fill">
                  {aroundState(name, { document, page, modules })}
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
