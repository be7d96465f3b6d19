import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import { type ReactNode, useState } from 'react';
import { SWRConfig } from 'swr';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { themeOf } from '../../src/operator/theme.ts';

const theme = themeOf({ still: true, small: false });

type Props = {
  path: string;
  /** As the console's routes write it. */
  pattern: string;
  children: (params: Readonly<Record<string, string | undefined>>) => ReactNode;
};

/** A screen of the operator console without the console around it. */
export const OperatorScreen = ({ path, pattern, children }: Props) => {
  const [{ hook }] = useState(() => memoryLocation({ path }));
  return (
    <ConfigProvider locale={zhCN} theme={theme} button={{ autoInsertSpace: false }}>
      <App style={{ padding: 20 }}>
        <SWRConfig value={{ provider: () => new Map() }}>
          <Router hook={hook}>
            <Route path={pattern}>{(params) => children(params)}</Route>
          </Router>
        </SWRConfig>
      </App>
    </ConfigProvider>
  );
};
