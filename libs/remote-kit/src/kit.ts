// The one module of this library that shell and remotes share at run time. Only what is listed here is part of the contract:
// a shared module keeps all its exports, so whole packages are never shared.
export {
  hostApiVersion,
  HostApiContext,
  useHost,
  useMay,
  useRecordTitle,
  type HostApi,
  type Toast,
} from './host-api.ts';
export { createQueryClient } from './query-client.ts';
export { SavedViews } from './saved-views/saved-views.tsx';
export { Time } from './time.tsx';
export {
  Slot,
  type FoundRecord,
  type Place,
  type PlaceProps,
  type SearchProvider,
  type SlotLink,
  type SlotPlace,
  type SlotProps,
} from './slots.tsx';
export { useCopy } from './use-copy.ts';
export {
  queryOptions,
  QueryClientProvider,
  useIsFetching,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { Link, Navigate, NavLink, Outlet, useBlocker, useLocation, useNavigate, useParams } from 'react-router';
