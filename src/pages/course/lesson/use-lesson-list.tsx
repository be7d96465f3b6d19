import { type ReactNode, useState } from 'react';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { Catalogue } from '../catalogue/catalogue.tsx';
import type { Product } from '../lessons-of.ts';

type Listed = {
  show: () => void;
  listOf: (product: Product, onBuy: () => void) => ReactNode;
};

/** Choosing another lesson closes the panel. */
export const useLessonList = (current: string): Listed => {
  const [at, setAt] = useState('');
  const close = () => setAt('');
  const listOf = (product: Product, onBuy: () => void) => (
    <Sheet open={at !== '' && at === current} title="目录" onClose={close}>
      <Catalogue
        product={product}
        current={current}
        onBuy={() => {
          close();
          onBuy();
        }}
      />
    </Sheet>
  );
  return { show: () => setAt(current), listOf };
};
