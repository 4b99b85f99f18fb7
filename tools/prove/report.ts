import { format } from 'prettier';
import { keyOf, runnerOf, type PromiseCheck } from './promise-check.ts';
import { verdictOf, type Results } from './results.ts';

export type Section = { title: string; checks: PromiseCheck[] };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const day = (at: string | undefined): string => at?.slice(0, 16).replace('T', ' ') ?? '–';
const words = { kept: 'kept', broken: 'broken', 'not shown': 'not shown yet' } as const;

const counted = (checks: PromiseCheck[], results: Results): string => {
  const kept = checks.filter((check) => verdictOf(check, results) === 'kept').length;
  return `${kept} of ${checks.length} promises were kept when their proofs last ran.`;
};

const rowsOf = ({ checks }: Section, results: Results) =>
  checks.map((check) => ({
    promise: check.promise,
    verdict: verdictOf(check, results),
    proofs: check.proofs.map((proof) => {
      const result = results.of(proof);
      return {
        name: keyOf(proof),
        kind: runnerOf(proof),
        passed: result?.passed,
        at: day(result?.at),
        took: result ? `${result.seconds.toFixed(1)} s` : '–',
        said: result?.said ?? '',
        seen: proof.mutation ? day(results.findKilledAt(proof)) : '–',
      };
    }),
  }));

/** What is read in the repository. */
export function asMarkdown(sections: Section[], results: Results): Promise<string> {
  const lines = sections.flatMap((section) => [
    `## ${section.title}`,
    '',
    ...rowsOf(section, results).flatMap(({ promise, verdict, proofs }) => [
      `**${promise}** – ${words[verdict]}`,
      '',
      ...proofs.map(
        ({ name, at, took, said, seen }) => `- ${name}${said && `: ${said}`} (${at}, ${took}; seen failing ${seen})`,
      ),
      '',
    ]),
  ]);
  const all = sections.flatMap(({ checks }) => checks);
  const head = ['# Promises, shown', '', `Written by \`npm run prove\`. ${counted(all, results)} Times are UTC.`, ''];
  return format([...head, ...lines].join('\n'), { parser: 'markdown' });
}

const style = `
:root { color-scheme: light dark; --line: #8884; --good: #0e700e; --bad: #b10e1c; --dim: #616161; }
@media (prefers-color-scheme: dark) { :root { --good: #54b054; --bad: #e37d80; --dim: #adadad; } }
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2rem; }
article { border-top: 1px solid var(--line); padding: .75rem 0; break-inside: avoid; }
h3 { font-size: 1rem; margin: 0; font-weight: 600; } .kept { color: var(--good); } .broken { color: var(--bad); }
table { border-collapse: collapse; width: 100%; font-size: .85rem; margin-top: .25rem; }
th, td { text-align: left; padding: .15rem .75rem .15rem 0; vertical-align: top; } th { color: var(--dim); font-weight: 400; }
td:first-child { overflow-wrap: anywhere; width: 60%; } small { color: var(--dim); }
@media print { body { margin: 0; max-width: none; font-size: 11px; } }`;

/** A page that needs nothing but itself, to read, to print, to hand on. */
export function asPage(sections: Section[], results: Results): string {
  const mark = (passed: boolean | undefined): string =>
    passed === undefined ? 'not run' : passed ? 'passed' : 'failed';
  const article = ({ promise, verdict, proofs }: ReturnType<typeof rowsOf>[number]): string => `<article>
<h3>${escaped(promise)} <span class="${verdict}">– ${words[verdict]}</span></h3>
${
  proofs.length === 0
    ? '<small>No test shows it yet.</small>'
    : `<table><thead><tr><th>Shown by</th><th>Result</th><th>When (UTC)</th><th>Took</th><th>Seen failing</th></tr></thead><tbody>${proofs
        .map(
          ({ name, passed, at, took, said, seen }) =>
            `<tr><td>${escaped(name)}${said && `<br><small>${escaped(said)}</small>`}</td><td class="${passed === undefined ? '' : passed ? 'kept' : 'broken'}">${mark(passed)}</td><td>${at}</td><td>${took}</td><td>${seen}</td></tr>`,
        )
        .join('')}</tbody></table>`
}
</article>`;
  const all = sections.flatMap(({ checks }) => checks);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Promises, shown</title><style>${style}</style></head>
<body><h1>Promises, shown</h1><p>${counted(all, results)}</p>
${sections.map((section) => `<section><h2>${escaped(section.title)}</h2>${rowsOf(section, results).map(article).join('\n')}</section>`).join('\n')}
</body></html>
`;
}
