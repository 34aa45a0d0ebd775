import { Module } from '@nestjs/common';
import { Setup } from '#server/processes/first-setup';
import { FirstSetupController } from '#server/processes/first-setup.controller';

@Module({ controllers: [FirstSetupController], providers: [Setup] })
export class ProcessesModule {}
