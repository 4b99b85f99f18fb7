import { parentPort, workerData } from 'node:worker_threads';
import { signedCopyFile, type SignedCopy } from './signed-copy.mapper.ts';

parentPort!.postMessage(await signedCopyFile(workerData as SignedCopy));
