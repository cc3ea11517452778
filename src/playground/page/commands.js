/** The commands of a channel as a person looks for them. */

const SUBCOMMAND_GROUP = 2;

const localName = ({ name, name_localizations: names }, locale) => names?.[locale] ?? name;
const localDescription = ({ description, description_localizations: texts }, locale) =>
  texts?.[locale] ?? description;

export { localDescription, localName };

/** Every command and subcommand that can be sent, with its name in this language. */
export function leavesOf(commands, locale) {
  const walk = (part, command, shown) => {
    const inner = (part.options ?? []).filter((option) => option.type <= SUBCOMMAND_GROUP);
    if (inner.length === 0) {
      return [{ command, shown, description: localDescription(part, locale), options: part.options ?? [] }];
    }
    return inner.flatMap((option) =>
      walk(option, `${command} ${option.name}`, `${shown} ${localName(option, locale)}`),
    );
  };
  return commands
    .filter((command) => command.type === 1)
    .flatMap((command) => walk(command, command.name, localName(command, locale)))
    .sort((a, b) => a.shown.localeCompare(b.shown));
}

/** The commands that fit what was typed after «/», best first, with the words that are left for the options. */
export function search(leaves, typed) {
  const query = typed.toLowerCase().replace(/\s+/g, ' ');
  const ranked = leaves.flatMap((leaf) => {
    for (const name of [leaf.shown.toLowerCase(), leaf.command.toLowerCase()]) {
      if (name === query.trim()) return [{ leaf, rank: 0, rest: '' }];
      if (query.startsWith(`${name} `)) return [{ leaf, rank: 1, rest: query.slice(name.length + 1).trim() }];
      if (name.startsWith(query)) return [{ leaf, rank: 2, rest: '' }];
      if (query !== '' && name.includes(query)) return [{ leaf, rank: 3, rest: '' }];
    }
    return [];
  });
  return ranked.sort(
    (a, b) => a.rank - b.rank || b.leaf.shown.length * (a.rank === 1) - a.leaf.shown.length * (b.rank === 1),
  );
}
