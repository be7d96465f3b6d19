/** Copies by a selection: where the messenger or an unsafe origin has no clipboard to write to. */
const copySelected = (text: string): boolean => {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.className = 'spoken';
  field.readOnly = true;
  field.value = text;
  // what stands outside of an open dialog cannot be selected
  (before?.closest('dialog') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.setSelectionRange(0, text.length);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
};

/** Copies a text to the clipboard; false where the browser forbids it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
};
