import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import { type ReactNode, useState } from 'react';
import { SWRConfig } from 'swr';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { areaNames, rightsFrom } from '#schemas/operator/areas.ts';
import { OperatorProvider } from '#src/operator/draft-editor/context.ts';
import type { SignedOperator } from '#src/operator/session.ts';
import { themeOf } from '#src/operator/theme.ts';

const theme = themeOf({ still: true, small: false });

/** Has every right. */
const operator: SignedOperator = {
  ...{ id: 1, name: 'admin', role: 'publish', roleName: '发布', secondFactor: 'off' },
  rights: rightsFrom(Object.fromEntries(areaNames.map((area) => [area, 'decide']))),
};

type Props = {
  path: string;
  pattern: string;
  children: (params: Readonly<Record<string, string | undefined>>) => ReactNode;
};

/** A screen of the operator console without the console's frame. */
export const OperatorScreen = ({ path, pattern, children }: Props) => {
  const [{ hook }] = useState(() => memoryLocation({ path }));
  return (
    <ConfigProvider locale={zhCN} theme={theme} button={{ autoInsertSpace: false }}>
      <App style={{ padding: 20 }}>
        <SWRConfig value={{ provider: () => new Map() }}>
          <OperatorProvider value={operator}>
            <Router hook={hook}>
              <Route path={pattern}>{(params) => children(params)}</Route>
            </Router>
          </OperatorProvider>
        </SWRConfig>
      </App>
    </ConfigProvider>
  );
};
