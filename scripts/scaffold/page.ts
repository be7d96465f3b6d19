import { existsSync } from 'node:fs';
import type { Entered } from './enter.ts';
import { camel, kebab, type NewPage, type PageKind } from './names.ts';
import type { NewFile, Scaffold } from './plan.ts';

const up = '../../../..';

const callImport = ({ noun, call }: NewPage): string =>
  `import { ${call} } from '${up}/schemas/${noun}/${kebab(call)}-endpoints.ts';`;

/** The hook that reads the thing's id from the page's address. */
const asked = ({ route }: NewPage): string => (route.includes(':id') ? 'usePathId' : 'useQueryId');

const views: Readonly<Record<PageKind, (page: NewPage) => string>> = {
  list: (page) => `${callImport(page)}
import { listView } from '../../../page-kinds/list-view.tsx';

export default listView(${page.call}, {
  label: '${page.title}',
  rowHeight: 44,
  skeleton: 'compact',
  empty: { text: '这里还没有内容', link: '去首页看看', to: '/' },
  row: ({ title }) => <p>{title}</p>,
});
`,
  detail: (page) => `${callImport(page)}
import { ${asked(page)} } from '../../../page-kinds/asked.ts';
import { detailView } from '../../../page-kinds/detail-view.tsx';

export default detailView(${page.call}, {
  useAsked: ${asked(page)},
  bones: [['lines', 6]],
  gone: { to: '/', link: '去首页看看', missing: '内容不存在或已下架' },
  body: ({ title }) => <h2>{title}</h2>,
});
`,
  result: (page) => `${callImport(page)}
import { ${asked(page)} } from '../../../page-kinds/asked.ts';
import { resultView } from '../../../page-kinds/detail-view.tsx';
import { ResultScreen } from '../../../ui/state/result-screen.tsx';

export default resultView(${page.call}, {
  useAsked: ${asked(page)},
  bones: [['lines', 4]],
  gone: { to: '/', link: '去首页看看', missing: '内容不存在或已下架' },
  body: ({ title }) => <ResultScreen look="ok" title={title} text="" />,
});
`,
  form: (page) => `import { useFormContext } from 'react-hook-form';
${callImport(page)}
import { formView } from '../../../page-kinds/form-view.tsx';
import { goBack } from '../../../platform/navigation/go-back.ts';
import { TextField } from '../../../ui/form/text.tsx';

const blank = { title: '' };

const Fields = () => {
  const { register, formState } = useFormContext<typeof blank>();
  return (
    <TextField
      {...register('title')}
      label="标题"
      maxLength={40}
      error={formState.errors.title?.message}
    />
  );
};

export default formView(${page.call}, {
  values: () => blank,
  payload: ({ title }: typeof blank) => ({ title }),
  Fields,
  submit: '提交',
  sending: '正在提交…',
  done: () => '已提交',
  leave: goBack,
});
`,
  free: (page) => `${callImport(page)}
import { ${asked(page)} } from '../../../page-kinds/asked.ts';
import { useCall } from '../../../platform/reading/use-call.ts';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { Answered, Skeletons } from '../../../ui/state/answered.tsx';

export default function Page() {
  const called = useCall(${page.call}, ${asked(page)}());
  return (
    <PageFrame>
      <Answered of={called} skeleton={<Skeletons bones={[['lines', 6]]} />}>
        {({ title }) => <h2>{title}</h2>}
      </Answered>
    </PageFrame>
  );
}
`,
};

const asksForOne = ({ kind, route }: NewPage): boolean =>
  kind !== 'list' && kind !== 'form' && !route.includes(':id');

const address = (page: NewPage): string =>
  `address('${page.route}'${asksForOne(page) ? `, 'id'` : ''})`;

const nameOf = ({ route }: NewPage): string => `${camel(route)}Address`;

const registration = (page: NewPage): string => `\
import { ${nameOf(page)} } from '../../../../schemas/${page.noun}/addresses.ts';
import { ${page.kind}Page } from '../../../platform/navigation/page.ts';

export const page = ${page.kind}Page(${nameOf(page)}, {
  title: '${page.title}',
  access: 'member',
  view: () => import('./view.tsx'),
});
`;

const example = ({ noun, route }: NewPage): NewFile => ({
  file: `tests/e2e/harness/examples/${noun}-${kebab(camel(route))}-pages.ts`,
  text: `import type { Examples } from './examples.ts';

export const examples: Examples = async () => ({
  '${route}': '${route.includes(':') ? route.replace(/:\w+/g, '1') : `${route}?id=1`}',
});
`,
});

const ADDRESS = `import { address } from '../page-address.ts';`;

const addressEntry = (page: NewPage): Scaffold => {
  const file = `schemas/${page.noun}/addresses.ts`;
  const line = `\nexport const ${nameOf(page)} = ${address(page)};`;
  const entry: Entered = { file, anchor: ADDRESS, line };
  return existsSync(file)
    ? { written: [], entered: [entry] }
    : { written: [{ file, text: `${ADDRESS}\n` }], entered: [entry] };
};

/** A new noun gets a row in the glossary, whose Chinese word groups its stories. */
const glossaryEntry = ({ noun, title }: NewPage): Entered[] =>
  existsSync(`src/pages/${noun}`)
    ? []
    : [
        {
          file: 'docs/glossary.md',
          anchor: '| **address** | 收货地址 | `/v1/address/…` |',
          line: `| **${noun}** | ${title} | \`/v1/${noun}/…\` |`,
        },
      ];

/** The files of a new page: address, registration, view, and where the crawl opens it. */
export const pagePlan = (page: NewPage): Scaffold => {
  const folder = `src/pages/${page.noun}/${kebab(camel(page.route))}`;
  const place = addressEntry(page);
  return {
    written: [
      ...place.written,
      { file: `${folder}/page.ts`, text: registration(page) },
      { file: `${folder}/view.tsx`, text: views[page.kind](page) },
      ...(asksForOne(page) || page.route.includes(':') ? [example(page)] : []),
    ],
    entered: [...place.entered, ...glossaryEntry(page)],
  };
};
