import { COMMON_PASSWORDS } from '#server/identity/common-passwords';

const COMMON = new Set(COMMON_PASSWORDS);

/** What schools here try first. */
const LOCAL = new Set(
  `admin123 admin1234 sekolah123 indonesia1 bismillah1 rahasia123 merdeka45 merdeka17 guru1234 murid123 siswa123 pelita123 katasandi1
   password1 password123 qwerty123 iloveyou1 abc12345 abcd1234 abc123456 letmein1 welcome1 welcome123 p@ssw0rd`.split(/\s+/),
);

/** What is left of a password when the digits, blanks and marks around it are gone: these words protect nothing. */
const STEMS = new Set(
  `password passwd qwerty qwertyuiop asdfgh admin administrator sekolah sekolahku smp smpsatu pelita guru murid siswa kepala kurikulum
   indonesia jakarta bogor bandung merdeka bismillah rahasia katasandi sandi iloveyou letmein welcome abc abcd abcde abcdef abcdefg aabbccd abcabc`.split(/\s+/),
);
const stemOf = (text: string) => text.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').replace(/\s/g, '');
const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Domain A.2 and security D.3: eight characters, a letter and a digit, nothing common, nothing of the person or the school. */
export function isWeak(password: string, ...personal: (string | null | undefined)[]) {
  const plain = password.trim().toLowerCase();
  const isShort = [...plain].length < 8;
  const isUniform = !/\p{L}/u.test(plain) || !/\d/.test(plain) || new Set(plain).size < 5;
  const isKnown = COMMON.has(plain) || LOCAL.has(plain) || STEMS.has(stemOf(plain));
  return isShort || isUniform || isKnown || personal.some((it) => it && tells(plain, it));
}

/** A number with letters around it is still that number, a name with digits around it still that name. */
function tells(plain: string, personal: string) {
  if (plain === personal.trim().toLowerCase()) return true;
  const number = /^\d+$/.test(personal.trim());
  return number ? digitsOf(plain).includes(personal.trim()) : stemOf(plain) === stemOf(personal);
}
