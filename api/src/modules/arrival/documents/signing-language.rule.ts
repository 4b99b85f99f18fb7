import type { GuestLanguage } from '@booking/contracts/guest-language';
import type { SigningText } from '@booking/contracts/precheckin';
import { defaultSettings, type SettingKey, type SettingValues } from '@booking/contracts/settings';
import type { SigningTextEntity } from './signing-text.entity.ts';

export type SigningKind = SigningTextEntity['kind'];

/** A wording as a guest is shown it. */
export type ShownText = Omit<SigningText, 'language'> & Pick<SigningTextEntity, 'language'>;

type TextKey = Extract<SettingKey, `${SigningKind}Text${string}`>;

/** The setting that holds a text in a language. */
export const signingTextKeys: Record<GuestLanguage, Record<SigningKind, TextKey>> = {
  en: { registration: 'registrationText', authorization: 'authorizationText' },
  es: { registration: 'registrationTextEs', authorization: 'authorizationTextEs' },
};

/**
 * Whether a hotel has a text in a language: one that it wrote, or ours as long as its English one is ours, too. A translation of other
 * words than those that the hotel uses is no version of them.
 */
function isOwn(kind: SigningKind, language: GuestLanguage, settings: SettingValues): boolean {
  const [key, english] = [signingTextKeys[language][kind], signingTextKeys.en[kind]];
  if (settings[key] === '') return false;
  return settings[key] !== defaultSettings[key] || settings[english] === defaultSettings[english];
}

/** The words of a text, and the language that they are in: English where the hotel has no version in the one that is asked for. */
export function signingWords(
  kind: SigningKind,
  asked: GuestLanguage,
  settings: SettingValues,
): { language: GuestLanguage; text: string } {
  const language = isOwn(kind, asked, settings) ? asked : 'en';
  return { language, text: settings[signingTextKeys[language][kind]] };
}
