import { readFileSync } from 'node:fs';
import type { DomainWords } from './domain-words.ts';

/** Where each file of `template` goes. */
const targets: Record<string, string> = {
  contract: 'libs/contracts/src/__domain__/__many__.ts',
  migration: 'api/src/platform/database/migrations/__time__-__many__.ts',
  module: 'api/src/modules/__domain__/__many__/__many__.module.ts',
  controller: 'api/src/modules/__domain__/__many__/__many__.controller.ts',
  service: 'api/src/modules/__domain__/__many__/__many__.service.ts',
  repository: 'api/src/modules/__domain__/__many__/__many__.repository.ts',
  entity: 'api/src/modules/__domain__/__many__/__one__.entity.ts',
  mapper: 'api/src/modules/__domain__/__many__/__one__.mapper.ts',
  'api.test': 'api/src/modules/__domain__/__many__/__many__.api.test.ts',
};

const isWord = (name: string, words: DomainWords): name is keyof DomainWords => name in words;

/** @throws Error for a placeholder that is no word */
const withWords = (text: string, words: DomainWords): string =>
  text.replaceAll(/__([A-Za-z]+)__/g, (placeholder, name: string) => {
    if (!isWord(name, words)) throw new Error(`There is no word for ${placeholder}.`);
    return words[name];
  });

/** The files of a new subject of the API, by their paths in the repository. */
export const domainFiles = (words: DomainWords): Map<string, string> =>
  new Map(
    Object.entries(targets).map(([template, target]) => {
      const text = readFileSync(new URL(`./template/${template}.ts.txt`, import.meta.url), 'utf8');
      return [withWords(target, words), withWords(text, words)];
    }),
  );
