import type { RememberedTitle } from '#schemas/invoice/endpoints.ts';
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import css from './form.module.css';
import type { InvoiceValues } from './use-form.ts';

type Props = {
  titles: readonly RememberedTitle[];
  onChoose: (values: InvoiceValues) => void;
};

export const RememberedTitles = ({ titles, onChoose }: Props) =>
  titles.length > 0 && (
    <Stack gap={8}>
      <Text as="span" kind="meta" tone="secondary">
        最近使用的抬头
      </Text>
      <Line gap={8} align="stretch" wrap>
        {titles.map(({ titleKind, title, taxNo, email }) => (
          <Box
            as="button"
            press="page"
            className={css.title}
            key={`${titleKind} ${title} ${taxNo} ${email}`}
            type="button"
            onClick={() => onChoose({ title_kind: titleKind, title, tax_no: taxNo, email })}
          >
            {title}
          </Box>
        ))}
      </Line>
    </Stack>
  );
