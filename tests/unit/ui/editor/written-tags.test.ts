// @vitest-environment window
import { getSchema } from '@tiptap/core';
import { DOMSerializer } from '@tiptap/pm/model';
import { expect, it } from 'vitest';
import { cleanHtml } from '#schemas/desk/clean-html.ts';
import { RICH_ADDRESSES, RICH_PLAIN, RICH_TAGS } from '#schemas/text/rich-html.ts';
import { extensionsFor } from '#src/ui/editor/article.ts';

const schema = getSchema(extensionsFor(async () => ({ ok: false, reason: '' })));
const { nodes, marks } = DOMSerializer.fromSchema(schema);

/** The tags and attributes of an element that ProseMirror is to make. */
const namesIn = (spec: unknown): { tags: string[]; attributes: string[] } => {
  if (!Array.isArray(spec)) return { tags: [], attributes: [] };
  const [tag, ...parts] = spec.flatMap((part: unknown) => [part]);
  const inner = parts.map(namesIn);
  const [first] = parts;
  const own = typeof first === 'object' && first !== null && !Array.isArray(first);
  return {
    tags: [String(tag), ...inner.flatMap(({ tags }) => tags)],
    attributes: [
      ...(own ? Object.keys(Object(first)) : []),
      ...inner.flatMap(({ attributes }) => attributes),
    ],
  };
};

const written = [
  ...Object.values(schema.nodes)
    .filter(({ name }) => !['doc', 'text', 'comingPicture'].includes(name))
    .map((type) => nodes[type.name]?.(type.create())),
  ...Object.values(schema.marks).map((type) => marks[type.name]?.(type.create(), true)),
].map(namesIn);

it('writes no tag and no attribute that readers are not shown', () => {
  const tags = new Set(written.flatMap((names) => names.tags));
  expect(tags.size).toBeGreaterThan(20);
  expect([...tags].filter((tag) => !RICH_TAGS.includes(tag))).toEqual([]);
  const attributes = new Set(written.flatMap((names) => names.attributes));
  const allowed = [...RICH_ADDRESSES, ...RICH_PLAIN];
  expect([...attributes].filter((name) => !allowed.includes(name))).toEqual([]);
});

it('writes what the server stores as it is', () => {
  const html =
    '<h2>题</h2><figure><img src="/uploads/a.png" alt="图"><figcaption>说明</figcaption></figure><table><tbody><tr><th>甲</th><td colspan="2">乙</td></tr></tbody></table>';
  expect(cleanHtml(html)).toMatchObject({ html, removed: [] });
});
