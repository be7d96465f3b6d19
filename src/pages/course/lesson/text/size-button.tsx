import { useState } from 'react';
import { Button } from '#src/ui/button/button.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { type ReadSize, setReadSize, sizeNames, useReadSize } from './read-size.ts';

const sizes: readonly ReadSize[] = [0, 1, 2];

export const SizeButton = () => {
  const [open, setOpen] = useState(false);
  const current = useReadSize();
  return (
    <>
      <Text
        as="button"
        kind="card-title"
        whole
        tap
        radius="small"
        press="page"
        type="button"
        aria-label="字号"
        onClick={() => setOpen(true)}
      >
        Aa
      </Text>
      <Sheet open={open} title="字号" size="bottom" onClose={() => setOpen(false)}>
        {sizes.map((size) => (
          <Button
            key={size}
            look={size === current ? 'filled' : 'outlined'}
            aria-pressed={size === current}
            onClick={() => setReadSize(size)}
          >
            {sizeNames[size]}
          </Button>
        ))}
      </Sheet>
    </>
  );
};
