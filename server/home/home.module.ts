import { Module } from '@nestjs/common';
import { homeAnswers } from '#projections/home/home.query';
import { schoolAnswers } from '#projections/home/school.query';
import { HomeController } from '#server/home/home.controller';
import { KeptOut } from '#server/home/kept-out';

@Module({ controllers: [HomeController], providers: [...homeAnswers, ...schoolAnswers, KeptOut] })
export class HomeModule {}
