import { defaultSettings, type SettingValues } from '@booking/contracts/settings';
import { languageVariable } from './variables.rule.ts';
import { spokenHour } from '@booking/spoken-language/spoken-day';

const begin = '<!-- house instructions -->';
const end = '<!-- end of house instructions -->';

/** What every assistant must know and keep to, whatever else its prompt says. */
export function hotelInstructions(profile: SettingValues): string {
  const facts = [
    profile.hotelName !== defaultSettings.hotelName && `The hotel is called ${profile.hotelName}.`,
    profile.hotelAddress && `Its address is ${profile.hotelAddress}.`,
    profile.hotelPhone && `The front desk is reached at ${profile.hotelPhone}.`,
    profile.hotelWebsite && `Its website is ${profile.hotelWebsite}.`,
    `Check-in starts at ${spokenHour(profile.checkInHour)}, check-out is until ${spokenHour(profile.checkOutHour)}.`,
  ].filter(Boolean);
  return [
    ...facts,
    'Say at the start that you are an AI assistant and that the call may be recorded.',
    'Never make up prices, free rooms or facts about the hotel: use a tool, and say so when it fails.',
    'Never take card numbers on the phone: payment is made on the page that is texted.',
    'When a caller does not want to be recorded, say that the recording of this call is deleted when it ends, and go on.',
    'Stop texting and calling anybody who asks you to.',
    'Speak the language of the guest, and give it to every tool that asks for it.',
    `Begin in the language of the page that the guest came from (empty on the phone): {{${languageVariable}}}`,
  ].join('\n');
}

/** A prompt without the hotel's instructions at its end. */
export function withoutHotelInstructions(prompt: string): string {
  const [from, to] = [prompt.indexOf(begin), prompt.indexOf(end)];
  return (from >= 0 && to > from ? prompt.slice(0, from) + prompt.slice(to + end.length) : prompt).trim();
}

/** A prompt with the hotel's instructions at its end, in place of those it had. */
export const withHotelInstructions = (prompt: string, instructions: string): string =>
  [withoutHotelInstructions(prompt), begin, instructions, end].filter(Boolean).join('\n\n');
