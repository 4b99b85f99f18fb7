/** The style sheet of the control server's pages. */
export const pageStyles = `
:root {
  --ground: #ffffff; --text: #1b1f24; --quiet: #57606a; --line: #d0d7de; --accent: #0f548c; --on-accent: #ffffff;
  --good: #e6f2ec; --bad: #fbe9e7;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #16191d; --text: #e8eaed; --quiet: #a9b1ba; --line: #3d444d; --accent: #7cb7ea; --on-accent: #0b1a27;
    --good: #1d3327; --bad: #43211d;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 56rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.5rem; margin: 0 0 0.5rem; }
h2 { font-size: 1.125rem; margin: 2.25rem 0 0.75rem; }
h3 { font-size: 1rem; margin: 0; }
a { color: var(--accent); }
code { font-size: 0.875rem; overflow-wrap: anywhere; }
.quiet { color: var(--quiet); font-size: 0.875rem; font-weight: 400; margin: 0 0 0.75rem; }
.side-by-side { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); gap: 1.5rem; }
form { display: grid; align-content: start; gap: 0.25rem; max-width: 24rem; min-width: 0; }
.side-by-side.two { grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); }
.side-by-side > form { max-width: none; }
.side-by-side .quiet { margin: 0.25rem 0 0; }
.side-by-side h3 { margin-bottom: 0.5rem; }
.whole { white-space: nowrap; }
.buttons { display: flex; flex-wrap: wrap; gap: 0.75rem; }
.buttons button { flex: 1 1 8rem; max-width: 16rem; }
label { font-weight: 600; }
select, button, input { font: inherit; color: inherit; min-height: 2.75rem; padding: 0 0.75rem; border-radius: 4px; }
select, input { background: var(--ground); border: 1px solid var(--quiet); margin-bottom: 0.75rem; width: 100%; }
button { background: var(--accent); color: var(--on-accent); border: 0; font-weight: 600; cursor: pointer; }
.second { background: var(--ground); color: var(--text); border: 1px solid var(--quiet); }
:is(select, button, input, a):focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
fieldset { display: grid; gap: 0.25rem; min-width: 0; margin: 0; padding: 0.5rem 1rem 1rem; border: 1px solid var(--line); border-radius: 4px; }
fieldset button { margin-top: 0.75rem; }
fieldset.troubled { border-color: var(--text); background: var(--bad); }
legend { font-weight: 600; padding: 0 0.25rem; margin-left: -0.25rem; }
legend .quiet { margin: 0; }
.choice { display: flex; gap: 0.75rem; align-items: start; padding: 0.375rem 0; font-weight: 400; }
.choice input { flex: none; width: 1.25rem; min-height: 0; height: 1.25rem; margin: 0.125rem 0 0; accent-color: var(--accent); }
.notice { padding: 0.75rem 1rem; border-radius: 4px; background: var(--good); }
.notice.failed { background: var(--bad); }
form.notice { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; justify-content: space-between; max-width: none; margin-top: 0.75rem; }
form.notice p { margin: 0; }
.turns { list-style: none; margin: 1.5rem 0; padding: 0; display: grid; gap: 0.75rem; }
.turns li { display: grid; max-width: 85%; justify-self: start; }
.turns .words { padding: 0.625rem 0.875rem; border: 1px solid var(--line); border-radius: 0.75rem; overflow-wrap: anywhere; }
.turns .caller { justify-self: end; }
.turns .caller .speaker { text-align: end; }
.turns .caller .words { background: var(--good); }
.turns .tool { display: block; }
.turns .tool .words { padding: 0; border: 0; }
.speaker { color: var(--quiet); font-size: 0.875rem; }
form.wide { max-width: none; margin-bottom: 0.75rem; }

table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
th { color: var(--quiet); font-weight: 600; }
dt { font-weight: 600; }
dd { margin: 0 0 0.75rem; overflow-wrap: anywhere; }
@media (max-width: 40rem) {
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { display: block; padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
  td { display: grid; grid-template-columns: 5.5rem 1fr; border: 0; padding: 0.125rem 0; }
  td::before { content: attr(data-label); color: var(--quiet); }
}
`;
