import { Editor } from '@tiptap/core';
import { Slice } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import { useEffect, useReducer, useRef, useState } from 'react';
import { withoutStyles } from '../media/without-styles.ts';
import { extensionsFor, readArticle, writeArticle } from './article.ts';
import { cleanPaste } from './clean-paste.ts';
import { insertFiles, PICTURE_KINDS, type Upload } from './coming-picture.ts';
import { ownTexts } from './own-texts.ts';
import { escaped, paragraphsOf } from './plain-text.ts';

const picturesOf = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => PICTURE_KINDS.split(',').includes(type));

/** Whether a clipboard holds a copied picture alone, with no more than its address as HTML. */
const isPictureAlone = (data: DataTransfer): boolean => {
  const html = data.getData('text/html');
  if (html === '') return data.getData('text/plain') === '';
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return (body.textContent ?? '').trim() === '' && body.querySelectorAll('img').length === 1;
};

type Given = {
  id: string;
  label: string;
  value: string;
  disabled: boolean;
  described: Readonly<Record<string, string>>;
  upload: Upload;
  onChange: (html: string) => void;
};

/** What was last read or written: a text that is not changed stays as it was given, tag by tag. */
type Known = { given: string; written: string; own: ReturnType<typeof ownTexts> };

/** The editor of an article in an element, made when that is there. Draws again with each change. */
export const useArticle = (given: Given) => {
  const holder = useRef<HTMLDivElement>(null);
  const latest = useRef(given);
  const known = useRef<Known>(undefined);
  const [editor, setEditor] = useState<Editor>();
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const { value, disabled, id, label, described } = given;

  useEffect(() => {
    latest.current = given;
  });

  useEffect(() => {
    const element = holder.current;
    if (!element) return;
    let rtf = '';
    const said = latest.current.value;
    const made: Editor = new Editor({
      element,
      injectCSS: false,
      enableInputRules: true,
      enablePasteRules: false,
      extensions: extensionsFor((file) => latest.current.upload(file)),
      content: readArticle(said).toJSON(),
      editorProps: {
        handleDOMEvents: {
          paste: (_view, { clipboardData }) => {
            rtf = clipboardData?.getData('text/rtf') ?? '';
            return false;
          },
        },
        // what was copied here is an article already
        transformPastedHTML: (html) =>
          /data-pm-slice/.test(html) ? withoutStyles(html) : cleanPaste(html, rtf),
        clipboardTextParser: (text) => {
          const { content } = readArticle(paragraphsOf(escaped(text)), made.schema);
          return Slice.maxOpen(content);
        },
        handlePaste: (_view, { clipboardData }) => {
          const files = picturesOf(clipboardData);
          if (files.length === 0 || !clipboardData || !isPictureAlone(clipboardData)) return false;
          insertFiles(made, files);
          return true;
        },
        handleDrop: (view, event, _slice, moved) => {
          const files = moved ? [] : picturesOf(event.dataTransfer);
          if (files.length === 0) return false;
          event.preventDefault();
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
          if (at) made.commands.setTextSelection(at.pos);
          insertFiles(made, files);
          return true;
        },
        handleClickOn: (view, _pos, node, at, { target }) => {
          if (node.type.name !== 'figure' || !(target instanceof HTMLImageElement)) return false;
          view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)));
          return true;
        },
      },
      onTransaction: draw,
      onUpdate: ({ editor: { state } }) => {
        if (!known.current) return;
        const html = writeArticle(state.doc);
        const { written, given: first } = known.current;
        const now = html === written ? first : html;
        if (now === known.current.own.last()) return;
        known.current.own.add(now);
        latest.current.onChange(now);
      },
    });
    known.current = { given: said, written: writeArticle(made.state.doc), own: ownTexts(said) };
    setEditor(made);
    return () => {
      made.destroy();
      setEditor(undefined);
    };
  }, []);

  useEffect(() => {
    if (!editor || !known.current || known.current.own.isOwn(value)) return;
    // known first, so that the change is no news
    const article = readArticle(value, editor.schema);
    known.current = { given: value, written: writeArticle(article), own: ownTexts(value) };
    editor.commands.setContent(article.toJSON(), { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    editor?.setEditable(!disabled, false);
  }, [editor, disabled]);

  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        ...editor.options.editorProps,
        attributes: {
          ...{ id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
          ...described,
        },
      },
    });
  }, [editor, id, label, described]);

  return { holder, editor };
};
