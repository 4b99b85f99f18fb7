/** Words no caller takes for a person's. AI counts in capitals alone, as "ai" is a word of other languages. */
const machine = [
  /\bAI\b/,
  /\bartificial intelligence\b/i,
  /\b(ai|virtual|digital|automated|computerized)[ -]([\w-]+ ){0,2}(assistant|agent|receptionist|concierge|attendant|operator)\b/i,
  /\bautomated ((voice|phone|telephone|answering|booking|reservations?) )?(system|service)\b/i,
  /\b(chat|voice|ro)?bot\b/i,
];

/** What is recorded has to be the call: a reservation is "recorded" too, and a greeting can be "a recorded message". */
const recording = [
  /\b((this|the|your|our|all|every|each) (\w+ )?(call|line|conversation)|calls|conversations|you say)\b[^.!?;]*\b(recorded|recording)\b(?! (message|announcement|greeting|voice))/i,
  /\b(you|we|this)('re| are| is| (may|might|will|can) be) ((being|monitored|and|or) )*recorded\b(?! (message|announcement|greeting|voice))/i,
  /\b(recorded|recording|records?) ([\w']+ ){0,3}(calls?|line|conversations?)\b/i,
];

const no = String.raw`\b(not|never|no|without|cannot|\w+n't)`;
/** "Not speaking with a bot" and "never recorded" say the opposite of a notice. */
const noMachine = new RegExp(String.raw`${no}( [\w']+){0,3} (AI|(chat|voice|ro)?bot|virtual|automated)\b`, 'gi');
const noRecording = new RegExp(String.raw`${no}( [\w']+){0,2} record\w*`, 'gi');

const plain = (text: string): string =>
  text
    .replaceAll('’', "'")
    .replaceAll(/\bA\.I\b\.?/g, 'AI')
    .replaceAll(/\s+/g, ' ');
const tells = (notice: RegExp[], denial: RegExp) => (text: string) => {
  const said = plain(text).replaceAll(denial, '');
  return notice.some((words) => words.test(said));
};

/** Whether an English-speaking caller who hears this knows that no person speaks. */
export const mentionsAi: (text: string) => boolean = tells(machine, noMachine);

/** Whether an English-speaking caller who hears this knows that the call may be recorded. */
export const mentionsRecording: (text: string) => boolean = tells(recording, noRecording);
