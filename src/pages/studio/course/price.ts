import { HIGHEST_PRICE } from '#schemas/studio/fields.ts';

const WRITTEN = /^\d{1,5}(?:\.\d{1,2})?$/;

/** As it is typed: 99 or 9.9; '' is free. undefined for what is no price. */
export const fenOf = (typed: string): number | undefined => {
  const tidy = typed.trim().normalize('NFKC');
  if (tidy === '') return 0;
  const fen = Math.round(Number(tidy) * 100);
  return WRITTEN.test(tidy) && fen <= HIGHEST_PRICE * 100 ? fen : undefined;
};

export const typedPrice = (fen: number): string => (fen === 0 ? '' : String(fen / 100));
