const locales = { en: 'en-US', es: 'es-US' } as const;
type Language = keyof typeof locales;

const formats = new Map<string, Intl.DateTimeFormat>();

function inWords(date: string, language: Language, parts: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${JSON.stringify(parts)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', ...parts });
  formats.set(key, format);
  return format.format(new Date(`${date}T00:00:00Z`));
}

const halves = { en: ['AM', 'PM'], es: ['a. m.', 'p. m.'] } as const;

/** "3 PM", "3:30 p. m." of HH:MM. By hand: the server and a browser may differ in how they write it in Spanish. */
export function clockInWords(time: string, language: Language): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = halves[language][hour < 12 ? 0 : 1];
  return `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`} ${half}`;
}

const day = { month: 'short', day: 'numeric' } as const;
const wholeDay = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const;

/** "Dec 22, 3 PM", or with all of the date "Tuesday, December 22, 2026, 3 PM": a moment by the hotel's clock. */
export const dayAndTime = (at: { date: string; time: string }, language: Language, isWhole = false): string =>
  `${inWords(at.date, language, isWhole ? wholeDay : day)}, ${clockInWords(at.time, language)}`;
