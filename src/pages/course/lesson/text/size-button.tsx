import { useState } from 'react';
import { Button } from '#src/ui/button/button.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { type ReadSize, setReadSize, sizeNames, useReadSize } from './read-size.ts';
import css from './size-button.module.css';

const sizes: readonly ReadSize[] = [0, 1, 2];

/** The button in the bar of a text that changes its size. */
export const SizeButton = () => {
  const [open, setOpen] = useState(false);
  const current = useReadSize();
  return (
    <>
      <button className={css.button} type="button" aria-label="字号" onClick={() => setOpen(true)}>
        Aa
      </button>
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
