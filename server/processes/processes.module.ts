import { Module } from '@nestjs/common';
import { DailySeal } from '#server/processes/daily-seal';
import { EndAccountHandler } from '#server/processes/end-account';
import { ClearTracesHandler, DestroyKeysHandler } from '#server/processes/erase-person';
import { Setup } from '#server/processes/first-setup';
import { FirstSetupController } from '#server/processes/first-setup.controller';
import { NewPeople } from '#server/processes/new-people';
import { NewPeopleController } from '#server/processes/new-people.controller';
import { PeopleModule } from '#server/people/people.module';

@Module({ imports: [PeopleModule], controllers: [FirstSetupController, NewPeopleController], providers: [Setup, NewPeople, DailySeal, DestroyKeysHandler, ClearTracesHandler, EndAccountHandler] })
export class ProcessesModule {}
