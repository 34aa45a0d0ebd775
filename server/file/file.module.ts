import { Module } from '@nestjs/common';
import { fileAnswers } from '#projections/file/file.query';
import { DropFileHandler } from '#server/file/drop-file';
import { BytesOfFileAnswer } from '#server/file/bytes-of-file';
import { FileController } from '#server/file/file.controller';
import { FileSender } from '#server/file/file-sender';
import { FileVault } from '#server/file/file-vault';
import { pictureDecider } from '#server/file/picture.decider';
import { Pictures } from '#server/file/pictures';
import { UploadLimit } from '#server/file/upload-limit';
import { decidedBy } from '#server/kit/deciding/decided-by';

@Module({
  controllers: [FileController],
  providers: [...decidedBy(pictureDecider), ...fileAnswers, BytesOfFileAnswer, DropFileHandler, FileSender, FileVault, Pictures, UploadLimit],
  exports: [FileSender, FileVault, Pictures],
})
export class FileModule {}
