import { Module } from '@nestjs/common';
import { ToolRepliesController } from './tool-replies.controller.ts';
import { ToolRepliesRepository } from './tool-replies.repository.ts';
import { ToolRepliesService } from './tool-replies.service.ts';

/** Where replies to tool calls fall short of what the voice platform asks for. */
@Module({ controllers: [ToolRepliesController], providers: [ToolRepliesRepository, ToolRepliesService] })
export class ToolRepliesModule {}
