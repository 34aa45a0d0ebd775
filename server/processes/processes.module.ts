import { Module } from '@nestjs/common';
import { DailySeal } from '#server/processes/daily-seal';
import { ClearTracesHandler, DestroyKeysHandler } from '#server/processes/erase-person';
import { Setup } from '#server/processes/first-setup';
import { FirstSetupController } from '#server/processes/first-setup.controller';
import { VerifyEmail } from '#server/processes/verify-email';
import { VerifyEmailController } from '#server/processes/verify-email.controller';

@Module({ controllers: [FirstSetupController, VerifyEmailController], providers: [Setup, VerifyEmail, DailySeal, DestroyKeysHandler, ClearTracesHandler] })
export class ProcessesModule {}
