/** How Discord's own client sends what a person wrote into a modal. */
import type { InputProblem } from './command-input.ts';
import type { Payload } from './payloads.ts';
import { COMPONENT, type Component, type ModalBody } from './wire.ts';

/** What the bot asked this person to fill in. */
export interface Modal {
  readonly customId: string;
  readonly title: string;
  readonly components: readonly Component[];
  readonly channelId: string;
  /** The message whose component opened it, or null when a command did. */
  readonly sourceId: string | null;
}

export function modalOf(body: ModalBody, channelId: string, sourceId: string | null): Modal {
  return { customId: body.custom_id, title: body.title, components: body.components, channelId, sourceId };
}

export interface ModalField {
  readonly customId: string;
  readonly label: string;
  readonly component: Component;
}

/** The fields of a modal, in order: inside rows with a label of their own, or inside label components. */
export function modalFields({ components }: Pick<Modal, 'components'>): ModalField[] {
  return components.flatMap((part) => {
    if (part.type === COMPONENT.actionRow) {
      return (part.components ?? []).map((component) => field(component, component.label ?? ''));
    }
    return part.component ? [field(part.component, part.label ?? '')] : [];
  });
}

function field(component: Component, label: string): ModalField {
  return { customId: component.custom_id ?? '', label, component };
}

export type FieldValues = Readonly<Record<string, string | readonly string[]>>;

export interface ModalData {
  readonly data: Payload;
  readonly problems: readonly InputProblem[];
}

/** The `data` of the submission, from values by custom id or label, and what the client would refuse. */
export function modalData(modal: Modal, values: FieldValues): ModalData {
  const problems: InputProblem[] = [];
  const fields = modalFields(modal);
  for (const name of Object.keys(values)) {
    if (!fields.some(({ customId, label }) => name === customId || name === label)) {
      problems.push({ field: name, code: 'unknown', limit: null });
    }
  }
  const submit = ({ customId, label, component }: ModalField): Payload => {
    const given = values[customId] ?? values[label] ?? null;
    const base = { type: component.type, id: component.id ?? 0, custom_id: customId };
    if (component.type === COMPONENT.textInput) {
      const value = typeof given === 'string' ? given : (component.value ?? '');
      problems.push(...textProblems(component, customId, value));
      return { ...base, value };
    }
    const chosen = typeof given === 'string' ? [given] : (given ?? defaultsOf(component));
    problems.push(...selectProblems(component, customId, chosen));
    return { ...base, values: chosen };
  };
  let position = 0;
  const nextField = (): Payload => {
    const next = fields[position];
    position += 1;
    return next === undefined ? {} : submit(next);
  };
  const components = modal.components.map((part): Payload => {
    const base = { type: part.type, id: part.id ?? 0 };
    if (part.type === COMPONENT.actionRow)
      return { ...base, components: (part.components ?? []).map(nextField) };
    return part.component ? { ...base, component: nextField() } : base;
  });
  return { data: { custom_id: modal.customId, components }, problems };
}

function textProblems(component: Component, field: string, value: string): InputProblem[] {
  if (value === '') return component.required === false ? [] : [{ field, code: 'required', limit: null }];
  const min = component.min_length ?? 0;
  const max = component.max_length ?? 4000;
  if (value.length < min) return [{ field, code: 'tooShort', limit: min }];
  return value.length > max ? [{ field, code: 'tooLong', limit: max }] : [];
}

/** What is wrong with the choice made in a select menu. */
export function selectProblems(
  component: Component,
  field: string,
  values: readonly string[],
): InputProblem[] {
  const isOptional = values.length === 0 && component.required === false;
  const min = component.min_values ?? 1;
  const max = component.max_values ?? 1;
  if (!isOptional && values.length < min) return [{ field, code: 'tooFewValues', limit: min }];
  if (values.length > max) return [{ field, code: 'tooManyValues', limit: max }];
  if (component.type !== COMPONENT.stringSelect) return [];
  const known = (component.options ?? []).map((option) => option.value);
  return values.every((value) => known.includes(value)) ? [] : [{ field, code: 'notChoice', limit: null }];
}

function defaultsOf(component: Component): string[] {
  return (component.options ?? []).filter((option) => option.default === true).map((option) => option.value);
}
