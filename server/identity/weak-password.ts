/** The passwords that everybody tries first; the rest of the rule is length and variety (domain A.2, security D.3). */
const COMMON = new Set(
  `123456 12345678 123456789 1234567890 password password1 password123 qwerty123 qwertyuiop admin123 admin1234 administrator
   iloveyou1 sekolah123 indonesia1 bismillah1 rahasia123 merdeka45 merdeka17 abc12345 abcd1234 abc123456 a1b2c3d4 1q2w3e4r
   1qaz2wsx q1w2e3r4 zaq12wsx letmein1 welcome1 welcome123 passw0rd p@ssw0rd guru1234 murid123 siswa123 pelita123 katasandi1`.split(/\s+/),
);

/** What is left of a password when the digits, blanks and marks around it are gone: these words protect nothing. */
const STEMS = new Set(
  `password passwd qwerty qwertyuiop asdfgh admin administrator sekolah sekolahku smp smpsatu pelita guru murid siswa kepala kurikulum
   indonesia jakarta bogor bandung merdeka bismillah rahasia katasandi sandi iloveyou letmein welcome abc abcd abcde abcdef abcdefg aabbccd abcabc`.split(/\s+/),
);
const stemOf = (text: string) => text.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').replace(/\s/g, '');

export function isWeak(password: string, ...personal: string[]) {
  const plain = password.trim().toLowerCase();
  const isShort = [...plain].length < 8;
  const isUniform = !/\p{L}/u.test(plain) || !/\d/.test(plain) || new Set(plain).size < 5;
  const isKnown = COMMON.has(plain) || STEMS.has(stemOf(plain)) || personal.some((it) => it && stemOf(plain) === stemOf(it));
  return isShort || isUniform || isKnown;
}
