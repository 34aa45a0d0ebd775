import { withSounds } from '#server/exam/sounds';
import { soundTypeOf } from '#server/file/sound';
import { clean } from '#server/kit/markup';
import { POINT } from '#test/kit/request';
import { TONE } from '#test/kit/sound';

const of = (text: string) => Buffer.from(text, 'latin1');
const box = (...handlers: string[]) => of(`\0\0\0\x20ftypisom\0\0\0\0${handlers.map((it) => `hdlr\0\0\0\0\0\0\0\0${it}`).join('')}`);

test.each<[string, Buffer, string | undefined]>([
  ['a tone', TONE.bytes, 'audio/wav'], ['a title before the sound', of('ID3\x04\0'), 'audio/mpeg'], ['a frame at once', of('\xff\xfb\x90\x64'), 'audio/mpeg'],
  ['a recording of a phone', box('soun'), 'audio/mp4'], ['Opus', of(`OggS${'\0'.repeat(24)}OpusHead`), 'audio/ogg'], ['Vorbis', of(`OggS${'\0'.repeat(25)}\x01vorbis`), 'audio/ogg'],
  ['a film', box('vide', 'soun'), undefined], ['a film in Ogg', of(`OggS${'\0'.repeat(25)}\x80theora`), undefined], ['a picture', POINT.bytes, undefined], ['JPEG', of('\xff\xd8\xff\xe0'), undefined],
  ['other RIFF', of('RIFF\0\0\0\0WEBP'), undefined], ['a page', of('<html>'), undefined], ['nothing', Buffer.alloc(0), undefined],
])('%s is known by its bytes', (_, bytes, type) => expect(soundTypeOf(bytes)).toBe(type));

const src = '/api/file/00000000-0000-4000-8000-000000000001';
test('of sounds only the school’s own are kept, with their name', () => {
  expect(clean(`<audio src="${src}" controls title="Percakapan" autoplay onplay="x()"></audio>`)).toBe(`<audio src="${src}" controls title="Percakapan"></audio>`);
  expect(clean('Dengar <audio src="https://luar.id/a.mp3" controls></audio><audio src="data:audio/wav;base64,AAAA"></audio>')).toBe('Dengar');
});

test('an exam page shows a sound with its name, ready before it is played', () => {
  expect(withSounds(clean(`Dengar <audio src="${src}" controls title="Suara &quot;1&quot;"></audio>`)))
    .toBe(`Dengar <span class="rich-sound"><span>Suara &quot;1&quot;</span><audio controls preload="auto" aria-label="Suara &quot;1&quot;" src="${src}"></audio></span>`);
  expect(withSounds(`<audio src="${src}"></audio>`)).toContain('aria-label="Audio"');
});
