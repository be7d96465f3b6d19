import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Entered } from './enter.ts';
import { camel, examplePath, kebab, type NewPage, namesIn, type PageKind } from './names.ts';
import type { NewFile, Scaffold } from './plan.ts';

const homeImport = `import { homeAddress } from '#schemas/home/addresses.ts';\n`;

const callImport = ({ noun, call }: NewPage): string =>
  `import { ${call} } from '#schemas/${noun}/${kebab(call)}-endpoints.ts';`;

/** The hook that reads from the page's address what its call is asked for. */
const asked = ({ route }: NewPage) => {
  const names = namesIn(route);
  const isId = names.length === 1 && names[0] === 'id';
  if (names.length === 0 || isId) {
    const hook = isId ? 'usePathId' : 'useQueryId';
    const imported = `import { ${hook} } from '#src/page-kinds/asked.ts';\n`;
    return { hook, imported, own: '', option: `useAsked: ${hook}` };
  }
  const own = `
const useAsked = () => {
  const { ${names.map((name) => `${name} = ''`).join(', ')} } = useParams();
  return { ${names.join(', ')} };
};
`;
  const imported = `import { useParams } from 'wouter';\n`;
  return { hook: 'useAsked', imported, own, option: 'useAsked' };
};

/** The hook that a list with something in its path chooses by. */
const choice = (page: NewPage) => {
  const { hook, imported, own } = asked(page);
  if (namesIn(page.route).length === 0) return { imported: '', own: '', option: '' };
  const used = `${own}
const useChoice = () => ({ payload: ${hook}() });
`;
  return { imported, own: used, option: '\n  useChoice,' };
};

/** What a form with something in its path sends beside its fields. */
const filledFor = (page: NewPage) => {
  const { imported, own, option } = asked(page);
  return namesIn(page.route).length === 0
    ? { imported: '', own: '', option: '', payload: '({ title }: typeof blank) => ({ title })' }
    : {
        ...{ imported, own, option: `\n  ${option},` },
        payload: '({ title }: typeof blank, asked) => ({ ...asked, title })',
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
  detail: (page) => `${homeImport}${asked(page).imported}${callImport(page)}
import { detailView } from '#src/page-kinds/detail-view.tsx';
${asked(page).own}
export default detailView(${page.call}, {
  ${asked(page).option},
  shapes: [['lines', 6]],
  gone: { to: homeAddress(), link: '去首页看看', missing: '内容不存在或已下架' },
  body: ({ title }) => <h2>{title}</h2>,
});
`,
  result: (page) => `${homeImport}${asked(page).imported}${callImport(page)}
import { resultView } from '#src/page-kinds/detail-view.tsx';
import { ResultScreen } from '#src/ui/state/result-screen.tsx';
${asked(page).own}
export default resultView(${page.call}, {
  ${asked(page).option},
  shapes: [['lines', 4]],
  gone: { to: homeAddress(), link: '去首页看看', missing: '内容不存在或已下架' },
  body: ({ title }) => <ResultScreen look="ok" title={title} text="" />,
});
`,
  form: (page) => `import { useFormContext } from 'react-hook-form';
${filledFor(page).imported}${callImport(page)}
import { formView } from '#src/page-kinds/form-view.tsx';
import { goBack } from '#src/platform/navigation/go-back.ts';
import { TextField } from '#src/ui/form/text.tsx';
${filledFor(page).own}
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
  values: () => blank,${filledFor(page).option}
  payload: ${filledFor(page).payload},
  Fields,
  submit: '提交',
  sending: '正在提交…',
  done: () => '已提交',
  leave: goBack,
});
`,
  free: (page) => `${asked(page).imported}${callImport(page)}
import { useCall } from '#src/platform/reading/use-call.ts';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { Answered, Skeletons } from '#src/ui/state/answered.tsx';
${asked(page).own}
export default function Page() {
  const called = useCall(${page.call}, ${asked(page).hook}());
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

const asksForOne = ({ kind, route }: NewPage): boolean =>
  kind !== 'list' && kind !== 'form' && namesIn(route).length === 0;

const address = (page: NewPage): string =>
  `address('${page.route}'${asksForOne(page) ? `, 'id'` : ''})`;

const nameOf = ({ route }: NewPage): string => `${camel(route)}Address`;

const registration = (page: NewPage): string => `\
import { ${nameOf(page)} } from '#schemas/${page.noun}/addresses.ts';
import { ${page.kind}Page } from '#src/platform/navigation/page.ts';

export const page = ${page.kind}Page(${nameOf(page)}, {
  title: '${page.title}',
  access: '${page.access}',
  view: () => import('./view.tsx'),
});
`;

const example = ({ noun, route }: NewPage): NewFile => ({
  file: `tests/e2e/harness/examples/${noun}-${kebab(camel(route))}-pages.ts`,
  text: `import type { Examples } from './examples.ts';

export const examples: Examples = async () => ({
  '${route}': '${route.includes(':') ? examplePath(route) : `${route}?id=1`}',
});
`,
});

const ADDRESS = `import { address } from '../page-address.ts';`;

const addressEntry = (page: NewPage): Scaffold => {
  const file = `schemas/${page.noun}/addresses.ts`;
  const line = `\nexport const ${nameOf(page)} = ${address(page)};`;
  const entry: Entered = { file, anchor: ADDRESS, line };
  return { written: existsSync(file) ? [] : pageStarts(page), entered: [entry] };
};

/** How the file begins that a page's address is entered into. */
export const pageStarts = ({ noun }: NewPage): NewFile[] => [
  { file: `schemas/${noun}/addresses.ts`, text: `${ADDRESS}\n` },
];

export const pageFolder = ({ noun, route }: NewPage): string =>
  `src/pages/${noun}/${kebab(camel(route))}`;

/** Whether the noun has other pages. */
const hasPages = (page: NewPage): boolean => {
  const folder = `src/pages/${page.noun}`;
  const own = path.basename(pageFolder(page));
  return existsSync(folder) && readdirSync(folder).some((name) => name !== own);
};

/** A new noun gets a row in the glossary, whose Chinese word groups its stories. */
const glossaryEntry = (page: NewPage): Entered[] => {
  const { noun, title } = page;
  return hasPages(page)
    ? []
    : [
        {
          file: 'docs/glossary.md',
          anchor: '| **address** | 收货地址 | `/v1/address/…` |',
          line: `| **${noun}** | ${title} | \`/v1/${noun}/…\` |`,
        },
      ];
};

/** The files of a new page: address, registration, view, and where the crawl opens it. */
export const pagePlan = (page: NewPage): Scaffold => {
  const folder = pageFolder(page);
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
