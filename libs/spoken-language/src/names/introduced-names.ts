const word = String.raw`\p{L}[\p{L}'’-]+`;
const other =
  "(?:and|but|so|yes|no|is|a|the|my|we|i|i['’]\\p{L}+|can|could|for|from|with|on|in|to|at|here|calling|thanks|please)";
/** After these words comes a name, with or without a capital. */
const named = new RegExp(
  String.raw`\b(my name is|(?:the|first|last|family) name is|(?:under|in) the name of|name's)\s+${word}(?:\s(?!${other}\b)${word}){0,2}`,
  'giu',
);

const capital = String.raw`(?!I['’])\p{Lu}[\p{L}'’-]+`;
const fullName = String.raw`${capital}(?:\s${capital}){0,2}`;
/** After these words a name may come, which a capital shows. */
const introduced = new RegExp(
  String.raw`\b([Tt]his is|I am|I['’]m|[Ii]t['’]s|[Ii]t is|[Vv]oicemail of)\s+(${fullName})`,
  'gu',
);
const dayName =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)\b/i;
/** "Elena Brooks here", "Elena speaking". */
const announced = new RegExp(String.raw`(?<![\p{L}'’-])${fullName}(?=,? (?:here|speaking)\b)`, 'gu');

/** Replaces the names by which people introduce themselves. */
export const replaceIntroducedNames = (text: string, instead: string): string =>
  text
    .replaceAll(named, `$1 ${instead}`)
    .replaceAll(introduced, (all, how, who) => (dayName.test(String(who)) ? all : `${how} ${instead}`))
    .replaceAll(announced, instead);
