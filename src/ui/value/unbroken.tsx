import css from './unbroken.module.css';
import { valuesIn } from './values-in.ts';

/** A text in which no date, amount or number with its unit is broken over two lines. */
export const Unbroken = ({ children }: { children: string }) =>
  valuesIn(children).map((piece, nth) =>
    nth % 2 === 0 ? (
      piece
    ) : (
      // pieces of a text have no name but their place
      // biome-ignore lint/suspicious/noArrayIndexKey: nothing in it moves
      <span className={css.whole} key={nth}>
        {piece}
      </span>
    ),
  );
