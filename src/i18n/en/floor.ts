import type { RakeSchedule } from '../../engine/rake.ts';
import { dateAndTime, relativeTime, seatNumber, type Format } from '../format.ts';
import type { FloorMessages } from '../floor-messages.ts';
import type { Suspects } from '../../runtime/floor-protocol.ts';
import { quoted } from '../untrusted-text.ts';
import { askIn, doneIn, toldIn } from './floor-deeds.ts';
import { format } from './format.ts';
import { permissionNames } from './permissions.ts';

const { chips, count, duration, list, percent, signedChips } = format;

const megabytes = (bytes: number) => `${count(Math.ceil(bytes / 1_000_000))} MB`;

function rakeOf(schedule: RakeSchedule): string {
  switch (schedule.type) {
    case 'none':
      return 'no rake';
    case 'room':
      return 'the room’s own steps and caps';
    case 'percentage':
      return `${percent(schedule.basisPoints)} of the pot, at most ${count(schedule.capBigBlinds)} BB`;
    case 'custom': {
      const caps = schedule.caps.map(({ fromPlayers, cap }) => `${chips(cap)} from ${fromPlayers} players`);
      return `${percent(schedule.basisPoints)} of the pot, at most ${list(caps)}`;
    }
  }
}

/** What a pair stands out by, in words. */
const signals: Readonly<
  Record<Suspects['signal'], (of: Pick<Suspects, 'hands' | 'thisWay' | 'moved'>) => string>
> = {
  oneWay: ({ hands, thisWay, moved }) =>
    `${chips(moved)} went this way, in ${count(thisWay)} of ${count(hands)} hands`,
  dumping: ({ moved }) => `a newcomer lost ${chips(moved)} to one player`,
  folds: ({ hands, thisWay, moved }) =>
    `folds after many chips: ${count(thisWay)} of ${count(hands)} to this player, ${chips(moved)} given up`,
  together: ({ hands, thisWay }) =>
    `never one without the other: together in ${count(thisWay)} of ${count(hands)} hands`,
};

const said: Omit<FloorMessages, 'done' | 'ask' | 'told'> = {
  errors: {
    notFloor:
      'Only the floor can do that: members who may manage the server, or who have the floor role. Nothing was changed.',
    noTableHere: 'There is no table in this channel. Use it where the table is; `/table list` shows where.',
    nothingToResume: 'No table is paused here. Use it in the channel where a paused table shall go on.',
    reasonNeeded: 'Say why with the option `reason`: it stands in the audit log.',
    notAtATable: ({ name }) => `${name} sits at no table of this server and waits for none.`,
    severalTables: ({ name }) => `${name} sits at several tables. Use it in the channel of the one you mean.`,
    nothingKept: ({ name }) => `Nothing is kept about ${name} in this server.`,
    bot: 'That is a bot. Bots do not play here.',
    percentNotUnderstood: (text) =>
      `I cannot read ${quoted(text)} as a percentage. Write for example 5 or 2.5, and not more than 100.`,
    percentNeeded: 'Say how much of the pot with the option `percent`, for example 5.',
    capNeeded: 'Say how many big blinds the rake is at most with the option `cap`.',
    capsNotUnderstood: (text) =>
      `I cannot read ${quoted(text)} as caps. Write players and the most they pay, for example 2:1 3:2 5:3.`,
    everybodyIsNoFloor: 'With that role everybody would be the floor. Choose a role of moderators.',
    nothingOfYours: 'Nothing is kept about you in this server.',
    mayNotOpen: (role) => `Only members with the role ${role} may open tables in this server.`,
    notInThisChannel: (channels) => `Tables may not be opened here. They may in ${list(channels)}.`,
    notAgeRestricted:
      'In this server tables stand in age-restricted channels only, and in threads of these. Use one of them, or ask a moderator to turn on Age-Restricted Channel under Edit Channel › Overview.',
    gameNotAllowed: ({ game, allowed }) =>
      `${game} is not dealt in this server. Tables may be opened for ${list(allowed)}.`,
    stakesNotAllowed: ({ stakes, allowed }) =>
      `${stakes} is not played in this server. Tables may be opened at ${list(allowed)}.`,
    stakesListNotUnderstood: ({ text, most }) =>
      `I cannot read ${quoted(text)} as stakes. Write both numbers of each, at most ${most} of them, for example 1/2 2/5 5/10.`,
    chipNameNotUnderstood: (text) =>
      `${quoted(text)} cannot stand beside amounts. Take one emoji, or up to 20 letters without figures, formatting, links or mentions.`,
    cannotPostThere: ({ channel, permissions }) =>
      `I cannot write in ${channel}. Give me these permissions there first: ${list(permissions.map((name) => permissionNames[name]))}.`,
  },
  audit: {
    title: 'Audit log',
    empty: 'There is nothing in it yet.',
    actions: {
      pause: 'paused the table',
      resume: 'resumed the table',
      close: 'closed the table',
      void: 'voided the hand',
      kick: 'stood up',
      ban: 'banned',
      unban: 'lifted the ban of',
      grant: 'gave chips to',
      take: 'took chips from',
      settings: 'changed the settings',
      rake: 'changed the rake',
      report: 'read the report',
      audit: 'read the audit log',
      doctor: 'asked the doctor',
      suspects: 'read the list of signals',
      hand: 'looked at the closed cards of the hand',
      export: 'exported the data of',
      erase: 'asked to erase',
      eraseAgain: 'erases once more, after a backup was restored,',
      callFloor: 'called the floor',
      freeze: 'stopped the table on a fault of the software',
    },
    bot: 'Felt',
    change: ({ setting, before, after }) => `${setting}: ${before} → ${after}`,
    line: ({ at, actor, action, target, table, hand, amount, reason, transfers, changes }) =>
      [
        `${dateAndTime(at)} **${actor}** ${action}${target === null ? '' : ` **${target}**`}`,
        amount === null ? '' : chips(amount),
        ...changes,
        table === null ? '' : `${table}${hand === null ? '' : ` #${hand}`}`,
        transfers.length === 0 ? '' : transfers.map((key) => `\`${key}\``).join(' '),
        reason === null ? '' : `«${reason}»`,
      ]
        .filter((part) => part !== '')
        .join(' · '),
  },
  calls: {
    posted: ({ name, table, reason }) =>
      `**${name}** calls the floor to ${table}.${reason === null ? '' : ` «${reason}»`}`,
    sent: 'The floor has been called. Go on playing meanwhile; clocks run.',
    notSent: 'I could not reach the floor: I may not write where they would read it. Write to a moderator.',
    tooSoon: (at) => `The floor was called a moment ago. You can call again ${relativeTime(at)}.`,
    frozen: ({ table, reference }) =>
      `A fault of the software stopped ${table}. All chips are safe and no clock runs. The floor ends this with \`/floor resume\` or \`/floor void\`. Reference: \`${reference}\``,
  },
  settings: {
    title: 'What holds for this server',
    howToChange:
      'Change it with `/floor settings room`, `tables` and `members`, put it back with `reset`; the rake with `/floor rake`.',
    saved: 'Saved. It holds from now on; open tables stay as they were opened.',
    names: {
      language: 'Language',
      chipName: 'Chips are called',
      pictures: 'Pictures of the tables',
      auditChannel: 'Audit channel',
      floorRole: 'Floor role',
      games: 'Games',
      stakes: 'Stakes',
      turnMs: 'Time for each act',
      sessionCeiling: 'Most per session',
      rake: 'Rake of new tables',
      openRole: 'Who may open tables',
      channels: 'Where tables may be opened',
      ageRestrictedOnly: 'Age-restricted channels only',
      startingBalance: 'Starting balance',
      refill: 'Daily refill',
      refillEveryMs: 'From one refill to the next',
      refillBelow: 'Refill for whoever has less than',
      accountAgeDays: 'Least age of accounts',
    },
    languages: { auto: 'the language of the server', en: 'English', it: 'Italiano' },
    everybody: 'everybody',
    everywhere: 'everywhere',
    everyGame: 'all of the room',
    everyGameBut: (games) => `all but ${list(games)}`,
    everyStake: 'all',
    nothing: 'nothing, figures only',
    none: 'none',
    anyAge: 'any',
    days: (days) => (days === 1 ? '1 day' : `${count(days)} days`),
    rakeOf,
    rakeSaved: (rule) => `New tables pay: ${rule}. \`/table info\` shows it before anybody sits down.`,
  },
  report: {
    title: 'Report',
    periods: { day: 'Last 24 hours', week: 'Last 7 days', month: 'Last 30 days', all: 'From the beginning' },
    empty: 'No hand was played.',
    hands: 'Hands',
    voided: 'Void hands',
    players: 'Players',
    pots: 'In pots',
    rake: 'Taken as rake',
    payout: 'Payout',
    byGame: 'By game',
    topTables: 'Tables',
    byDay: 'Days (UTC)',
    day: ({ day, month }) => `${day} ${MONTHS[month] ?? ''}`,
    rakePerDay: (period) => `Rake per day (UTC) · ${period}`,
    noRake: 'no rake',
    line: ({ name, hands, pot, rake, payout }) =>
      `**${name}** · ${hands === 1 ? '1 hand' : `${count(hands)} hands`} · pots ${chips(pot)} · rake ${chips(rake)}${payout === null ? '' : ` · payout ${percent(payout)}`}`,
    more: (more) => `and ${count(more)} more, in the file`,
  },
  suspects: {
    title: 'Signals of the last 30 days',
    empty: 'No two members stand out.',
    noProof:
      'Signals, not proof: luck and weak play look like this too. Look at the hands before you speak to anybody.',
    line: ({ signal, from, to, hands, thisWay, moved, where }) => {
      const way = signal === 'together' ? '↔' : '→';
      return `**${from}** ${way} **${to}** · ${signals[signal]({ hands, thisWay, moved })} · ${list(where)}`;
    },
    hand: ({ table, hand }) => `${table} #${hand}`,
  },
  hand: {
    title: ({ table, hand }) => `${table} #${hand}`,
    board: (cards) => `Board ${cards}`,
    voided: 'This hand was voided: every chip went back.',
    player: ({ seat, name, net, folded, open, closed, made }) =>
      [
        `Seat ${seatNumber(seat)} **${name}**${folded ? ', folded' : ''}${net === 0 ? '' : ` (${signedChips(net)})`}`,
        open === null ? '' : `shown ${open}`,
        closed === null ? '' : `not shown ${closed}`,
        made ?? '',
      ]
        .filter((part) => part !== '')
        .join(' · '),
    onRecord: 'Only you see this. That you looked, at which hand and why stands in the audit log.',
  },
  doctor: {
    title: 'Doctor',
    allWell: 'All is well here.',
    problems: (problems) => (problems === 1 ? 'One thing to put right.' : `${problems} things to put right.`),
    version: (version) => `Felt ${version}`,
    database: ({ size, free }) =>
      `The accounts in the database are sound${size === null ? '' : `, ${megabytes(size)}`}${free === null ? '' : `; ${megabytes(free)} are free on its disk`}. Every backup checks all of it`,
    databaseDamaged:
      'The database file is damaged. Stop the bot and restore the newest backup: the host’s guide says how.',
    booksDiffer: (sum) =>
      `The accounts add up to ${chips(sum)} instead of zero. Stop the bot and restore the newest backup.`,
    diskFilling: (free) =>
      `Only ${megabytes(free)} are free on the disk of the database. Whoever runs the bot has to make room: once it is full, tables stand still.`,
    notLooked: (reference) =>
      `Something could not be looked at. Whoever runs the bot finds why in the log under \`${reference}\`.`,
    notSaved: (reference) =>
      `The database cannot save anything now, so tables stand still; no chips are lost. Whoever runs the bot finds why in the log under \`${reference}\`.`,
    more: (more) => `and ${count(more)} more`,
    clock: 'The clock agrees with Discord’s',
    clockWrong: (byMs) =>
      `The clock of this machine differs from Discord’s by ${duration(Math.abs(byMs))}. Turn on time synchronisation (NTP) on it.`,
    gateway: (pingMs) => `Connected to Discord${pingMs < 0 ? '' : `, ${pingMs} ms`}`,
    gatewayWasAway: (ms) =>
      `The connection to Discord was away for ${duration(ms)} in the last 24 hours; no clock ran meanwhile. If that happens often, whoever runs the bot looks at its network.`,
    place: (channel) => `${channel}: everything I need`,
    placeGone: (channel) =>
      `The channel ${channel} is gone or hidden from me. Give me **${permissionNames.ViewChannel}** there, or name another one with \`/floor settings\`.`,
    missing: ({ channel, permissions }) =>
      `${channel}: open Edit Channel › Permissions, add me, and allow ${list(permissions.map((name) => `**${permissionNames[name]}**`))}.`,
    tablePaused: ({ table, channel }) =>
      `${table} in ${channel} is paused. \`/floor resume\` there goes on with it.`,
    tableFrozen: ({ table, channel, reference }) =>
      `A fault of the software has stopped ${table} in ${channel}. \`/floor resume\` there goes on with the hand, \`/floor void\` gives its chips back.${reference === null ? '' : ` The host finds the cause in the log under \`${reference}\`.`}`,
    emojis: (present) => `${count(present)} card emojis are there`,
    emojisUploading: 'The card emojis are being uploaded; until that is done, cards are shown as text',
    emojisMissing: ({ present, wanted }) =>
      `${count(present)} of ${count(wanted)} card emojis are there; the other cards are shown as text. The log says why, and the next start tries again.`,
    pictures: 'Pictures can be drawn',
    picturesMissing:
      'Pictures cannot be drawn: their packages are not installed. Whoever runs the bot finds in the host’s guide how; until then there is text.',
    picturesFailing:
      'Pictures cannot be drawn: the log says why. The next start tries again; until then there is text.',
    noAuditChannel: 'There is no audit channel; `/floor settings` can name one.',
    noFloorRole: 'There is no floor role: only members who may manage the server are the floor.',
    floorRole: (role) =>
      `${role} may use \`/floor\`. For its members to see the command, an administrator opens Server Settings › Integrations › Felt › /floor, and adds the role there.`,
    floorRoleGone: 'The floor role is gone. Name another one with `/floor settings`, or reset it.',
  },
};

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export const floorIn = (format: Format): FloorMessages => ({
  ...said,
  done: doneIn(format),
  ask: askIn(format),
  told: toldIn(format),
});
