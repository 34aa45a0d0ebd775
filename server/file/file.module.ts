import { Module } from '@nestjs/common';
import { fileAnswers } from '#projections/file/file.query';
import { AppSign } from '#server/file/app-sign';
import { documentDecider } from '#server/file/document.decider';
import { Documents } from '#server/file/documents';
import { DropFileHandler } from '#server/file/drop-file';
import { BytesOfFileAnswer } from '#server/file/bytes-of-file';
import { FileController } from '#server/file/file.controller';
import { FileSender } from '#server/file/file-sender';
import { FileVault } from '#server/file/file-vault';
import { LogoOnPaperAnswer } from '#server/file/logo-on-paper';
import { pictureDecider } from '#server/file/picture.decider';
import { Pictures } from '#server/file/pictures';
import { UploadLimit } from '#server/file/upload-limit';
import { Uploads } from '#server/file/uploads';
import { decidedBy } from '#server/kit/deciding/decided-by';

@Module({
  controllers: [FileController],
  providers: [...decidedBy(pictureDecider), ...decidedBy(documentDecider), ...fileAnswers, AppSign, BytesOfFileAnswer, Documents, DropFileHandler, FileSender, FileVault, LogoOnPaperAnswer, Pictures, UploadLimit, Uploads],
  exports: [Documents, FileSender, FileVault, Pictures],
})
export class FileModule {}
