import { isAlias, type Token, type TypedValue } from '#stories/tokens/file/token.ts';

const byte = (component: number): number => Math.round(component * 255);

const propertyOf = (reference: string): string => `var(--${reference.slice(1, -1)})`;

const written = (token: TypedValue): string => {
  switch (token.$type) {
    case 'color': {
      const { components, alpha } = token.$value;
      return `rgb(${components.map(byte).join(' ')} / ${Math.round(alpha * 100)}%)`;
    }
    case 'cubicBezier':
      return `cubic-bezier(${token.$value.join(', ')})`;
    case 'dimension':
    case 'duration':
      return `${token.$value.value}${token.$value.unit}`;
    case 'fontFamily':
      return token.$value
        .map((name) => (/^[\w-]+$/.test(name) ? name : JSON.stringify(name)))
        .join(', ');
    case 'shadow': {
      const { color, offsetX, offsetY, blur, spread } = token.$value;
      const sizes = [offsetX, offsetY, blur, spread].map(({ value }) => `${value}px`);
      return `${sizes.join(' ')} ${written({ $type: 'color', $value: color })}`;
    }
    case 'typography': {
      const { fontFamily, fontSize, fontWeight, lineHeight } = token.$value;
      const height = Math.round(fontSize.value * lineHeight * 1000) / 1000;
      return `${fontWeight} ${fontSize.value}px / ${height}px ${propertyOf(fontFamily)}`;
    }
  }
};

/** A token of a tokens file as a style sheet would say it. */
export const tokenCss = (token: Token): string =>
  isAlias(token) ? propertyOf(token.$value) : written(token);
