import { dark, light } from '../theme.ts';

const names = Object.keys(light);
const column = (cells) => `${JSON.stringify(cells.join('|'))}.split('|')`;

/** Writes the themes as three columns: the names of the tokens, and their values in light and, where it differs, in dark. */
export default () => `
const names = ${column(names)};
const inLight = ${column(names.map((name) => light[name]))};
const inDark = ${column(names.map((name) => (dark[name] === light[name] ? '' : dark[name])))};
const theme = (values) => Object.fromEntries(names.map((name, at) => [name, values[at] || inLight[at]]));
export const light = theme(inLight);
export const dark = theme(inDark);
`;
