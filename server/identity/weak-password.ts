/** The passwords that everybody tries first; the rest of the rule is length and variety (domain A.2, security D.3). */
const COMMON = new Set(
  `123456 12345678 123456789 1234567890 password password1 password123 qwerty123 qwertyuiop admin123 admin1234 administrator
   iloveyou1 sekolah123 indonesia1 bismillah1 rahasia123 merdeka45 merdeka17 abc12345 abcd1234 abc123456 a1b2c3d4 1q2w3e4r
   1qaz2wsx q1w2e3r4 zaq12wsx letmein1 welcome1 welcome123 passw0rd p@ssw0rd guru1234 murid123 siswa123 pelita123 katasandi1`.split(/\s+/),
);

export function isWeak(password: string, ...personal: string[]) {
  const plain = password.toLowerCase();
  const isShort = [...password].length < 8;
  const isUniform = !/\p{L}/u.test(password) || !/\d/.test(password) || new Set(plain).size < 4;
  return isShort || isUniform || COMMON.has(plain) || personal.some((it) => it && plain === it.toLowerCase());
}
