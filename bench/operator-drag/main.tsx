import './catalogue.ts';
import './local-answers.ts';
import '#src/operator/zod.ts';
import { builtinRoles } from '#schemas/operator/roles.ts';
import '#src/operator/console.css';
import { App, ConfigProvider } from 'antd';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { type HomeSectionName, homeSections } from '#schemas/layout/home-sections.ts';
import { DeskProvider, OperatorProvider } from '#src/operator/draft-editor/context.ts';
import { createDraftEditor } from '#src/operator/draft-editor/draft-editor.ts';
import { EditorScreen } from '#src/operator/publication/editor/editor-screen.tsx';
import { themeOf } from '#src/operator/theme.ts';
import { soundDocument } from '#tests/unit/harness/home-documents.ts';

const longDocument = {
  ...soundDocument,
  // `Object.keys` widens the keys of the literal to string
  sections: (Object.keys(homeSections) as HomeSectionName[]).map((name) => ({
    name,
    open: true,
    title: '',
  })),
};

const { name: roleName, rights } = builtinRoles.publish;
const operator = {
  ...({ id: 1, name: 'admin', role: 'publish', secondFactor: 'off' } as const),
  ...{ roleName, rights },
};
const desk = createDraftEditor(operator, {
  draft: { version: 1, document: longDocument, author: 'admin', savedAt: 0 },
  live: {
    id: 1,
    kind: 'first',
    author: 'admin',
    at: 0,
    note: '',
    source: null,
    plans: [],
    document: longDocument,
  },
  schedules: [],
  presence: [],
  now: 0,
});

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <ConfigProvider theme={themeOf({ still: false, small: false })}>
      <App>
        <Router base="/operator">
          <OperatorProvider value={operator}>
            <DeskProvider value={desk}>
              <EditorScreen />
            </DeskProvider>
          </OperatorProvider>
        </Router>
      </App>
    </ConfigProvider>,
  );
