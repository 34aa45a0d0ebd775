import { PictureKept } from '#contract/file/file.events';
import { KeepPicture, pictureDecider } from '#server/file/picture.decider';
import { SYSTEM } from '#server/kit/deciding/command';
import { given } from '#test/kit/given';
import { idOf } from '#test/kit/school-data';

type Kind = 'foto_murid' | 'logo' | 'persetujuan';
const picture = (name: string, jenis: Kind = 'foto_murid') => ({ id_pemilik: idOf('ani'), id_file: idOf(name), jenis, tipe: 'image/jpeg', ukuran: 100 });
const kept = (name: string, sebelum: string | null, jenis?: Kind) => PictureKept({ ...picture(name, jenis), sebelum: sebelum && idOf(sebelum) });
const keep = (name: string, jenis?: Kind) => new KeepPicture(picture(name, jenis), SYSTEM);
const album = given(pictureDecider);

test('a photo takes the place of the one before, and says so', () => {
  album().when(keep('one')).then(kept('one', null));
  album(kept('one', null)).when(keep('two')).then(kept('two', 'one'));
  album(kept('one', null), kept('two', 'one')).when(keep('three')).then(kept('three', 'two'));
});
test('a logo takes nobody’s place: the settings choose one', () => {
  album(kept('one', null, 'logo')).when(keep('two', 'logo')).then(kept('two', null, 'logo'));
});
test('a scan of what was signed takes nobody’s place, and nobody takes its', () => {
  album(kept('face', null)).when(keep('paper', 'persetujuan')).then(kept('paper', null, 'persetujuan'));
  album(kept('face', null), kept('paper', null, 'persetujuan')).when(keep('new face')).then(kept('new face', 'face'));
});
test('the same picture again is no change', () => {
  album(kept('one', null)).when(keep('one')).nothing();
});
