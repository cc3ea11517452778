import { guildId, userId } from '../../shared/ids.ts';
import { messagesFor } from '../../i18n/index.ts';
import type { MemberSettings } from '../../runtime/room.ts';
import { answerPrivately } from '../answers/answer.ts';
import { memberOf } from '../people/asker.ts';
import { settingsMessage } from '../render/settings-message.ts';
import type { Command, CommandUse } from './command.ts';
import { choiceOption, commandData, nameOf } from './described.ts';

const names = {
  language: nameOf((commands) => commands.settings.options.language),
  cards: nameOf((commands) => commands.settings.options.cards),
  fourColours: nameOf((commands) => commands.settings.options.fourColours),
  textOnly: nameOf((commands) => commands.settings.options.textOnly),
  pictures: nameOf((commands) => commands.settings.options.pictures),
  bigBlinds: nameOf((commands) => commands.settings.options.bigBlinds),
  autoTopUp: nameOf((commands) => commands.settings.options.autoTopUp),
  muck: nameOf((commands) => commands.settings.options.muck),
};

/** Shows what somebody has set for themself here, after changing what was given. */
export const settings: Command = {
  data: commandData(
    (commands) => commands.settings,
    [
      choiceOption((commands) => commands.settings.options.language, { required: false }),
      choiceOption((commands) => commands.settings.options.cards, { required: false }),
      choiceOption((commands) => commands.settings.options.fourColours, { required: false }),
      choiceOption((commands) => commands.settings.options.textOnly, { required: false }),
      choiceOption((commands) => commands.settings.options.pictures, { required: false }),
      choiceOption((commands) => commands.settings.options.bigBlinds, { required: false }),
      choiceOption((commands) => commands.settings.options.autoTopUp, { required: false }),
      choiceOption((commands) => commands.settings.options.muck, { required: false }),
    ],
  ),
  execute: (interaction, context) => {
    const { room, readers } = context;
    const member = memberOf(interaction, context);
    const change = changeAsked(interaction);
    const changed = Object.keys(change).length > 0;
    const own = changed ? room.changeSettings(member, change) : room.settingsOf(member);
    // In the language that was just chosen.
    const messages = readers.one(userId(interaction.user.id), guildId(interaction.guildId));
    return answerPrivately(
      interaction,
      settingsMessage(own, messages, changed ? messages.done.settingsSaved : null),
    );
  },
};

/** The options that were given; Discord lets nobody choose what is not on the list. */
function changeAsked(interaction: CommandUse): Partial<MemberSettings> {
  const { options } = messagesFor('en').commands.settings;
  const language = chosen(interaction, names.language, options.language.choices);
  const cards = chosen(interaction, names.cards, options.cards.choices);
  const muck = chosen(interaction, names.muck, options.muck.choices);
  return {
    ...(language === null ? {} : { language }),
    ...(cards === null ? {} : { cards }),
    ...(muck === null ? {} : { muck }),
    ...switched(interaction, 'fourColours'),
    ...switched(interaction, 'textOnly'),
    ...switched(interaction, 'pictures'),
    ...switched(interaction, 'bigBlinds'),
    ...switched(interaction, 'autoTopUp'),
  };
}

function chosen<Choice extends string>(
  interaction: CommandUse,
  name: string,
  choices: Readonly<Record<Choice, string>>,
): Choice | null {
  const value = interaction.options.getString(name);
  return (Object.keys(choices) as Choice[]).find((choice) => choice === value) ?? null;
}

type Switch = 'fourColours' | 'textOnly' | 'pictures' | 'bigBlinds' | 'autoTopUp';

function switched(interaction: CommandUse, name: Switch): Partial<Record<Switch, boolean>> {
  const value = interaction.options.getString(names[name]);
  return value === null ? {} : { [name]: value === 'on' };
}
