import { AuditRead } from '#contract/audit/audit.events';
import { auditReadDecider, NoteAuditRead } from '#server/audit/audit-read.decider';
import { SYSTEM } from '#server/kit/deciding/command';
import { given } from '#test/kit/given';
import { idOf } from '#test/kit/school-data';

const look = { id_akun: idOf('auditor'), jam: '2026-08-04T02:00:00.000Z', bacaan: 'putar_ulang' as const, id_murid: null, id_kelas: idOf('7A'), id_mata_pelajaran: idOf('MTK'), stream: null };
const later = { ...look, jam: '2026-08-04T03:00:00.000Z' };

test('a look into the audit is noted once a thing and hour, however often it is asked', () => {
  given(auditReadDecider)().when(new NoteAuditRead(look, SYSTEM)).then(AuditRead(look));
  const noted = given(auditReadDecider)(AuditRead(look));
  noted.when(new NoteAuditRead(look, SYSTEM)).then();
  noted.when(new NoteAuditRead({ ...look, id_mata_pelajaran: idOf('IPA') }, SYSTEM)).then(AuditRead({ ...look, id_mata_pelajaran: idOf('IPA') }));
  noted.when(new NoteAuditRead({ ...look, bacaan: 'unduh' }, SYSTEM)).then(AuditRead({ ...look, bacaan: 'unduh' }));
  noted.when(new NoteAuditRead(later, SYSTEM)).then(AuditRead(later));
});
