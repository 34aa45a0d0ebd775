import type { Kompetensi } from '#contract/curriculum/rpp';
import { rpp as api } from '#contract/curriculum/rpp.api';
import type { IsiRpp } from '#contract/curriculum/rpp-parts';
import type { Berkas } from '#contract/file/file';
import { competencesOf, competenceTables } from '#projections/curriculum/competences-of';
import { rpp, rppRemark, rppWriter } from '#projections/curriculum/rpp.projection';
import { file } from '#projections/file/file.projection';
import { filesOf } from '#projections/file/file.query';
import { account } from '#projections/identity/account.projection';
import { answer, answeredFrom, Question } from '#projections/kit/question';
import { removedPerson, student, teacher } from '#projections/people/people.projection';

/** Competences and documents as they are read, by the ids that parts of a plan held; `topik`: what plans are about, by the ids of those that one was begun with. */
export class NamedInRpp extends Question<Pick<IsiRpp, 'ki' | 'kd' | 'tp' | 'lampiran'> & { dari: readonly string[] }, { kompetensi: Kompetensi[]; berkas: Berkas[]; topik: Record<string, string> }> {}

const tables = [file, ...competenceTables] as const;
// What was done stands in the log; that something was done moves the plan, who writes it or what is remarked.
answeredFrom(api.history, [rpp, rppWriter, rppRemark, teacher, student, account, removedPerson, ...tables]);

export const rppHistoryAnswers = [
  answer(NamedInRpp, [...tables, rpp], async (db, { lampiran, dari, ...isi }) => {
    const [kompetensi, berkas, plans] = await Promise.all([competencesOf(db, isi), filesOf(db as never, lampiran), dari.length ? db.selectFrom('rpp').select(['id', 'materi_pokok']).where('id', 'in', dari).execute() : []]);
    return { kompetensi, berkas, topik: Object.fromEntries(plans.map((it) => [it.id, it.materi_pokok])) };
  }),
];
