/** @jest-environment node */
import { eventTypes } from '#contract/kit/event';
import { decider, historiesFor, withHistory } from '#server/kit/deciding/decider';
import { exportsUnder } from '#test/kit/source-files';
import '#server/app.module';

beforeAll(() => exportsUnder('server', '.decider.ts'));

/** Domain A.3: what tells of persons is not the curriculum office's to read. */
const OF_PERSONS = ['account', 'audit-read', 'calendar-feed', 'consent', 'data-request', 'disclosure', 'display', 'document', 'import', 'leave', 'person', 'picture', 'student', 'teacher'];

test('a history of which nobody says who reads it is read by nobody', () => {
  decider({ stream: 'unsaid', idOf: () => '', commands: {}, events: {}, initial: null, decide: {}, evolve: {} });
  withHistory({ stream: 'said', history: ['guruBK'] });
  const everybody = ['admin', 'kepalaSekolah', 'auditor', 'kurikulum', 'guruBK'];
  expect(historiesFor(everybody)).not.toContain('unsaid');
  expect([historiesFor(['guruBK']), historiesFor(['murid']), historiesFor([])]).toEqual([['said'], [], []]);
});

test('the auditors read every decider’s history, the curriculum office those of teaching', () => {
  for (const role of ['admin', 'kepalaSekolah', 'auditor']) expect(historiesFor([role]).sort()).toEqual(historiesFor(['admin']).sort());
  expect(historiesFor(['admin'])).toEqual(expect.arrayContaining([...OF_PERSONS, 'attendance', 'subject', 'timetable']));
  expect(historiesFor(['admin']).filter((it) => !historiesFor(['kurikulum']).includes(it)).sort()).toEqual(OF_PERSONS);
});

test('a personal field is read by those whom its event names, and by nobody where none are named', () => {
  const read = (role: string) => eventTypes().flatMap((it) => it.guarded.filter(({ readers }) => readers.includes(role)).map(({ name }) => `${it.type}.${name}`)).sort();
  const notes = ['AttendanceNoted.notes', 'AttendanceNoted.sebelum'];
  const answers = ['AnswersReceivedLate.jawaban', 'AnswersSaved.jawaban', 'EssayMarked.catatan', 'LateAnswersAccepted.jawaban', 'FocusExplained.penjelasan', 'IncidentNoted.keterangan'];
  const keys = ['QuestionRevised', 'QuestionWritten'].flatMap((type) => ['kunci', 'pasangan', 'pembahasan', 'rubrik'].map((it) => `${type}.${it}`)).concat('KeyCorrected.koreksi', 'KeyCorrected.koreksi_sebelum', 'AssignmentChanged.soal', 'AssignmentChanged.soal_sebelum', 'AssignmentSet.soal');
  const grades = ['AttitudeJudged.jurnal', 'DescriptionWritten.sebelum', 'DescriptionWritten.teks'];
  const reports = ['AchievementRecorded.prestasi', 'AchievementRecorded.sebelum', 'AchievementRemoved.sebelum', 'ActivityGraded.note', 'ActivityGraded.note_sebelum', 'ConductRecorded.note', 'ConductRecorded.note_sebelum', 'ReportAttitudeSet.jurnal', 'ReportAttitudeSet.jurnal_sebelum', 'ReportNoteWritten.sebelum', 'ReportNoteWritten.teks', 'ReportPublished.isi'];
  const names = ['AccountClosed', 'AccountCorrected', 'AccountOpened', 'StudentCorrected', 'StudentRegistered', 'StudentRemoved', 'TeacherCorrected', 'TeacherRegistered', 'TeacherRemoved'].map((it) => `${it}.nama`);
  expect(read('auditor')).toEqual(names);
  expect(read('kurikulum')).toEqual([...answers, ...notes, ...grades, ...reports, ...keys].sort());
  expect(read('kepalaSekolah')).toEqual([...names, ...answers, ...notes, ...grades, ...reports, ...keys, 'PaymentStatusChanged.sebelum', 'PaymentStatusChanged.status'].sort());
  for (const it of eventTypes()) expect([it.type, it.personal.map(({ name }) => name).filter((name) => !it.guarded.some((one) => one.name === name))]).toEqual([it.type, []]);
  expect(read('admin').filter((it) => /Health|Parents|penandatangan/.test(it))).toEqual([]);
});
