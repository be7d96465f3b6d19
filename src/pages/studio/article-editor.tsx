import { uploadPicture } from '#schemas/upload/endpoints.ts';
import { failureText } from '#src/platform/calls/failure-text.ts';
import { asDataUrl } from '#src/platform/picture/as-data-url.ts';
import { cutPart, openPicture } from '#src/platform/picture/open.ts';
import { change } from '#src/platform/writing/change.ts';
import type { Uploaded } from '#src/ui/editor/coming-picture.ts';
import { type EditorTools, RichEditor } from '#src/ui/editor/editor.tsx';
import type { AddressProps } from '#src/ui/editor/panels.tsx';
import { RichText } from '#src/ui/media/rich-text.tsx';
import { Box } from '#src/ui/part/parts.tsx';

/** Longest side of a picture in an article, in pixels. */
const WIDTH = 1280;

const bounded = async (file: Blob): Promise<Blob> => {
  const picture = await openPicture(file);
  const { width, height } = picture;
  const across = Math.min(WIDTH, (WIDTH * width) / Math.max(width, height));
  return cutPart(picture, { x: 0, y: 0, width, height }, Math.round(across)).finally(picture.close);
};

const upload = async (file: Blob): Promise<Uploaded> => {
  try {
    const source = await asDataUrl(await bounded(file));
    const answer = await change(uploadPicture, { content: source.slice(source.indexOf(',') + 1) });
    return answer.ok
      ? { ok: true, address: answer.data.data }
      : { ok: false, reason: failureText(answer) };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
};

const Address = ({ id, label, value, onChange }: AddressProps) => (
  <input
    {...{ id, value }}
    aria-label={label}
    placeholder="https:// 或 /"
    inputMode="url"
    autoComplete="off"
    maxLength={2000}
    onChange={({ target }) => onChange(target.value)}
  />
);

const Preview = ({ html }: { html: string }) => (
  <Box pad={12}>
    <RichText html={html} />
  </Box>
);

const tools: EditorTools = { upload, Address, Preview };

type Props = {
  id: string;
  label: string;
  value: string;
  disabled: boolean;
  /** Longest length of the HTML. */
  longest: number;
  onChange: (html: string) => void;
};

export default function ArticleEditor(props: Props) {
  return <RichEditor {...props} tools={tools} />;
}
