import {
  ActionRowBuilder,
  ApplicationCommandOptionType,
  ButtonBuilder,
  ButtonStyle,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  TextInputBuilder,
  TextInputStyle,
  type Interaction,
} from 'discord.js';
import { expect, test } from 'vitest';
import { logIn, openRoom } from './setup.ts';

const COMMANDS = [
  { name: 'hello', description: 'Says hello' },
  {
    name: 'table',
    description: 'Tables',
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand as const,
        name: 'open',
        description: 'Opens a table',
        options: [
          {
            type: ApplicationCommandOptionType.Integer as const,
            name: 'seats',
            description: 'How many',
            required: true,
            min_value: 2,
            max_value: 9,
          },
          {
            type: ApplicationCommandOptionType.String as const,
            name: 'game',
            description: 'Which game',
            autocomplete: true,
          },
          { type: ApplicationCommandOptionType.User as const, name: 'guest', description: 'Who' },
        ],
      },
    ],
  },
];

const row = (...buttons: ButtonBuilder[]) => new ActionRowBuilder<ButtonBuilder>().addComponents(...buttons);
const button = (id: string, label: string) =>
  new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(ButtonStyle.Primary);

test('the real client logs in, registers commands and knows the server', async () => {
  const { discord } = await openRoom();
  const { client } = await logIn(discord);
  await client.application.commands.set(COMMANDS, discord.guildId);

  expect(client.guilds.cache.get(discord.guildId)?.name).toBe('The Card Room');
  expect(client.channels.cache.map((channel) => ('name' in channel ? channel.name : null))).toEqual([
    'lobby',
    'poker-1',
    'poker-2',
    'late-night',
  ]);
  expect(
    discord
      .actor('Ada')
      .commands('#lobby')
      .map((command) => command.name),
  ).toEqual(['hello', 'table']);
  expect(discord.requests.unknownRoutes).toEqual([]);
});

test('a command is answered, publicly or for one person alone', async () => {
  const { discord } = await openRoom();
  const { client, errors } = await logIn(discord, async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    if (interaction.commandName === 'hello') await interaction.reply(`hello ${interaction.locale}`);
    else {
      const guest = interaction.options.getUser('guest');
      const seats = interaction.options.getInteger('seats', true);
      const content = `${interaction.options.getSubcommand()} ${seats} ${guest?.displayName ?? '-'}`;
      await interaction.reply({ content, flags: MessageFlags.Ephemeral });
    }
  });
  await client.application.commands.set(COMMANDS, discord.guildId);
  const [ada, bruno] = [discord.actor('Ada'), discord.actor('Bruno')];

  const said = await bruno.slash('#lobby', 'hello');
  const opened = await ada.slash('#lobby', 'table open', { seats: 6, guest: 'Carla' });

  expect(errors).toEqual([]);
  expect(said).toMatchObject({
    failed: false,
    answer: 'reply',
    message: { content: 'hello it', ephemeral: false },
  });
  expect(opened.message).toMatchObject({ content: 'open 6 Carla', ephemeral: true });
  expect(ada.sees('#lobby').map(({ content }) => content)).toEqual(['hello it', 'open 6 Carla']);
  expect(bruno.sees('#lobby').map(({ content }) => content)).toEqual(['hello it']);
  await expect(ada.slash('#lobby', 'table open', { seats: 1 })).rejects.toThrow('seats: tooSmall (2)');
  await expect(ada.slash('#lobby', 'table open')).rejects.toThrow('seats: required');
});

test('autocomplete gives what the bot offers', async () => {
  const { discord } = await openRoom();
  const { client } = await logIn(discord, async (interaction) => {
    if (!interaction.isAutocomplete()) return;
    const focused = interaction.options.getFocused(true);
    await interaction.respond([{ name: `${focused.name} ${focused.value}`, value: 'x' }]);
  });
  await client.application.commands.set(COMMANDS, discord.guildId);

  const choices = await discord
    .actor('Ada')
    .autocomplete('#lobby', 'table open', 'game', 'hol', { seats: 4 });

  expect(choices).toEqual([{ name: 'game hol', value: 'x' }]);
});

test('a button opens a modal, and the modal changes the message', async () => {
  const { discord } = await openRoom();
  const { client, errors } = await logIn(discord, async (interaction: Interaction) => {
    if (interaction.isChatInputCommand()) {
      await interaction.reply({ content: 'buy in', components: [row(button('buy', 'Buy in'))] });
    } else if (interaction.isButton()) {
      const input = new TextInputBuilder()
        .setCustomId('amount')
        .setStyle(TextInputStyle.Short)
        .setMaxLength(5);
      const field = new LabelBuilder().setLabel('How much').setTextInputComponent(input);
      const modal = new ModalBuilder().setCustomId('buying').setTitle('Buy in').addLabelComponents(field);
      await interaction.showModal(modal);
    } else if (interaction.isModalSubmit() && interaction.isFromMessage()) {
      await interaction.update({ content: interaction.fields.getTextInputValue('amount'), components: [] });
    }
  });
  await client.application.commands.set(COMMANDS, discord.guildId);
  const ada = discord.actor('Ada');

  const { message } = await ada.slash('#lobby', 'hello');
  const { modal } = await ada.click(message ?? '', 'Buy in');
  expect(modal?.title).toBe('Buy in');
  if (modal === null) throw new Error('no modal');
  await expect(ada.submit(modal, { 'How much': '123456' })).rejects.toThrow('amount: tooLong (5)');
  const submitted = await ada.submit(modal, { 'How much': '200' });

  expect(errors).toEqual([]);
  expect(submitted).toMatchObject({ answer: 'update', message: { content: '200', components: [] } });
  expect(ada.sees('#lobby')).toHaveLength(1);
});
