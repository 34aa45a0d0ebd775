import { Module } from '@nestjs/common';
import { homeAnswers } from '#projections/home/home.query';
import { HomeController } from '#server/home/home.controller';

@Module({ controllers: [HomeController], providers: homeAnswers })
export class HomeModule {}
