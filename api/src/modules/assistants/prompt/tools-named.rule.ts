import { ToolAudience, toolCatalogue, toolOf } from '@booking/contracts/tools';

const verbs = new Set(
  ToolAudience.options.flatMap((audience) => Object.keys(toolCatalogue[audience]).map((name) => name.split('_')[0]!)),
);
/** A text without variables and addresses of pages and of people, in which nothing that looks like a tool is one. */
const proseOf = (text: string): string =>
  text
    .replaceAll(/\{\{[^{}]*\}\}/g, ' ')
    .split(/\s+/)
    .filter((word) => !word.includes('://') && !word.includes('@'))
    .join(' ');
const snakeCase = /(?<![\w.-])[a-z][a-z0-9]*(?:_[a-z0-9]+)+(?![\w-]|\.\w)/g;
/** Words for the days of a stay, though tools begin like this as well. */
const ofStay = /^check_(in|out)_/;

const ownerOf = (name: string): ToolAudience | undefined =>
  ToolAudience.options.find((audience) => toolOf(audience, name));

/** Words that read like a tool: between backticks, called like a function, or beginning as our tools do. */
function toolsNamed(prompt: string): string[] {
  const text = proseOf(prompt);
  const words = [...text.matchAll(snakeCase)].filter(({ 0: word, index }) => {
    const [before, after] = [text[index - 1], text[index + word.length]];
    const isWritten = (before === '`' && after === '`') || after === '(';
    return isWritten || ownerOf(word) || (verbs.has(word.split('_')[0]!) && !ofStay.test(word));
  });
  return [...new Set(words.map(([word]) => word))];
}

const spoken = (audience: ToolAudience): string => audience.replaceAll('_', ' ');

/** A sentence for each tool that a text names and assistants of this audience do not have. */
export const missingTools = (text: string, audience: ToolAudience): string[] =>
  toolsNamed(text)
    .filter((name) => !toolOf(audience, name))
    .map((name) => {
      const owner = ownerOf(name);
      return owner
        ? `${name} is a tool of the ${spoken(owner)} assistant; this one does not have it.`
        : `There is no tool called ${name}. Correct the name, or write the words apart if no tool is meant.`;
    });
