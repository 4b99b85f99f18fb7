import { spawnSync } from 'node:child_process';

const apt = (...args: string[]): boolean =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Learns what Debian has. @returns whether that went well */
export const refreshPackages = (): boolean => apt('update', '-qq');

/** Installs packages of Debian. @returns whether that went well */
export const installPackages = (...names: string[]): boolean =>
  apt('install', '-y', '-qq', '--no-install-recommends', ...names);
