import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { LogoOnPaper } from '#projections/file/file.query';
import { SchoolSettings } from '#projections/institution/settings.query';
import { AppSign } from '#server/file/app-sign';

@QueryHandler(LogoOnPaper)
export class LogoOnPaperAnswer implements IQueryHandler<LogoOnPaper> {
  constructor(private readonly queries: QueryBus, private readonly sign: AppSign) {}

  async execute() {
    const { logo } = await this.queries.execute(new SchoolSettings());
    return logo ? this.sign.drawn(logo, '512') : undefined;
  }
}
