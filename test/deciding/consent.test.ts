import { ConsentGiven, ConsentWithdrawn } from '#contract/people/consent.events';
import { consentDecider, GiveConsent, WithdrawConsent } from '#server/people/consent.decider';
import { SYSTEM } from '#server/kit/deciding/command';
import { given } from '#test/kit/given';
import { idOf } from '#test/kit/school-data';

const id_murid = idOf('ani');
const paper = { versi_teks: '2026-1', saluran: 'formulir_kertas' as const, penandatangan: 'Siti Lestari', hubungan: 'ibu' as const, tanggal: '2026-07-10', id_file: null as string | null };
const signed = (tujuan: ('pendidikan' | 'foto_publikasi' | 'kesehatan' | 'konseling')[], more: object = {}) => ({ id_murid, tujuan, ...paper, ...more });
const at = (status_murid: string) => ({ student: { data: { status_murid } } });
const consents = given(consentDecider);
const scan = { id_file: idOf('scan') };
const all = ConsentGiven(signed(['pendidikan', 'foto_publikasi']));

test('what is signed is recorded with its proof, and the same paper only once', () => {
  consents().knowing(at('aktif')).when(new GiveConsent(signed(['pendidikan', 'foto_publikasi']), SYSTEM)).then(all);
  consents(all).knowing(at('aktif')).when(new GiveConsent(signed(['pendidikan']), SYSTEM)).nothing();
  consents(all).knowing(at('aktif')).when(new GiveConsent(signed(['pendidikan', 'kesehatan']), SYSTEM)).then(ConsentGiven(signed(['kesehatan'])));
});
test('a newer text is signed anew', () => {
  consents(all).knowing(at('aktif')).when(new GiveConsent(signed(['pendidikan'], { versi_teks: '2027-1' }), SYSTEM)).then(ConsentGiven(signed(['pendidikan'], { versi_teks: '2027-1' })));
});
test('photos may be withdrawn and given again; what school needs is withdrawn by leaving only', () => {
  const withdrawn = ConsentWithdrawn(signed(['foto_publikasi']));
  consents(all).knowing(at('aktif')).when(new WithdrawConsent(signed(['foto_publikasi']), SYSTEM)).then(withdrawn);
  consents(all, withdrawn).knowing(at('aktif')).when(new WithdrawConsent(signed(['foto_publikasi']), SYSTEM)).nothing();
  consents(all, withdrawn).knowing(at('aktif')).when(new GiveConsent(signed(['foto_publikasi']), SYSTEM)).then(ConsentGiven(signed(['foto_publikasi'])));
  for (const it of ['pendidikan', 'konseling', 'kesehatan'] as const) {
    consents(all).knowing(at('aktif')).when(new WithdrawConsent(signed(['foto_publikasi', it]), SYSTEM)).refused('ONLY_BY_LEAVING');
    consents(all).knowing(at('pindah')).when(new WithdrawConsent(signed([it]), SYSTEM)).then(ConsentWithdrawn(signed([it])));
  }
});
test('what was signed before the decision that stands does not undo it', () => {
  const older = signed(['foto_publikasi'], { tanggal: '2026-07-09' });
  consents(ConsentWithdrawn(signed(['foto_publikasi']))).knowing(at('aktif')).when(new GiveConsent(older, SYSTEM)).refused('SIGNED_BEFORE');
  consents(all).knowing(at('aktif')).when(new WithdrawConsent(older, SYSTEM)).refused('SIGNED_BEFORE');
  consents(all).knowing(at('aktif')).when(new GiveConsent(signed(['kesehatan'], { tanggal: '2026-07-09' }), SYSTEM)).then(ConsentGiven(signed(['kesehatan'], { tanggal: '2026-07-09' })));
});
test('nobody signs tomorrow, and nothing is signed for who is not there', () => {
  consents().knowing(at('aktif')).when(new GiveConsent(signed(['pendidikan'], { tanggal: '2026-07-13' }), SYSTEM)).then(ConsentGiven(signed(['pendidikan'], { tanggal: '2026-07-13' })));
  consents().knowing(at('aktif')).when(new GiveConsent(signed(['pendidikan'], { tanggal: '2026-07-14' }), SYSTEM)).refused('SIGNED_LATER');
  consents().knowing(at('aktif')).when(new WithdrawConsent(signed(['foto_publikasi'], { tanggal: '2026-07-14' }), SYSTEM)).refused('SIGNED_LATER');
  consents().when(new GiveConsent(signed(['pendidikan']), SYSTEM)).refused('NOT_FOUND');
  consents().when(new WithdrawConsent(signed(['foto_publikasi']), SYSTEM)).refused('NOT_FOUND');
});
test('a scan is one that was kept for this student, and the same paper with one is recorded anew', () => {
  const knowing = (more: object) => consents(all).knowing({ ...at('aktif'), ...more });
  const theirs = { jenis: 'persetujuan', id_pemilik: id_murid };
  knowing({ scan: theirs }).when(new GiveConsent(signed(['pendidikan'], scan), SYSTEM)).then(ConsentGiven(signed(['pendidikan'], scan)));
  knowing({ scan: theirs }).when(new WithdrawConsent(signed(['foto_publikasi'], scan), SYSTEM)).then(ConsentWithdrawn(signed(['foto_publikasi'], scan)));
  for (const other of [undefined, { ...theirs, jenis: 'foto_murid' }, { ...theirs, id_pemilik: idOf('beni') }]) {
    knowing({ scan: other }).when(new GiveConsent(signed(['pendidikan'], scan), SYSTEM)).refused('NO_SUCH_SCAN');
    knowing({ scan: other }).when(new WithdrawConsent(signed(['foto_publikasi'], scan), SYSTEM)).refused('NO_SUCH_SCAN');
  }
});
