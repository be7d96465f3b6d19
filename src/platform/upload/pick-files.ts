/** Lets a person choose files; none where they cancel. */
export const pickFiles = (accept: string): Promise<readonly File[]> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.multiple = true;
    input.hidden = true;
    const end = () => {
      input.remove();
      resolve([...(input.files ?? [])]);
    };
    input.addEventListener('change', end);
    input.addEventListener('cancel', end);
    // Safari drops an input outside the document and then never reports the choice
    document.body.append(input);
    input.click();
  });
