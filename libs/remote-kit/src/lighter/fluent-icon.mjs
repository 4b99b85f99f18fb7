import { createElement } from 'react';

/** In place of Fluent's, which brings the styles at run time with it, into each remote. Ours have one colour and face one way. */
export const createFluentIcon = (name, width, paths) => {
  const size = width === '1em' ? 20 : width;
  const shapes = paths.map((d) => createElement('path', { key: d, d }));
  return function FluentIcon({ className = '', ...props }) {
    const role = props['aria-label'] ? { role: 'img' } : { 'aria-hidden': true };
    const box = { width, height: width, viewBox: `0 0 ${size} ${size}`, fill: 'currentColor' };
    return createElement('svg', { ...box, ...role, ...props, className: `fui-Icon ${className}` }, shapes);
  };
};
