import type { LayoutNode } from '#schemas/layout/layout.ts';
import { orderedLayout } from '#src/home/ordered/ordered-layout.ts';
import { themeNames } from '../stage/theme-names.ts';
import { loadLayouts } from './layout-files.ts';
import { ORDERED } from './scenes.ts';

const layoutOf = (variant: string) =>
  variant === ORDERED
    ? orderedLayout(null)
    : loadLayouts().find((candidate) => candidate.variant === variant)?.layout;

const pairs = (values: Readonly<Record<string, unknown>> = {}): string =>
  Object.entries(values)
    .map(([key, value]) => `${key} = ${JSON.stringify(value)}`)
    .join('，');

const tabs = { home: '首页标签', category: '分类标签' };

const tabText = ({ tab, subTab }: LayoutNode): string =>
  [tab && tabs[tab], subTab].filter(Boolean).join(' · ') || '总在';

const Row = ({ node, position }: { node: LayoutNode; position: number }) => (
  <tr>
    <td>{position}</td>
    <td>{node.name}</td>
    <td>{node.title ?? ''}</td>
    <td>{tabText(node)}</td>
    <td>
      <code>{node.source?.path ?? ''}</code> {pairs(node.source?.payload)}
    </td>
    <td>{pairs(node.settings)}</td>
  </tr>
);

export const LayoutDocs = ({ variant }: { variant: string }) => {
  const layout = layoutOf(variant);
  if (!layout) return <p>没有名为 {variant} 的布局。</p>;
  return (
    <>
      <p>
        主题：{themeNames[layout.theme]}。
        {layout.gated ? '区块的顺序和开关由服务器给出，下面是没有取到顺序时的样子。' : ''}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">位置</th>
            <th scope="col">区块</th>
            <th scope="col">标题</th>
            <th scope="col">出现在</th>
            <th scope="col">接口</th>
            <th scope="col">设置</th>
          </tr>
        </thead>
        <tbody>
          {layout.nodes.map((node, index) => (
            // a layout may list one section twice
            // biome-ignore lint/suspicious/noArrayIndexKey: the two differ by position only
            <Row key={`${index}:${node.name}`} node={node} position={index + 1} />
          ))}
        </tbody>
      </table>
    </>
  );
};
