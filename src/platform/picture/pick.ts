let giveUp = (): void => undefined;

/**
 * Lets a person choose one file on the phone; undefined where they cancel. Older browsers do not
 * report a cancelled chooser: the promise then resolves when the next file is asked for. `capture`:
 * phones offer to record it at once.
 */
export const pickFile = (accept: string, capture = ''): Promise<File | undefined> =>
  new Promise((resolve) => {
    giveUp();
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    if (capture) input.capture = capture;
    input.hidden = true;
    const end = () => {
      input.remove();
      resolve(input.files?.[0]);
    };
    giveUp = end;
    input.addEventListener('change', end);
    input.addEventListener('cancel', end);
    // Safari drops an input that is not in the document, and never tells what was picked
    document.body.append(input);
    input.click();
  });

/** Lets a person choose one picture on the phone. */
export const pickPicture = (): Promise<File | undefined> => pickFile('image/*');
