import { Module } from '@nestjs/common';
import { DailySeal } from '#server/processes/daily-seal';
import { Setup } from '#server/processes/first-setup';
import { FirstSetupController } from '#server/processes/first-setup.controller';

@Module({ controllers: [FirstSetupController], providers: [Setup, DailySeal] })
export class ProcessesModule {}
