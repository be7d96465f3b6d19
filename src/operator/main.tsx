import './zod.ts';
import './console.css';
import 'dayjs/locale/zh-cn';
import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import dayjs from 'dayjs';
import { type ReactNode, StrictMode, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { useIsPhone } from './parts/use-is-phone.ts';
import { beginSession } from './shell/begin-session.ts';
import { Console } from './shell/console.tsx';
import { letStylesIn } from './style-nonce.ts';
import { themeOf } from './theme.ts';

dayjs.locale('zh-cn');

letStylesIn();

const still = matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Popups stay in the landmark of their trigger, where screen readers find them. */
const partOf = (trigger?: HTMLElement): HTMLElement =>
  trigger?.closest<HTMLElement>('.ant-modal-container, header, main') ?? document.body;

const Themed = ({ children }: { children: ReactNode }) => {
  const small = useIsPhone();
  const theme = useMemo(() => themeOf({ still, small }), [small]);
  return (
    <ConfigProvider
      locale={zhCN}
      theme={theme}
      button={{ autoInsertSpace: false }}
      getPopupContainer={partOf}
    >
      {children}
    </ConfigProvider>
  );
};

const draw = (root: HTMLElement): void =>
  createRoot(root).render(
    <StrictMode>
      <Themed>
        <App>
          <Router base="/operator">
            <Console />
          </Router>
        </App>
      </Themed>
    </StrictMode>,
  );

// the HTML shows a loading text until then
await beginSession();
const root = document.getElementById('root');
if (root) draw(root);
