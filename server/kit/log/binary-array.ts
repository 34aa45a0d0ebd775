const OID = { text: 25, int4: 23, int8: 20, uuid: 2950 } as const;

/** Arrays in Postgres' binary format: `pg` escapes JSON inside text array literals twice, which costs a quarter of the throughput. */
export const textArray = (values: readonly string[]) => {
  const sizes = values.map((it) => Buffer.byteLength(it));
  const buffer = header(OID.text, values.length, sizes.reduce((sum, it) => sum + it + 4, 0));
  let at = 20;
  for (let i = 0; i < values.length; i++) {
    at = buffer.writeInt32BE(sizes[i] as number, at);
    at += buffer.write(values[i] as string, at);
  }
  return buffer;
};

export const int4Array = (values: readonly number[]) => {
  const buffer = header(OID.int4, values.length, values.length * 8);
  values.reduce((at, it) => buffer.writeInt32BE(it, buffer.writeInt32BE(4, at)), 20);
  return buffer;
};

export const int8Array = (values: readonly number[]) => {
  const buffer = header(OID.int8, values.length, values.length * 12);
  values.reduce((at, it) => buffer.writeBigInt64BE(BigInt(it), buffer.writeInt32BE(8, at)), 20);
  return buffer;
};

export const uuidArray = (values: readonly string[]) => {
  const buffer = header(OID.uuid, values.length, values.length * 20);
  values.reduce((at, it) => {
    buffer.writeInt32BE(16, at);
    buffer.write(it.replaceAll('-', ''), at + 4, 'hex');
    return at + 20;
  }, 20);
  return buffer;
};

function header(oid: number, length: number, bytes: number) {
  const buffer = Buffer.allocUnsafe(20 + bytes);
  buffer.writeInt32BE(1, 0);
  buffer.writeInt32BE(0, 4);
  buffer.writeInt32BE(oid, 8);
  buffer.writeInt32BE(length, 12);
  buffer.writeInt32BE(1, 16);
  return buffer;
}
