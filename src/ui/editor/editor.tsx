import { type ComponentType, useEffect, useRef, useState } from 'react';
import { inserts, LINK_SIGN, looks, PICTURE_SIGN, steps } from './acts.ts';
import { keepsAll } from './article.ts';
import { countAwaited, insertFiles, PICTURE_KINDS, type Upload } from './coming-picture.ts';
import css from './editor.module.css';
import { ownTexts } from './own-texts.ts';
import { type AddressProps, heldPicture, LinkPanel, PicturePanel, TablePanel } from './panels.tsx';
import { Acts, Tool, Toolbar } from './toolbar.tsx';
import { useArticle } from './use-article.ts';

export type LibraryProps = { onChoose: (address: string) => void; onClose: () => void };

/** What the page around the editor has for it. */
export type EditorTools = {
  upload: Upload;
  /** The field in which an address is typed or picked. */
  Address: ComponentType<AddressProps>;
  /** Where stored pictures are picked; without it they are only uploaded. */
  Library?: ComponentType<LibraryProps> | undefined;
  /** The article as readers see it. */
  Preview?: ComponentType<{ html: string }> | undefined;
};

type EditorProps = {
  id: string;
  label: string;
  /** HTML. */
  value: string;
  disabled: boolean;
  /** Longest length of the HTML. */
  longest: number;
  tools: EditorTools;
  described?: Readonly<Record<string, string>>;
  onChange: (html: string) => void;
};

const none = {};

/** `unknown`: of an article with more than the editor keeps, only its HTML is edited. */
type Mode = 'article' | 'source' | 'unknown';

type ArticleProps = Omit<EditorProps, 'longest' | 'described'> & {
  described: Readonly<Record<string, string>>;
};

const countWords = ({ coming, missing }: { coming: number; missing: number }): string =>
  [
    coming > 0 && `正在把 ${coming} 张图片带过来，请等一等再保存`,
    missing > 0 && `有 ${missing} 张图片没有带过来，保存后不会留下它们的位置`,
  ]
    .filter(Boolean)
    .join('；');

const Article = ({ tools, ...given }: ArticleProps) => {
  const { label, disabled } = given;
  const { Address, Library, upload } = tools;
  const { holder, editor } = useArticle({ ...given, upload });
  const [open, setOpen] = useState<'link' | 'library'>();
  const chooser = useRef<HTMLInputElement>(null);
  const close = () => setOpen(undefined);
  const picture = editor && heldPicture(editor);
  const places = editor && countWords(countAwaited(editor.state.doc));
  useEffect(() => {
    if (!editor) return;
    const element = editor.view.dom;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      event.stopPropagation();
      setOpen('link');
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [editor]);
  return (
    <>
      {editor && (
        <div className={css.head}>
          <Toolbar label={`${label}的排版`}>
            <Acts {...{ editor, acts: steps, off: disabled }} />
            <Acts {...{ editor, acts: looks, off: disabled }} />
            <Tool
              {...{ label: '链接', d: LINK_SIGN, keys: 'Control+K', off: disabled }}
              on={editor.isActive('link')}
              onPress={() => setOpen(open === 'link' ? undefined : 'link')}
            />
            <Tool
              {...{ label: '上传图片', d: PICTURE_SIGN, off: disabled }}
              onPress={() => chooser.current?.click()}
            />
            <Acts {...{ editor, acts: inserts, off: disabled }} />
            {Library && <Tool label="图片库" off={disabled} onPress={() => setOpen('library')} />}
          </Toolbar>
          {open === 'link' && <LinkPanel {...{ editor, Address }} onClose={close} />}
          {picture && !disabled && <PicturePanel {...{ editor, held: picture }} />}
          {editor.isActive('table') && <TablePanel {...{ editor, off: disabled }} />}
        </div>
      )}
      <input
        ref={chooser}
        type="file"
        // forms of the console show every chooser that is only `hidden`
        style={{ display: 'none' }}
        multiple
        accept={PICTURE_KINDS}
        aria-label={`上传${label}的图片`}
        onChange={({ target }) => {
          if (editor) insertFiles(editor, [...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <div ref={holder} className={css.article} data-empty={editor?.isEmpty} />
      {places && (
        <p role="status" className={css.fault}>
          {places}
        </p>
      )}
      {editor && open === 'library' && Library && (
        <Library
          onClose={close}
          onChoose={(address) => {
            close();
            editor
              .chain()
              .focus()
              .insertContent({ type: 'figure', attrs: { src: address, alt: '' } })
              .run();
          }}
        />
      )}
    </>
  );
};

type SourceProps = Pick<ArticleProps, 'id' | 'label' | 'value' | 'disabled' | 'onChange'> & {
  described: Readonly<Record<string, string>>;
};

const Source = ({ id, label, value, disabled, described, onChange }: SourceProps) => (
  <textarea
    {...{ ...described, id, value, disabled }}
    className={css.source}
    aria-label={label}
    rows={12}
    spellCheck={false}
    onChange={({ target }) => onChange(target.value)}
  />
);

const signs = (html: string): number =>
  [
    ...html
      .replace(/<[^>]*>/g, '')
      .replace(/&\w+;/g, '字')
      .replace(/\s+/g, ''),
  ].length;

const Count = ({ value, longest }: { value: string; longest: number }) => {
  const over = value.length - longest;
  return over > 0 ? (
    <p role="alert" className={css.over}>
      {`超出 ${over} 个字符，删减后才能保存（连排版最多 ${longest} 个）`}
    </p>
  ) : (
    <p className={css.count}>{`${signs(value)} 字；连排版 ${value.length} / ${longest} 个字符`}</p>
  );
};

/**
 * An article's editor. What it would not keep of an older article it does not open: that is edited as HTML,
 * until somebody has it converted.
 */
export const RichEditor = (props: EditorProps) => {
  const { longest, described = none, tools, onChange, ...given } = props;
  const { label, value, disabled } = given;
  const [mode, setMode] = useState<Mode>(() => (keepsAll(value) ? 'article' : 'unknown'));
  const [shown, setShown] = useState(false);
  const [own] = useState(() => ({ texts: ownTexts(value) }));
  const { Preview } = tools;
  const change = (html: string) => {
    own.texts.add(html);
    onChange(html);
  };
  useEffect(() => {
    if (own.texts.isOwn(value)) return;
    // an article that came from elsewhere, such as a draft
    own.texts = ownTexts(value);
    setMode((now) => (now === 'article' && !keepsAll(value) ? 'unknown' : now));
  }, [own, value]);
  const leaveSource = () => setMode(keepsAll(value) ? 'article' : 'unknown');
  return (
    <div className={css.editor} data-off={disabled}>
      {mode === 'unknown' && (
        <div role="status" className={css.panel}>
          <p>这篇文章里有编辑器不认识的排版，为了不丢掉它们，在这里改源代码。</p>
          <div className={css.acts}>
            <button type="button" onClick={() => setMode('article')}>
              用编辑器打开，不认识的排版只留下文字
            </button>
          </div>
        </div>
      )}
      {mode === 'article' ? (
        <Article {...{ ...given, tools, described }} onChange={change} />
      ) : (
        <Source {...{ ...given, described }} onChange={change} />
      )}
      <div className={css.foot}>
        <Count {...{ value, longest }} />
        <div className={css.acts}>
          <button
            type="button"
            aria-pressed={mode !== 'article'}
            onClick={() => (mode === 'article' ? setMode('source') : leaveSource())}
          >
            源代码
          </button>
          {Preview && (
            <button
              type="button"
              aria-label={`${shown ? '收起' : '预览'}${label}`}
              onClick={() => setShown(!shown)}
            >
              {shown ? '收起预览' : '预览'}
            </button>
          )}
        </div>
      </div>
      {shown && Preview && <Preview html={value} />}
    </div>
  );
};
