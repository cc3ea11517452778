import { channelMention } from 'discord.js';
import { channelId } from '../../shared/ids.ts';
import { err, ok } from '../../shared/result.ts';
import { chipNameIn } from '../../i18n/chip-name.ts';
import type { CommandMessages } from '../../i18n/command-messages.ts';
import { missingIn } from '../floor/places.ts';
import { channelOption, choiceOption, nameOf, roleOption, subcommand, textOption } from './described.ts';
import type { Change, SettingsPart } from './settings-part.ts';

const words = (commands: CommandMessages) => commands.floor.subcommands.settings.subcommands.room;

const names = {
  language: nameOf((commands) => words(commands).options.language),
  chipName: nameOf((commands) => words(commands).options.chipName),
  pictures: nameOf((commands) => words(commands).options.pictures),
  auditChannel: nameOf((commands) => words(commands).options.auditChannel),
  floorRole: nameOf((commands) => words(commands).options.floorRole),
};

const optional = { required: false };

/** `/floor settings room`: of the server itself. */
export const room: SettingsPart = {
  data: subcommand(words, [
    choiceOption((commands) => words(commands).options.language, optional),
    textOption((commands) => words(commands).options.chipName, {
      ...optional,
      maxLength: 60,
    }),
    choiceOption((commands) => words(commands).options.pictures, optional),
    channelOption((commands) => words(commands).options.auditChannel, optional),
    roleOption((commands) => words(commands).options.floorRole, optional),
  ]),
  changeAsked({ options, guild, guildId }, { floor: { errors } }) {
    const change: Change = {};
    const language = options.getString(names.language);
    if (language !== null) change.language = language === 'en' || language === 'it' ? language : null;
    const typed = options.getString(names.chipName);
    if (typed !== null) {
      const chipName = chipNameIn(typed);
      if (chipName === null) return err(errors.chipNameNotUnderstood(typed));
      change.chipName = chipName;
    }
    const pictures = options.getString(names.pictures);
    if (pictures !== null) change.pictures = pictures === 'on';
    const floorRole = options.getRole(names.floorRole);
    if (floorRole?.id === guildId) return err(errors.everybodyIsNoFloor);
    if (floorRole !== null) change.floorRole = floorRole.id;
    const auditChannel = options.getChannel(names.auditChannel);
    if (auditChannel === null) return ok(change);
    const permissions = missingIn(guild, channelId(auditChannel.id)) ?? [];
    const channel = channelMention(auditChannel.id);
    if (permissions.length > 0) return err(errors.cannotPostThere({ channel, permissions }));
    return ok({ ...change, auditChannel: channelId(auditChannel.id) });
  },
};
