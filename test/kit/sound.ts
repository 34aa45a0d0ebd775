/** A fifth of a second of a tone, as a browser plays it. */
export const TONE = { name: 'percakapan.wav', bytes: wave(1_600) };

function wave(points: number) {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + points, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  // One channel of 8 bits, 8,000 points a second.
  for (const [at, value] of [[20, 1], [22, 1], [32, 1], [34, 8]] as const) head.writeUInt16LE(value, at);
  for (const at of [24, 28]) head.writeUInt32LE(8_000, at);
  head.write('data', 36);
  head.writeUInt32LE(points, 40);
  return Buffer.concat([head, Buffer.from(Array.from({ length: points }, (_, i) => 128 + Math.round(60 * Math.sin(i / 3))))]);
}
