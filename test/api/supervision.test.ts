import { exam as exams } from '#contract/exam/exam.api';
import { sitting } from '#contract/exam/sitting.api';
import { supervision } from '#contract/exam/supervision.api';
import { common } from '#contract/kit/refusal';
import { MinutesOfRoom } from '#projections/exam/minutes.query';
import { ExtendTime } from '#server/exam/attempt.commands';
import { CancelExam, SeatParticipants } from '#server/exam/exam.commands';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Refused } from '#server/kit/deciding/refused';
import { publicUrl } from '#server/kit/public-url';
import { anExam, type Exam, ofStudent, roomOf, save } from '#test/kit/an-exam';
import { type School, testSchool } from '#test/kit/school';
import { idOf, type Student, type Who } from '#test/kit/school-data';
import { until } from '#test/kit/until';
import { Watcher } from '#test/live/watcher';

let school: School;
let begin: Date;
beforeAll(async () => {
  school = await testSchool();
  begin = school.clock.now();
});
afterEach(() => {
  school.clock.turnTo(begin);
  jest.restoreAllMocks();
});
afterAll(() => school.close());

const minute = (n: number) => new Date(begin.getTime() + n * 60_000).toISOString();
const later = (n: number) => school.clock.turnTo(minute(n));
const start = (who: Student, { id_cbt }: Exam, perangkat = 'hp') => school.ask(who, sitting.start, { id: id_cbt, perangkat });
const act = async (name: string, action: string, more: object = {}, who: Who = 'budi', asked: object = {}) =>
  school.ask(who, supervision.act, { id_pengawas_cbt: roomOf(name), action, reason: 'listrik padam', ...more }, asked);
const results = async (...it: Parameters<typeof act>) => Object.fromEntries((await act(...it)).body.data.map(({ id_murid, hasil }: { id_murid: string; hasil: string }) => [id_murid, hasil]));
const rows = async (name: string) => (await school.ask('budi', supervision.body, { id_pengawas_cbt: roomOf(name) })).body.data.rows;
const rowOf = async (name: string, who: Student) => (await rows(name)).find((it: { id_murid: string }) => it.id_murid === idOf(who));
const head = async (name: string, who: Who = 'budi') => (await school.ask(who, supervision.head, { id_pengawas_cbt: roomOf(name) })).body.data;
const inLog = async (exam: Exam, who: Student, type: string) =>
  (await school.query('SELECT data FROM es.event WHERE stream = $1 AND type = $2 ORDER BY revision', [`attempt-${ofStudent(exam, who).id_peserta}`, type])).rows.map((it) => it.data);
const [ANI, BENI, CITRA, DEDI] = ['ani', 'beni', 'citra', 'dedi'].map(idOf) as [string, string, string, string];

const noted = async () => (await school.query("SELECT value FROM vault.setting WHERE name = 'exam-alive'")).rows[0]?.value;

test('a room whose exam opened while the server was not there begins when it is again, and closes as much later', async () => {
  const exam = await anExam(school, 'opening', { mulai: minute(1), tutup: minute(61) });
  await until('it is noted that it is there, though nobody sits yet', async () => (await noted()) === begin.toISOString());
  await school.restart(async () => later(16));
  await until('its room begins', async () => (await head('opening')).kejadian.length === 1);
  expect(await head('opening')).toMatchObject({ mulai_nyata: minute(16), tutup_nyata: minute(76), kejadian: [{ id_murid: null, jenis: 'teknis', keterangan: expect.stringContaining('Server terhenti') }] });
  expect((await start('ani', exam)).body.data.deadlineAt).toBe(minute(76));
});

test('what is done to one or to all of a room is answered for each alone', async () => {
  const exam = await anExam(school, 'many');
  await start('ani', exam);
  await start('beni', exam);
  expect(await results('many', 'jeda')).toEqual({ [ANI]: 'ok', [BENI]: 'ok', [CITRA]: 'NOT_STARTED', [DEDI]: 'NOT_STARTED' });
  expect(await results('many', 'jeda', { listMurid: [ANI] })).toEqual({ [ANI]: 'tidak_berubah' });
  expect(await rowOf('many', 'ani')).toMatchObject({ status: 'diblokir', isLocked: true, jeda: true, alasan_kunci: 'listrik padam', terkunci_sejak: begin.toISOString() });
  later(12);
  expect(await results('many', 'lanjutkan', { reason: '', listMurid: [ANI, BENI, idOf('eka'), ANI] })).toEqual({ [ANI]: 'ok', [BENI]: 'ok', [idOf('eka')]: 'NOT_IN_ROOM' });
  expect(await rowOf('many', 'ani')).toMatchObject({ status: 'mengerjakan', jeda: false, alasan_kunci: null, tambahan: 12, tenggat: minute(72) });
  expect((await start('ani', exam)).body.data.deadlineAt).toBe(minute(72));
  expect(await results('many', 'selesaikan', { listMurid: [BENI] })).toEqual({ [BENI]: 'ok' });
  expect(await results('many', 'buka_lagi', { listMurid: [BENI], minutes: 5 })).toEqual({ [BENI]: 'ok' });
  expect(await rowOf('many', 'beni')).toMatchObject({ status: 'mengerjakan', tenggat: minute(77) });
  expect(await results('many', 'ulang', { listMurid: [BENI] })).toEqual({ [BENI]: 'ok' });
  expect(await rowOf('many', 'beni')).toMatchObject({ status: 'belum_mulai', mulai: null, tambahan: 0 });
  // Another supervisor looks at the attempt of before still, and voids that.
  await start('beni', exam);
  expect(await results('many', 'ulang', { listMurid: [BENI], ke: { [BENI]: 1 } })).toEqual({ [BENI]: 'OTHER_ATTEMPT' });
  // A start waits for no board.
  await until('the board shows the second attempt', async () => (await rowOf('many', 'beni')).ke === 2);
  expect(await rowOf('many', 'beni')).toMatchObject({ status: 'mengerjakan' });
  expect((await head('many')).tambahan.map(({ menit, sebab, oleh }: { menit: number; sebab: string; oleh: string }) => `${menit} ${sebab} ${oleh}`).sort()).toEqual(['12 jeda Budi Prasetyawan', '12 jeda Budi Prasetyawan', '5 pengawas Budi Prasetyawan']);
  // Two were paused by one act, and let go on by another.
  const { jeda } = await head('many');
  expect(jeda).toEqual([{ nomor: 1, daftar_murid: expect.arrayContaining([ANI, BENI]), sejak: begin.toISOString(), sampai: minute(12), menit: 12, akhir: 'lanjutkan', alasan: 'listrik padam', oleh: 'Budi Prasetyawan', alasan_akhir: '', oleh_akhir: 'Budi Prasetyawan' }]);
});

test('the same action under the same key is done once, and what it lacks is named', async () => {
  const exam = await anExam(school, 'key');
  await start('ani', exam);
  const key = crypto.randomUUID();
  const twice = await Promise.all([1, 2].map(() => act('key', 'tambah_waktu', { minutes: 7, listMurid: [ANI] }, 'budi', { headers: { 'idempotency-key': key } })));
  for (const { body } of twice) expect(body.data).toEqual([{ id_murid: ANI, hasil: 'ok' }]);
  expect(await inLog(exam, 'ani', 'TimeExtended')).toHaveLength(1);
  for (const [more, field] of [[{ action: 'tambah_waktu', minutes: 0 }, 'minutes'], [{ action: 'kunci', reason: ' ' }, 'reason'], [{ action: 'ulang', reason: ' x ' }, 'reason'], [{ action: 'pesan', reason: '' }, 'reason'], [{ action: 'buka_lagi', minutes: -5 }, 'minutes'], [{ action: 'jeda', minutes: 5 }, 'minutes']] as const) {
    const { status, body } = await act('key', '', more);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  }
  expect((await school.ask('budi', supervision.act, { action: 'jeda', reason: 'padam' })).body.code).toBe('ROOM_OR_EXAM');
  expect((await act('key', 'tambah_waktu', { minutes: 500 })).status).toBe(422);
  expect((await act('key', 'pesan', { id_cbt: idOf('another') })).status).toBe(404);
});

test.each([['UNKNOWN_OUTCOME', 'was stored'], ['UNKNOWN_OUTCOME', 'was not stored'], ['RACE_LOST', 'was not stored']] as const)('what nobody knows of one student (%s, and it %s) is no line of an answer: under the same key each is helped once', async (code, how) => {
  const name = `${code} ${how}`;
  const exam = await anExam(school, name);
  await start('ani', exam);
  await start('beni', exam);
  const bus = school.nest.get(CommandBus);
  const execute = bus.execute.bind(bus);
  const unsure = jest.spyOn(bus, 'execute').mockImplementation(async (command) => {
    if (!(command instanceof ExtendTime) || command.data.id_murid !== BENI) return execute(command);
    if (how === 'was stored') await execute(command);
    throw new Refused(common[code]);
  });
  const extend = () => act(name, 'tambah_waktu', { minutes: 7, listMurid: [ANI, BENI, CITRA] }, 'budi', { headers: { 'idempotency-key': idOf(name) } });
  const { status, body } = await extend();
  expect([status, body.code]).toEqual([503, 'UNKNOWN_OUTCOME']);
  unsure.mockRestore();
  expect((await extend()).body.data).toEqual([{ id_murid: ANI, hasil: 'ok' }, { id_murid: BENI, hasil: 'ok' }, { id_murid: CITRA, hasil: 'NOT_STARTED' }]);
  expect([await inLog(exam, 'ani', 'TimeExtended'), await inLog(exam, 'beni', 'TimeExtended')].map((it) => it.length)).toEqual([1, 1]);
});

test('rooms are open to who is named there, to who owns the exam and to who leads, and to nobody else, and right ends with it', async () => {
  const exam = await anExam(school, 'rights', { pengawas: [idOf('waliA'), idOf('bk')] });
  const room = { id_pengawas_cbt: roomOf('rights') };
  const status = async (who: Who) => (await school.ask(who, supervision.body, room)).status;
  expect([await status('waliA'), await status('bk'), await status('kepala'), await status('kurikulum'), await status('admin'), await status('budi')]).toEqual([200, 200, 200, 200, 200, 200]);
  expect([await status('sari'), await status('waliB'), await status('pengawas'), await status('ani')]).toEqual([403, 403, 403, 403]);
  expect([(await act('rights', 'pesan', {}, 'kepala')).status, (await act('rights', 'pesan', {}, 'sari')).status, (await act('rights', 'pesan', { id_pengawas_cbt: undefined, id_cbt: exam.id_cbt }, 'sari')).status]).toEqual([403, 403, 403]);
  expect([(await head('rights', 'kepala')).boleh, (await head('rights', 'waliA')).boleh]).toEqual([false, true]);
  expect((await school.ask('waliA', supervision.body, { id_pengawas_cbt: idOf('no room') })).status).toBe(404);
  const watcher = await Watcher.open(school.base, await school.token('bk'));
  const stranger = await Watcher.open(school.base, await school.token('sari'));
  expect(await stranger.subscribe(supervision.body, room)).toMatchObject({ ok: false, code: 'NOT_AUTHORIZED' });
  const { topic, ok } = await watcher.subscribe(supervision.body, room);
  expect(ok).toBe(true);
  expect((await school.ask('budi', exams.unlink, { ...room, id_guru: idOf('bk') })).status).toBe(200);
  await watcher.hear('stream.revoked', topic);
  expect(await status('bk')).toBe(403);
  for (const it of [watcher, stranger]) it.close();
  await school.give(CancelExam, { id_cbt: exam.id_cbt, alasan: 'Banjir' });
  expect(await status('budi')).toBe(404);
});

test('a board hears of what happens to its room, and of no other', async () => {
  const [exam, other] = [await anExam(school, 'live'), await anExam(school, 'beside')];
  const watcher = await Watcher.open(school.base, await school.token('budi'));
  const { topic, changes } = await watcher.subscribe(supervision.body, { id_pengawas_cbt: roomOf('live') });
  expect(changes).toHaveLength(4);
  await start('ani', other);
  await start('ani', exam);
  await school.ask('ani', sitting.save, { id: exam.id_cbt, saves: [save(exam.soal[0], 1, 'D')], perangkat: 'hp', lease: 1, fakta: { soal_ke: 1 } });
  const rowsHeard = () => watcher.told('stream.delta', topic).flatMap((it) => it.changes as [string, any][]);
  await until('the save is told', () => rowsHeard().some(([key, row]) => key === ofStudent(exam, 'ani').id_peserta && row?.terjawab === 1));
  expect(rowsHeard().some(([, row]) => row?.id_peserta === ofStudent(other, 'ani').id_peserta)).toBe(false);
  watcher.close();
});

test('another device asks by being refused, and goes on when it is let in', async () => {
  const exam = await anExam(school, 'devices', { pindah_perangkat: 'persetujuan' });
  await start('ani', exam);
  const take = () => school.ask('ani', sitting.take, { id: exam.id_cbt, perangkat: 'laptop' });
  const leave = async () => (await school.ask('ani', sitting.status, { id_cbt: exam.id_cbt, perangkat: 'laptop' })).body.data.izin;
  expect(await leave()).toBe(null);
  for (const _ of [1, 2]) expect((await take()).body.code).toBe('DEVICE_NOT_ALLOWED');
  expect(await inLog(exam, 'ani', 'DeviceRequested')).toEqual([expect.objectContaining({ perangkat: 'laptop' })]);
  expect(await leave()).toBe('menunggu');
  await until('the board knows', async () => (await rowOf('devices', 'ani')).perangkat_lain?.perangkat === 'laptop');
  expect((await head('devices')).perlu).toBe(1);
  expect(await results('devices', 'tolak_perangkat', { listMurid: [ANI] })).toEqual({ [ANI]: 'ok' });
  expect(await leave()).toBe('ditolak');
  expect((await take()).body.code).toBe('DEVICE_NOT_ALLOWED');
  expect(await results('devices', 'izinkan_perangkat', { listMurid: [ANI], reason: '' })).toEqual({ [ANI]: 'ok' });
  expect(await leave()).toBe('diizinkan');
  expect((await take()).status).toBe(200);
  await until('the board has the new one', async () => (await rowOf('devices', 'ani')).perangkat === 'laptop');
  expect(await rowOf('devices', 'ani')).toMatchObject({ perangkat_lain: null });
});

test('messages, locks and explanations go between the board and the student', async () => {
  const exam = await anExam(school, 'talk');
  await start('ani', exam);
  const watcher = await Watcher.open(school.base, await school.token('ani'));
  const { topic } = await watcher.subscribe(sitting.control, { id_cbt: exam.id_cbt, id_murid: ANI });
  await act('talk', 'pesan', { reason: 'Sisa 10 menit', listMurid: [ANI] });
  const told = () => watcher.told('stream.delta', topic).flatMap((it) => it.changes as [string, any][]).at(-1)?.[1];
  await until('the message is there', () => told()?.pesan === 'Sisa 10 menit');
  expect(told()).toMatchObject({ pesan_pada: begin.toISOString(), isLocked: false });
  await school.ask('ani', sitting.tell, { id: exam.id_cbt, perangkat: 'hp', fokus_hilang: 9 });
  await act('talk', 'kunci', { listMurid: [ANI] });
  await until('the lock is there', () => told()?.isLocked === true);
  expect(told()).toMatchObject({ alasan_kunci: 'listrik padam', jeda: false, isDijelaskan: false, pesan: 'Sisa 10 menit' });
  await school.ask('ani', sitting.tell, { id: exam.id_cbt, perangkat: 'hp', penjelasan: 'Baterai habis' });
  await until('it was explained', () => told()?.isDijelaskan === true);
  expect(await rowOf('talk', 'ani')).toMatchObject({ penjelasan: 'Baterai habis', fokus: 1, fokus_detik: 9, pesan: 'Sisa 10 menit' });
  watcher.close();
});

test('whoever is gone for some seconds is cut off until they are back, and who comes and goes quickly is not', async () => {
  const exam = await anExam(school, 'cut');
  await start('ani', exam);
  await start('beni', exam);
  const of = { id_cbt: exam.id_cbt, id_murid: ANI };
  const come = async () => {
    const watcher = await Watcher.open(school.base, await school.token('ani'));
    await watcher.subscribe(sitting.control, of);
    return watcher;
  };
  const there = async () => (await school.ask('budi', supervision.devices, { id_pengawas_cbt: roomOf('cut') })).body.data.find((it: { id_peserta: string }) => it.id_peserta === ofStudent(exam, 'ani').id_peserta)?.terhubung;
  for (let i = 0; i < 30; i++) (await come()).close();
  const first = await come();
  await until('she is there', async () => (await there()) === true);
  expect(await inLog(exam, 'ani', 'ConnectionLost')).toEqual([]);
  first.close();
  await until('she is cut off', async () => (await rowOf('cut', 'ani')).terputus_sejak !== null);
  expect((await head('cut')).perlu).toBe(1);
  const again = await come();
  await until('she is back', async () => (await rowOf('cut', 'ani')).terputus_sejak === null);
  expect(await rowOf('cut', 'ani')).toMatchObject({ terputus_kali: 1 });
  expect([await inLog(exam, 'ani', 'ConnectionLost'), await inLog(exam, 'ani', 'ConnectionRegained')].map((it) => it.length)).toEqual([1, 1]);
  expect(await inLog(exam, 'beni', 'ConnectionLost')).toEqual([]);
  again.close();
});

test('whoever was moved out of a room and back is followed by its board as before', async () => {
  const exam = await anExam(school, 'moved', { mulai: minute(1) });
  const peserta = [ANI, BENI].map((id_murid) => ({ id_murid, id_kelas_tahun_ajaran: school.class('A').id_kelas_tahun_ajaran, id_pengawas_cbt: roomOf('moved') }));
  const watcher = await Watcher.open(school.base, await school.token('budi'));
  const { topic } = await watcher.subscribe(supervision.body, { id_pengawas_cbt: roomOf('moved') });
  const last = () => watcher.told('stream.delta', topic).flatMap((it) => it.changes as [string, any][]).filter(([id]) => id === ofStudent(exam, 'ani').id_peserta).at(-1)?.[1];
  await school.give(SeatParticipants, { id_cbt: exam.id_cbt, peserta: peserta.slice(1) });
  await until('she is gone', () => last() === null);
  await school.give(SeatParticipants, { id_cbt: exam.id_cbt, peserta });
  await until('she is back', () => last()?.status === 'belum_mulai');
  later(2);
  await start('ani', exam);
  await until('she is seen to begin', () => last()?.status === 'mengerjakan');
  watcher.close();
});

test('who came, incidents and notes stand in the minutes, each count beside what it is made of', async () => {
  const exam = await anExam(school, 'minutes', { pengawas: [idOf('waliB')] });
  const room = { id_pengawas_cbt: roomOf('minutes') };
  expect((await school.ask('waliB', supervision.attend, { ...room, changeStartTime: true, listMurid: [{ id_murid: CITRA, status_kehadiran: 'Sakit' }, { id_murid: idOf('eka'), status_kehadiran: 'Hadir' }] })).body.data)
    .toEqual([{ id_murid: CITRA, hasil: 'ok' }, { id_murid: idOf('eka'), hasil: 'NOT_IN_ROOM' }]);
  const present = [BENI, CITRA].map((id_murid) => ({ id_murid, status_kehadiran: 'Hadir', sebelum: null }));
  expect((await school.ask('waliB', supervision.attend, { ...room, listMurid: present })).body.data).toEqual([{ id_murid: BENI, hasil: 'ok' }, { id_murid: CITRA, hasil: 'CONFLICT' }]);
  expect((await school.ask('waliB', supervision.attend, { ...room, listMurid: [{ id_murid: BENI, status_kehadiran: null, sebelum: 'Hadir' }] })).body.data).toEqual([{ id_murid: BENI, hasil: 'ok' }]);
  expect((await head('minutes')).tutup_nyata).toBe(minute(125));
  const [own] = (await school.ask('ani', sitting.list, { search: 'minutes' })).body.data;
  expect([(await school.ask('ani', sitting.brief, exam)).body.data.tutup, own.tutup]).toEqual([minute(125), minute(125)]);
  later(100);
  expect((await start('ani', exam)).body.data.deadlineAt).toBe(minute(125));
  later(0);
  await act('minutes', 'tambah_waktu', { minutes: 5, listMurid: [ANI] }, 'waliB');
  expect(await results('minutes', 'catat', { listMurid: [ANI, idOf('eka')], jenis: 'teknis' })).toEqual({ [ANI]: 'ok', [idOf('eka')]: 'NOT_IN_ROOM' });
  expect((await act('minutes', 'catat', { jenis: 'lingkungan' })).body.data).toEqual([]);
  await school.ask('waliB', supervision.note, { ...room, notes_berita_acara: 'Tertib.', sebelum: { notes_berita_acara: '' } });
  expect((await school.ask('budi', supervision.note, { ...room, notes_berita_acara: 'Ramai.', sebelum: { notes_berita_acara: '' } })).status).toBe(409);
  expect((await school.ask('budi', exams.one, { id: exam.id_cbt })).body.isAttendanceSubmitted).toBe(false);
  const minutes = await school.nest.get(QueryBus).execute(new MinutesOfRoom(room));
  expect(minutes).toMatchObject({
    jumlah: { seharusnya: 4, hadir: 1, tidak_hadir: 1, belum_tercatat: 2 }, tidak_hadir: [{ id_murid: CITRA, status_kehadiran: 'Sakit' }], nyata: { mulai: begin.toISOString(), selesai: null }, notes_berita_acara: 'Tertib.',
    tambahan: [{ id_murid: ANI, menit: 5, alasan: 'listrik padam' }], kejadian: expect.arrayContaining([expect.objectContaining({ id_murid: ANI, jenis: 'teknis' }), expect.objectContaining({ id_murid: null, jenis: 'lingkungan' })]),
    pengawas: [{ id_guru: idOf('waliB') }], terputus: { kali: 0, terlama: 0 },
  });
  expect(await rowOf('minutes', 'citra')).toMatchObject({ status: 'tidak_hadir', status_kehadiran: 'Sakit' });
});

test('the minutes are a PDF whose every count leads to what it was counted from, for whoever may see the room', async () => {
  const exam = await anExam(school, 'on paper', { judul: 'PAS “Matematika” 7/A', pengawas: [idOf('waliA')] });
  const room = { id_pengawas_cbt: roomOf('on paper') };
  const board = `${publicUrl()}/teacher/cbt/my-supervision/${room.id_pengawas_cbt}`;
  const uris = async () => [...(await school.ask('waliA', supervision.minutes, room)).body.toString('latin1').matchAll(/\/URI \(([^)]*)\)/g)].map(([, it]) => it);
  await start('ani', exam);
  await school.ask('waliA', supervision.attend, { ...room, listMurid: [{ id_murid: CITRA, status_kehadiran: 'Sakit' }] });
  expect(new Set(await uris())).toEqual(new Set([
    ...['peserta', 'hadir', 'tidak_hadir', 'belum_tercatat'].map((it) => `${board}?rincian=${it}`), ...(['ani', 'beni', 'citra', 'dedi'] as const).map((who) => `${board}?murid=${ofStudent(exam, who).id_peserta}`),
  ]));
  await act('on paper', 'tambah_waktu', { minutes: 5, listMurid: [ANI] }, 'waliA');
  await act('on paper', 'catat', { jenis: 'teknis' }, 'waliA');
  expect(await uris()).toEqual(expect.arrayContaining([`${board}/replay?peristiwa=tambahan`, `${board}/replay?peristiwa=kejadian`]));
  const { headers, body } = await school.ask('kepala', supervision.minutes, room);
  expect([headers['content-type'], headers['cache-control'], headers['content-disposition'], body.subarray(0, 5).toString()]).toEqual(['application/pdf', 'no-store', 'attachment; filename="berita-acara-PAS-Matematika-7-A-Lab-1.pdf"', '%PDF-']);
  const told = async (who: Who, input: object) => (({ status, body: it }) => [status, it.status])(await school.ask(who, supervision.minutes, input));
  expect([await told('waliB', room), await told('ani', room), await told('kepala', { id_pengawas_cbt: idOf('nobody') }), await told('kepala', { id_pengawas_cbt: 'x' })]).toEqual([[403, 'NOT_AUTHORIZED'], [403, 'NOT_AUTHORIZED'], [404, 'NOT_FOUND'], [422, 'VALIDATION']]);
});

test('the board of any moment is the board as it was', async () => {
  const exam = await anExam(school, 'past');
  const replay = async (at?: string) => (await school.ask('kepala', supervision.replay, { id_pengawas_cbt: roomOf('past'), ...(at && { at }) })).body.data;
  later(1);
  await start('ani', exam);
  await school.ask('ani', sitting.save, { id: exam.id_cbt, saves: [save(exam.soal[0], 1, 'D')], perangkat: 'hp', lease: 1 });
  await until('it is saved', async () => (await rowOf('past', 'ani')).terjawab === 1);
  const then = await rows('past');
  later(2);
  await act('past', 'kunci', { listMurid: [ANI] });
  const now = await rows('past');
  expect((await replay(minute(0))).rows.map((it: { status: string }) => it.status)).toEqual(Array(4).fill('belum_mulai'));
  expect((await replay(minute(1))).rows).toEqual(then);
  const whole = await replay();
  expect(whole.rows).toEqual(now);
  expect(whole.peristiwa.map((it: { jenis: string }) => it.jenis)).toEqual(['AttemptStarted', 'AttemptLocked']);
  expect(whole.peristiwa[1]).toMatchObject({ id_murid: ANI, oleh: 'Budi Prasetyawan', isi: { alasan: 'listrik padam', jeda: false } });
  // What one act does to many is of that act, for each of them.
  await start('beni', exam);
  await act('past', 'tambah_waktu', { listMurid: [ANI, idOf('beni')], minutes: 5 });
  const given = (await replay()).peristiwa.filter((it: { jenis: string }) => it.jenis === 'TimeExtended');
  expect([given.length, new Set(given.map((it: { bersama: string }) => it.bersama)).size]).toEqual([2, 1]);
});

test('the time that the server was not there is given back, once, to who sat then', async () => {
  const exam = await anExam(school, 'outage');
  await start('ani', exam);
  await start('beni', exam);
  await school.ask('beni', sitting.finish, { id: exam.id_cbt });
  await until('it is noted that it was there', async () => (await noted()) === begin.toISOString());
  await school.restart(async () => later(6.5));
  await until('she has her time', async () => (await rowOf('outage', 'ani')).tambahan === 7);
  expect(await rowOf('outage', 'ani')).toMatchObject({ tenggat: minute(67), status: 'mengerjakan' });
  expect(await inLog(exam, 'beni', 'TimeExtended')).toEqual([]);
  await until('nothing is left to be given', async () => (await school.query("SELECT FROM vault.setting WHERE name LIKE 'exam-gap%'")).rowCount === 0);
  await school.restart();
  await until('it is noted again', async () => (await noted()) === minute(6.5));
  expect(await inLog(exam, 'ani', 'TimeExtended')).toHaveLength(1);
});
