import { defaultModel } from '#contract/timetable/timetable';
import { ModelChosen } from '#contract/timetable/timetable.events';
import { projections } from '#projections/kit/projection';
import { uuidV5 } from '#projections/kit/uuid';
import { ActiveModel } from '#projections/timetable/model.query';
import { founded, id, YEAR } from '#test/projecting/a-school';
import { at, readSide } from '#test/kit/read-side';
import '#server/app.module';

const { given } = readSide(...projections());
const [regular, ramadan] = [{ ...defaultModel, tipe: 'B', durasi: 40 }, { ...defaultModel, tipe: 'R', durasi: 30 }];
const chosen = (model: typeof regular, sebelum: typeof regular | null = null) => ModelChosen({ id_tahun_ajaran: YEAR, model, sebelum });
const week = (monday: string) => new ActiveModel({ id_week: uuidV5(YEAR, monday) });

test('each week has the hours that its lessons had, from the day after another model was chosen', async () => {
  const found = given(...founded, ...at('2026-07-15T03:00:00.000Z', chosen(regular)), ...at('2026-08-09T03:00:00.000Z', chosen(ramadan, regular)), ...at('2026-08-26T03:00:00.000Z', chosen(regular, ramadan)));
  const types = await Promise.all(['2026-07-13', '2026-08-03', '2026-08-10', '2026-08-24', '2026-11-02'].map(async (it) => (await found.ask(week(it)))?.data.tipe));
  expect(types).toEqual(['B', 'B', 'R', 'B', 'B']);
  expect(await found.ask(new ActiveModel({ id_week: id(999) }))).toBeUndefined();
  expect((await given(...founded).ask(week('2026-07-13')))?.data).toEqual(defaultModel);
});
