import { landingUrl } from '#src/platform/wechat/landing.ts';
import '#src/ui/tokens/tokens.css';
import '#src/ui/tokens/base.css';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useLocation } from 'wouter';
import { chooseImage } from '#src/platform/picture/choose-image.ts';
import { noteSharer } from '#src/platform/share/note-sharer.ts';
import { useShareCard } from '#src/platform/share/use-card.ts';
import { startWechat } from '#src/platform/wechat/start.ts';

/** Two pages inside the messenger: `/course/…` has a card of its own, others have none. */

const OwnCard = ({ path }: { path: string }) => {
  useShareCard({ title: `课程${path.slice(8)}`, desc: '一起来学', imgUrl: '/media/banner-1.svg' });
  return <h1>{path}</h1>;
};

const Page = () => {
  const [path, go] = useLocation();
  const [preview, setPreview] = useState('');
  const [chosen, setChosen] = useState<string>();
  return (
    <main>
      {path.startsWith('/course/') ? <OwnCard path={path} /> : <p>{path}</p>}
      {['/news', '/course/1', '/course/2'].map((to) => (
        <button key={to} type="button" onClick={() => go(to)}>
          去{to}
        </button>
      ))}
      <button
        type="button"
        onClick={() => void chooseImage({ onPreview: setPreview }).then(setChosen)}
      >
        选择图片
      </button>
      {preview && <img src={preview} alt="预览" />}
      {chosen !== undefined && <output>{chosen || '没有图片'}</output>}
    </main>
  );
};

void noteSharer(landingUrl);
startWechat();
const root = document.getElementById('root');
if (!root) throw new Error('no root');
createRoot(root).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
