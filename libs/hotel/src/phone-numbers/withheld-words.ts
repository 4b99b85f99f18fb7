const list = (words: string): string[] => words.split(' ');

/** What carriers and switchboards write in place of a number that they do not tell, and dial where only digits are taken. */
export const dialedWords = list(
  'anonymous restricted private blocked withheld unknown unavailable hidden payphone invalid',
);

/** The same in other words and languages, which nobody dials. */
export const writtenWords = [
  ...list('unidentified undisclosed suppressed unlisted unassigned null undefined none na'),
  ...list('anonym anonyme anónimo anonimo inconnu masqué unbekannt unterdrückt verborgen privat privé privado privato'),
  ...list('desconocido oculto restringido sconosciuto nascosto unbekannter onbekend afgeschermd skjult okänd ukjent'),
  ...list('非通知 匿名 表示圏外 公衆電話 未知 발신번호표시제한 скрыт неизвестен аноним'),
];

export const writtenPhrases = [
  ...['not available', 'not provided', 'out of area', 'pay phone', 'public phone', 'coin line'],
  ...['no caller id', 'no number', 'no id'],
];

/** What such a word is written with: "Private Number", "Caller ID withheld", "Numéro inconnu". */
export const companionWords = list(
  'number caller id name line phone call calling party user the numéro appel número llamada numero nummer rufnummer anrufer номер',
);
