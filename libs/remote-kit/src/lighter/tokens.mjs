// layers are no part of a theme, so each brings its own
const layers = ['Background', 'Content', 'Overlay', 'Popup', 'Messages', 'Floating', 'Priority', 'Debug'];
const heights = [0, 1, 1000, 2000, 3000, 4000, 5000, 6000];
const withLayers = Object.fromEntries(
  layers.map((layer, at) => [`zIndex${layer}`, `var(--zIndex${layer}, ${heights[at]})`]),
);

/** In place of Fluent's table of its tokens, each of which is the variable of its name. */
export const tokens = new Proxy(withLayers, { get: (own, name) => own[name] ?? `var(--${String(name)})` });
