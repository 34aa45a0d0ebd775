import { Module } from '@nestjs/common';
import { DocumentController } from '#server/document/document.controller';
import { Press } from '#server/document/press';
import { PrintByIdAnswer, PrintDesk } from '#server/document/print-desk';
import { PrintJobs } from '#server/document/print-jobs';

@Module({ controllers: [DocumentController], providers: [PrintJobs, PrintDesk, PrintByIdAnswer, Press] })
export class DocumentModule {}
