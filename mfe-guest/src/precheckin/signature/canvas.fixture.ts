import { fireEvent, screen } from '@testing-library/react';

const marksOf = new WeakMap<HTMLCanvasElement, string[]>();
const nothing = (): void => undefined;

function contextOf(canvas: HTMLCanvasElement): object {
  const marks: string[] = [];
  marksOf.set(canvas, marks);
  const context = {
    font: '',
    fillStyle: '',
    measureText: (text: string) => ({ width: (text.length * Number.parseFloat(context.font)) / 2 }),
    clearRect: () => void marks.splice(0),
    fillText: (text: string) => void marks.push(`${text} in ${context.fillStyle}`),
    arc: (x: number, y: number) => void marks.push(`${x}, ${y}`),
  };
  return new Proxy(context, { get: (own, name) => (Reflect.get(own, name) ?? nothing) as unknown });
}

/** A canvas here does not draw: its image is a list of what was put on it. */
export const listWhatIsDrawn = (): void =>
  void Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement) {
      return contextOf(this);
    },
    toDataURL(this: HTMLCanvasElement) {
      return `data:image/png;base64,${btoa(JSON.stringify(marksOf.get(this) ?? []))}`;
    },
  });

/** What was put on the canvas that an image is of. */
export const marksIn = (dataUrl: string): string[] => JSON.parse(atob(dataUrl.split(',')[1]!)) as string[];

export const pad = () => screen.getByRole('img', { name: 'Place to draw your signature' });

export const padIsReady = () => screen.findByText('Sign here with your finger, a pen or the mouse.');

/** Draws a stroke as soon as the pad is ready. */
export async function draw(): Promise<void> {
  await padIsReady();
  const pressed = { buttons: 1, pointerId: 1 };
  fireEvent.pointerDown(pad(), { ...pressed, clientX: 10, clientY: 40 });
  fireEvent.pointerMove(pad(), { ...pressed, clientX: 60, clientY: 10 });
  fireEvent.pointerUp(pad(), { buttons: 0, pointerId: 1, clientX: 90, clientY: 40 });
}
