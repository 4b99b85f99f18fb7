import { visibleText } from '@booking/hotel/visible-text';

/** The ten digits of a number of North America, however it is typed; anything else as it is, for the schema to refuse. */
export function tenDigits(typed: string): string {
  const plain = visibleText(typed)
    .replace(/^tel:/i, '')
    .replace(/[\s().\-/]/g, '');
  const [, digits] = /^(?:\+?1)?(\d{10})$/.exec(plain) ?? [];
  return digits ?? typed.trim();
}
