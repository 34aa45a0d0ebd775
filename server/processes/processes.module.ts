import { Module } from '@nestjs/common';
import { DailySeal } from '#server/processes/daily-seal';
import { ClearTracesHandler, DestroyKeysHandler } from '#server/processes/erase-person';
import { Setup } from '#server/processes/first-setup';
import { FirstSetupController } from '#server/processes/first-setup.controller';

@Module({ controllers: [FirstSetupController], providers: [Setup, DailySeal, DestroyKeysHandler, ClearTracesHandler] })
export class ProcessesModule {}
