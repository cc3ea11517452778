/**
 * The shape of request bodies, checked with the schemas generated from Discord's own API
 * description. What that description does not say is in `rules.ts`.
 */
import * as spec from 'discord-api-spec/zod';
import * as z from 'zod/mini';
import { Problems, type Path } from './errors.ts';

/** A message of this Discord's modals has its own schema; application emojis have none exported. */
const APPLICATION_EMOJI_CREATE = z.object({
  name: z.string().check(z.minLength(2), z.maxLength(32)),
  image: z.string(),
});
const APPLICATION_EMOJI_EDIT = z.object({ name: z.string().check(z.minLength(2), z.maxLength(32)) });

const SCHEMAS = {
  messageCreate: spec.MessageCreateRequestSchema,
  messageEdit: spec.MessageEditRequestPartialSchema,
  followUp: spec.IncomingWebhookRequestPartialSchema,
  followUpEdit: spec.IncomingWebhookUpdateRequestPartialSchema,
  callbackReply: spec.CreateMessageInteractionCallbackRequestSchema,
  callbackUpdate: spec.UpdateMessageInteractionCallbackRequestSchema,
  callbackChoices: spec.ApplicationCommandAutocompleteCallbackRequestSchema,
  callbackModal: spec.ModalInteractionCallbackRequestSchema,
  commands: z.array(spec.ApplicationCommandUpdateRequestSchema),
  directMessage: spec.CreatePrivateChannelRequestSchema,
  thread: spec.CreateTextThreadWithoutMessageRequestSchema,
  threadOnMessage: spec.CreateTextThreadWithMessageRequestSchema,
  threadEdit: spec.UpdateThreadRequestPartialSchema,
  channelEdit: spec.UpdateGuildChannelRequestPartialSchema,
  emojiCreate: APPLICATION_EMOJI_CREATE,
  emojiEdit: APPLICATION_EMOJI_EDIT,
} as const;

export type Operation = keyof typeof SCHEMAS;

/** Throws an invalid form body (50035) unless `body` has the shape; returns the unknown properties. */
export function checkShape(operation: Operation, body: unknown): string[] {
  const readable = operation === 'commands' ? withNumericPermissions(body) : body;
  const result = z.safeParse(SCHEMAS[operation], readable);
  if (result.success) return unknownProperties(readable, result.data, '');
  const problems = new Problems();
  for (const { path, code, message } of flatten(result.error.issues)) problems.add(path, code, message);
  throw problems.toError();
}

/**
 * Discord's documentation: permissions may come as text or as a number. The generated schema knows
 * numbers alone, and discord.js sends text.
 */
function withNumericPermissions(body: unknown): unknown {
  if (!Array.isArray(body)) return body;
  return body.map((command: unknown) => {
    if (!isRecord(command)) return command;
    const permissions = command['default_member_permissions'];
    if (typeof permissions !== 'string' || !/^\d{1,20}$/.test(permissions)) return command;
    return { ...command, default_member_permissions: Number(permissions) };
  });
}

/** Discord ignores properties it does not know; here they are named, for they are mostly mistakes. */
function unknownProperties(given: unknown, kept: unknown, path: string): string[] {
  if (Array.isArray(given) && Array.isArray(kept)) {
    return given.flatMap((item, index) => unknownProperties(item, kept[index], `${path}[${index}]`));
  }
  if (!isRecord(given) || !isRecord(kept)) return [];
  return Object.keys(given).flatMap((key) => {
    const name = path === '' ? key : `${path}.${key}`;
    return key in kept ? unknownProperties(given[key], kept[key], name) : [name];
  });
}

interface FlatIssue {
  readonly path: Path;
  readonly code: string;
  readonly message: string;
}

type Issue = z.core.$ZodIssue;

/** Of a union's complaints only those of the branch that was meant are worth reading. */
function flatten(issues: readonly Issue[], prefix: Path = []): FlatIssue[] {
  return issues.flatMap((issue) => {
    const path = [...prefix, ...issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key))];
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [describe(issue, path)];
    const branches = [...issue.errors].sort((a, b) => distance(a) - distance(b));
    const [meant] = branches;
    if (meant === undefined) return [describe(issue, path)];
    // No branch has this `type` at all: say that, and nothing about the branches.
    if (wrongType(meant) && issue.errors.every((branch) => wrongType(branch))) {
      return [
        { path: [...path, 'type'], code: 'BASE_TYPE_CHOICES', message: 'Value is not one of the choices.' },
      ];
    }
    return flatten(meant, path);
  });
}

function wrongType(branch: readonly Issue[]): boolean {
  return branch.some((issue) => issue.path.length === 1 && issue.path[0] === 'type');
}

/** How far a branch is from what was given: one of another kind altogether was hardly meant. */
function distance(branch: readonly Issue[]): number {
  const isOtherKind = wrongType(branch) || branch.some((issue) => issue.path.length === 0);
  return (isOtherKind ? 1000 : 0) + branch.length;
}

function describe(issue: Issue, path: Path): FlatIssue {
  switch (issue.code) {
    case 'too_big': {
      const max = String(issue.maximum);
      return issue.origin === 'number' || issue.origin === 'int'
        ? { path, code: 'NUMBER_TYPE_MAX', message: `Value should be less than or equal to ${max}.` }
        : { path, code: 'BASE_TYPE_MAX_LENGTH', message: `Must be ${max} or fewer in length.` };
    }
    case 'too_small': {
      const min = String(issue.minimum);
      return issue.origin === 'number' || issue.origin === 'int'
        ? { path, code: 'NUMBER_TYPE_MIN', message: `Value should be greater than or equal to ${min}.` }
        : { path, code: 'BASE_TYPE_BAD_LENGTH', message: `Must be ${min} or more in length.` };
    }
    case 'invalid_type':
      return issue.input === undefined && issue.message.includes('undefined')
        ? { path, code: 'BASE_TYPE_REQUIRED', message: 'This field is required' }
        : { path, code: 'BASE_TYPE_REQUIRED', message: `This field must be of type ${issue.expected}` };
    case 'invalid_value':
      return { path, code: 'BASE_TYPE_CHOICES', message: 'Value is not one of the choices.' };
    case 'invalid_format':
      return issue.format === 'url'
        ? { path, code: 'URL_TYPE_INVALID_URL', message: 'Not a well formed URL.' }
        : { path, code: 'BASE_TYPE_INVALID', message: `Not a well formed ${issue.format}.` };
    case 'not_multiple_of':
    case 'unrecognized_keys':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return { path, code: 'BASE_TYPE_INVALID', message: 'The value is not valid.' };
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
