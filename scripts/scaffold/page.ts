import { existsSync, readFileSync } from 'node:fs';
import { rowsIn } from '../build/page-rows.ts';
import { schemaFile } from './call.ts';
import type { Entered } from './enter.ts';
import { callOf, callsOf, camel, type NewPage, namesIn, type PageKind } from './names.ts';
import { NO_ROWS, type PageRow } from './page-row.ts';
import type { NewFile, Scaffold } from './plan.ts';

const homeImport = `import { homeAddress } from '#schemas/home/addresses.ts';\n`;

const callImport = (page: NewPage): string =>
  `import { ${page.call} } from '#${schemaFile(callOf(page))}';`;

const paramsHook = ({ route }: NewPage) => {
  const names = namesIn(route);
  const isId = names.length === 1 && names[0] === 'id';
  if (names.length === 0 || isId) {
    const hook = isId ? 'usePathId' : 'useQueryId';
    const imported = `import { ${hook} } from '#src/page-kinds/address-query.ts';\n`;
    return { hook, imported, own: '', option: `useQuery: ${hook}` };
  }
  const own = `
const useQuery = () => {
  const { ${names.map((name) => `${name} = ''`).join(', ')} } = useParams();
  return { ${names.join(', ')} };
};
`;
  const imported = `import { useParams } from 'wouter';\n`;
  return { hook: 'useQuery', imported, own, option: 'useQuery' };
};

const choice = (page: NewPage) => {
  const { hook, imported, own } = paramsHook(page);
  if (namesIn(page.route).length === 0) return { imported: '', own: '', option: '' };
  const used = `${own}
const useChoice = () => ({ payload: ${hook}() });
`;
  return { imported, own: used, option: '\n  useChoice,' };
};

const filledFor = (page: NewPage) => {
  const { imported, own, option } = paramsHook(page);
  return namesIn(page.route).length === 0
    ? { imported: '', own: '', option: '', payload: '({ title }: typeof blank) => ({ title })' }
    : {
        ...{ imported, own, option: `\n  ${option},` },
        payload: '({ title }: typeof blank, query) => ({ ...query, title })',
      };
};

const fields = `const blank = { title: '' };

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
`;

/** The form on a detail page: what it needs beside the page's own, and how it is drawn. */
const formOn = (page: NewPage) => {
  const [, sent] = callsOf(page);
  if (!sent) return { imported: '', own: '', from: '{ title }', form: '' };
  return {
    imported: `import { useFormContext } from 'react-hook-form';
import { ${sent.name} } from '#${schemaFile(sent)}';
import { FilledForm } from '#src/page-kinds/filled-form.tsx';
import { TextField } from '#src/ui/form/text.tsx';
`,
    own: `${fields}\n`,
    from: `{ ${sent.params.join(', ')}, title }`,
    form: `
      <FilledForm
        endpoint={${sent.name}}
        values={() => blank}
        payload={({ title: typed }: typeof blank) => ({ ${sent.params.join(', ')}, title: typed })}
        Fields={Fields}
        submit="提交"
        sending="正在提交…"
        done={() => '已提交'}
      />`,
  };
};

const views: Readonly<Record<PageKind, (page: NewPage) => string>> = {
  list: (page) => `${homeImport}${choice(page).imported}${callImport(page)}
import { listView } from '#src/page-kinds/list-view.tsx';
${choice(page).own}
export default listView(${page.call}, {
  label: '${page.title}',
  rowHeight: 44,
  skeleton: 'compact',
  empty: { text: '这里还没有内容', link: '去首页看看', to: homeAddress() },${choice(page).option}
  row: ({ title }) => <p>{title}</p>,
});
`,
  detail: (
    page,
  ) => `${formOn(page).imported}${homeImport}${paramsHook(page).imported}${callImport(page)}
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
${paramsHook(page).own}
${formOn(page).own}export default detailView(${page.call}, {
  ${paramsHook(page).option},
  shapes: [['lines', 6]],
  notFound: { to: homeAddress(), link: '去首页看看', missing: '内容不存在或已下架' },
  body: (${formOn(page).from}) => (
    <Stack gap={16}>
      <Text kind="page-title" as="h2">{title}</Text>${formOn(page).form}
    </Stack>
  ),
});
`,
  result: (page) => `${homeImport}${paramsHook(page).imported}${callImport(page)}
import { resultView } from '#src/page-kinds/detail-view.tsx';
import { ResultScreen } from '#src/ui/state/result-screen.tsx';
${paramsHook(page).own}
export default resultView(${page.call}, {
  ${paramsHook(page).option},
  shapes: [['lines', 4]],
  notFound: { to: homeAddress(), link: '去首页看看', missing: '内容不存在或已下架' },
  body: ({ title }) => <ResultScreen look="ok" title={title} text="" />,
});
`,
  form: (page) => `import { useFormContext } from 'react-hook-form';
${filledFor(page).imported}${callImport(page)}
import { formView } from '#src/page-kinds/form-view.tsx';
import { goBack } from '#src/platform/navigation/go-back.ts';
import { TextField } from '#src/ui/form/text.tsx';
${filledFor(page).own}
${fields}
export default formView(${page.call}, {
  values: () => blank,${filledFor(page).option}
  payload: ${filledFor(page).payload},
  Fields,
  submit: '提交',
  sending: '正在提交…',
  done: () => '已提交',
  leave: goBack,
});
`,
  free: (page) => `${paramsHook(page).imported}${callImport(page)}
import { useCall } from '#src/platform/reading/use-call.ts';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { Answered, Skeletons } from '#src/ui/state/answered.tsx';
${paramsHook(page).own}
export default function Page() {
  const called = useCall(${page.call}, ${paramsHook(page).hook}());
  return (
    <PageFrame>
      <Answered of={called} skeleton={<Skeletons shapes={[['lines', 6]]} />}>
        {({ title }) => <h2>{title}</h2>}
      </Answered>
    </PageFrame>
  );
}
`,
};

const takesOne = ({ kind, route }: NewPage): boolean =>
  kind !== 'list' && kind !== 'form' && namesIn(route).length === 0;

export const addressName = ({ name }: NewPage): string => `${camel(name)}Address`;

export const addressFile = ({ noun }: NewPage): string => `schemas/${noun}/addresses.ts`;

const rowFile = ({ noun }: NewPage): string => `src/pages/${noun}/pages.ts`;

export const pageFolder = ({ noun, name }: NewPage): string => `src/pages/${noun}/${name}`;

const readsOf = (page: NewPage): string => {
  const names = takesOne(page) ? ['id'] : namesIn(page.route);
  const from = names.map((name) => ` ${name}: '${name}' `).join(',');
  const payload = page.kind === 'list' ? `, { page: 1 }` : '';
  return `[first(${page.call}, {${from}}${payload})]`;
};

const row = (page: NewPage): PageRow => {
  const { noun, kind, title, access, name, call } = page;
  const reads = kind === 'form' ? '' : `\n    reads: ${readsOf(page)},`;
  return {
    file: rowFile(page),
    address: addressName(page),
    text: `\
  ${kind}Page(${addressName(page)}, {
    title: '${title}',
    access: '${access}',${reads}
    view: () => import('./${name}/view.tsx'),
  }),`,
    imports: {
      [`#schemas/${noun}/addresses.ts`]: [addressName(page)],
      ...(kind !== 'form' && { [`#${schemaFile(callOf(page))}`]: [call] }),
      '#src/platform/navigation/page.ts': [`${kind}Page`, ...(kind === 'form' ? [] : ['first'])],
    },
  };
};

const ADDRESS = `import { address } from '../page-address.ts';`;

const addressEntry = (page: NewPage): Entered => ({
  file: addressFile(page),
  anchor: ADDRESS,
  line: `\nexport const ${addressName(page)} = address('${page.route}'${takesOne(page) ? `, 'id'` : ''});`,
});

export const pageStarts = (page: NewPage): NewFile[] => [
  { file: addressFile(page), text: `${ADDRESS}\n` },
  { file: rowFile(page), text: NO_ROWS },
];

const hasPages = (page: NewPage): boolean => {
  const file = rowFile(page);
  const rows = existsSync(file) ? rowsIn(file, readFileSync(file, 'utf8')) : [];
  return rows.some(({ address }) => address !== addressName(page));
};

/** A new noun needs a row in the glossary, whose Chinese word groups its stories. */
const glossaryEntry = (page: NewPage): Entered[] =>
  hasPages(page)
    ? []
    : [
        {
          file: 'docs/glossary.md',
          anchor: '| **address** | 收货地址 | `/v1/address/…` |',
          line: `| **${page.noun}** | ${page.title} | \`/v1/${page.noun}/…\` |`,
        },
      ];

export const pagePlan = (page: NewPage): Scaffold => ({
  written: [
    ...pageStarts(page).filter(({ file }) => !existsSync(file)),
    { file: `${pageFolder(page)}/view.tsx`, text: views[page.kind](page) },
  ],
  entered: [addressEntry(page), ...glossaryEntry(page)],
  rows: [row(page)],
});
