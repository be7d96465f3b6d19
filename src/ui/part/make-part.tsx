import type { ElementType, JSX } from 'react';
import './make-part.css';

type Tag = keyof JSX.IntrinsicElements;

export type PartProps<Look, Element extends Tag> = Look & {
  as?: Element | undefined;
  className?: string | undefined;
} & Omit<JSX.IntrinsicElements[Element], keyof Look | 'as' | 'className'>;

/**
 * Makes parts whose look is classes, each named by property and value: `gap={12}` is `gap-12`, `wrap` is
 * `wrap`. All other properties go to the element.
 */
export const makePart =
  <Look extends object>(looks: Readonly<Record<keyof Look, true>>) =>
  <Standard extends Tag>(standard: Standard, base = '') =>
  <Element extends Tag = Standard>({ as, className, ...props }: PartProps<Look, Element>) => {
    const Part: ElementType = as ?? standard;
    const names = [base, className];
    const rest: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(props)) {
      if (!(name in looks)) rest[name] = value;
      else if (value === true) names.push(name);
      else if (value !== undefined && value !== false) names.push(`${name}-${value}`);
    }
    return <Part {...rest} className={names.filter(Boolean).join(' ') || undefined} />;
  };
