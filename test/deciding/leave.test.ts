import { LeaveAccepted, LeaveCancelled, LeaveCorrected, LeaveLetterAdded, LeaveRead, LeaveRefused, LeaveRequested, LeaveWithdrawn } from '#contract/leave/leave.events';
import { defaultSettings } from '#contract/institution/institution';
import type { Fact } from '#contract/kit/event';
import { SYSTEM } from '#server/kit/deciding/command';
import { evolve } from '#server/kit/deciding/decider';
import { AcceptLeave, AddLetter, CancelLeave, CorrectLeave, leaveDecider, NoteLeaveRead, RefuseLeave, RequestLeave, WithdrawLeave } from '#server/leave/leave.decider';
import { given } from '#test/kit/given';
import { idOf } from '#test/kit/school-data';

const [id_izin, id_murid, id_lampiran] = [idOf('a leave'), idOf('ani'), idOf('a letter')];
const whose = { id_izin, id_murid };
const days = { jenis: 'Sakit' as const, tanggal_awal: '2026-07-15', tanggal_akhir: '2026-07-17' };
const wish = { ...whose, ...days, alasan: 'Demam tinggi', id_lampiran: null };
const requested = LeaveRequested(wish);
const accepted = LeaveAccepted({ ...whose, ...days });
const refused = LeaveRefused({ ...whose, tanggapan: 'Surat belum ada' });
const withdrawn = LeaveWithdrawn(whose);
const cancelled = LeaveCancelled({ ...whose, ...days, tanggapan: 'Anak masuk' });

const card = { data: { status_murid: 'aktif', id_kelas: idOf('7A') } };
const year = { tanggal_awal: '2026-07-13', tanggal_akhir: '2026-12-18', libur: ['2026-08-17'] };
const needs = { card, year, settings: defaultSettings };
const leave = (...facts: Fact<any>[]) => given(leaveDecider)(...facts).knowing(needs);
const request = (more = {}) => new RequestLeave({ ...wish, ...more }, SYSTEM);

describe('asking for a leave', () => {
  test('it waits to be answered, and is asked for once', () => {
    leave().when(request()).then(requested);
    leave(requested).when(request()).nothing();
  });
  test('it is of days of the running semester', () => {
    leave().when(request({ tanggal_awal: '2026-07-12' })).refused('OUTSIDE_SEMESTER');
    leave().when(request({ tanggal_awal: '2026-12-17', tanggal_akhir: '2026-12-19' })).refused('OUTSIDE_SEMESTER');
    leave().when(request({ tanggal_awal: '2026-12-18', tanggal_akhir: '2026-12-18' })).then(LeaveRequested({ ...wish, tanggal_awal: '2026-12-18', tanggal_akhir: '2026-12-18' }));
    given(leaveDecider)().knowing({ ...needs, year: undefined }).when(request()).refused('NO_SEMESTER');
  });
  test('it has school days, of which some may be holidays, and an end', () => {
    leave().when(request({ tanggal_akhir: '2026-07-14' })).refused('ENDS_BEFORE');
    leave().when(request({ tanggal_awal: '2026-08-17', tanggal_akhir: '2026-08-17' })).refused('NO_SCHOOL_DAY');
    leave().when(request({ tanggal_awal: '2026-07-19', tanggal_akhir: '2026-07-19' })).refused('NO_SCHOOL_DAY');
    const around = { tanggal_awal: '2026-08-16', tanggal_akhir: '2026-08-18' };
    leave().when(request(around)).then(LeaveRequested({ ...wish, ...around }));
    leave().when(request({ tanggal_akhir: '2026-08-14' })).then(LeaveRequested({ ...wish, tanggal_akhir: '2026-08-14' }));
    leave().when(request({ tanggal_akhir: '2026-08-15' })).refused('TOO_LONG');
  });
  test('it is for somebody who is in a class', () => {
    const knowing = (data: object) => given(leaveDecider)().knowing({ ...needs, card: { data: { ...card.data, ...data } } }).when(request());
    knowing({ status_murid: 'pindah' }).refused('NOT_IN_CLASS');
    knowing({ id_kelas: null }).refused('NOT_IN_CLASS');
  });
  test('its letter is one that was kept for the same child', () => {
    const bringing = (scan?: object) => given(leaveDecider)().knowing({ ...needs, scan }).when(request({ id_lampiran }));
    bringing({ jenis: 'surat_izin', id_pemilik: id_murid }).then(LeaveRequested({ ...wish, id_lampiran }));
    bringing({ jenis: 'surat_izin', id_pemilik: idOf('beni') }).refused('NO_SUCH_LETTER');
    bringing({ jenis: 'foto_murid', id_pemilik: id_murid }).refused('NO_SUCH_LETTER');
    bringing().refused('NO_SUCH_LETTER');
  });
});

describe('a letter that comes later', () => {
  const scan = { jenis: 'surat_izin', id_pemilik: id_murid };
  const add = new AddLetter({ id_izin, id_lampiran }, SYSTEM);
  const added = LeaveLetterAdded({ ...whose, id_lampiran });
  const leave = (...facts: Fact<any>[]) => given(leaveDecider)(...facts).knowing({ ...needs, scan });
  test('is added while the leave waits or stands, once', () => {
    leave(requested).when(add).then(added);
    leave(requested, accepted).when(add).then(added);
    leave(requested, added).when(add).nothing();
    leave(requested, added).when(new AddLetter({ id_izin, id_lampiran: idOf('another letter') }, SYSTEM)).refused('LETTER_THERE');
    leave(LeaveRequested({ ...wish, id_lampiran: idOf('another letter') })).when(add).refused('LETTER_THERE');
  });
  test('is not added to one that is over, nor somebody else’s', () => {
    for (const it of [[refused], [withdrawn], [accepted, cancelled]]) leave(requested, ...it).when(add).refused('LEAVE_CLOSED');
    leave().when(add).refused('NOT_FOUND');
    for (const scan of [undefined, { jenis: 'surat_izin', id_pemilik: idOf('beni') }, { jenis: 'foto_murid', id_pemilik: id_murid }]) given(leaveDecider)(requested).knowing({ ...needs, scan }).when(add).refused('NO_SUCH_LETTER');
  });
});

describe('answering it', () => {
  const [accept, refuse, withdraw] = [new AcceptLeave({ id_izin }, SYSTEM), new RefuseLeave({ id_izin, tanggapan: 'Surat belum ada' }, SYSTEM), new WithdrawLeave({ id_izin }, SYSTEM)];
  test('it is granted, refused or taken back', () => {
    leave(requested).when(accept).then(accepted);
    leave(requested).when(refuse).then(refused);
    leave(requested).when(withdraw).then(withdrawn);
  });
  test('whoever comes second learns that it was answered; granting twice is granting', () => {
    leave(requested, accepted).when(accept).nothing();
    leave(requested, withdrawn).when(withdraw).nothing();
    for (const [it, command] of [[accepted, refuse], [accepted, withdraw], [refused, accept], [refused, refuse], [refused, withdraw], [withdrawn, accept], [withdrawn, refuse]] as const) leave(requested, it).when(command).refused('LEAVE_ANSWERED');
  });
  test('one that nobody asked for is not answered', () => {
    for (const command of [accept, refuse, withdraw, new CancelLeave({ id_izin, tanggapan: 'Anak masuk' }, SYSTEM), new NoteLeaveRead({ id_izin, dengan_lampiran: false }, SYSTEM)]) leave().when(command).refused('NOT_FOUND');
  });
});

describe('once it is granted', () => {
  const longer = { ...days, tanggal_akhir: '2026-07-18' };
  const correct = (to: object, sebelum?: object) => new CorrectLeave({ id_izin, ...days, ...to, sebelum } as never, SYSTEM);
  test('it is corrected with what it was, and not by who has not seen that', () => {
    leave(requested, accepted).when(correct(longer)).then(LeaveCorrected({ ...whose, ...longer, sebelum: days }));
    leave(requested, accepted, LeaveCorrected({ ...whose, ...longer, sebelum: days })).when(correct({ tanggal_akhir: '2026-07-16' }, { tanggal_akhir: '2026-07-17' })).refused('CONFLICT');
    leave(requested, accepted).when(correct({})).nothing();
    leave(requested, accepted).when(correct({ tanggal_akhir: '2026-07-14' })).refused('ENDS_BEFORE');
    leave(requested).when(correct(longer)).refused('LEAVE_NOT_GRANTED');
  });
  test('it is cancelled once', () => {
    const cancel = new CancelLeave({ id_izin, tanggapan: 'Anak masuk' }, SYSTEM);
    leave(requested, accepted).when(cancel).then(cancelled);
    leave(requested, accepted, cancelled).when(cancel).nothing();
    leave(requested).when(cancel).refused('LEAVE_NOT_GRANTED');
  });
});

test('who reads the letter is noted each time', () => {
  leave(requested).when(new NoteLeaveRead({ id_izin, dengan_lampiran: true }, SYSTEM)).then(LeaveRead({ ...whose, dengan_lampiran: true }));
});

test('each day of a leave is taken while it waits or stands, and free again when it does not', () => {
  const daysOf = (...facts: Fact<any>[]) => leaveDecider.claims?.(facts.reduce((state, it) => evolve(leaveDecider as never, state, it), leaveDecider.initial as unknown) as never).map((it) => it.value);
  const three = ['15', '16', '17'].map((it) => `${id_murid} 2026-07-${it}`);
  expect([daysOf(requested), daysOf(requested, accepted)]).toEqual([three, three]);
  for (const it of [refused, withdrawn]) expect(daysOf(requested, it)).toEqual([]);
  expect(daysOf(requested, accepted, cancelled)).toEqual([]);
});
