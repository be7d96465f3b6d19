import { fieldRows } from './field-rows.ts';
import type { Outline } from './outline.ts';

type Props = { outline: Outline; empty: string };

export const FieldTable = ({ outline, empty }: Props) => {
  const rows = fieldRows(outline);
  if (rows.length === 0) return <p>{empty}</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">字段</th>
          <th scope="col">程序里叫</th>
          <th scope="col">类型</th>
          <th scope="col">含义</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, name, kind, meaning }) => (
          <tr key={path}>
            <td>
              <code>{path}</code>
            </td>
            <td>
              <code>{name}</code>
            </td>
            <td>{kind}</td>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
