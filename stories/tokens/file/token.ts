/** Tokens in the Design Tokens Community Group's format of 2025.10. */

type Reference = `{${string}}`;

export type Color = {
  colorSpace: 'srgb';
  components: readonly [number, number, number];
  alpha: number;
  /** Without alpha, for tools that read no components. */
  hex: string;
};
export type Dimension = { value: number; unit: 'px' };
export type Duration = { value: number; unit: 'ms' };
export type CubicBezier = readonly [number, number, number, number];
export type Typography = {
  fontFamily: Reference;
  fontSize: Dimension;
  fontWeight: number;
  letterSpacing: Dimension;
  /** Times the size. */
  lineHeight: number;
};
export type Shadow = {
  color: Color;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
};

/** A value under the type that it is of. */
type Values = {
  color: Color;
  dimension: Dimension;
  duration: Duration;
  cubicBezier: CubicBezier;
  fontFamily: readonly string[];
  typography: Typography;
  shadow: Shadow;
};

export type TypedValue = {
  [T in keyof Values]: { $type: T; $value: Values[T] };
}[keyof Values];

export type AliasValue = { $type: keyof Values; $value: Reference };

export type Token = (TypedValue | AliasValue) & {
  $description?: string;
  $extensions?: { 'learning-home': { css: string } };
};

export const referenceTo = (name: string): Reference => `{${name}}`;

export const isAlias = (token: TypedValue | AliasValue): token is AliasValue =>
  typeof token.$value === 'string';
