import { NO_PLAN } from '#contract/lesson/plan';
import { LessonsPlanned } from '#contract/lesson/plan.events';
import { PlanningReminded } from '#contract/lesson/planning.events';
import { TopicChanged, TopicRemoved, TopicWritten } from '#contract/lesson/topic.events';
import type { Fact } from '#contract/kit/event';
import { SYSTEM } from '#server/kit/deciding/command';
import { planDecider, PlanLessons, RearrangePlans, UndoPlanning } from '#server/lesson/plan.decider';
import { planningReminderDecider, RemindOfPlanning } from '#server/lesson/planning-reminder.decider';
import { AttachFile, ChangeTopic, RemoveTopic, topicDecider, UnlinkFiles, WriteTopic } from '#server/lesson/topic.decider';
import { given, NOW } from '#test/kit/given';
import { idOf } from '#test/kit/school-data';

const course = { id_kelas_tahun_ajaran: idOf('7A'), id_mata_pelajaran: idOf('MTK') };
const act = { ...course, id_rencana: idOf('act') };
const [first, second, off, foreign] = [idOf('s1'), idOf('s2'), idOf('libur'), idOf('7B s1')];
const [pecahan, aljabar, kd1, kd2, elsewhere, alien] = ['pecahan', 'aljabar', '3.1', '3.2', 'kelas 8', 'ipa'].map(idOf) as [string, string, string, string, string, string];
const lesson = (id_sesi: string, more = {}) => ({ id_sesi, ...course, libur: false, tingkat: 7, ...more });
const of = (id: string, more = {}) => ({ id, id_mata_pelajaran: course.id_mata_pelajaran, tingkat: 7, ...more });
const known = {
  sesi: [lesson(first), lesson(second), lesson(off, { libur: true }), lesson(foreign, { id_kelas_tahun_ajaran: idOf('7B') })],
  topik: [of(pecahan), of(aljabar), of(elsewhere, { tingkat: 8 })], kd: [of(kd1), of(kd2), of(alien, { id_mata_pelajaran: idOf('IPA') })],
};
const plans = (...facts: Fact<any>[]) => given(planDecider)(...facts).knowing({ known });
const plan = (daftar_sesi: string[], wish: PlanLessons['data']['wish'], sebelum?: object) => new PlanLessons({ ...act, daftar_sesi, wish, sebelum: sebelum as never }, SYSTEM);
const topicOnly = { ...NO_PLAN, id_topik: pecahan };
const whole = { ...topicOnly, id_kd_master: kd1, direncanakan: NOW };
const planned = (id_sesi: string, next: object, sebelum: object = NO_PLAN, sebab = 'isi', id_rencana = act.id_rencana) => LessonsPlanned({ ...course, id_rencana, sebab: sebab as never, sesi: [{ id_sesi, ...next, sebelum } as never] });

describe('the plan of a lesson', () => {
  test('is one once there are topic and competence, since the later of the two', () => {
    plans().when(plan([first], { id_topik: pecahan })).then(planned(first, topicOnly));
    plans(planned(first, topicOnly)).when(plan([first], { id_kd_master: kd1 })).then(planned(first, whole, topicOnly));
    plans(planned(first, { ...whole, direncanakan: '2026-07-01T00:00:00.000Z' })).when(plan([first], { id_topik: aljabar })).then(planned(first, { ...whole, id_topik: aljabar, direncanakan: '2026-07-01T00:00:00.000Z' }, { ...whole, direncanakan: '2026-07-01T00:00:00.000Z' }));
    plans(planned(first, whole)).when(plan([first], { id_topik: null })).then(planned(first, { ...whole, id_topik: null, direncanakan: null }, whole));
  });
  test('is of many lessons at once; those that are so already stay', () => {
    plans().when(plan([first, second, first], { id_topik: pecahan })).then(LessonsPlanned({ ...act, sebab: 'isi', sesi: [first, second].map((id_sesi) => ({ id_sesi, ...topicOnly, sebelum: NO_PLAN })) }));
    plans(planned(first, topicOnly)).when(plan([first], { id_topik: pecahan })).nothing();
  });
  test('is not of a holiday, of another class, or about another subject or level', () => {
    plans().when(plan([off], { id_topik: pecahan })).refused('LESSON_OFF');
    plans().when(plan([foreign], { id_topik: pecahan })).refused('FOREIGN_LESSON');
    plans().when(plan([idOf('nowhere')], { id_topik: pecahan })).refused('FOREIGN_LESSON');
    plans().when(plan([first], { id_topik: elsewhere })).refused('OTHER_SUBJECT');
    plans().when(plan([first], { id_kd_master: alien })).refused('OTHER_SUBJECT');
    plans().when(plan([first], { id_topik: idOf('no topic') })).refused('OTHER_SUBJECT');
  });
  test('is not changed by who has not seen what stands there', () => {
    plans(planned(first, whole)).when(plan([first], { id_topik: aljabar }, { id_topik: null })).refused('CONFLICT');
    plans(planned(first, whole)).when(plan([first], { id_topik: aljabar }, { id_topik: pecahan })).then(planned(first, { ...whole, id_topik: aljabar }, whole));
  });
});

describe('plans of several lessons', () => {
  test('are not taken back to what is gone, nor for a lesson that is of another subject by now', () => {
    const [taken, anew] = [new UndoPlanning({ ...act, id_rencana: idOf('undo'), diurungkan: idOf('anew') }, SYSTEM), { ...whole, id_topik: aljabar }];
    const changed = LessonsPlanned({ ...course, id_rencana: idOf('anew'), sebab: 'isi', sesi: [first, second].map((id_sesi) => ({ id_sesi, ...anew, sebelum: id_sesi === first ? whole : NO_PLAN })) });
    const since = (more: object) => given(planDecider)(planned(first, whole), changed).knowing({ known: { ...known, ...more } }).when(taken);
    const onlySecond = planned(second, NO_PLAN, anew, 'urung', idOf('undo'));
    since({ topik: [of(aljabar)] }).then(onlySecond);
    since({ kd: [] }).then(onlySecond);
    since({ sesi: [lesson(first, { id_mata_pelajaran: idOf('IPA') }), lesson(second)] }).then(onlySecond);
  });
  const content = { id_topik: pecahan, id_kd_master: kd1 };
  const nowhere = { id_topik: null, id_kd_master: null };
  const push = (dari: object) => new RearrangePlans({ ...act, id_rencana: idOf('push'), sebab: 'geser', sesi: [{ id_sesi: first, ...nowhere, dari: content }, { id_sesi: second, ...content, dari: dari as never }] }, SYSTEM);
  const pushed = LessonsPlanned({ ...course, id_rencana: idOf('push'), sebab: 'geser', sesi: [{ id_sesi: first, ...NO_PLAN, zoom_setting: '99999999999', sebelum: { ...whole, zoom_setting: '99999999999' } }, { id_sesi: second, ...whole, sebelum: NO_PLAN }] });
  const before = planned(first, { ...whole, zoom_setting: '99999999999' });
  test('are pushed on as they were shown; where a lesson is held stays with it', () => {
    plans(before).when(push(nowhere)).then(pushed);
    plans(before, planned(second, { ...NO_PLAN, id_topik: aljabar }, NO_PLAN, 'isi', idOf('other'))).when(push(nowhere)).refused('PREVIEW_OLD');
  });
  const undo = (diurungkan: string) => new UndoPlanning({ ...act, id_rencana: idOf('undo'), diurungkan }, SYSTEM);
  test('are taken back at once, but for what was changed since', () => {
    plans(before, pushed).when(undo(idOf('push'))).then(LessonsPlanned({ ...course, id_rencana: idOf('undo'), sebab: 'urung', sesi: pushed.data.sesi.map(({ id_sesi, sebelum, ...now }) => ({ id_sesi, ...sebelum, sebelum: now })) }));
    plans(before, pushed, planned(second, { ...whole, id_topik: aljabar }, whole, 'isi', idOf('later'))).when(undo(idOf('push')))
      .then(LessonsPlanned({ ...course, id_rencana: idOf('undo'), sebab: 'urung', sesi: [{ id_sesi: first, ...whole, zoom_setting: '99999999999', sebelum: { ...NO_PLAN, zoom_setting: '99999999999' } }] }));
    plans(before).when(undo(idOf('never'))).nothing();
  });
  test('are taken back in what they are about, where only their room was changed since', () => {
    const moved = { ...whole, zoom_setting: '81112223334' };
    plans(planned(first, whole, NO_PLAN, 'isi', idOf('act')), planned(first, moved, whole, 'isi', idOf('later'))).when(undo(idOf('act')))
      .then(LessonsPlanned({ ...course, id_rencana: idOf('undo'), sebab: 'urung', sesi: [{ id_sesi: first, ...NO_PLAN, zoom_setting: '81112223334', sebelum: moved }] }));
  });
});

describe('a topic', () => {
  const isi = { judul: 'Pecahan', uraian: '<p>Bilangan</p>', id_mata_pelajaran: idOf('MTK'), id_level: idOf('VII'), tampil_mulai: null, tautan: [], daftar_gambar: [] as string[], daftar_berkas: [] as string[] };
  const [id_topik, id_guru, picture] = [idOf('topic'), idOf('budi'), idOf('picture')];
  const written = TopicWritten({ id_topik, id_guru, ...isi });
  const topics = (needs: object, ...facts: Fact<any>[]) => given(topicDecider)(...facts).knowing(needs);
  test('is written once, with pictures of whoever writes it', () => {
    topics({}).when(new WriteTopic({ id_topik, id_guru, topic: isi }, SYSTEM)).then(written);
    topics({}, written).when(new WriteTopic({ id_topik, id_guru, topic: isi }, SYSTEM)).nothing();
    topics({ own: { gambar: [], berkas: [] } }).when(new WriteTopic({ id_topik, id_guru, topic: { ...isi, daftar_gambar: [picture] } }, SYSTEM)).refused('NO_SUCH_PICTURE');
  });
  test('is changed with what it was; in use it stays with its subject', () => {
    const change = (topic: object, sebelum?: object) => new ChangeTopic({ id_topik, topic, sebelum: sebelum as never }, SYSTEM);
    topics({ use: 0 }, written).when(change({ judul: 'Pecahan biasa' })).then(TopicChanged({ id_topik, ...isi, judul: 'Pecahan biasa', sebelum: isi }));
    topics({ use: 0 }, written).when(change({ judul: isi.judul })).nothing();
    topics({ use: 3 }, written).when(change({ id_level: idOf('VIII') })).refused('TOPIC_MOVED');
    topics({ use: 0 }, written).when(change({ judul: 'Lain' }, { judul: 'Yang lama' })).refused('CONFLICT');
    topics({ use: 0 }).when(change({ judul: 'Lain' })).refused('NOT_FOUND');
    topics({ use: 0, own: { gambar: [], berkas: [] } }, written).when(change({ daftar_gambar: [picture] })).refused('NO_SUCH_PICTURE');
  });
  test('is removed where no lesson is about it', () => {
    topics({ use: 2 }, written).when(new RemoveTopic({ id_topik }, SYSTEM)).refused('TOPIC_IN_USE');
    topics({ use: 0 }, written).when(new RemoveTopic({ id_topik }, SYSTEM)).then(TopicRemoved({ id_topik, ...isi }));
    topics({ use: 0 }, written, TopicRemoved({ id_topik, ...isi })).when(new RemoveTopic({ id_topik }, SYSTEM)).nothing();
  });
  test('shows a picture no more once it is unlinked', () => {
    const shown = TopicWritten({ id_topik, id_guru, ...isi, daftar_gambar: [picture] });
    const unlink = new UnlinkFiles({ id_topik, files: [picture] }, SYSTEM);
    topics({}, shown).when(unlink).then(TopicChanged({ id_topik, ...isi, sebelum: { ...isi, daftar_gambar: [picture] } }));
    topics({}, written).when(unlink).nothing();
  });
});

test('a topic takes a file once, and so many; one that is named has to be kept for topics by its writer', () => {
  const isi = { judul: 'Pecahan', uraian: '', id_mata_pelajaran: idOf('MTK'), id_level: idOf('VII'), tampil_mulai: null, tautan: [], daftar_gambar: [], daftar_berkas: [] as string[] };
  const [id_topik, id_file] = [idOf('topic'), idOf('file')];
  const attach = (...facts: Fact<any>[]) => given(topicDecider)(...facts).when(new AttachFile({ id_topik, id_file }, SYSTEM));
  const name = (own: string[]) => given(topicDecider)(written).knowing({ use: 0, own: { gambar: [], berkas: own } }).when(new ChangeTopic({ id_topik, topic: { daftar_berkas: [id_file] } }, SYSTEM));
  const written = TopicWritten({ id_topik, id_guru: idOf('budi'), ...isi });
  const attached = TopicChanged({ id_topik, ...isi, daftar_berkas: [id_file], sebelum: isi });
  attach(written).then(attached);
  attach(written, attached).nothing();
  name([id_file]).then(attached);
  name([]).refused('NO_SUCH_FILE');
  const full = Array.from({ length: 10 }, (_, i) => idOf(`file ${i}`));
  attach(TopicWritten({ id_topik, id_guru: idOf('budi'), ...isi, daftar_berkas: full })).refused('TOO_MANY_FILES');
});

test('a teacher is reminded of each lesson once', () => {
  const wish = { id_guru: idOf('budi'), tanggal_awal: '2026-07-13' };
  const remind = (sesi: string[], ...facts: Fact<any>[]) => given(planningReminderDecider)(...facts).knowing({ unplanned: { sesi, zona_waktu: 'Asia/Jakarta' } }).when(new RemindOfPlanning(wish, SYSTEM));
  const told = PlanningReminded({ ...wish, daftar_sesi: [first], dikirim: NOW });
  remind([first]).then(told);
  remind([first, second], told).then(PlanningReminded({ ...wish, daftar_sesi: [second], dikirim: NOW }));
  remind([first], told).refused('ALREADY_TOLD');
  remind([]).refused('NOTHING_UNPLANNED');
});
