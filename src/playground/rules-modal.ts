import { Problems, type Path } from './errors.ts';
import { checkCustomIdsDiffer, checkSelect, withNested } from './rules-components.ts';
import { COMPONENT, type Component, type ModalBody } from './wire.ts';

/** Throws 50035 when Discord would refuse to open the modal. */
export function checkModal(modal: ModalBody): void {
  const problems = new Problems();
  const path = ['data', 'components'];
  // Discord's documentation: «Between 1 and 5 (inclusive) components».
  if (modal.components.length > 5) {
    problems.add(path, 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 5 in length.');
  }
  const all = modal.components.flatMap((component, index) => withNested(component, [...path, index]));
  checkCustomIdsDiffer(problems, all);
  for (const [index, component] of modal.components.entries()) {
    for (const [position, input] of (component.components ?? []).entries()) {
      // Inside a row the input carries its own label; inside a label component it has none.
      if (component.type === COMPONENT.actionRow && (input.label ?? '').trim() === '') {
        problems.add(
          [...path, index, 'components', position, 'label'],
          'BASE_TYPE_REQUIRED',
          'This field is required',
        );
      }
    }
  }
  for (const placed of all) {
    if (placed.component.type === COMPONENT.textInput) checkInput(problems, placed.component, placed.path);
    if (placed.component.type === COMPONENT.stringSelect) {
      checkSelect(problems, placed.component, placed.path, { isKnownEmoji: () => true });
    }
  }
  problems.throwIfAny();
}

function checkInput(problems: Problems, input: Component, path: Path): void {
  const min = input.min_length ?? 0;
  const max = input.max_length ?? 4000;
  const value = input.value ?? '';
  if (min > max) {
    problems.add([...path, 'min_length'], 'TEXT_INPUT_MIN_ABOVE_MAX', 'min_length is above max_length.');
  }
  if (value.length > max || (value !== '' && value.length < min)) {
    problems.add([...path, 'value'], 'BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
  }
}
