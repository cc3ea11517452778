import { apiError } from '../errors.ts';
import type { Answered, Interaction } from '../interactions.ts';
import type { Payload } from '../payloads.ts';
import { FLAG } from '../wire.ts';
import {
  answer,
  checked,
  NO_CONTENT,
  param,
  tokenRoute,
  type ApiRequest,
  type Platform,
  type Route,
} from './route.ts';

/** Discord's documentation: the answer that `with_response=true` asks for. */
function callbackResponse({ interaction, message }: Answered): Payload {
  const base = { id: interaction.id, type: interaction.type };
  if (message === null) return { interaction: base, resource: { type: interaction.answer } };
  const { flags, id } = message.message;
  return {
    interaction: {
      ...base,
      response_message_id: id,
      response_message_loading: (flags & FLAG.loading) !== 0,
      response_message_ephemeral: (flags & FLAG.ephemeral) !== 0,
    },
    resource: { type: interaction.answer, message: message.message },
  };
}

function interactionOf(platform: Platform, request: ApiRequest): Interaction {
  if (param(request, 'application') !== platform.world.botId) throw apiError(10015);
  return platform.interactions.byToken(param(request, 'token'));
}

const MESSAGE = '/webhooks/:application/:token/messages/:message';

export const interactionRoutes: readonly Route[] = [
  tokenRoute('POST', '/interactions/:interaction/:token/callback', ({ interactions }, request) => {
    const answered = interactions.answer(
      param(request, 'interaction'),
      param(request, 'token'),
      request.body,
      request.uploads,
    );
    for (const mistake of answered.likelyMistakes) request.note(mistake);
    return request.query.get('with_response') === 'true' ? answer(callbackResponse(answered)) : NO_CONTENT;
  }),
  tokenRoute('POST', '/webhooks/:application/:token', (platform, request) => {
    const interaction = interactionOf(platform, request);
    const body = checked(request, 'followUp');
    return answer(platform.interactions.followUp(interaction, body, request.uploads).message);
  }),
  tokenRoute('GET', MESSAGE, (platform, request) => {
    const interaction = interactionOf(platform, request);
    return answer(platform.interactions.messageOf(interaction, param(request, 'message')).message);
  }),
  tokenRoute('PATCH', MESSAGE, (platform, request) => {
    const interaction = interactionOf(platform, request);
    const body = checked(request, 'followUpEdit');
    const { message } = platform.interactions.editMessage(
      interaction,
      param(request, 'message'),
      body,
      request.uploads,
    );
    return answer(message);
  }),
  tokenRoute('DELETE', MESSAGE, (platform, request) => {
    platform.interactions.deleteMessage(interactionOf(platform, request), param(request, 'message'));
    return NO_CONTENT;
  }),
];
