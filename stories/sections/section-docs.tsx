import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import type { SectionDefinition } from '#src/engine/section-definition.ts';
import { FieldTable } from '../schema/FieldTable.tsx';
import { outlineOf } from '../schema/outline.ts';
import { definitionOf } from './section-case.ts';

const whoSees = ({ audience, module }: SectionDefinition): string =>
  [audience === 'members' ? '仅会员' : '所有人', module && `模块 ${module} 启用时`]
    .filter(Boolean)
    .join('，');

const facts = (definition: SectionDefinition): [name: string, value: string][] => [
  ['名称', definition.name],
  ['别名', definition.aliases.join('、') || '无'],
  ['开关字段', definition.flag ?? '无，总是打开'],
  ['标题字段', definition.titleField ?? '无，用区块自己的名称'],
  ['谁能看到', whoSees(definition)],
  ['接口', definition.sources.map(({ path }) => path).join('、') || '不调用接口'],
];

const Call = ({ endpoint }: { endpoint: Endpoint }) => (
  <section>
    <h3>
      接口 <code>{endpoint.path}</code>
    </h3>
    <p>
      {endpoint.access === 'member' ? '仅会员可调用' : '访客也可调用'}
      {endpoint.cache && '，成功的回答缓存一小时'}
      {endpoint.toastsFailure && '，失败时提示服务器的消息'}
    </p>
    <h4>请求</h4>
    <FieldTable outline={outlineOf(endpoint.payload)} empty="没有参数" />
    <h4>回答（data）</h4>
    <FieldTable outline={outlineOf(endpoint.data)} empty="没有字段" />
  </section>
);

/** Documents a section from its registration. */
export const SectionDocs = ({ name }: { name: string }) => {
  const definition = definitionOf(name);
  return (
    <>
      <table className="facts">
        <tbody>
          {facts(definition).map(([fact, value]) => (
            <tr key={fact}>
              <th scope="row">{fact}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {definition.sources.map((endpoint) => (
        <Call key={endpoint.path} endpoint={endpoint} />
      ))}
    </>
  );
};
