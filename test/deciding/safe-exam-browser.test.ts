import { parseDocument } from 'htmlparser2';
import { configKeyOf, isOneOf, isSeb, keyHash, sebFile } from '#server/exam/safe-exam-browser';

const KEY = '787c3f3d7211ff09ad5ba6a62f67b6a2092eb3080b5b5d29d578f3a3d901cbae';
const CONFIG = '2bfa3aa6ed19b8ad89b75b57aa6489bb43ed3a1c556b7d8d52c28982ca63af07';
const PAGE = 'https://sekolah.test/student/cbt/42/exam';

test('the key of a configuration is that of its settings as SEB writes them', () => {
  expect(configKeyOf({ startURL: PAGE, sendBrowserExamKey: true })).toBe(CONFIG);
  expect(configKeyOf({ originatorVersion: 'SEB 3.4', empty: {}, sendBrowserExamKey: true, startURL: PAGE })).toBe(CONFIG);
  expect(configKeyOf({ B: [1, { b: 'x', A: 1.5 }], a: { z: {}, y: false } })).toBe(configKeyOf({ a: { y: false }, B: [1, { A: 1.5, b: 'x' }] }));
});

test('the file of a configuration says the settings that its key is of', () => {
  const settings = { startURL: `${PAGE}?a=1&b=<2>`, allowQuit: true, allowSpellCheck: false, browserWindowWebView: 3, list: [1, { in: 'dict' }] };
  type Node = { name?: string; data?: string; children?: Node[] };
  const elements = (it: Node) => (it.children ?? []).filter(({ name }) => name);
  const read = (it: Node): any => {
    if (it.name === 'dict') return Object.fromEntries(elements(it).flatMap((key, i, all) => (key.name === 'key' ? [[read(key), read(all[i + 1] as Node)]] : [])));
    if (it.name === 'array') return elements(it).map(read);
    if (it.name === 'true' || it.name === 'false') return it.name === 'true';
    const text = it.children?.map(({ data }) => data).join('') ?? '';
    return it.name === 'integer' ? Number(text) : text;
  };
  const file = sebFile(settings);
  expect(file).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<!DOCTYPE plist PUBLIC /);
  const plist = elements(parseDocument(file, { xmlMode: true }) as Node).find(({ name }) => name === 'plist') as Node;
  expect(read(elements(plist)[0] as Node)).toEqual(settings);
});

test.each([
  ['https://example.com/moodle/mod/quiz/attempt.php?attemptid=123&page=4', KEY, '96fc9b4226354376f5199e1f095e6a694ef10935c06bd24eebff61200a602ce4'],
  [PAGE, CONFIG, 'feea7368c6a32c4988ead5a8c5d33ad20b32f7259c5f9367a8d48d12cc3e35c5'],
  [`${PAGE}#x`, CONFIG, 'feea7368c6a32c4988ead5a8c5d33ad20b32f7259c5f9367a8d48d12cc3e35c5'],
  ['https://sekolah.test/api/cbt/murid/exam-page?id_cbt=42', CONFIG, '04b00ff4cddff37ff98af5bfd5f5486af5c1fdd2bf87fa3dc1d48ff09e79bcac'],
])('the hash of a key for %s is that of SEB', (url, key, hash) => {
  expect(keyHash(url, key)).toBe(hash);
  for (const other of [url.replace('https', 'http'), `${url.replace(/#.*/, '')}/`, url.replace('e', '%65')]) expect(keyHash(other, key)).not.toBe(hash);
  expect(keyHash(key, url)).not.toBe(hash);
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/108.0.5359.125 SEB/3.4.1 (x64)', true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_2) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/11.1.2 Safari/605.1.15 SEB/2.1.4', true],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/120.0 Mobile SEBASTIAN/3', false], ['Mozilla/5.0 NOSEB/3.4', false], ['Mozilla/5.0 SEB', false], ['', false],
])('%s is SEB: %s', (userAgent, is) => {
  expect(isSeb(userAgent)).toBe(is);
});

test.each([
  ['Mozilla/5.0 (Linux; Android 13) ExamBro/2.4.1', 'ExamBro', true], ['Mozilla/5.0 (Linux; Android 13) ExamBro/2.4.1', 'exambro/2.4', true], ['Mozilla/5.0 (Linux; Android 13) ExamBro/2.4.1', 'ExamBro/2.10', false],
  ['Mozilla/5.0 (Linux; Android 13) ExamBro/10.0', 'ExamBro/2.4', true], ['Mozilla/5.0 ExamBrowser/1', 'ExamBro', false], ['Mozilla/5.0 NotExamBro/3', 'ExamBro', false], ['Mozilla/5.0 ExamBro', 'ExamBro/1', false], ['anything', '', false], ['a+b/1', 'a+b', true],
])('%s is the exam browser %s: %s', (userAgent, name, is) => {
  expect(isOneOf(userAgent, [name])).toBe(is);
});
