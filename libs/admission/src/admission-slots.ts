import type { AdmissionReason } from '@booking/contracts/admission-reason';
import type { RemoteRelease } from '@booking/contracts/remote-build';
import { mostAtOnePlace } from '@booking/contracts/remote-slots';
import { slotModule } from '@booking/contracts/remotes';

type Release = Pick<RemoteRelease, 'routes' | 'screens'> & { slots: NonNullable<RemoteRelease['slots']> };

const reserved = slotModule('');

/** Slots have modules that were built, and each place has a few of them that can be told apart. */
export function slotsReasons({ routes, screens, slots }: Release): AdmissionReason[] {
  const ofRoutes = routes.flatMap(({ screen }, index) =>
    screen.startsWith(reserved)
      ? [
          {
            field: `routes.${index}.screen`,
            problem: `${screen} begins as the modules of slots do.`,
            fix: 'Give the screen another name.',
          },
        ]
      : [],
  );
  const ofSlots = slots.flatMap(({ place, module, title }, index) => {
    const before = slots.slice(0, index).filter((other) => other.place === place);
    const reason = (field: string, problem: string, fix: string): AdmissionReason => ({
      field: `slots.${index}.${field}`,
      problem,
      fix,
    });
    return [
      ...(screens.includes(slotModule(module))
        ? []
        : [
            reason(
              'module',
              `${title} is the module ${module}, which the build does not expose.`,
              `Export Slot from src/${module}/${module}.slot.tsx and build again.`,
            ),
          ]),
      ...(before.some((other) => other.title === title)
        ? [reason('title', `Another slot at ${place} is called ${title}.`, 'Give it another title in remote.json.')]
        : []),
      ...(before.length === mostAtOnePlace
        ? [
            reason(
              'place',
              `It has more than ${mostAtOnePlace} slots at ${place}.`,
              'Leave room for other teams: put what belongs together into one slot.',
            ),
          ]
        : []),
    ];
  });
  return [...ofRoutes, ...ofSlots];
}
