import { PageFrame } from '#src/ui/page/frame.tsx';
import css from './leaving-page.module.css';

export const Progress = ({ text }: { text: string }) => (
  <p className={css.progress} role="status">
    <span className={css.wheel} />
    {text}
  </p>
);

export const LeavingPage = () => (
  <PageFrame title="登录" ground="card" spaced>
    <Progress text="登录成功，正在进入…" />
  </PageFrame>
);
