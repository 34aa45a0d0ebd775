import { Module } from '@nestjs/common';
import { homeroomAnswers } from '#projections/homeroom/homeroom.query';
import { HomeroomController } from '#server/homeroom/homeroom.controller';

@Module({ controllers: [HomeroomController], providers: homeroomAnswers })
export class HomeroomModule {}
