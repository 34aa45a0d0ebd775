import { type Kysely, sql } from 'kysely';
import type { InputOf, OutputOf } from '#contract/kit/endpoint';
import { audit } from '#contract/audit/audit.api';
import { addDays, instantOf } from '#contract/school-year/school-days';
import { NOBODY, streamChange } from '#projections/audit/change.projection';
import { placesOf, placeTables } from '#projections/audit/places';
import { account } from '#projections/identity/account.projection';
import { institution } from '#projections/institution/institution.projection';
import { settingsOf } from '#projections/institution/settings.query';
import { filtered, paged, searched } from '#projections/kit/paged';
import { answer, Question } from '#projections/kit/question';
import { removedPerson } from '#projections/people/people.projection';

/** What changed last in those kinds of streams that the asking may read. */
export class RecentChanges extends Question<InputOf<typeof audit.changes> & { hanya: readonly string[] }, OutputOf<typeof audit.changes>> {}

const tables = () => [streamChange, account, removedPerson, institution, ...placeTables()];

const all = (db: Kysely<any>) =>
  db.selectFrom('stream_change')
    .leftJoin('account as pelaku', 'pelaku.id_akun', 'stream_change.oleh').leftJoin('removed_person as bekas', 'bekas.id_orang', 'stream_change.oleh')
    .leftJoin('account as orang', 'orang.id_akun', 'stream_change.id').leftJoin('removed_person as bekas_orang', 'bekas_orang.id_orang', 'stream_change.id');
/** So many changes of one person in one thing within an hour are more than a class's register. */
const BULK = 40;
const OUTSIDE = (zone: string) => sql<boolean>`(extract(isodow FROM at::timestamptz AT TIME ZONE ${zone}) = 7 OR extract(hour FROM at::timestamptz AT TIME ZONE ${zone}) NOT BETWEEN 6 AND 17)`;
/** Never what people sign in with: a teacher's number is their first password, and counting what is found would tell it. */
const NAMES = ['pelaku.nama', 'bekas.nama', 'orang.nama', 'bekas_orang.nama'];

export const changeAnswers = [
  answer(RecentChanges, tables, async (db: Kysely<any>, { jenis, oleh, id, dates, sifat, pelaku, sistem, hanya, search, sortBy, order, ...page }) => {
    let found = searched(filtered(all(db).where('jenis', 'in', [...hanya]), { jenis, oleh, 'stream_change.id': id }), search, NAMES);
    if (!sistem) found = found.where('oleh', '<>', NOBODY);
    if (pelaku) found = found.where('role', pelaku === 'murid' ? '=' : '<>', 'murid');
    const { zona_waktu } = await settingsOf(db as never);
    if (sifat) found = sifat === 'massal' ? found.where('jumlah', '>=', BULK) : found.where(OUTSIDE(zona_waktu));
    if (dates) {
      const [from, to] = dates.split(',') as [string, string];
      found = found.where('jam', '>=', instantOf(from, 0, zona_waktu).toISOString()).where('jam', '<', instantOf(addDays(to, 1), 0, zona_waktu).toISOString());
    }
    const rows = found.select(['stream', 'jam', 'jenis', 'stream_change.id as id', 'at', 'type', 'jumlah', 'oleh', 'role',
      sql<string | null>`coalesce(pelaku.nama, pelaku.username, bekas.nama)`.as('nama'), sql<string | null>`coalesce(orang.nama, orang.username, bekas_orang.nama)`.as('orang')])
      .orderBy(sortBy, order).orderBy('stream').orderBy('oleh');
    const { data, ...counted } = await paged(rows, page);
    const places = await placesOf(db, data);
    return { ...counted, data: data.map(({ oleh, nama, role, orang, jam, id, ...it }) => ({
      ...it, id: `${it.stream} ${jam} ${oleh}`, tentang: orang ?? places.get(id) ?? null, oleh: { id_akun: oleh === NOBODY ? null : oleh, nama, role },
    })) };
  }),
];
