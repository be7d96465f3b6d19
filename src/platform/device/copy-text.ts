/** Selects and copies by the old command, which needs no permission and no secure address. */
const copyBySelection = (text: string): boolean => {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  Object.assign(field.style, { position: 'fixed', insetBlockStart: '0', opacity: '0' });
  // outside of an open panel nothing can be selected
  const place = document.activeElement?.closest('dialog') ?? document.body;
  place.append(field);
  field.select();
  // iOS selects nothing of a field that cannot be typed into
  field.setSelectionRange(0, text.length);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
  }
};

/** Copies a text to the clipboard; false where the browser forbids it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
};
