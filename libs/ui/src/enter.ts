type Pressed = { key: string; isComposing?: boolean; keyCode?: number };
type Press = Pressed & { nativeEvent?: Pressed; preventDefault: () => void };

/** What browsers call the key of a word that is being composed. Safari has ended the composition when it tells of the Enter that confirmed it. */
const composingCode = 229;

/** Whether a pressed key belongs to a word that is being put together, as Japanese and Chinese are typed. */
export function isComposing({ nativeEvent, ...press }: Press): boolean {
  const { isComposing: isGoingOn, keyCode } = nativeEvent ?? press;
  return isGoingOn === true || keyCode === composingCode;
}

/** Whether Enter was pressed to send or pick something, not to confirm a word. */
export const isEnter = (event: Press): boolean => event.key === 'Enter' && !isComposing(event);

/** Keeps a form from being sent by the Enter that confirms a word. */
export function keepComposed(event: Press): void {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
}
