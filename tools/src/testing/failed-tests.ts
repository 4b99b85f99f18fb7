import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { repositoryPath } from '../build/build.ts';

type JestReport = {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};
type Suite = {
  suites?: Suite[];
  specs?: { title: string; file: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[];
};

/** The first lines say what was expected; a page that is printed after them would hide it. */
const firstLines = (message: string): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 8)
    .map((line) => `    ${line.slice(0, 200)}`)
    .join('\n');

const said = (file: string, title: string, message = ''): string => `${file}: ${title}\n${firstLines(message)}`;

/** What failed in a report of Jest: file, title and what was expected. A file that could not run is one of them. */
export function failedInJest({ testResults }: JestReport): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(repositoryPath('.'), name);
    if (assertionResults.length === 0 && message) return [said(file, 'could not run', message)];
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    return failed.map(({ fullName, failureMessages }) => said(file, fullName, failureMessages[0]));
  });
}

/** What failed in a report of Playwright: file, title and what was expected. */
export function failedInJourneys({ suites = [], specs = [] }: Suite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      return said(file, title, results.find(({ error }) => error)?.error?.message);
    }),
    ...suites.flatMap(failedInJourneys),
  ];
}
