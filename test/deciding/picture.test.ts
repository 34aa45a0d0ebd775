import { PictureKept } from '#contract/file/file.events';
import { KeepPicture, pictureDecider } from '#server/file/picture.decider';
import { SYSTEM } from '#server/kit/deciding/command';
import { given } from '#test/kit/given';
import { idOf } from '#test/kit/school-data';

const picture = (name: string, jenis: 'foto_murid' | 'logo' = 'foto_murid') => ({ id_pemilik: idOf('ani'), id_file: idOf(name), jenis, tipe: 'image/jpeg', ukuran: 100 });
const kept = (name: string, sebelum: string | null, jenis?: 'logo') => PictureKept({ ...picture(name, jenis), sebelum: sebelum && idOf(sebelum) });
const keep = (name: string, jenis?: 'logo') => new KeepPicture(picture(name, jenis), SYSTEM);
const album = given(pictureDecider);

test('a photo takes the place of the one before, and says so', () => {
  album().when(keep('one')).then(kept('one', null));
  album(kept('one', null)).when(keep('two')).then(kept('two', 'one'));
  album(kept('one', null), kept('two', 'one')).when(keep('three')).then(kept('three', 'two'));
});
test('a logo takes nobody’s place: the settings choose one', () => {
  album(kept('one', null, 'logo')).when(keep('two', 'logo')).then(kept('two', null, 'logo'));
});
test('the same picture again is no change', () => {
  album(kept('one', null)).when(keep('one')).nothing();
});
