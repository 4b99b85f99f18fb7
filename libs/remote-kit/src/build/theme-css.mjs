import { dark } from '../dark-theme.ts';
import { light } from '../theme.ts';

const rule = (theme, names) => `:root{${names.map((name) => `--${name}:${theme[name]}`).join(';')}}`;

/**
 * The tokens that a stylesheet uses, as CSS variables in light and dark.
 * @throws Error for a token that Fluent does not have
 */
export function themeCss(css) {
  const used = [...new Set([...css.matchAll(/var\(--(\w+)\)/g)].map(([, name]) => name))].sort();
  const unknown = used.filter((name) => !(name in light));
  if (unknown.length > 0) throw new Error(`These are no tokens of Fluent: ${unknown.join(', ')}`);
  const differing = used.filter((name) => light[name] !== dark[name]);
  return `${rule(light, used)}@media (prefers-color-scheme:dark){${rule(dark, differing)}}`;
}
