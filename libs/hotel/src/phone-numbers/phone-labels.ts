const list = (words: string): string[] => words.split(' ');

/** What a number is called in a list of contacts or an address, in several languages. */
export const phoneLabels = [
  ...list('tel telephone telefon teléfono tlf tél téléphone phone ph fon fono portable'),
  ...list('mobile mobil móvil mob cell cellular celular cel handy gsm home work office'),
  ...list('whatsapp sms callto no nr p t m c h w'),
];
