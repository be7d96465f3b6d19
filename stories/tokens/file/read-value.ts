import type { CssNode, FunctionNode } from 'css-tree';
import type { Color, CubicBezier, Dimension, Shadow, TypedValue, Typography } from './token.ts';
import { referenceTo } from './token.ts';

type Parts = readonly CssNode[];

const argumentsOf = ({ children }: FunctionNode): CssNode[] =>
  children.toArray().filter(({ type }) => type !== 'WhiteSpace' && type !== 'Operator');

const isFunction = (node: CssNode | undefined, name: string): node is FunctionNode =>
  node?.type === 'Function' && node.name === name;

/** The custom property that is referred to, without its dashes. */
export const aliasIn = ([part, ...more]: Parts): string | undefined => {
  if (more.length > 0 || !isFunction(part, 'var')) return undefined;
  const [name] = argumentsOf(part);
  return name?.type === 'Identifier' ? name.name.slice(2) : undefined;
};

const pxOf: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3 };

/** In px on a screen of 375 px, which is the width that is drawn for: there the build changes no px. */
const px = (node: CssNode | undefined): number | undefined => {
  if (isFunction(node, 'max')) {
    const sizes = argumentsOf(node).map(px);
    return sizes.some((size) => size === undefined)
      ? undefined
      : Math.max(...sizes.map((size = 0) => size));
  }
  if (node?.type === 'Number') return Number(node.value) === 0 ? 0 : undefined;
  const unit = node?.type === 'Dimension' ? pxOf[node.unit] : undefined;
  return node?.type === 'Dimension' && unit !== undefined ? Number(node.value) * unit : undefined;
};

const dimension = (value: number): Dimension => ({ value, unit: 'px' });

const color = (channels: readonly number[], alpha: number): Color => {
  const [red = 0, green = 0, blue = 0] = channels;
  const part = (channel: number) => Number((channel / 255).toFixed(5));
  const hex = [red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return {
    colorSpace: 'srgb',
    components: [part(red), part(green), part(blue)],
    alpha,
    hex: `#${hex}`,
  };
};

const share = (node: CssNode | undefined): number | undefined => {
  if (node?.type === 'Percentage') return Number(node.value) / 100;
  return node?.type === 'Number' ? Number(node.value) : undefined;
};

const colorOf = (node: CssNode | undefined): Color | undefined => {
  if (node?.type === 'Hash' && node.value.length === 6) {
    const channels = [0, 2, 4].map((at) => Number.parseInt(node.value.slice(at, at + 2), 16));
    return color(channels, 1);
  }
  if (!isFunction(node, 'rgb')) return undefined;
  const [red, green, blue, alpha] = argumentsOf(node).map(share);
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return color([red, green, blue], alpha ?? 1);
};

const shadowOf = (parts: Parts): Shadow | undefined => {
  const [x, y, blur = 0, spread = 0] = parts.slice(0, -1).map(px);
  const own = colorOf(parts.at(-1));
  if (x === undefined || y === undefined || !own) return undefined;
  return {
    color: own,
    offsetX: dimension(x),
    offsetY: dimension(y),
    blur: dimension(blur),
    spread: dimension(spread),
  };
};

const typographyOf = (parts: Parts): Typography | undefined => {
  const [weight, size, slash, line, ...families] = parts;
  const [fontSize, height, family] = [px(size), px(line), aliasIn(families)];
  if (weight?.type !== 'Number' || slash?.type !== 'Operator') return undefined;
  if (!fontSize || !height || !family) return undefined;
  return {
    fontFamily: referenceTo(family),
    fontSize: dimension(fontSize),
    fontWeight: Number(weight.value),
    letterSpacing: dimension(0),
    lineHeight: height / fontSize,
  };
};

const familiesOf = (parts: Parts): string[] | undefined => {
  const names = parts.filter((_, index) => index % 2 === 0);
  const found = names.flatMap((node) => {
    if (node.type === 'String') return [node.value];
    return node.type === 'Identifier' ? [node.name] : [];
  });
  return names.length > 1 && found.length === names.length ? found : undefined;
};

const curveOf = (node: CssNode | undefined): CubicBezier | undefined => {
  if (!isFunction(node, 'cubic-bezier')) return undefined;
  const [x1, y1, x2, y2] = argumentsOf(node).map(share);
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined)
    return undefined;
  return [x1, y1, x2, y2];
};

const ofOnePart = (part: CssNode | undefined): TypedValue | undefined => {
  const [tint, size, curve] = [colorOf(part), px(part), curveOf(part)];
  if (tint) return { $type: 'color', $value: tint };
  if (size !== undefined) return { $type: 'dimension', $value: dimension(size) };
  if (curve) return { $type: 'cubicBezier', $value: curve };
  if (part?.type === 'Dimension' && part.unit === 'ms')
    return { $type: 'duration', $value: { value: Number(part.value), unit: 'ms' } };
  return undefined;
};

/** The value of a custom property in the format's words; undefined where the format has none for it. */
export const readValue = (parts: Parts): TypedValue | undefined => {
  const one = parts.length === 1 ? ofOnePart(parts[0]) : undefined;
  if (one) return one;
  const type = typographyOf(parts);
  if (type) return { $type: 'typography', $value: type };
  const shadow = shadowOf(parts);
  if (shadow) return { $type: 'shadow', $value: shadow };
  const families = familiesOf(parts);
  return families && { $type: 'fontFamily', $value: families };
};
