import { Module } from '@nestjs/common';
import { CallsModule } from '../log/calls.module.ts';
import { RecordingListeners } from './recording-listeners.service.ts';
import { RecordingPlayback } from './recording-playback.service.ts';
import { RecordingsController } from './recordings.controller.ts';
import { RecordingsRepository } from './recordings.repository.ts';
import { Recordings } from './recordings.service.ts';
import { UnwantedRecordingJob } from './unwanted-recording.job.ts';

/** Recordings of calls: listening to them and erasing them. */
@Module({
  imports: [CallsModule],
  controllers: [RecordingsController],
  providers: [Recordings, RecordingsRepository, RecordingPlayback, RecordingListeners, UnwantedRecordingJob],
  exports: [Recordings, UnwantedRecordingJob],
})
export class RecordingsModule {}
