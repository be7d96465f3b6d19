import './zod.ts';
import './console.css';
import 'dayjs/locale/zh-cn';
import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import dayjs from 'dayjs';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { Console } from './shell/console.tsx';
import { letStylesIn } from './style-nonce.ts';
import { themeOf } from './theme.ts';

dayjs.locale('zh-cn');

letStylesIn();

const theme = themeOf(matchMedia('(prefers-reduced-motion: reduce)').matches);
/** Popups stay in the landmark of their trigger, where screen readers find them. */
const partOf = (trigger?: HTMLElement): HTMLElement =>
  trigger?.closest<HTMLElement>('.ant-modal-container, header, main') ?? document.body;

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <ConfigProvider
        locale={zhCN}
        theme={theme}
        button={{ autoInsertSpace: false }}
        getPopupContainer={partOf}
      >
        <App>
          <Router base="/operator">
            <Console />
          </Router>
        </App>
      </ConfigProvider>
    </StrictMode>,
  );
