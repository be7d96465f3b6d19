const nameOf = (button: HTMLElement): string =>
  `${button.closest<HTMLElement>('[data-section]')?.dataset.section} ${button.ariaLabel ?? button.textContent}`;

type Field = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = 'input, textarea';

const fieldsIn = (nodes: Iterable<Node>): readonly Field[] =>
  [...nodes].flatMap((node) =>
    node instanceof Element ? [...node.querySelectorAll<Field>(FIELDS)] : [],
  );

/** Types as a person does, which React hears. */
const type = (field: Field, text: string): void => {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Repeats in a field what was done in the drawn one in its place. */
const fillAgain = (field: Field | undefined, drawn: Field): void => {
  if (!field || field.type !== drawn.type) return;
  const checks = drawn instanceof HTMLInputElement && drawn.checked !== drawn.defaultChecked;
  if (checks && (drawn.type === 'checkbox' || drawn.checked)) field.click();
  if (drawn.value !== drawn.defaultValue) type(field, drawn.value);
};

/**
 * Repeats the presses that were made on the drawn page, in their order, each button once. `before`: what the page has
 * taken the place of; what was typed there is typed again, and the field that was pressed last has the focus.
 */
export const pressAgain = async (
  host: HTMLElement,
  before: readonly Node[] = [],
): Promise<void> => {
  const names = new Set<string>();
  const fields = fieldsIn([host]);
  const drawn = fieldsIn(before);
  let last: EventTarget | null | undefined;
  for (const target of globalThis.earlyPresses?.splice(0) ?? []) {
    const button = target instanceof Element && target.closest('button');
    const name = button ? nameOf(button) : '';
    names.delete(name);
    names.add(name);
    last = target;
  }
  for (const [index, field] of drawn.entries()) {
    fillAgain(fields[index], field);
    if (field === last) fields[index]?.focus();
  }
  for (const name of names) {
    [...host.querySelectorAll('button')].find((each) => nameOf(each) === name)?.click();
    // the change that the click causes is drawn first
    await new Promise((resolve) => setTimeout(resolve));
  }
};
