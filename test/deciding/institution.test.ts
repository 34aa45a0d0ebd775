import { defaultDisplay } from '#contract/institution/display';
import { DisplayArranged } from '#contract/institution/display.events';
import { defaultSettings, ID_SEKOLAH, type Settings } from '#contract/institution/institution';
import { DataOfficerNamed, InstitutionConfigured } from '#contract/institution/institution.events';
import { lift } from '#contract/kit/event';
import { ArrangeDisplay, displayDecider } from '#server/institution/display.decider';
import { ConfigureInstitution, institutionDecider } from '#server/institution/institution.decider';
import { SYSTEM } from '#server/kit/deciding/command';
import { given } from '#test/kit/given';
import { idOf } from '#test/kit/school-data';

const configured = (pengaturan: Settings, sebelum: Settings | null) => InstitutionConfigured({ id_sekolah: ID_SEKOLAH, pengaturan, sebelum });
const configure = (pengaturan: Partial<Settings>, petugas_pdp?: { nama: string; email: string }) => new ConfigureInstitution({ pengaturan, petugas_pdp }, SYSTEM);
const school = given(institutionDecider);
const first = configured(defaultSettings, null);
const nobody = { logo: undefined };

describe('the school’s settings', () => {
  const renamed = { ...defaultSettings, nama: 'SMP Pelita Harapan' };

  test('new settings say which they replace, and what is not named stays', () => {
    school().knowing(nobody).when(configure(defaultSettings)).then(first);
    school(first).knowing(nobody).when(configure({ nama: 'SMP Pelita Harapan' })).then(configured(renamed, defaultSettings));
  });
  test('the same settings are no change', () => {
    school(first, configured(renamed, defaultSettings)).knowing(nobody).when(configure({ ...renamed })).nothing();
  });
  test('a logo has to be one that was kept', () => {
    const logo = idOf('a logo');
    const kept = (jenis: string) => ({ logo: { id_pemilik: ID_SEKOLAH, jenis, tipe: 'image/png' } });
    school(first).knowing(nobody).when(configure({ logo })).refused('LOST_REFERENCE');
    school(first).knowing(kept('foto_murid')).when(configure({ logo })).refused('LOST_REFERENCE');
    school(first).knowing(kept('logo')).when(configure({ logo })).then(configured({ ...defaultSettings, logo }, defaultSettings));
    school(first, configured({ ...defaultSettings, logo }, defaultSettings)).knowing(nobody).when(configure({ logo: null })).then(configured(defaultSettings, { ...defaultSettings, logo }));
  });
  test('who answers for personal data is a fact of its own', () => {
    const [nur, adi] = [{ nama: 'Nur Hidayati', email: 'pdp@lentera.example' }, { nama: 'Adi Wijaya', email: '' }];
    const named = DataOfficerNamed({ id_sekolah: ID_SEKOLAH, petugas_pdp: nur, sebelum: null });
    school(first).knowing(nobody).when(configure({}, nur)).then(named);
    school(first, named).knowing(nobody).when(configure({}, nur)).nothing();
    school(first, named).knowing(nobody).when(configure({ nama: 'SMP Pelita Harapan' }, adi)).then(configured(renamed, defaultSettings), DataOfficerNamed({ id_sekolah: ID_SEKOLAH, petugas_pdp: adi, sebelum: nur }));
  });
  test('what was kept before a setting existed has its default, and what was kept before a rule existed stays readable', () => {
    const { npsn: _, logo: __, mode_kata_sandi_awal: ___, ...old } = { ...defaultSettings, email: 'tanpa alamat', nama: 'X' };
    const lifted = InstitutionConfigured.schema.parse(lift(InstitutionConfigured as never, { id_sekolah: ID_SEKOLAH, pengaturan: old, sebelum: null }, 1));
    expect(lifted.pengaturan).toEqual({ ...defaultSettings, email: 'tanpa alamat', nama: 'X' });
    expect(lifted.sebelum).toBeNull();
  });
});

describe('how somebody wants the product to look', () => {
  const id_akun = idOf('ani');
  const dark = { ...defaultDisplay, theme: 'dark' as const };
  const arranged = DisplayArranged({ id_akun, tampilan: dark, sebelum: null });
  const arrange = (tampilan: object) => new ArrangeDisplay({ id_akun, tampilan }, SYSTEM);

  test('a wish changes what it names, and says what it replaces', () => {
    given(displayDecider)().when(arrange({ theme: 'dark' })).then(arranged);
    given(displayDecider)(arranged).when(arrange({ menu_width: 300 })).then(DisplayArranged({ id_akun, tampilan: { ...dark, menu_width: 300 }, sebelum: dark }));
  });
  test('what is so already is no change', () => {
    given(displayDecider)().when(arrange({ theme: 'system' })).nothing();
    given(displayDecider)(arranged).when(arrange({ theme: 'dark' })).nothing();
  });
});
