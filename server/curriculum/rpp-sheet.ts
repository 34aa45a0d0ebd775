import type { Kertas } from '#contract/document/document';
import { isOne, OVERSEERS } from '#contract/identity/identity';
import { ApprovedRpps, RppPaperOf } from '#projections/curriculum/rpp-on-paper.query';
import { OneRpp } from '#projections/curriculum/rpp.query';
import { LogoOnPaper } from '#projections/file/file.query';
import { SchoolSettings } from '#projections/institution/settings.query';
import { ActiveSchoolYear, SchoolYearById } from '#projections/school-year/school-year.query';
import type { Ask } from '#projections/kit/question';
import { rppDocument } from '#server/curriculum/rpp-document';
import { type Asked, longPrint } from '#server/kit/document/long-print';
import type { Sheet } from '#server/kit/document/sheet';

/** A plan on paper, in one version or as it is written now; nothing where there is none. */
export async function rppSheet({ id, versi, kertas }: { id: string; versi?: number | undefined; kertas: Kertas }, ask: Ask, now: Date): Promise<Sheet | undefined> {
  const [found, paper, school, logo] = await Promise.all([ask(new OneRpp({ id })), ask(new RppPaperOf({ id, versi })), ask(new SchoolSettings()), ask(new LogoOnPaper())]);
  return found && paper && rppDocument({ rincian: found.data, paper, kertas, pada: now.toISOString() }, school, logo);
}

const semester = async ({ id_tahun_ajaran }: Asked, ask: Ask) => id_tahun_ajaran ?? (await ask(new ActiveSchoolYear()))?.id_tahun_ajaran;

/** Every plan of a semester that is in force, for the school's leaders. */
export const rppPrint = longPrint({
  jenis: 'rpp',
  allows: ({ roles }) => isOne(OVERSEERS, { roles }),
  async nameOf(asked, ask) {
    const id = await semester(asked, ask);
    const year = id ? await ask(new SchoolYearById({ id })) : undefined;
    return ['RPP', year?.data.semester, year?.data.nama].filter(Boolean).join(' ');
  },
  async items(asked, ask) {
    const id_tahun_ajaran = await semester(asked, ask);
    return id_tahun_ajaran ? ask(new ApprovedRpps({ id_tahun_ajaran })) : [];
  },
  sheets: (items, { kertas }, ask, now) => Promise.all(items.map(({ id, versi }) => rppSheet({ id, versi, kertas }, ask, now))),
});
