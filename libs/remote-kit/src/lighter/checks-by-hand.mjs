// Zod writes a program for the checks of an object where it may run one, and finds out by trying. Our pages may not (page-policy.ts),
// which the browser notes down as a violation each time, and what writes the program is a part of the script.
const tries = 'const jit = !core.globalConfig.jitless;';

export default function checksByHand(source) {
  if (!source.includes(tries)) throw new Error('Zod decides in another way whether it writes programs; see here.');
  return source.replace(tries, 'const jit = false;');
}
