import { SOUND_ENDINGS, type SoundType } from '#contract/file/file';

const said = (bytes: Buffer, from: number, to: number) => bytes.subarray(from, to).toString('latin1');

const IS: Record<SoundType, (bytes: Buffer) => boolean> = {
  // A tag of its title before the sound, or a frame of it at once: eleven bits that are set, then a version and a layer.
  'audio/mpeg': (bytes) => said(bytes, 0, 3) === 'ID3' || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0 && ((bytes[1] ?? 0) & 0x06) !== 0),
  // The same box holds films: of its tracks one is heard and none is seen.
  'audio/mp4': (bytes) => said(bytes, 4, 8) === 'ftyp' && /hdlr[\s\S]{8}soun/.test(bytes.toString('latin1')) && !/hdlr[\s\S]{8}vide/.test(bytes.toString('latin1')),
  'audio/ogg': (bytes) => said(bytes, 0, 4) === 'OggS' && /OpusHead|vorbis/.test(said(bytes, 0, 100)),
  'audio/wav': (bytes) => said(bytes, 0, 4) === 'RIFF' && said(bytes, 8, 12) === 'WAVE',
};

/** What a sound is by its bytes, whatever its name says; nothing where it is none. */
export const soundTypeOf = (bytes: Buffer) => (Object.keys(SOUND_ENDINGS) as SoundType[]).find((it) => IS[it](bytes));
