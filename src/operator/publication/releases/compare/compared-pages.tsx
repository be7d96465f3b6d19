import { Alert, Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { describeChanges } from '#schemas/publication/describe-changes.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { useIsPhone } from '../../../parts/use-is-phone.ts';
import type { ScrollPlace } from '../../preview-messages.ts';
import type { Beside } from '../../preview-pane/phone.tsx';
import { Phone, PhoneTrouble, useFrameLife } from '../../preview-pane/phone.tsx';
import { useMemberToken } from '../../use-member-token.ts';
import css from './compare.module.css';
import { comparePages } from './compare-pages.ts';

const WIDTH = 375;

type Shown = 'before' | 'after';

const sides = [
  { value: 'before' as const, label: '左边' },
  { value: 'after' as const, label: '右边' },
];

type PictureProps = {
  side: Shown;
  document: HomeDocument;
  token: string;
  hidden: boolean;
  beside: Beside;
};

const Picture = ({ side, document, token, hidden, beside }: PictureProps) => {
  const { round, trouble, noteSilent } = useFrameLife();
  return (
    <div className={css.picture} data-side={side} data-hidden={hidden}>
      <PhoneTrouble trouble={trouble} />
      <div className={css.stage}>
        <Phone
          key={`${round} ${token}`}
          document={document}
          width={WIDTH}
          token={token}
          title={side === 'before' ? '左边的首页' : '右边的首页'}
          beside={beside}
          onSilent={noteSilent}
        />
      </div>
    </div>
  );
};

type WordsProps = {
  before: HomeDocument;
  after: HomeDocument;
  onShow: (key: string) => void;
};

/** What differs, in words; a section leads to itself in the pictures. */
const Words = ({ before, after, onShow }: WordsProps) => {
  const changes = describeChanges(before, after);
  const ordered = before.template === 'ordered' && after.template === 'ordered';
  return (
    <section className={css.words} aria-label="从左边到右边的不同">
      {before.template !== after.template && <p>首页样式不同，图里不标出区块。</p>}
      {changes.length === 0 && <p>两边完全一样。</p>}
      <ul>
        {changes.map(({ part, key, text }) => (
          <li key={`${part} ${key} ${text}`}>
            {ordered && part === '首页区块' ? (
              <button type="button" className={css.change} onClick={() => onShow(key)}>
                {text}
              </button>
            ) : (
              <span className={css.change}>
                {part}：{text}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

type Props = { before: HomeDocument; after: HomeDocument; member: boolean };

/** Two home pages as phones, with what differs in words between them; they scroll together. */
export const ComparedPages = ({ before, after, member }: Props) => {
  const isPhone = useIsPhone();
  const [shown, setShown] = useState<Shown>('after');
  const [places, setPlaces] = useState<Readonly<Record<Shown, ScrollPlace | null>>>({
    ...{ before: null, after: null },
  });
  const { token, error } = useMemberToken(member);
  const marked = useMemo(() => comparePages(before, after), [before, after]);
  const lead = (side: Shown) => (place: ScrollPlace) =>
    setPlaces((earlier) => ({ ...earlier, [side]: place }));
  const show = (name: string) => {
    const place = { name, share: 0, part: 0 };
    setPlaces({ before: place, after: place });
    const isGone = marked.before.some((one) => one.name === name && one.marks.includes('removed'));
    setShown(isGone ? 'before' : 'after');
  };
  if (member && token === undefined)
    return error ? (
      <Alert type="error" title={`会员预览没有打开：${error.message}`} showIcon />
    ) : null;
  const picture = (side: Shown, document: HomeDocument, other: Shown) => (
    <Picture
      side={side}
      document={document}
      token={member ? (token ?? '') : ''}
      hidden={isPhone && shown !== side}
      beside={{ marked: marked[side], place: places[side], onScrolled: lead(other) }}
    />
  );
  return (
    <>
      {isPhone && (
        <Segmented<Shown>
          block
          options={sides}
          value={shown}
          onChange={setShown}
          aria-label="看哪一边"
        />
      )}
      <div className={css.compared}>
        {picture('before', before, 'after')}
        <Words before={before} after={after} onShow={show} />
        {picture('after', after, 'before')}
      </div>
    </>
  );
};
