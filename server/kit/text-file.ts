import { isUtf8 } from 'node:buffer';

/** The text of a file: UTF-8, or as Windows' programs save it: UTF-16 with its mark ("Unicode text"), or one byte a letter. */
export function textOf(bytes: Buffer): string {
  const unicode = { fffe: 'utf-16le', feff: 'utf-16be' }[bytes.subarray(0, 2).toString('hex')] ?? (isUtf8(bytes) ? 'utf-8' : undefined);
  return unicode ? new TextDecoder(unicode).decode(bytes) : windowsText(bytes);
}

// By hand: the TextDecoder of some Nodes takes windows-1252 for Latin 1, in which these are invisible.
const FROM_0X80 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
const windowsText = (bytes: Buffer) => bytes.toString('latin1').replace(/[\x80-\x9f]/g, (it) => FROM_0X80[it.charCodeAt(0) - 0x80] as string);
