import { useState } from 'react';
import { Button } from '#src/ui/button/button.tsx';
import { AreaField } from '#src/ui/form/area.tsx';
import { FormGroup } from '#src/ui/form/group.tsx';
import { RichText } from '#src/ui/media/rich-text.tsx';
import { Box, Stack, Text } from '#src/ui/part/parts.tsx';
import { barePlain, paragraphs, plainText } from './paragraphs.ts';

type Props = {
  label: string;
  html: string;
  onChange: (html: string) => void;
  disabled: boolean;
  error?: string | undefined;
  optional?: boolean;
  rows: number;
};

/** An article in plain paragraphs; one with pictures or headings stays as it is until it is rewritten. */
export const ArticleField = ({ label, html, onChange, rows, ...rest }: Props) => {
  const [text, setText] = useState(() => plainText(html));
  if (text !== undefined)
    return (
      <AreaField
        {...rest}
        label={label}
        rows={rows}
        value={text}
        hint="每行是一段，段落会分开显示。"
        onChange={({ target }) => {
          setText(target.value);
          onChange(paragraphs(target.value));
        }}
      />
    );
  return (
    <FormGroup label={label} error={rest.error}>
      <Stack gap={8}>
        <Box pad={12} surface="page" radius="small">
          <RichText html={html} />
        </Box>
        <Text kind="meta" tone="tertiary">
          里面有图片或排版，会原样保留。改写成纯文字后，图片和排版就没有了。
        </Text>
        <Button
          look="outlined"
          disabled={rest.disabled}
          onClick={() => {
            const plain = barePlain(html);
            setText(plain);
            onChange(paragraphs(plain));
          }}
        >
          改写成纯文字
        </Button>
      </Stack>
    </FormGroup>
  );
};
