/** "Customer ended call" from the voice platform's "customer-ended-call". */
export function inWords(code: string): string {
  const words = code.replaceAll(/[-_]+/g, ' ').trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
